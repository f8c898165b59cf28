import { mercatorY, type Place, type Projection, radian } from '@portolan/picture/chart/projection'
import type { Sheet } from './sheet.ts'

/** What a map of a city shows: its middle, and how many kilometres lie across it. */
export interface CityView {
  readonly centre: Place
  readonly kilometres: number
}

/** Degrees; west is greater than east across the date line. */
export interface MapBox {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

const kilometresPerDegree = 111.32
/** From a few streets to the country around. */
const [closest, furthest] = [1, 120]
const northmost = 80

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Pixels of a degree of longitude, in the middle of the sheet. */
const scaleOf = ({ centre, kilometres }: CityView, { width }: Sheet): number =>
  (width / kilometres) * kilometresPerDegree * Math.cos(centre[1] * radian)

/** Around the date line a place is drawn on the side where the map is. */
const beside = (longitude: number, middle: number): number => longitude - 360 * Math.round((longitude - middle) / 360)

export function projectionOf(view: CityView, sheet: Sheet): Projection {
  const scale = scaleOf(view, sheet)
  const [middle, latitude] = view.centre
  const up = mercatorY(latitude)
  return ([longitude, north]) => [
    sheet.width / 2 + (beside(longitude, middle) - middle) * scale,
    sheet.height / 2 - (mercatorY(north) - up) * scale,
  ]
}

/** The place that lies so many pixels beside and below the middle. */
function placeAt(view: CityView, sheet: Sheet, right: number, down: number): Place {
  const scale = scaleOf(view, sheet)
  const [longitude, latitude] = view.centre
  const up = mercatorY(latitude) - down / scale
  return [longitude + right / scale, (2 * Math.atan(Math.exp(up * radian)) - Math.PI / 2) / radian]
}

export const pixelsPerKilometre = ({ kilometres }: CityView, { width }: Sheet): number => width / kilometres

/** The sheet is pushed by so many pixels, as a hand pushes it. */
export function pushed(view: CityView, sheet: Sheet, right: number, down: number): CityView {
  const [longitude, latitude] = placeAt(view, sheet, -right, -down)
  return { ...view, centre: [beside(longitude, 0), clamp(latitude, -northmost, northmost)] }
}

export const zoomed = (view: CityView, factor: number): CityView => ({
  ...view,
  kilometres: clamp(view.kilometres * factor, closest, furthest),
})

/** A ten-thousandth of a degree is eleven metres: finer than anybody points. */
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

export function boxOf(view: CityView, sheet: Sheet): MapBox {
  const [west, north] = placeAt(view, sheet, -sheet.width / 2, -sheet.height / 2)
  const [east, south] = placeAt(view, sheet, sheet.width / 2, sheet.height / 2)
  return {
    ...{ south: rounded(south), north: rounded(north) },
    ...{ west: rounded(beside(west, 0)), east: rounded(beside(east, 0)) },
  }
}

/** The same part again: a link with a box opens the map where it was. */
export function viewOfBox({ south, west, north, east }: MapBox, sheet: Sheet): CityView {
  const wide = west > east ? east + 360 - west : east - west
  const latitude = (south + north) / 2
  const across = wide * kilometresPerDegree * Math.cos(latitude * radian)
  const down = ((north - south) * kilometresPerDegree * sheet.width) / sheet.height
  return {
    centre: [beside(west + wide / 2, 0), latitude],
    kilometres: clamp(Math.max(across, down), closest, furthest),
  }
}

/** On the ground between two places, by the sphere. */
export function kilometresBetween([longitude, latitude]: Place, [toLongitude, toLatitude]: Place): number {
  const [up, across] = [(toLatitude - latitude) * radian, (toLongitude - longitude) * radian]
  const chord =
    Math.sin(up / 2) ** 2 + Math.cos(latitude * radian) * Math.cos(toLatitude * radian) * Math.sin(across / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Houses at the airport push a city to the edge of its own map: the nearest of them decide how much is shown. */
const shown = 0.7
const leastAcross = 3

/** Round the centre, as near as most of the places allow. */
export function viewOfPlaces(places: readonly Place[], centre: Place | undefined, sheet: Sheet): CityView {
  const middle: Place = centre ?? [middleOf(places.map(([x]) => x)), middleOf(places.map(([, y]) => y))]
  const distances = places.map((place) => kilometresBetween(middle, place)).toSorted((a, b) => a - b)
  const radius = distances[Math.ceil(distances.length * shown) - 1] ?? leastAcross
  const across = 2.3 * radius * Math.max(1, sheet.width / sheet.height)
  return { centre: middle, kilometres: clamp(across, leastAcross, furthest) }
}
