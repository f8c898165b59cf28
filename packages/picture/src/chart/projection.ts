import type { Point } from '../shape.ts'

/** Degrees, WGS 84, east and north counted up. */
export type Place = readonly [longitude: number, latitude: number]
export type Projection = (place: Place) => Point
/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]

export const radian = Math.PI / 180

export const mercatorY = (latitude: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * radian) / 2)) / radian

/** Fills the whole sheet with the bounds; the poles, where the sheet would never end, are cut. */
export function mercator([west, south, east, north]: Bounds, width: number, height: number, padding = 0): Projection {
  const [top, bottom] = [mercatorY(north), mercatorY(south)]
  const scale = Math.max((width - 2 * padding) / (east - west), (height - 2 * padding) / (top - bottom))
  const [centreX, centreY] = [(west + east) / 2, (top + bottom) / 2]
  return ([longitude, latitude]) => [
    width / 2 + (longitude - centreX) * scale,
    height / 2 - (mercatorY(Math.max(-85, Math.min(85, latitude))) - centreY) * scale,
  ]
}
