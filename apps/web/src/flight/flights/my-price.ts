import type { FareFamily, PricedItinerary } from '@portolan/contract/air-itinerary'
import type { Amount } from '@portolan/contract/shared'

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
  /** Of that, what is not in the fare: paid with the extras, not with the ticket. */
  extras: number
  /** False: no fare of these flights has all of it; the price is that of the cheapest fare. */
  met: boolean
}

type Include = FareFamily['includes'][number]

const round = (amount: number): number => Math.round(amount * 100) / 100

const termOf = ({ includes }: FareFamily, kind: Include['kind']): Include | undefined =>
  includes.find((include) => include.kind === kind)

/** For one traveller; undefined: not to be had. */
function bagsCharge(family: FareFamily, wanted: number): number | undefined {
  const bag = termOf(family, 'checkedBag')
  const free = bag?.policy === 'included' ? (bag.quantity ?? 1) : 0
  const missing = Math.max(0, wanted - free)
  if (missing === 0) return 0
  return bag?.charge && bag.policy !== 'none' ? missing * bag.charge.amount : undefined
}

function seatCharge(family: FareFamily, wanted: boolean): number | undefined {
  const seat = termOf(family, 'seat')
  if (!wanted || seat?.policy === 'included') return 0
  return seat?.policy === 'charge' ? seat.charge?.amount : undefined
}

/** A fee that is only paid by whoever changes is no price: it counts as not free. */
const isFlexible = (family: FareFamily, wanted: Wishes['flexibility']): boolean =>
  wanted === 'any' || termOf(family, wanted)?.policy === 'included'

/** What the wishes cost on top of a fare, for all who have a seat; undefined: this fare does not have it all. */
export function extrasOf(family: FareFamily, wishes: Wishes, seats: number): number | undefined {
  const [bags, seat] = [bagsCharge(family, wishes.bags), seatCharge(family, wishes.seat)]
  if (bags === undefined || seat === undefined || !isFlexible(family, wishes.flexibility)) return undefined
  return round((bags + seat) * seats)
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
    const { amount, currencyCode } = family.total
    const extras = extrasOf(family, wishes, seats)
    if (!plain || amount < plain.price.amount)
      plain = { itinerary, family, price: { amount, currencyCode }, extras: 0, met: false }
    if (extras === undefined) continue
    const price = round(amount + extras)
    if (!best || price < best.price.amount)
      best = { itinerary, family, price: { amount: price, currencyCode }, extras, met: true }
  }
  return (best ?? plain) as Quote
}
