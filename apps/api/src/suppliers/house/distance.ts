interface Point {
  readonly lat: number
  readonly lon: number
}

const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Of the great circle, with its fractions: within a city they matter. */
export function kilometresBetween(one: Point, other: Point): number {
  const half =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(other.lon - one.lon) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(half))
}
