import { type Money, sum, zero } from '@portolan/domain/money'
import type { AirDetail, AirExtra, AirPassengerType } from '@portolan/supplier/air'
import type { CancelRule, Offer, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import { seedOf } from '../../seed.ts'
import { type AirportOf, fareOf, type TripPriced } from '../fare/price.ts'
import { cents, currency } from '../fare/terms.ts'
import { detailOf, flightsText, validatingOf } from './detail.ts'
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

/** Until the first flight leaves; from then on nothing comes back. */
function penaltiesOf({ terms: { refund } }: AirDetail, count: number, departs: Instant): CancelRule[] {
  const never: CancelRule = { charge: 'nonRefundable' }
  if (refund.policy === 'none') return [never]
  const charge: Money = refund.policy === 'charge' ? cents(refund.charge.minor * count) : zero(currency)
  return [{ until: departs, charge }, never]
}

const priceOf = ({ passengers, total, taxes }: TripPriced, extras: readonly AirExtra[]): Price => ({
  total: sum([total, ...extras.map(({ amount }) => amount)], currency),
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

/** A fare of a trip at the price of now. `now` is in minutes since 1970. */
export function makeOffer(
  wanted: Omit<Ticket, 'total' | 'expiresAt'>,
  priced: TripPriced,
  { tokens, airportOf, now }: { tokens: Tokens; airportOf: AirportOf; now: number },
  extras: readonly AirExtra[] = [],
): Offer<AirDetail> {
  const departs = departsAt(wanted)
  const expiresAt = Math.min(now * minute + life, (departs - lastCall) * minute)
  const price = priceOf(priced, extras)
  const ticket: Ticket = { ...wanted, total: price.total.minor, expiresAt }
  const plain = detailOf(ticket, priced, airportOf)
  const detail = extras.length > 0 ? { ...plain, extras } : plain
  const isKept = validatingOf(priced).kind === 'full' && ticket.family !== 'light' && departs - now >= holdDays
  return {
    ref: tokens.write(ticket),
    product: 'air',
    identity: [flightsText(ticket.voyages), ticket.cabin, ticket.family, ...besideText(extras)].join(' '),
    price,
    expiresAt,
    hold: isKept ? 'supported' : 'none',
    penalties: penaltiesOf(detail, heads(priced), departs * minute),
    detail,
  }
}
