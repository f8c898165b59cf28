import type { AirDetail } from '@portolan/supplier/air'
import type { Offer } from '@portolan/supplier/offer'
import type { Party } from '@portolan/supplier/traveler'
import type { KeptOffer } from '../offer/offer.ts'
import { flightOffer, homeward, outward, voyageOf } from './air-supplier.ts'

const [out, back] = ['2026-12-15', '2026-12-20']

const couple: Party = [
  { ref: '1', type: 'adult' },
  { ref: '2', type: 'adult' },
  { ref: '3', type: 'child', age: 8 },
]

/** As it is kept, sold in Hong Kong dollars at nine for a euro. */
export function keptFlight(offer: Offer<AirDetail>, selling: number, more: Partial<KeptOffer> = {}): KeptOffer {
  const { ref, price } = offer
  const rate = { from: 'EUR', to: 'HKD', value: '9', day: '2026-11-15' }
  const none = { minor: 0, currency: 'EUR' }
  return {
    ...{ rph: ref.token, product: 'air', supplier: ref.supplier, token: ref.token, identity: offer.identity },
    ...{ query: { legs: offer.detail.voyages }, party: couple, correlationId: 'correlation', agencyId: undefined },
    price: {
      ...{ selling: { minor: selling, currency: 'HKD' }, supplier: price.total },
      trace: { net: price.total, taxes: none, markup: none, rule: undefined, rate },
    },
    ...{ supplierPrice: price, expiresAt: 0, hold: offer.hold, penalties: offer.penalties, detail: offer.detail },
    ...more,
  }
}

/** There by Dubai, back at once; two adults and a child. */
export const thereAndBack = (token = 'a', detail: Partial<AirDetail> = {}): Offer<AirDetail> =>
  flightOffer({
    ...{ supplier: 'tap', token, party: couple, detail },
    voyages: [voyageOf(0, out, outward), voyageOf(1, back, homeward)],
  })

/** One leg of several cities. */
export const oneLeg = (leg: number, text: string, detail: Partial<AirDetail> = {}): Offer<AirDetail> =>
  flightOffer({
    ...{ supplier: 'tap', token: text, party: couple, detail: { trip: 'leg', ...detail } },
    voyages: [voyageOf(leg, leg === 2 ? back : out, text)],
  })
