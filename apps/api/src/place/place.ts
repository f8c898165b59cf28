import type { Language } from '@portolan/domain/language'

export type PlaceKind = 'airport' | 'rail-station' | 'city' | 'port' | 'hotel' | 'car-office'

export interface Place {
  /**
   * IATA for airports, UIC (7 digits) for stations; for a city its IATA metropolitan code where there is one
   * (LON, PAR, TYO), else our own stable slug in capitals ('FIRENZE'), unique among cities; the house's own for hotels and
   * offices of car rental.
   */
  code: string
  kind: PlaceKind
  /** Local name: München Hbf, Firenze S. M. Novella. */
  name: string
  /** Code of the city it stands in, if that city is known to us; a city's own code for cities. */
  city: string | undefined
  /** City name where the city itself is not in the catalogue. */
  cityName: string
  /** ISO 3166-1 alpha-2. */
  country: string
  lat: number
  lon: number
  /** IANA. */
  timeZone: string
  /** Names in our languages, where they differ from `name`; English name included where the local name differs. */
  names: Partial<Record<Language, string>>
  /** Other spellings people type: Munich Central, Firenze SMN, St Pancras. */
  aliases: readonly string[]
  /** 0 to 1000: how likely somebody means it. */
  importance: number
}

export interface Catalogue {
  airports: readonly Place[]
  stations: readonly Place[]
  cities: readonly Place[]
  /** Where ships land. */
  ports: readonly Place[]
}
