import { num, times } from '../shape.ts'
import { landPath } from './land.ts'
import { type Bounds, mercator, mercatorY, type Place, type Projection, radian } from './projection.ts'

type World = Iterable<readonly Place[]>

/** Sea, three widening washes along the shore, land: classes only, colours come from the theme. */
const coast = (data: string, width: number, height: number, washes: readonly number[]): string =>
  `<rect class="map-sea" width="${width}" height="${height}"/><defs><path id="mapl" d="${data}"/></defs>` +
  `<g class="map-wash">${washes.map((wash) => `<use href="#mapl" stroke-width="${wash}"/>`).join('')}</g>` +
  '<use href="#mapl" class="map-land"/>'

export function regionMap(world: World, bounds: Bounds, width: number, height: number, padding = 0) {
  const project = mercator(bounds, width, height, padding)
  const { data } = landPath(world, project, width, height, { margin: 40, soft: true, least: 2 })
  return { svg: coast(data, width, height, [12, 6]), project }
}

interface CityOptions {
  /** Circles of distance, in kilometres. */
  rings?: readonly number[]
  x?: number
  y?: number
}

/** No invented streets: the coast, circles of distance and sixteen winds from the centre. */
export function cityMap(
  world: World,
  [longitude, latitude]: Place,
  kilometresAcross: number,
  width: number,
  height: number,
  { rings = [1, 2, 4, 8], x = width / 2, y = height / 2 }: CityOptions = {},
): { svg: string; project: Projection; pixelsPerKilometre: number } {
  const pixelsPerKilometre = width / kilometresAcross
  const scale = pixelsPerKilometre * 111.32 * Math.cos(latitude * radian)
  const project: Projection = (place) => [
    x + (place[0] - longitude) * scale,
    y - (mercatorY(place[1]) - mercatorY(latitude)) * scale,
  ]
  const { data } = landPath(world, project, width, height, { margin: 80, soft: true })
  const winds = times(16, (k) => {
    const angle = k * 22.5 * radian
    return `M${num(x)} ${num(y)}L${num(x + Math.cos(angle) * 1500)} ${num(y + Math.sin(angle) * 1500)}`
  })
  const circles = rings.map((kilometres) => {
    const radius = kilometres * pixelsPerKilometre
    const label = `<text class="map-ringt" x="${num(x)}" y="${num(y - radius - 4)}" text-anchor="middle">${kilometres} km</text>`
    return `<circle class="map-ring" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>${label}`
  })
  const svg = `${coast(data, width, height, [34, 20, 9])}<path class="map-rhumb" d="${winds}"/>${circles.join('')}`
  return { svg, project, pixelsPerKilometre }
}
