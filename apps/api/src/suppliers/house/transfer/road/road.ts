import { kilometresBetween } from '../../distance.ts'
import { rowsOf } from '../../rows.ts'
import { borderTable, islandTable } from '../catalogue/land-table.ts'
import type { Spot } from './spot.ts'

const islands = rowsOf(islandTable).map(([name = '', ...window]) => {
  const [south = 0, west = 0, north = 0, east = 0] = window.map(Number)
  return { name, south, west, north, east }
})

const borders: ReadonlySet<string> = new Set(
  rowsOf(borderTable).flatMap(([country = '', others = '']) =>
    others.split(' ').flatMap((other) => [`${country} ${other}`, `${other} ${country}`]),
  ),
)

type Where = Pick<Spot, 'lat' | 'lon' | 'country'>

/** The island, or the country where it is on none. */
const landOf = ({ lat, lon, country }: Where): string =>
  islands.find(({ south, west, north, east }) => lat >= south && lat <= north && lon >= west && lon <= east)?.name ??
  country

function isJoined(from: Where, to: Where): boolean {
  const [one, other] = [landOf(from), landOf(to)]
  return one === other || borders.has(`${one} ${other}`)
}

/** Roads are longer than the straight line. */
const winding = 1.3
const shortest = 2
const longest = 250

/** Whole kilometres by road; undefined: there is none, or it is too far for a transfer. */
export function roadBetween(from: Where, to: Where): number | undefined {
  if (!isJoined(from, to)) return undefined
  const km = Math.max(shortest, Math.round(kilometresBetween(from, to) * winding))
  return km <= longest ? km : undefined
}
