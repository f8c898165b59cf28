import { addDays } from '@portolan/domain/date'
import type { HotelDetail, HotelHouse, HotelPlan, HotelRoomKind, HotelTax } from '@portolan/supplier/hotel'
import type { Offer } from '@portolan/supplier/offer'
import type { Party } from '@portolan/supplier/traveler'
import type { KeptOffer } from '../offer/offer.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })

export const sampleHouse = (id = '1180001', more: Partial<HotelHouse> = {}): HotelHouse => ({
  ...{ id, name: `Casa ${id}`, nameZhHK: '里斯本之家', kind: 'hotel', star: 4, rating: 8.6, reviews: 412 },
  ...{ city: 'LISBOA', country: 'PT', quarter: { en: 'Alfama', zh: '阿尔法玛', zhHK: '阿爾法瑪' } },
  ...{ lat: 38.71, lon: -9.13, address: { line: 'Rua Nova 7', postalCode: '1100-001', city: 'Lisboa' } },
  ...{ amenities: ['5', '71'], picture: 'oldtown~any~1180001', timeZone: 'Europe/Lisbon' },
  ...{ checkIn: '15:00', checkOut: '11:00' },
  ...more,
})

export const sampleKind = (code = 'DBL', more: Partial<HotelRoomKind> = {}): HotelRoomKind => ({
  ...{ code, name: { en: `Room ${code}`, fr: `Chambre ${code}` }, beds: [{ kind: 'king', count: 1 }], areaM2: 24 },
  ...{ maxAdults: 2, maxChildren: 1, childAges: { from: 0, to: 17 }, picture: `interior~double~${code}` },
  ...more,
})

export const samplePlan = (code = 'BB-F3-PN', more: Partial<HotelPlan> = {}): HotelPlan => ({
  ...{ code, meals: { breakfast: true, lunch: false, dinner: false }, mealCode: '3', payment: 'now' },
  rules: [{ en: 'Breakfast each morning.', es: 'Desayuno diario.' }, { en: 'All is paid when you book.' }],
  paymentRule: 1,
  ...more,
})

export interface RoomWish {
  supplier?: string
  token: string
  house?: HotelHouse
  room?: HotelRoomKind
  plan?: HotelPlan
  place?: number
  guests?: HotelDetail['guests']
  checkIn: string
  /** Euro cents a night. */
  nights: readonly number[]
  taxes?: readonly HotelTax[]
  discount?: number
  /** Of the total, what the house takes. */
  there?: number
  detail?: Partial<HotelDetail>
  offer?: Partial<Offer<HotelDetail>>
}

export const cityTax = (minor: number, isPaidThere = true): HotelTax => ({
  ...{ code: 'CITY_TAX', amount: eur(minor), isPaidThere },
})

/** A room that makes sense, but for what the test says. */
export function roomOffer(wish: RoomWish): Offer<HotelDetail> {
  const { supplier = 'rooms', token, checkIn, nights, taxes = [], discount = 0, there = 0, place = 0 } = wish
  const minor = nights.reduce((all, one) => all + one, 0) + taxes.reduce((all, tax) => all + tax.amount.minor, 0)
  const [room, plan] = [wish.room ?? sampleKind(), wish.plan ?? samplePlan()]
  const freeUntil = Date.parse(`${addDays(checkIn, -3)}T18:00:00Z`)
  return {
    ...{ ref: { supplier, token }, product: 'hotel', identity: `${room.code} ${plan.code}`, hold: 'supported' },
    price: { total: eur(minor - discount), ...(there > 0 && { there: eur(there) }) },
    expiresAt: Date.now() + 20 * 60_000,
    penalties: [{ until: freeUntil, charge: eur(0) }, { charge: 'nonRefundable' }],
    detail: {
      ...{ kind: 'room', house: wish.house ?? sampleHouse(), room, plan, place },
      guests: wish.guests ?? { adults: 2, childAges: [] },
      ...{ checkIn, checkOut: addDays(checkIn, nights.length), freeUntil },
      nights: nights.map((amount, index) => ({ date: addDays(checkIn, index), amount: eur(amount) })),
      ...{ taxes, ...(discount > 0 && { discount: eur(discount) }) },
      ...wish.detail,
    },
    ...wish.offer,
  }
}

/** As it is kept, sold in Hong Kong dollars at nine for a euro. */
export function keptRoom(offer: Offer<HotelDetail>, party: Party, more: Partial<KeptOffer> = {}): KeptOffer {
  const { ref, price, detail } = offer
  const rate = { from: 'EUR', to: 'HKD', value: '9', day: '2026-11-15' }
  const hkd = (minor: number) => ({ minor: minor * 9, currency: 'HKD' })
  return {
    ...{ rph: ref.token, product: 'hotel', supplier: ref.supplier, token: ref.token, identity: offer.identity },
    ...{ query: { rooms: [{}] }, party, correlationId: 'correlation', agencyId: undefined },
    price: {
      ...{ selling: hkd(price.total.minor), supplier: price.total },
      ...(price.there && { there: hkd(price.there.minor) }),
      trace: { net: price.total, taxes: eur(0), markup: eur(0), rule: undefined, rate },
    },
    ...{ supplierPrice: price, expiresAt: 0, hold: offer.hold, penalties: offer.penalties, detail },
    ...more,
  }
}
