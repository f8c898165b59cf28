import type { RequestOf } from '@portolan/contract/call'
import type { searchTransfers } from '@portolan/contract/transfer'
import type { Language } from '@portolan/domain/language'
import type { TransferPlace } from '@portolan/supplier/transfer'
import type { Place, PlaceKind } from '../place/place.ts'
import type { PlaceFinder } from './parts.ts'

type Service = RequestOf<typeof searchTransfers>['body']['service']
export type GroundInput = Service['dropoff']

const kinds: Readonly<Record<GroundInput['locationType'], TransferPlace['kind']>> = {
  Airport: 'airport',
  Station: 'station',
  Port: 'port',
  Hotel: 'hotel',
  Address: 'address',
}

/** A map, because the context is any word that somebody sent: a plain object would know `toString`. */
const kindOfContext: ReadonlyMap<string, PlaceKind> = new Map([
  ['IATA', 'airport'],
  ['UIC', 'rail-station'],
  ['HOTEL', 'hotel'],
  ['PORT', 'port'],
  ['CITY', 'city'],
])

/** Longer ones tell nobody more. */
const longestName = 120

/** What the customer calls it, by hand or by the catalogue. */
function nameOf(input: GroundInput, known: Place | undefined, language: Language): string {
  const { locationType, name, location, address } = input
  const typed = [...(address?.addressLines ?? []), address?.postalCode, address?.cityName].filter(Boolean).join(', ')
  const said = (locationType === 'Address' && typed) || name || location?.name
  const catalogued = known && (known.names[language] ?? known.name)
  const chosen = locationType === 'Address' || !known ? said || catalogued : catalogued
  return (chosen || '').slice(0, longestName)
}

const spotCode = ({ latitude, longitude }: NonNullable<GroundInput['position']>): string =>
  `${latitude.toFixed(5)},${longitude.toFixed(5)}`

/** By its code, or by where it lies; undefined: nobody knows where that is. */
export function readGround(input: GroundInput, places: PlaceFinder, language: Language): TransferPlace | undefined {
  const { locationType, location, position } = input
  const looked = location && kindOfContext.get(location.codeContext ?? '')
  const known = looked && places.find(location.locationCode, looked)
  const kind = kinds[locationType]
  const name = nameOf(input, known, language)
  if (name === '') return undefined
  if (kind === 'airport' || (kind === 'station' && !position)) {
    const isRight = known?.kind === (kind === 'airport' ? 'airport' : 'rail-station')
    if (!known || !isRight) return undefined
    const { code, lat, lon } = known
    return { kind, name, place: { code, context: kind === 'airport' ? 'IATA' : 'UIC', lat, lon } }
  }
  const isTyped = kind === 'address' && position !== undefined
  const at = known && !isTyped ? { latitude: known.lat, longitude: known.lon } : position
  if (!at) return undefined
  const code = known && !isTyped ? known.code : spotCode(at)
  const place = { context: 'GEO', lat: at.latitude, lon: at.longitude } as const
  // In a city several addresses lie at the same point, as far as we know: their names tell them apart.
  return { kind, name, place: { ...place, code: kind === 'address' ? `${code} ${name}` : code } }
}
