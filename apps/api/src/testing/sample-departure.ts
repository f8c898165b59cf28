import type { ActivityDetail } from '@portolan/supplier/activity'
import type { Party } from '@portolan/supplier/traveler'
import type { BookingRecord } from '../booking/booking.ts'
import { trainBooking } from '../document/testing/sample-booking.ts'
import type { KeptOffer } from '../offer/offer.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })

const departureParty: Party = [
  { ref: '1', type: 'adult' },
  { ref: '2', type: 'adult' },
  { ref: '3', type: 'child', age: 8 },
]

/** A walk in Lisbon for two adults and a child, but for what the test says. */
export const sampleDeparture = (more: Partial<ActivityDetail> = {}): ActivityDetail => ({
  kind: 'departure',
  tour: {
    ...{ id: 'LISBOA-01', name: { en: 'Alfama on foot', fr: 'Alfama à pied' }, kind: 'walk', city: 'LISBOA' },
    ...{ country: 'PT', timeZone: 'Europe/Lisbon', minutes: 150, minAge: 0, setting: 'outdoor', hasPickUp: false },
    start: { name: 'Praça do Comércio', lat: 38.7075, lon: -9.1365 },
    end: { name: 'Miradouro de Santa Luzia', lat: 38.7117, lon: -9.1303 },
    picture: 'oldtown~any~LISBOA-01',
  },
  group: {
    ...{ code: 'SHARED', name: { en: 'Shared group', fr: 'Groupe partagé' }, pricing: 'person' },
    ...{ minSize: 1, maxSize: 18, languages: ['en', 'pt'] },
  },
  ...{ startsAt: '2027-05-14T10:00', endsAt: '2027-05-14T12:30', left: 0 },
  categories: [
    { type: 'child', minAge: 4, maxAge: 12, price: eur(1500), count: 1 },
    { type: 'adult', minAge: 13, maxAge: 120, price: eur(2500), count: 2 },
  ],
  bands: [
    { travelerRef: '1', fromAge: 13, toAge: 120 },
    { travelerRef: '2', fromAge: 13, toAge: 120 },
    { travelerRef: '3', fromAge: 4, toAge: 12 },
  ],
  freeUntil: Date.parse('2027-05-13T09:00:00Z'),
  ...more,
})

/** As it is kept, sold in Hong Kong dollars at 9.01 for a euro. */
export function keptDeparture(detail = sampleDeparture(), more: Partial<KeptOffer> = {}): KeptOffer {
  const total = eur(6500)
  const rate = { from: 'EUR', to: 'HKD', value: '9.01', day: '2026-11-15' }
  const identity = `${detail.tour.id}/${detail.group.code}/${detail.startsAt}`
  return {
    ...{ rph: identity, product: 'activity', supplier: 'house-activity', token: identity, identity },
    ...{ query: {}, party: departureParty, correlationId: 'correlation', agencyId: undefined },
    price: {
      ...{ selling: { minor: 58_565, currency: 'HKD' }, supplier: total },
      trace: { net: total, taxes: eur(0), markup: eur(0), rule: undefined, rate },
    },
    supplierPrice: { total },
    ...{ expiresAt: 0, hold: 'supported', detail },
    ...more,
  }
}

/** Bought, with the guide's number. */
export const departureBooking = (detail = sampleDeparture(), more: Partial<BookingRecord> = {}): BookingRecord => {
  const offer = keptDeparture(detail)
  return {
    ...trainBooking,
    ...{ product: 'activity', supplier: 'house-activity', status: 'Ticketed', offers: [offer], wanted: {} },
    price: offer.price.selling,
    reservation: {
      ...{ ref: { supplier: 'house-activity', locator: 'ABCDEF', provisional: false }, state: 'confirmed', detail },
      total: offer.supplierPrice,
      documents: [{ kind: 'voucher', id: '12345678', travelerRefs: ['1', '2', '3'] }],
    },
    ...more,
  }
}
