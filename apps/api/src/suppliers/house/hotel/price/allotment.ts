import { demandOn, demandSeed } from '../../demand.ts'
import type { Property, PropertyRoom } from '../property/property.ts'
import type { Night } from './night.ts'

/** Who comes so long before finds a third of what others will have taken. */
const earlyDays = 90
const earlyShare = 1 / 3

/**
 * How many units of a room the house gives to us for a night, before we sold one: the rest is others'. The nearer the
 * night and the higher the season, the fewer; the nights with the fewest are the dearest, as both follow the demand.
 */
export function unitsGiven(
  { id }: Pick<Property, 'id'>,
  { type, units }: PropertyRoom,
): (night: Pick<Night, 'day' | 'lead' | 'height'>) => number {
  const seed = demandSeed(id, type)
  return ({ day, lead, height }) => {
    const near = 1 - (1 - earlyShare) * Math.min(1, lead / earlyDays)
    const bySeason = 1.05 + 0.25 * height
    const others = demandOn(seed, day) * bySeason * near
    return Math.max(0, units - Math.floor(units * others))
  }
}
