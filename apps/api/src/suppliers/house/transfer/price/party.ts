import type { Vehicle } from '../catalogue/vehicle.ts'

export interface Riders {
  readonly adults: number
  /** Infants too: each has a seat. */
  readonly children: number
  readonly bags: number
  readonly childSeats: number
}

export const headsOf = ({ adults, children }: Riders): number => adults + children

/** Beyond what a boot takes, so many more find room; each is paid for. */
const squeezed = 2
/** More of one kind than this is another's business. */
const mostCars = 2

/** How many cars they need; undefined: more than we send. A shuttle is one bus, whoever else is in it. */
export function carsFor({ kind, seats, bags }: Vehicle, riders: Riders): number | undefined {
  const heads = headsOf(riders)
  if (kind === 'shuttle') return heads <= seats && riders.bags <= heads + squeezed * heads ? 1 : undefined
  const cars = Math.max(1, Math.ceil(heads / seats), Math.ceil(riders.bags / (bags + squeezed)))
  return cars <= mostCars ? cars : undefined
}

/** Bags that are paid for apart: in a shuttle all but one of each. */
export const bagsTooMany = ({ kind, bags }: Vehicle, cars: number, riders: Riders): number =>
  Math.max(0, riders.bags - (kind === 'shuttle' ? headsOf(riders) : cars * bags))
