import { seedOf } from './seed.ts'

const known = new Map<string, Map<string, number>>()

/** Of a kind of room in a house: every search needs those of all houses of a city, and they never change. */
export function demandSeed(house: string, type: string): number {
  const own = known.get(house) ?? new Map<string, number>()
  if (own.size === 0) known.set(house, own)
  const seed = own.get(type) ?? seedOf('demand', house, type)
  own.set(type, seed)
  return seed
}

/**
 * How much others want such a room on a night, 0 to 1: the price and what is left of the rooms follow the same number.
 * Mixed from the seed and not from words, which would take longer to join than the whole price to reckon.
 */
export function demandOn(seed: number, day: number): number {
  let hash = Math.imul(seed ^ Math.imul(day, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}
