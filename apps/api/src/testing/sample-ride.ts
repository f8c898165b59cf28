import type { TransferDetail, TransferPlace, TransferWay } from '@portolan/supplier/transfer'
import type { BookingRecord } from '../booking/booking.ts'
import { trainBooking } from '../document/testing/sample-booking.ts'
import type { KeptOffer } from '../offer/offer.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })

export const lisbonAirport: TransferPlace = {
  ...{ kind: 'airport', name: 'Lisbon Airport' },
  place: { code: 'LIS', context: 'IATA', lat: 38.77, lon: -9.13 },
}
export const casa: TransferPlace = {
  ...{ kind: 'hotel', name: 'Casa do Cais' },
  place: { code: '1180001', context: 'GEO', lat: 38.71, lon: -9.14 },
}

export const sampleWay = (more: Partial<TransferWay> = {}): TransferWay => ({
  ...{ from: lisbonAirport, to: casa, pickUpAt: '2027-05-14T23:05', timeZone: 'Europe/Lisbon', km: 9, minutes: 15 },
  ...{ flight: { airline: 'TP', number: '1187', at: '2027-05-14T22:20' } },
  meetingPoint: { en: 'In arrivals.', ar: 'في صالة الوصول.' },
  ...more,
})

/** A van for three with four bags, at night, with a child seat: 38, 5.70 and 8 euros. */
export const sampleRide = (more: Partial<TransferDetail> = {}): TransferDetail => ({
  ...{ kind: 'ride', level: 'private', count: 1, isMetByName: true, waitMinutes: 60, phone: '+44 20 7946 0187' },
  vehicle: { kind: 'van', name: { en: 'Van', ar: 'سيارة فان' }, seats: 7, bags: 7, picture: 'car~van~transfer-van' },
  ...{ ways: [sampleWay()], adults: 2, children: 1, bags: 4, childSeats: 1 },
  fees: [
    { code: 'NIGHT', name: { en: 'Night supplement' }, amount: eur(570) },
    { code: 'CHILD_SEAT', name: { en: 'Child seats' }, amount: eur(800) },
  ],
  freeUntil: Date.parse('2027-05-13T22:05:00Z'),
  ...more,
})

/** As it is kept, sold in Hong Kong dollars at nine for a euro, and a little more. */
export function keptRide(token: string, detail = sampleRide(), minor = 5170): KeptOffer {
  const rate = { from: 'EUR', to: 'HKD', value: '9', day: '2026-11-15' }
  return {
    ...{ rph: token, product: 'transfer', supplier: 'cars', token, identity: token, agencyId: undefined },
    ...{ query: {}, party: [{ ref: '1', type: 'adult' }], correlationId: 'correlation' },
    price: {
      ...{ selling: { minor: minor * 9 + 1, currency: 'HKD' }, supplier: eur(minor) },
      trace: { net: eur(minor), taxes: eur(0), markup: eur(0), rule: undefined, rate },
    },
    ...{ supplierPrice: { total: eur(minor) }, expiresAt: 0, hold: 'supported', penalties: [], detail },
  }
}

export function rideBooking(more: Partial<BookingRecord> = {}, detail = sampleRide()): BookingRecord {
  const offer = keptRide('a', detail)
  const price = offer.price.selling
  return {
    ...{ ...trainBooking, product: 'transfer', supplier: 'cars', offers: [offer], price, paid: price, locator: 'T7' },
    wanted: { travelerRefs: ['mei'], answers: [{ code: 'SIGN_NAME', value: 'Lam' }] },
    reservation: {
      ref: { supplier: 'cars', locator: 'T7', provisional: false },
      ...{ state: 'confirmed', total: { total: eur(5170) }, detail },
      documents: [{ kind: 'voucher', id: '10000001', travelerRefs: ['1'] }],
    },
    ...more,
  }
}
