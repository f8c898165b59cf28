const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

interface Point {
  readonly lat: number
  readonly lon: number
}

/** As the crow flies. */
export function kilometresBetween(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(half))
}
