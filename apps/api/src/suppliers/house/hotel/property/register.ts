import { groupBy } from '../../group.ts'
import { type Box, makeGrid } from './grid.ts'
import type { Property } from './property.ts'

/** Where a house is looked up. */
export interface Register {
  readonly all: readonly Property[]
  propertyOf(id: string): Property | undefined
  /** In the order of their codes. */
  propertiesIn(city: string): readonly Property[]
  propertiesWithin(box: Box): readonly Property[]
}

export function makeRegister(all: readonly Property[]): Register {
  const byId = new Map(all.map((property) => [property.id, property]))
  const byCity = groupBy(all, ({ city }) => city)
  const grid = makeGrid(all)
  return {
    all,
    propertyOf: (id) => byId.get(id),
    propertiesIn: (city) => byCity.get(city) ?? [],
    propertiesWithin: (box) => grid.within(box),
  }
}
