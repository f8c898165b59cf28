import type { AirportFact } from '../catalogue/airport.ts'
import type { FeeCode } from '../catalogue/fee-name.ts'
import type { Vehicle } from '../catalogue/vehicle.ts'
import { isNight } from './hour.ts'
import { bagsTooMany, headsOf, type Riders } from './party.ts'
import { carPrice, waysPrice } from './ride.ts'

/** One way, as its price needs it. */
export interface PricedWay {
  readonly km: number
  /** YYYY-MM-DDTHH:mm, local. */
  readonly pickUpAt: string
}

export interface Fee {
  readonly code: FeeCode
  readonly quantity: number
  /** Euro cents, of all of them. */
  readonly amount: number
}

/** Euro cents; the ride and the fees are the total. */
export interface RidePrice {
  readonly ride: number
  /** Of one, where everybody pays for a seat. */
  readonly each: number | undefined
  readonly fees: readonly Fee[]
  readonly total: number
}

const childSeat = 800
const bag = 500
/** Of what the way costs, in basis points. */
const nightShare = 1500

export interface Wanted {
  readonly fact: AirportFact
  readonly vehicle: Vehicle
  readonly cars: number
  readonly riders: Riders
  readonly ways: readonly PricedWay[]
}

function feesOf({ vehicle, cars, riders, ways }: Wanted, wayPrices: readonly number[]): Fee[] {
  const night = wayPrices.filter((_, index) => isNight(ways[index]?.pickUpAt ?? ''))
  const nightCost = night.reduce((sum, cents) => sum + Math.round((cents * nightShare) / 10_000), 0)
  const bags = bagsTooMany(vehicle, cars, riders)
  const all: Fee[] = [
    { code: 'NIGHT', quantity: night.length, amount: vehicle.kind === 'shuttle' ? 0 : nightCost },
    { code: 'CHILD_SEAT', quantity: riders.childSeats, amount: childSeat * riders.childSeats * ways.length },
    { code: 'BAG', quantity: bags, amount: bag * bags * ways.length },
  ]
  return all.filter(({ amount }) => amount > 0)
}

export function priceRide(wanted: Wanted): RidePrice {
  const { fact, vehicle, cars, riders, ways } = wanted
  const { kind } = vehicle
  const seat = kind === 'shuttle' ? waysPrice(ways.map(() => fact.shuttle)) : undefined
  const wayPrices = ways.map(({ km }) => (kind === 'shuttle' ? fact.shuttle : carPrice(fact, kind, km) * cars))
  const ride = seat === undefined ? waysPrice(wayPrices) : seat * headsOf(riders)
  const fees = feesOf(wanted, wayPrices)
  return { ride, each: seat, fees, total: fees.reduce((sum, { amount }) => sum + amount, ride) }
}
