import { instantOf } from '../../../../platform/local-time.ts'
import { unitsOf } from '../price/fleet.ts'
import { headsOf } from '../price/party.ts'
import type { SlotSold, SlotWish } from './slot-store.ts'
import type { VehicleRide } from './vehicle-ride.ts'

const hour = 3_600_000

const iso = (instant: number): string => new Date(instant).toISOString()

/** The full hours that a drive touches. */
function hoursOf(start: number, minutes: number): string[] {
  const first = Math.floor(start / hour)
  const last = Math.floor((start + minutes * 60_000 - 1) / hour)
  return Array.from({ length: last - first + 1 }, (_, index) => iso((first + index) * hour))
}

/** What is taken for a ride: its cars in every hour of it, or seats in the bus that leaves then. */
export function slotsOf({ vehicle: { kind }, cars, ways, ride: { region, riders } }: VehicleRide): SlotWish[] {
  const given = unitsOf(region.code, kind)
  return ways.flatMap(({ from, pickUpAt, timeZone, minutes }) => {
    const start = instantOf(pickUpAt, timeZone)
    if (kind !== 'shuttle')
      return hoursOf(start, minutes).map((begins) => ({ region: region.code, kind, begins, count: cars, given }))
    const bus = `${kind}-${from.kind === 'airport' ? 'out' : 'in'}`
    return [{ region: region.code, kind: bus, begins: iso(start), count: headsOf(riders), given }]
  })
}

/** Whether all of it is still to be had. */
export function hasRoom(wishes: readonly SlotWish[], sold: readonly SlotSold[]): boolean {
  const taken = new Map(sold.map(({ kind, begins, sold: count }) => [`${kind} ${begins}`, count]))
  return wishes.every(({ kind, begins, count, given }) => (taken.get(`${kind} ${begins}`) ?? 0) + count <= given)
}
