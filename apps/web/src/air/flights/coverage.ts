import { type AirSearch, type Direction, directionOf } from '../../flight/search.ts'

/** Which flights the price of one choice is for: only that one, both ways, or all of the trip; undefined: there is no other. */
export type Coverage = 'leg' | 'both' | 'trip' | undefined

const coverages: Readonly<Record<Direction, Coverage>> = {
  OneWay: undefined,
  Return: 'both',
  OpenJaw: 'trip',
  Other: 'leg',
}

export const coverageOf = (search: AirSearch): Coverage => coverages[directionOf(search)]
