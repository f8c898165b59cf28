import type { Money } from '@portolan/domain/money'
import type { Cabin, FareTerms, Term } from '@portolan/supplier/air'
import type { AirlineFacts } from '../catalogue/airlines.ts'
import type { Family } from '../catalogue/booking-class.ts'

export const currency = 'USD'
export const cents = (minor: number): Money => ({ minor, currency })

const included: Term = { policy: 'included' }
const none: Term = { policy: 'none' }
const charge = (minor: number): Term => ({ policy: 'charge', charge: cents(minor) })

const longWay = 3500
/** From here on one is fed. */
const mealWay = 1800

interface Sold {
  readonly airline: Pick<AirlineFacts, 'kind'>
  readonly cabin: Cabin
  readonly family: Family
  /** Of the longest contract. */
  readonly km: number
}

/** What a bag, a seat, a change and a refund cost of one person, in US cents. */
function chargesOf({ airline, km }: Sold) {
  const isLong = km > longWay
  return {
    bag: airline.kind === 'low' ? 3600 : isLong ? 7500 : 3900,
    seat: isLong ? 2800 : 1200,
    change: isLong ? 12_000 : 6000,
    refund: isLong ? 18_000 : 8000,
  }
}

function makeTerms(sold: Sold): FareTerms {
  const { airline, cabin, family, km } = sold
  const costs = chargesOf(sold)
  const isLow = airline.kind === 'low'
  const isBack = cabin === 'Economy'
  const pieces = cabin === 'Business' || cabin === 'First' || (family === 'flex' && km > longWay) ? 2 : 1
  return {
    cabinBag: { ...included, pieces: isBack ? 1 : 2, kg: isLow && family === 'light' ? 7 : 8 },
    checkedBag: {
      ...(family === 'light' ? charge(costs.bag) : included),
      pieces: family === 'light' ? 1 : pieces,
      kg: cabin === 'Business' || cabin === 'First' ? 32 : 23,
    },
    seat: family === 'light' || (family === 'classic' && isLow) ? charge(costs.seat) : included,
    change: family === 'light' ? none : family === 'classic' ? charge(costs.change) : included,
    refund: family === 'light' ? none : family === 'classic' && isBack ? charge(costs.refund) : included,
    meal: isLow ? charge(1100) : km > mealWay || !isBack ? included : none,
    lounge: cabin === 'Business' || cabin === 'First' ? included : none,
  }
}

const known = new Map<string, FareTerms>()

/** There are a few dozen kinds of terms, and thousands of fares. */
export function termsOf(sold: Sold): FareTerms {
  const { airline, cabin, family, km } = sold
  const key = `${airline.kind} ${cabin} ${family} ${km > longWay} ${km > mealWay}`
  const terms = known.get(key) ?? makeTerms(sold)
  known.set(key, terms)
  return terms
}

const names: Readonly<Record<AirlineFacts['kind'], Readonly<Record<Family, string>>>> = {
  full: { light: 'Light', classic: 'Classic', flex: 'Flex' },
  leisure: { light: 'Basic', classic: 'Comfort', flex: 'Freedom' },
  low: { light: 'Go', classic: 'Go Plus', flex: 'Go Flex' },
}

export const familyName = ({ kind }: Pick<AirlineFacts, 'kind'>, family: Family): string => names[kind][family]

/** What the better fares cost on top of the class, in US cents: about the bag and the freedom that they give. */
export function familySupplement(sold: Sold): number {
  const { bag, seat, change, refund } = chargesOf(sold)
  if (sold.family === 'light') return 0
  const classic = Math.round(bag * 0.7 + (sold.airline.kind === 'low' ? 0 : seat * 0.5))
  return sold.family === 'classic' ? classic : classic + Math.round((change + refund) * 0.35)
}
