import type { Place } from '../place/place.ts'

/** An hour or two by road or rail. */
const reachKm = 120
const kmOfDegree = 111.2

/** Flat enough over so short a way. */
function isNear(one: Place, other: Place): boolean {
  const east = Math.abs(one.lon - other.lon)
  const acrossDateLine = Math.min(east, 360 - east)
  const wide = acrossDateLine * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(one.lat - other.lat, wide) * kmOfDegree <= reachKm
}

type Nearest = (lat: number, lon: number, kind: 'airport') => readonly Place[]

/** Airports around those asked for, none of them among them or among `others`. */
export function nearbyOf(airports: readonly Place[], others: readonly Place[], nearest: Nearest): Place[] {
  const known = new Set([...airports, ...others].map(({ code }) => code))
  const found = new Map<string, Place>()
  for (const airport of airports)
    for (const place of nearest(airport.lat, airport.lon, 'airport'))
      if (!known.has(place.code) && isNear(airport, place)) found.set(place.code, place)
  return [...found.values()]
}
