import { seedOf } from '../../seed.ts'
import { type VehicleKind, vehicleOf } from '../catalogue/vehicle.ts'

/** How many cars a region has, at least and at most. */
const cars: Readonly<Record<Exclude<VehicleKind, 'shuttle'>, readonly [number, number]>> = {
  sedan: [10, 24],
  suv: [4, 9],
  van: [5, 12],
  premium: [2, 5],
}

/** Cars of a kind on the road in an hour, or seats of one bus. */
export function unitsOf(region: string, kind: VehicleKind): number {
  if (kind === 'shuttle') return vehicleOf(kind)?.seats ?? 0
  const [least, most] = cars[kind]
  return least + (seedOf('cars', region, kind) % (most - least + 1))
}
