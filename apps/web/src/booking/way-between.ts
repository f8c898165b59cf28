import type { Position } from '@portolan/contract/shared'

export interface Stop {
  code: string
  /** UIC for stations. */
  context: string | undefined
  name: string
  position: Position | undefined
}

/** A beach, a desk, a door: where it is known, the spot itself tells it from others of its name. */
export const stopAt = (name: string, place: readonly [longitude: number, latitude: number] | undefined): Stop => ({
  ...{ code: place ? place.join('/') : name, context: 'PLACE', name },
  position: place && { longitude: place[0], latitude: place[1] },
})

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** As the crow flies, km. */
function distance(one: Position, other: Position): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const part =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(other.longitude - one.longitude)
  return 12_742 * Math.asin(Math.sqrt(part))
}

const sameStation = 5
const acrossTown = 45
/** km */
const town = 30

/**
 * Minutes from one train to the next: five within a station; through a city half an hour and two minutes a kilometre;
 * further away an hour and what a fast train would need.
 */
export function neededBetween(from: Stop, to: Stop): number {
  if (from.code === to.code) return sameStation
  if (!from.position || !to.position) return acrossTown
  const km = distance(from.position, to.position)
  return Math.round(km <= town ? 30 + 2 * km : 60 + 0.4 * km)
}

/** A ride that leads to a place: its end is less than half as far from it as its beginning. */
export const isWayTo = (goal: Stop, from: Stop, to: Stop): boolean =>
  goal.position !== undefined &&
  from.position !== undefined &&
  to.position !== undefined &&
  isElsewhere(from, to) &&
  distance(to.position, goal.position) < distance(from.position, goal.position) / 2

/** Another town: somebody has to get there. Where a place is not known nothing is claimed. */
export const isElsewhere = (from: Stop, to: Stop): boolean =>
  from.code !== to.code &&
  from.position !== undefined &&
  to.position !== undefined &&
  distance(from.position, to.position) > town
