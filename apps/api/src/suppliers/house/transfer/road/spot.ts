import type { Place } from '@portolan/supplier/query'
import type { Place as KnownPlace } from '../../../../place/place.ts'
import type { Places } from '../../../../place/places.ts'
import { kilometresBetween } from '../../distance.ts'

/** Where somebody is taken up or set down, with what is known of the land around it. */
export interface Spot {
  readonly lat: number
  readonly lon: number
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** IANA. */
  readonly timeZone: string
  /** IATA, where it is an airport. */
  readonly airport?: string
}

/** Undefined: a place that nobody knows, or far from everything. */
export type SpotOf = (place: Place) => Spot | undefined

export type SpotPlaces = Pick<Places, 'find' | 'nearest'>

const kinds = { IATA: 'airport', UIC: 'rail-station', CITY: 'city' } as const

export function makeSpotOf({ find, nearest }: SpotPlaces): SpotOf {
  /** What lies around a point is that of the nearest place we know. */
  function around(point: { readonly lat: number; readonly lon: number }): KnownPlace | undefined {
    const near = (['city', 'airport', 'rail-station'] as const).flatMap((kind) => {
      const [first] = nearest(point.lat, point.lon, kind)
      return first ? [{ place: first, km: kilometresBetween(point, first) }] : []
    })
    return near.sort((one, other) => one.km - other.km)[0]?.place
  }

  return ({ code, context, lat, lon }) => {
    const kind = kinds[context as keyof typeof kinds]
    const known = kind && find(code, kind)
    if (known)
      return {
        ...{ lat: known.lat, lon: known.lon, country: known.country, timeZone: known.timeZone },
        ...(context === 'IATA' && { airport: code }),
      }
    if (lat === undefined || lon === undefined) return undefined
    const place = around({ lat, lon })
    return place && { lat, lon, country: place.country, timeZone: place.timeZone }
  }
}
