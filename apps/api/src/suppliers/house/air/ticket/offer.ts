import { type Money, sum, zero } from '@portolan/domain/money'
import type { AirDetail, AirExtra, AirPassengerType } from '@portolan/supplier/air'
import type { CancelRule, ExtraChoice, Offer, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import { seedOf } from '../../seed.ts'
import type { Family } from '../catalogue/booking-class.ts'
import { fareOf, type TripPriced } from '../fare/price.ts'
import type { AirportOf } from '../fare/route.ts'
import { cents, currency } from '../fare/terms.ts'
import { detailOf, tripFacts, type Wanted } from './detail.ts'
import type { Ticket, Tokens } from './token.ts'

const minute = 60_000
const life = 20 * minute
/** Nobody gets to the gate later. */
export const lastCall = 60
/** Before this an airline with full service keeps seats for nothing. */
const holdDays = 3 * 24 * 60

const codes: Readonly<Record<AirPassengerType, string>> = { adult: 'ADT', child: 'CHD', infant: 'INF' }

const heads = ({ passengers }: Pick<TripPriced, 'passengers'>): number =>
  passengers.reduce((all, { quantity }) => all + quantity, 0)

const never: CancelRule = { charge: 'nonRefundable' }

/** Until the first flight leaves; from then on nothing comes back. */
function penaltiesOf({ terms: { refund } }: AirDetail, count: number, departs: Instant): CancelRule[] {
  if (refund.policy === 'none') return [never]
  const charge: Money = refund.policy === 'charge' ? cents(refund.charge.minor * count) : zero(currency)
  return [{ until: departs, charge }, never]
}

const priceOf = ({ passengers, total, taxes }: TripPriced, extras: readonly AirExtra[]): Price => ({
  total: extras.length === 0 ? total : sum([total, ...extras.map(({ amount }) => amount)], currency),
  taxes,
  lines: [
    ...passengers.map((fare) => ({
      code: codes[fare.type],
      quantity: fare.quantity,
      amount: cents(fareOf(fare).minor * fare.quantity),
    })),
    ...extras.map(({ kind, quantity, amount }) => ({ code: kind.toUpperCase(), quantity, amount })),
  ],
})

export const departsAt = ({ voyages }: Pick<Ticket, 'voyages'>): number => voyages[0]?.flights[0]?.departs ?? 0

/** Seats and bags of nine people would be longer than a name may be. */
const besideText = (extras: readonly AirExtra[]): string[] =>
  extras.length === 0
    ? []
    : [
        `+${seedOf(...extras.map(({ code, travelerRef, quantity }) => `${code}:${travelerRef}:${quantity}`).sort()).toString(36)}`,
      ]

interface OfferParts {
  readonly tokens: Tokens
  readonly airportOf: AirportOf
  /** In minutes since 1970. */
  readonly now: number
}

/** What was chosen beside a fare, and at which price. */
interface Beside {
  readonly choices: readonly ExtraChoice[]
  readonly extras: readonly AirExtra[]
}

const nothing: Beside = { choices: [], extras: [] }

/** The fares of one trip at the price of now. */
export function offersOf(
  trip: Wanted,
  { tokens, airportOf, now }: OfferParts,
): (family: Family, priced: TripPriced, beside?: Beside) => Offer<AirDetail> {
  const facts = tripFacts(trip, airportOf)
  const departs = departsAt(trip)
  const expiresAt = Math.min(now * minute + life, (departs - lastCall) * minute)
  return (family, priced, { choices, extras } = nothing) => {
    const price = priceOf(priced, extras)
    const plain = detailOf(trip, family, priced, facts)
    const detail = extras.length > 0 ? { ...plain, extras } : plain
    const isKept = priced.longest.airline.kind === 'full' && family !== 'light' && departs - now >= holdDays
    return {
      ref: tokens.write({ ...trip, family, extras: choices, total: price.total.minor, expiresAt }),
      product: 'air',
      identity: [facts.flights, trip.cabin, family, ...besideText(extras)].join(' '),
      price,
      expiresAt,
      hold: isKept ? 'supported' : 'none',
      penalties: penaltiesOf(detail, heads(priced), departs * minute),
      detail,
    }
  }
}
