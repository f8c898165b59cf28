import { isLand } from '@portolan/picture/chart/land'
import { type Place, radian } from '@portolan/picture/chart/projection'
import type { MapBox } from './city-view.ts'
import { readRings } from './rings.ts'

/** The land of one box around a city, as scripts/build-coast.mjs cuts it out. */
export interface Coast {
  readonly rings: readonly (readonly Place[])[]
  /** Beyond its box nothing is known: a map that shows more of the world shows no coast. */
  isAround(box: MapBox): boolean
}

const thousandths = 1000

export function readCoast({ box, rings }: { box: string; rings: string }): Coast {
  const [west = 0, south = 0, east = 0, north = 0] = box.split(' ').map(Number)
  return {
    rings: readRings(rings, thousandths),
    isAround: (seen) =>
      seen.west <= seen.east && seen.west >= west && seen.east <= east && seen.south >= south && seen.north <= north,
  }
}

let coasts: Promise<Coast[]> | undefined

/** A failed load is forgotten, so that the next map asks again. */
export function loadCoasts(): Promise<Coast[]> {
  coasts ??= import('./catalogue/coast.json').then(({ default: { coasts: all } }) => all.map(readCoast))
  coasts.catch(() => {
    coasts = undefined
  })
  return coasts
}

/** Degrees of latitude, some six hundred metres: as far as the atlas may be wrong about a quay. */
const nearly = 0.0055
/** It knows no new land either: it may leave a quarter in the sea. A coast that leaves more there is worse than none. */
const mayBeWet = 0.15

/** On land, or so near to it that the quay is only missing from the atlas. */
function isDry(rings: Coast['rings'], [longitude, latitude]: Place): boolean {
  const aside = nearly / Math.cos(latitude * radian)
  const around: readonly Place[] = [
    [longitude, latitude],
    ...([-1, 1] as const).flatMap((side): Place[] => [
      [longitude + side * aside, latitude],
      [longitude, latitude + side * nearly],
    ]),
  ]
  return around.some((place) => isLand(rings, place))
}

const spotOf = ([longitude, latitude]: Place): MapBox => ({
  ...{ west: longitude, east: longitude, south: latitude, north: latitude },
})

/** The coast that all but a few of the places stand on; undefined where none is known that fits. */
export function coastFor(known: readonly Coast[], places: readonly Place[]): Coast | undefined {
  const [first] = places
  if (!first) return undefined
  return known.find(({ isAround, rings }) => {
    if (!isAround(spotOf(first))) return false
    const wet = places.filter((place) => !isDry(rings, place))
    return wet.length <= places.length * mayBeWet
  })
}
