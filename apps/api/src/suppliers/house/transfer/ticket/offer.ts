import type { Offer, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { TransferDetail, TransferPlace } from '@portolan/supplier/transfer'
import { instantOf } from '../../../../platform/local-time.ts'
import { seedOf } from '../../seed.ts'
import { feeNames } from '../catalogue/fee-name.ts'
import { lineName } from '../catalogue/line-name.ts'
import { headsOf } from '../price/party.ts'
import type { Answered } from './asked.ts'
import { lastMoment } from './rule.ts'
import { cents, emergencyPhone, freeUntil, penaltiesOf, waitAt } from './terms.ts'
import type { Tokens } from './token.ts'
import type { VehicleRide } from './vehicle-ride.ts'

const life = 20 * 60_000

function priceOf({ vehicle, cars, price, ride: { riders } }: VehicleRide): Price {
  const quantity = vehicle.kind === 'shuttle' ? headsOf(riders) : cars
  return {
    total: cents(price.total),
    lines: [
      { code: 'RIDE', quantity, amount: cents(price.ride) },
      ...price.fees.map((fee) => ({ code: fee.code, quantity: fee.quantity, amount: cents(fee.amount) })),
    ],
  }
}

const longest = 40

/** A long one by its beginning and its number: two addresses of a street are not one. */
const nameOf = ({ place: { code, context } }: TransferPlace): string =>
  `${context}:${code.length <= longest ? code : `${code.slice(0, longest)}#${seedOf(code)}`}`

/** Where, when, in what and for how many: the hours are those of the pick-ups. */
function identityOf({ vehicle, cars, ways, ride: { region, riders } }: VehicleRide): string {
  const [{ from, to }] = ways
  const { adults, children, bags, childSeats } = riders
  return [
    ...[region.code, vehicle.kind, cars, `${nameOf(from)}>${nameOf(to)}`],
    ...[[adults, children, bags, childSeats].join('+'), ...ways.map(({ pickUpAt }) => pickUpAt)],
  ].join('/')
}

function railOf({ ways, ride: { region } }: VehicleRide): Pick<TransferDetail, 'rail'> {
  const { line } = region.fact
  if (!region.isAirportRun) return {}
  return { rail: { name: lineName(line), minutes: line.minutes, each: cents(line.each * ways.length) } }
}

function detailOf(found: VehicleRide, until: Instant | undefined): TransferDetail {
  const { vehicle, cars, ways, price, ride } = found
  const { level, ...shown } = vehicle
  const isShared = level === 'shared'
  return {
    ...{ kind: 'ride', level, vehicle: shown, count: cars, ways, isMetByName: !isShared },
    ...{ waitMinutes: waitAt(ways[0].from.kind, isShared), ...ride.riders },
    fees: price.fees.map(({ code, amount }) => ({ code, name: feeNames[code], amount: cents(amount) })),
    ...(price.each !== undefined && { eachPays: cents(price.each) }),
    ...(until !== undefined && { freeUntil: until }),
    ...railOf(found),
    phone: emergencyPhone,
  }
}

/** The moment of the first pick-up. */
export const departureOf = ({ ways: [{ pickUpAt, timeZone }] }: VehicleRide): Instant => instantOf(pickUpAt, timeZone)

interface Answers {
  /** The ride as it was searched for: an answer moves what is driven, and not what it is found again by. */
  readonly searched: VehicleRide
  readonly answered: Answered | undefined
}

/** A ride at the price of now. */
export function makeOffer(
  found: VehicleRide,
  tokens: Tokens,
  now: Instant,
  { searched, answered }: Answers = { searched: found, answered: undefined },
): Offer<TransferDetail> {
  const { vehicle, ways, price } = found
  const { ride } = searched
  const expiresAt = Math.min(now + life, lastMoment(departureOf(found)))
  const until = freeUntil(ways[0].pickUpAt, ways[0].timeZone, now)
  const asked = {
    ways: ride.ways.map(({ from, to, at, flight }) => ({ from, to, at, ...(flight && { flight }) })),
    riders: ride.riders,
  }
  return {
    ref: tokens.write({ asked, ...(answered && { answered }), kind: vehicle.kind, total: price.total, expiresAt }),
    product: 'transfer',
    identity: identityOf(searched),
    price: priceOf(found),
    expiresAt,
    hold: 'supported',
    penalties: penaltiesOf(until),
    detail: detailOf(found, until),
  }
}
