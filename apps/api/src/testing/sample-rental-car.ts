import type { CarDetail } from '@portolan/supplier/car'
import type { ExtraChoice, Offer } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import { purchaseIn, trainBooking } from '../document/testing/sample-booking.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Database } from '../platform/db.ts'
import { openCarShop } from './house-car-shop.ts'

const lisbon = { code: 'LIS', context: 'IATA' } as const

/** From a Saturday to the Tuesday after. */
export const sampleQuery = (more: Partial<Queries['car']> = {}): Queries['car'] => ({
  pickUp: { place: lisbon, at: '2027-05-15T10:00' },
  dropOff: { place: lisbon, at: '2027-05-18T10:00' },
  driverAge: 36,
  ...more,
})

/** Nothing has been rented out. */
const empty = { query: async () => [], one: async () => undefined } as unknown as Database

const shop = openCarShop(empty)

/** As it is kept, sold in Hong Kong dollars at nine for a euro, with a tenth added to what is paid now. */
function keptCar(offer: Offer<CarDetail>, query = sampleQuery()): KeptOffer {
  const { ref, price, detail } = offer
  const there = price.there?.minor ?? 0
  const markup = Math.round((price.total.minor - there) / 10)
  const eur = (minor: number) => ({ minor, currency: 'EUR' })
  const hkd = (minor: number) => ({ minor: minor * 9, currency: 'HKD' })
  return {
    ...{ rph: offer.identity, product: 'car', supplier: ref.supplier, token: ref.token, identity: offer.identity },
    ...{ query, party: [{ ref: '1', type: 'adult', age: 36 }], correlationId: 'correlation', agencyId: undefined },
    price: {
      ...{ selling: hkd(price.total.minor + markup), supplier: eur(price.total.minor + markup) },
      ...(there > 0 && { there: hkd(there) }),
      trace: {
        ...{ net: price.total, taxes: eur(0), markup: eur(markup), rule: undefined },
        rate: { from: 'EUR', to: 'HKD', value: '9', day: '2026-11-15' },
      },
    },
    ...{ supplierPrice: price, expiresAt: offer.expiresAt, hold: offer.hold, penalties: offer.penalties, detail },
  }
}

export async function sampleCars(query = sampleQuery()): Promise<KeptOffer[]> {
  return (await shop.find(query)).map((offer) => keptCar(offer, query))
}

/** One of a company on a rate, with all that can be had beside it, and with what is chosen of that. */
export async function sampleChosen(
  vendor: string,
  rateCode: string,
  extras: readonly ExtraChoice[],
): Promise<KeptOffer> {
  const found = await shop.find(sampleQuery())
  const offer = found.find(({ detail }) => detail.vendor.code === vendor && detail.rateCode === rateCode)
  const quoted = offer && (await shop.quote(offer, extras, 36))
  const [chosen] = quoted?.ok ? quoted.value.offers : []
  if (!chosen) throw new Error('There is no such car.')
  return keptCar(chosen)
}

/** The same, bought. */
export const carBooking = (offer: KeptOffer, more: Partial<BookingRecord> = {}): BookingRecord => ({
  ...trainBooking,
  ...{ product: 'car', supplier: 'house-car', offers: [offer], wanted: { travelerRefs: ['t1'] } },
  ...{ price: offer.price.selling, locator: 'ABCDEF', reservation: null },
  ...more,
})

export const carPurchase: PurchaseRecord = {
  ...purchaseIn('en'),
  travelers: [{ ref: 't1', type: 'adult', lead: true, title: 'Ms', given: 'Mei', surname: 'Lam' }],
}
