import type { FareFamily, PricedItinerary } from '@portolan/contract/air-itinerary'
import type { Amount } from '@portolan/contract/shared'
import { addPrices, sumPrices, timesPrice } from '../../price/sum.ts'

/** What the customer wants of any flight, said once. */
export interface Wishes {
  /** Checked, of each traveller. */
  bags: 0 | 1 | 2
  /** Chosen beforehand. */
  seat: boolean
  flexibility: 'any' | 'change' | 'refund'
}

export const noWishes: Wishes = { bags: 0, seat: false, flexibility: 'any' }

export const hasWishes = ({ bags, seat, flexibility }: Wishes): boolean => bags > 0 || seat || flexibility !== 'any'

export interface Quote {
  itinerary: PricedItinerary
  family: FareFamily
  /** The fare and what the wishes cost on top of it. */
  price: Amount
  /** Of that, what is not in the fare: paid with the extras, not with the ticket. Undefined: nothing. */
  extras: Amount | undefined
  /** False: no fare of these flights has all of it; the price is that of the cheapest fare. */
  met: boolean
}

type Include = FareFamily['includes'][number]

const termOf = ({ includes }: FareFamily, kind: Include['kind']): Include | undefined =>
  includes.find((include) => include.kind === kind)

/** For one traveller, charge by charge; undefined: not to be had. */
function bagCharges(family: FareFamily, wanted: number): readonly Amount[] | undefined {
  const bag = termOf(family, 'checkedBag')
  const free = bag?.policy === 'included' ? (bag.quantity ?? 1) : 0
  const missing = Math.max(0, wanted - free)
  if (missing === 0) return []
  return bag?.charge && bag.policy !== 'none' ? [timesPrice(bag.charge, missing)] : undefined
}

function seatCharges(family: FareFamily, wanted: boolean): readonly Amount[] | undefined {
  const seat = termOf(family, 'seat')
  if (!wanted || seat?.policy === 'included') return []
  return seat?.policy === 'charge' && seat.charge ? [seat.charge] : undefined
}

/** A fee that is only paid by whoever changes is no price: it counts as not free. */
const isFlexible = (family: FareFamily, wanted: Wishes['flexibility']): boolean =>
  wanted === 'any' || termOf(family, wanted)?.policy === 'included'

/** What each wish costs on top of a fare, for all who have a seat; undefined: this fare does not have it all. */
export function extrasOf(family: FareFamily, wishes: Wishes, seats: number): readonly Amount[] | undefined {
  const [bags, seat] = [bagCharges(family, wishes.bags), seatCharges(family, wishes.seat)]
  if (!bags || !seat || !isFlexible(family, wishes.flexibility)) return undefined
  return [...bags, ...seat].map((charge) => timesPrice(charge, seats))
}

/** An airline without fare families has one, the offer itself. */
export function familiesOf(itinerary: PricedItinerary): readonly FareFamily[] {
  const { fareFamilies = [], rph, airItinerary, airItineraryPricingInfo } = itinerary
  if (fareFamilies.length > 0) return fareFamilies
  const segment = airItinerary.originDestinationOptions[0]?.flightSegments[0]
  return [
    {
      ...{ rph, code: 'light', name: '', includes: [], total: airItineraryPricingInfo.itinTotalFare.totalFare },
      ...{ cabin: segment?.cabin ?? 'Economy', resBookDesigCode: segment?.resBookDesigCode ?? '' },
    },
  ]
}

/** The cheapest fare that has everything wished for, extras counted. */
export function quoteOf(itinerary: PricedItinerary, wishes: Wishes, seats: number): Quote {
  let best: Quote | undefined
  let plain: Quote | undefined
  for (const family of familiesOf(itinerary)) {
    const { total } = family
    const charges = extrasOf(family, wishes, seats)
    if (!plain || total.amount < plain.price.amount)
      plain = { itinerary, family, price: total, extras: undefined, met: false }
    if (!charges) continue
    const price = charges.reduce(addPrices, total)
    if (!best || price.amount < best.price.amount)
      best = { itinerary, family, price, extras: sumPrices(charges), met: true }
  }
  return (best ?? plain) as Quote
}
