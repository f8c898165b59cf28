import type { TransferPlace, TransferWay } from '@portolan/supplier/transfer'
import { seedOf } from '../../seed.ts'
import { meetingPointOf, shuttlePointOf } from '../catalogue/meeting-point.ts'
import { type Vehicle, vehicles } from '../catalogue/vehicle.ts'
import { downTo, isShuttleHour, upTo } from '../price/hour.ts'
import { carsFor } from '../price/party.ts'
import { priceRide, type RidePrice } from '../price/price.ts'
import type { RideFound, WayFound } from './ride.ts'

/** A ride in one kind of vehicle. */
export interface VehicleRide {
  readonly vehicle: Vehicle
  readonly cars: number
  readonly ways: readonly [TransferWay, ...TransferWay[]]
  readonly price: RidePrice
  readonly ride: RideFound
}

/** Buses leave on the full and the half hour. */
const busStep = 30
/** They stop on the way. */
const stops = { times: 1.3, more: 8 }
const busStops = 9

type Drive = Pick<WayFound, 'at' | 'minutes'>

/** The next bus from the airport; to it the one before, so that nobody is late. Undefined: none goes at that hour. */
function busFor({ from, at, minutes }: WayFound): Drive | undefined {
  const leaves = from.kind === 'airport' ? upTo(at, busStep) : downTo(at, busStep)
  return isShuttleHour(leaves) ? { at: leaves, minutes: Math.round(minutes * stops.times) + stops.more } : undefined
}

const stopOf = ({ place }: TransferPlace): number => 1 + (seedOf('stop', place.code) % busStops)

function wayOf(
  { vehicle: { kind } }: { readonly vehicle: Vehicle },
  way: WayFound,
  { at, minutes }: Drive,
): TransferWay {
  const { from, to, timeZone, flight, km } = way
  const meetingPoint = kind === 'shuttle' ? shuttlePointOf(from.kind, stopOf(from)) : meetingPointOf(from.kind)
  return { from, to, pickUpAt: at, timeZone, ...(flight && { flight }), km, minutes, meetingPoint }
}

function rideIn(vehicle: Vehicle, ride: RideFound): VehicleRide | undefined {
  const { region, riders } = ride
  const cars = carsFor(vehicle, riders)
  if (cars === undefined || (vehicle.kind === 'shuttle' && !region.isAirportRun)) return undefined
  const [first, ...more] = ride.ways.flatMap((way) => {
    const drive = vehicle.kind === 'shuttle' ? busFor(way) : way
    return drive ? [wayOf({ vehicle }, way, drive)] : []
  })
  if (!first || more.length + 1 < ride.ways.length) return undefined
  const ways = [first, ...more] as const
  return { vehicle, cars, ways, price: priceRide({ fact: region.fact, vehicle, cars, riders, ways }), ride }
}

/** In every kind of vehicle that takes them there. */
export const ridesIn = (ride: RideFound): VehicleRide[] => vehicles.flatMap((vehicle) => rideIn(vehicle, ride) ?? [])
