const radians = Math.PI / 180
const earth = 6_371_000

interface Position {
  readonly lat: number
  readonly lon: number
}

/** Flat earth: right to a metre over the few kilometres that matter here. */
export function metresBetween(a: Position, b: Position): number {
  const north = (a.lat - b.lat) * radians
  const east = (a.lon - b.lon) * radians * Math.cos(((a.lat + b.lat) / 2) * radians)
  return earth * Math.hypot(north, east)
}
