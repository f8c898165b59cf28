import { groupBy } from '../../group.ts'

interface Point {
  readonly lat: number
  readonly lon: number
}

/** Degrees; a west that is greater than the east reaches across the date line. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

export interface Grid<Item> {
  within(box: Box): Item[]
}

/** Degrees: about five kilometres, the height of a map window over a part of a city. */
const bandHeight = 0.05
const bandOf = (lat: number): number => Math.floor((lat + 90) / bandHeight)

/** The first that lies at or east of a longitude. */
function firstFrom(lon: number, band: readonly Point[]): number {
  let [low, high] = [0, band.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((band[middle]?.lon ?? 0) < lon) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Items in bands of latitude, each from west to east: a window reads the bands it touches and nothing beside it. Cells in
 * both directions would be as fast over a city and hopeless over a continent, of which most cells are empty.
 */
export function makeGrid<Item extends Point>(items: readonly Item[]): Grid<Item> {
  const bands = new Map(
    [...groupBy(items, ({ lat }) => bandOf(lat))].map(([band, own]) => [
      band,
      own.toSorted((one, other) => one.lon - other.lon),
    ]),
  )

  function collect(into: Item[], { south, west, north, east }: Box): void {
    for (let row = bandOf(south); row <= bandOf(north); row += 1) {
      const band = bands.get(row)
      if (!band) continue
      for (let at = firstFrom(west, band); at < band.length; at += 1) {
        const item = band[at]
        if (!item || item.lon > east) break
        if (item.lat >= south && item.lat <= north) into.push(item)
      }
    }
  }

  return {
    within(box) {
      const found: Item[] = []
      if (box.west <= box.east) collect(found, box)
      else {
        collect(found, { ...box, east: 180 })
        collect(found, { ...box, west: -180 })
      }
      return found
    },
  }
}
