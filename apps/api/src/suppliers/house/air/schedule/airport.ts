import { airportSizes } from '../catalogue/airport-size.ts'

export interface Airport {
  /** IATA. */
  readonly code: string
  /** Whose code or slug several airports may share. */
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly lat: number
  readonly lon: number
  /** IANA. */
  readonly timeZone: string
  /** 2 to 6. */
  readonly size: number
}

interface Known extends Omit<Airport, 'city' | 'size'> {
  readonly city: string | undefined
}

/** Those that are flown to, as the catalogue of places knows them. */
export function servedAirports(find: (code: string) => Known | undefined): readonly Airport[] {
  return [...airportSizes].flatMap(([code, size]) => {
    const known = find(code)
    if (!known) return []
    const { city = code, country, lat, lon, timeZone } = known
    return [{ code, city, country, lat, lon, timeZone, size }]
  })
}

const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Of the great circle, in whole kilometres. */
export function kilometresBetween(a: Pick<Airport, 'lat' | 'lon'>, b: Pick<Airport, 'lat' | 'lon'>): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(half)))
}

export const isServed = (code: string): boolean => airportSizes.has(code)
