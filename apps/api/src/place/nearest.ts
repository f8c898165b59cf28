import type { Place } from './place.ts'
import { lowerBound } from './sorted.ts'

const earthRadiusKm = 6371
const reachKm = 300
const most = 10
const radians = Math.PI / 180

/** Great circle, by the haversine: exact enough across the antimeridian and at the poles. */
export function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const north = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2
  const east = Math.sin(((b.lon - a.lon) * radians) / 2) ** 2
  const chord = north + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * east
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The nearest first. Sorted by latitude, so that only a band of the world is measured. */
export function makeNearest(places: readonly Place[]): (lat: number, lon: number) => Place[] {
  const sorted = [...places].sort((a, b) => a.lat - b.lat)
  const latitudes = Float64Array.from(sorted, ({ lat }) => lat)
  const reach = reachKm / (earthRadiusKm * radians)
  return (lat, lon) => {
    const from = lowerBound(latitudes.length, (index) => (latitudes[index] ?? 0) < lat - reach)
    const to = lowerBound(latitudes.length, (index) => (latitudes[index] ?? 0) <= lat + reach)
    return sorted
      .slice(from, to)
      .map((place) => ({ place, km: distanceKm(place, { lat, lon }) }))
      .filter(({ km }) => km <= reachKm)
      .sort((a, b) => a.km - b.km)
      .slice(0, most)
      .map(({ place }) => place)
  }
}
