import type { Amount, Charge } from '@portolan/contract/shared'
import type { GroundService } from '@portolan/contract/transfer'
import type { Terms } from '../../moment/use-moments.ts'
import { minutesOf } from '../../result/journey-time.ts'
import { freeDeadline } from '../../stay/cancel-words.ts'

export type Level = GroundService['serviceLevel']

/** One way to be driven: what it is, whom and what it takes, when it comes, and what it costs in all. */
export interface Ride {
  /** The same in every language and after every search: by it the choice stands in the address. */
  readonly id: string
  readonly rph: string
  readonly name: string
  readonly model: string | undefined
  readonly level: Level
  /** How many of these cars the party needs. */
  readonly count: number
  /** Of all of them together. */
  readonly seats: number
  readonly bags: number
  readonly imageUrl: string | undefined
  readonly meetingPoint: string | undefined
  readonly isMet: boolean
  readonly waitMinutes: number
  readonly minutes: number | undefined
  readonly kilometres: number | undefined
  /** Local: when the driver is there. */
  readonly pickUpAt: string | undefined
  readonly backAt: string | undefined
  /** By the timetable. */
  readonly flightAt: string | undefined
  readonly backFlightAt: string | undefined
  readonly total: Amount
  /** Where each pays for a seat; else the price is of the car. */
  readonly each: Amount | undefined
  readonly childSeats: number
  /** Parts of the total. */
  readonly fees: readonly Charge[]
  /** An instant; undefined: cancelling is never free. */
  readonly freeUntil: Terms | undefined
  readonly expiresAt: number
  readonly vendor: string
}

/** The server's name for bags beyond what a car takes without charge. */
const extraBag = 'BAG'

function rideOf(service: GroundService, id: string): Ride {
  const { vehicle, quantity: count = 1, totalCharge, waitingTime, estimatedDuration } = service
  return {
    ...{ id, rph: service.rph, name: vehicle.type, model: vehicle.makeModel, level: service.serviceLevel, count },
    ...{ seats: vehicle.maximumPassengers * count, bags: vehicle.maximumBaggage * count },
    ...{ imageUrl: vehicle.image?.url, meetingPoint: service.meetingPoint, isMet: service.meetAndGreetInd === true },
    waitMinutes: waitingTime ? minutesOf(waitingTime) : 0,
    minutes: estimatedDuration ? minutesOf(estimatedDuration) : undefined,
    kilometres: service.distanceKm,
    ...{ pickUpAt: service.pickupDateTime, backAt: service.returnPickupDateTime },
    ...{ flightAt: service.flightDateTime, backFlightAt: service.returnFlightDateTime },
    total: {
      currencyCode: totalCharge.currencyCode,
      amount: totalCharge.estimatedTotalAmount ?? totalCharge.rateTotalAmount,
    },
    ...{ each: service.eachPays, childSeats: service.childSeats ?? 0, fees: service.fees ?? [] },
    freeUntil: freeDeadline(service.cancelPenalties ?? []),
    expiresAt: Date.parse(service.expiredDateTime),
    vendor: service.vendor.stringValue ?? service.vendor.companyShortName ?? '',
  }
}

/** By level and size; of two alike the second says so. */
export function ridesOf(services: readonly GroundService[]): Ride[] {
  const seen = new Map<string, number>()
  return services.map((service) => {
    const { serviceLevel, vehicle } = service
    const kind = `${serviceLevel}-${vehicle.maximumPassengers}-${vehicle.maximumBaggage}`
    const number = (seen.get(kind) ?? 0) + 1
    seen.set(kind, number)
    return rideOf(service, number === 1 ? kind : `${kind}-${number}`)
  })
}

/** All of them inside, and none paid for apart. */
export const fitsBags = ({ bags, fees }: Pick<Ride, 'bags' | 'fees'>, asked: number): boolean =>
  asked <= bags && !fees.some(({ code }) => code === extraBag)

/** The one of the address; else the first that takes all the bags, else the first. */
export const chosenOf = (rides: readonly Ride[], pick: string, bags: number): Ride | undefined =>
  rides.find(({ id }) => id === pick) ?? rides.find((ride) => fitsBags(ride, bags)) ?? rides[0]

/** The shortest and the longest of them; undefined where none is told. */
export function minutesRange(rides: readonly Ride[]): readonly [least: number, most: number] | undefined {
  const told = rides.flatMap(({ minutes }) => minutes ?? [])
  return told.length > 0 ? [Math.min(...told), Math.max(...told)] : undefined
}
