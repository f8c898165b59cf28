import { defaultLanguage } from '@portolan/domain/language'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { countryCode, language, text } from './envelope.ts'
import { position } from './shared.ts'

export const destinationSuggestion = z.object({
  code: z.string(),
  /** Goes unchanged into a location's codeContext. */
  codeContext: z.enum(['CITY', 'HOTEL', 'IATA', 'UIC', 'PORT', 'OFFICE', 'POI']),
  name: z.string(),
  cityName: z.string(),
  countryCode,
  countryName: z.string(),
  position: z.optional(position),
})

export type DestinationSuggestion = z.output<typeof destinationSuggestion>

const suggestions = z.array(destinationSuggestion)
const keyword = text(128)
const placeKind = z.enum(['airport', 'rail-station', 'city'])
/**
 * ground: airports, stations, ports and hotels, wherever a car takes somebody up or sets him down. car: airports,
 * stations, cities and single offices, wherever a car is rented.
 */
const suggestedKind = z.enum(['airport', 'rail-station', 'city', 'ground', 'car'])

export const suggestHotelDestinations = defineCall({
  method: 'GET',
  path: '/api/v1/autocomplete/hotel-destination',
  auth: 'public',
  effect: 'read',
  packed: true,
  summary: 'Cities and hotels whose name begins like the keyword',
  query: z.strictObject({
    language: z._default(language, defaultLanguage),
    cityOnly: z._default(z.enum(['true', 'false']), 'true'),
    keyword,
  }),
  response: suggestions,
})

export const suggestPlaces = defineCall({
  method: 'GET',
  path: '/api/v1/autocomplete/{kind}',
  auth: 'public',
  effect: 'read',
  packed: true,
  summary:
    'Airports, stations, cities, places on the ground or of car rental whose name or code begins like the keyword',
  params: z.strictObject({ kind: suggestedKind }),
  query: z.strictObject({ keyword, language: z.optional(language) }),
  response: suggestions,
})

/** WGS 84. A query carries text: digits only, so that an empty value is refused rather than read as zero. */
/* @__NO_SIDE_EFFECTS__ */
const degrees = (limit: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/)),
    z.coerce.number<string>().check(z.gte(-limit), z.lte(limit)),
  )

export const findNearestPlaces = defineCall({
  method: 'GET',
  path: '/api/v1/places/nearest',
  auth: 'public',
  effect: 'read',
  packed: true,
  summary: 'The places of a kind nearest to a point',
  query: z.strictObject({
    lat: degrees(90),
    lon: degrees(180),
    kind: placeKind,
  }),
  response: suggestions,
})

export const calls = { suggestHotelDestinations, suggestPlaces, findNearestPlaces }
