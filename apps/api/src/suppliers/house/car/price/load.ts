import { demandOn } from '../../demand.ts'
import { seedOf } from '../../seed.ts'
import type { Company } from '../catalogue/company.ts'
import type { FleetCar } from '../catalogue/fleet.ts'
import type { Office } from '../catalogue/office.ts'

/** Cars of one kind that a company has at an office. */
export interface Stand {
  readonly seed: number
  readonly units: number
}

const known = new Map<string, Stand>()

const rare: ReadonlySet<FleetCar['classKey']> = new Set(['cabrio', 'premium', 'van'])

export function standOf({ code }: Company, { id, classKey }: FleetCar, office: Office): Stand {
  const key = `${code} ${id} ${office.code}`
  const found = known.get(key)
  if (found) return found
  const seed = seedOf('stand', key)
  const [least, more] = office.kind === 'airport' ? [5, 9] : [3, 4]
  const stand = { seed, units: rare.has(classKey) ? least : least + (seed % more) }
  known.set(key, stand)
  return stand
}

/** Others rent for some days, and not day by day. */
const spell = 5

/** How many of them others have at least and at most, as a share. */
const others = { least: 0.1, most: 0.7 }

/** How many are given to us on a day (days since 1970), before we sold one; one at least. */
export function unitsGiven({ seed, units }: Stand, day: number): number {
  const demand = demandOn(seed, Math.floor(day / spell))
  return units - Math.floor(units * (others.least + (others.most - others.least) * demand))
}

/** By quarters, so that one car more or less seldom changes a price. */
const steps = 4

/** On the price of a day of which so many are left of all. */
export const loadFactor = ({ units }: Stand, left: number): number =>
  0.94 + (0.32 * Math.floor((1 - left / units) * steps)) / steps
