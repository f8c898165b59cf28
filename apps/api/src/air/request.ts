import { mostItineraries, type searchFlights } from '@portolan/contract/air'
import type { RequestOf } from '@portolan/contract/call'
import type { ErrorTextId } from '@portolan/contract/errors'
import type { Location } from '@portolan/contract/shared'
import { lastDayOnSale } from '@portolan/domain/air/limit'
import type { Place as AskedPlace, Queries } from '@portolan/supplier/query'
import type { Place } from '../place/place.ts'
import type { Places } from '../place/places.ts'
import { localNow } from '../platform/local-time.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import { nearbyOf } from './nearby.ts'
import { readParty } from './party.ts'
import { isByLeg, legsPointer, tripProblems } from './trip.ts'

type Body = RequestOf<typeof searchFlights>['body']
type Information = Body['originDestinationInformations'][number]
type Leg = Queries['air']['legs'][number]

/** Where nobody says how many are wanted. */
const usualMost = 200

export interface AirRequest {
  query: Queries['air']
  /** Of the airport where the trip begins, YYYY-MM-DD. */
  today: string
  /** How many itineraries are answered at most. */
  most: number
  order: NonNullable<NonNullable<Body['processingInfo']>['displayOrder']>
  /** Somebody has asked for that order. */
  isOrdered: boolean
  /** Codes of airlines that nobody wants to fly with. */
  avoided: ReadonlySet<string>
}

export interface ReadingParts {
  places: Pick<Places, 'expand' | 'nearest'>
  now(): Date
}

/** One place of a request: all airports that it may mean. */
interface Airports {
  asked: AskedPlace
  airports: readonly [Place, ...Place[]]
}

interface ReadLeg {
  leg: Leg
  today: string
}

const placeOf = ({ code, lat, lon }: Place): AskedPlace => ({ code, context: 'IATA', lat, lon })

/** Two airports of one city are no trip. */
const isSameCity = ({ airports }: Airports, other: Airports): boolean =>
  airports.some(({ code, city }) =>
    other.airports.some((one) => one.code === code || (city !== undefined && one.city === city)),
  )

export function makeReading({ places, now }: ReadingParts) {
  function airportsOf({ locationCode, codeContext = 'IATA' }: Pick<Location, 'locationCode' | 'codeContext'>) {
    const [first, ...more] = places.expand(locationCode, codeContext, 'airport')
    if (!first) return undefined
    const context = codeContext === 'CITY' || first.code !== locationCode ? 'CITY' : 'IATA'
    const asked = { code: locationCode, context, lat: first.lat, lon: first.lon } as const
    return { asked, airports: [first, ...more] } satisfies Airports
  }

  function alsoOf({ airports: from }: Airports, { airports: to }: Airports) {
    const alsoFrom = nearbyOf(from, to, places.nearest)
    const alsoTo = nearbyOf(to, [...from, ...alsoFrom], places.nearest)
    return {
      ...(alsoFrom.length > 0 && { alsoFrom: alsoFrom.map(placeOf) }),
      ...(alsoTo.length > 0 && { alsoTo: alsoTo.map(placeOf) }),
    }
  }

  /** What is wrong is told by the field; a leg is given only where all is right. */
  function readLeg(given: Information, pointer: string, isNearby: boolean) {
    const problems: FieldRefusal[] = []
    const refuse = (field: string, code: string, text: ErrorTextId) =>
      void problems.push({ pointer: `${pointer}/${field}`, code, text })
    const placeAt = (field: 'originLocation' | 'destinationLocation') => {
      const place = airportsOf(given[field])
      if (!place) refuse(`${field}/locationCode`, 'invalid_value', 'error.air.place')
      return place
    }
    const [from, to] = [placeAt('originLocation'), placeAt('destinationLocation')]
    if (from && to && isSameCity(from, to))
      refuse('destinationLocation/locationCode', 'invalid_value', 'error.air.samePlace')
    const date = given.departureDateTime.slice(0, 10)
    const today = localNow(from?.airports[0].timeZone ?? 'UTC', now()).slice(0, 10)
    if (date < today) refuse('departureDateTime', 'too_small', 'error.field.dayPast')
    if (date > lastDayOnSale(today)) refuse('departureDateTime', 'too_big', 'error.air.horizon')
    if (!from || !to || problems.length > 0) return { problems }
    const leg: Leg = { from: from.asked, to: to.asked, date, ...(isNearby && alsoOf(from, to)) }
    return { found: { leg, today } satisfies ReadLeg, problems }
  }

  /** The contract's words put into the port's. Refuses (400) with every wrong field. */
  function readRequest(body: Body): AirRequest {
    const { travelPreferences = {}, travelerInfoSummary, processingInfo = {} } = body
    const { airTravelerAvails, priceRequestInformation } = travelerInfoSummary
    const { cabinPrefs, vendorPrefs = [], maxStopsQuantity, nearbyAirportsInd = false } = travelPreferences
    const { party, problems: partyProblems } = readParty(airTravelerAvails.passengerTypeQuantities)
    const read = body.originDestinationInformations.map((one, index) =>
      readLeg(one, `${legsPointer}/${index}`, nearbyAirportsInd),
    )
    const fields = [...read.flatMap(({ problems }) => problems), ...tripProblems(body), ...partyProblems]
    if (fields.length > 0) throw new Refusal(400, { fields })
    const legs = read.flatMap(({ found }) => found ?? [])
    const cabin = cabinPrefs?.[0]?.cabin ?? priceRequestInformation?.cabinType
    const codesOf = (level: string) =>
      vendorPrefs.flatMap(({ code, preferLevel }) => (preferLevel === level ? [code] : []))
    const airlines = codesOf('Only')
    const { maxResponses, displayOrder } = processingInfo
    return {
      query: {
        ...{ legs: legs.map(({ leg }) => leg), party, most: maxResponses ?? usualMost },
        ...(cabin !== undefined && { cabin }),
        ...(maxStopsQuantity !== undefined && { maxStops: maxStopsQuantity }),
        ...(airlines.length > 0 && { airlines }),
        ...(isByLeg(body) && { isByLeg: true }),
      },
      today: legs[0]?.today ?? '',
      most: maxResponses ?? mostItineraries,
      order: displayOrder ?? 'ByPriceLowToHigh',
      isOrdered: displayOrder !== undefined,
      avoided: new Set(codesOf('Unacceptable')),
    }
  }

  return { readRequest }
}
