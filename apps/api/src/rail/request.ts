import type { RequestOf } from '@portolan/contract/call'
import type { ErrorTextId } from '@portolan/contract/errors'
import type { searchTrains } from '@portolan/contract/rail'
import type { Location } from '@portolan/contract/shared'
import { addDays } from '@portolan/domain/date'
import { fareCodePreference, railHorizon } from '@portolan/domain/rail/fare'
import type { Place as AskedPlace, Queries } from '@portolan/supplier/query'
import type { Place } from '../place/place.ts'
import type { Places } from '../place/places.ts'
import { localNow } from '../platform/local-time.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import { readParty } from './party.ts'

type Body = RequestOf<typeof searchTrains>['body']
type Journey = Body['originDestinations'][number]
type Leg = Queries['rail']['legs'][number]

/** Out and back. */
const mostLegs = 2

export interface RailRequest {
  query: Queries['rail']
  /** The asked places of each leg, under the codes they were asked by. */
  legs: readonly { from: Stations; to: Stations }[]
}

/** One place of a request: all stations that it may mean. */
export interface Stations {
  asked: AskedPlace
  stations: readonly Place[]
}

export interface ReadingParts {
  places: Pick<Places, 'expand' | 'find'>
  now(): Date
}

interface ReadLeg {
  leg: Leg
  from: Stations
  to: Stations
}

const isSame = (one: Stations, other: Stations): boolean =>
  one.stations.some(({ code }) => other.stations.some((station) => station.code === code))

export function makeReading({ places, now }: ReadingParts) {
  function stationsOf({ locationCode, codeContext = 'UIC' }: Pick<Location, 'locationCode' | 'codeContext'>) {
    const stations = places.expand(locationCode, codeContext, 'rail-station')
    const [first] = stations
    if (!first) return undefined
    const context = first.code === locationCode ? 'UIC' : 'CITY'
    return { asked: { code: locationCode, context, lat: first.lat, lon: first.lon }, stations } satisfies Stations
  }

  /** What is wrong is told by the field; a leg is given only where all is right. */
  function readLeg(journey: Journey, pointer: string): { found?: ReadLeg; problems: FieldRefusal[] } {
    const problems: FieldRefusal[] = []
    const refuse = (field: string, code: string, text: ErrorTextId) =>
      void problems.push({ pointer: `${pointer}/${field}`, code, text })
    const placeAt = (field: 'originLocation' | 'destinationLocation' | 'viaLocation') => {
      const given = journey[field]
      const place = given && stationsOf(given)
      if (given && !place) refuse(`${field}/locationCode`, 'invalid_value', 'error.rail.station')
      return place
    }
    const [from, to, via] = [placeAt('originLocation'), placeAt('destinationLocation'), placeAt('viaLocation')]
    if (!from || !to) return { problems }
    if (isSame(from, to)) refuse('destinationLocation/locationCode', 'invalid_value', 'error.rail.samePlace')
    else if (via && (isSame(via, from) || isSame(via, to)))
      refuse('viaLocation/locationCode', 'invalid_value', 'error.rail.samePlace')
    const at = journey.departureDateTime.slice(0, 16)
    const present = localNow(from.stations[0]?.timeZone ?? 'UTC', now())
    if (at.slice(0, 10) < present.slice(0, 10)) refuse('departureDateTime', 'too_small', 'error.field.dayPast')
    if (at.slice(0, 10) > addDays(present.slice(0, 10), railHorizon))
      refuse('departureDateTime', 'too_big', 'error.rail.horizon')
    if (problems.length > 0) return { problems }
    // Trains of today that have left are not looked for.
    const leg = { from: from.asked, to: to.asked, at: at < present ? present : at, ...(via && { via: via.asked }) }
    return { found: { leg, from, to }, problems }
  }

  function readFareCode({ preferences }: Body): { fareCode?: string; problems: FieldRefusal[] } {
    const codes = preferences?.classCodes ?? []
    const at = codes.findIndex(({ code }) => code === fareCodePreference)
    const fareCode = codes[at]?.codeContext
    if (at < 0 || fareCode !== undefined) return { ...(fareCode !== undefined && { fareCode }), problems: [] }
    const pointer = `/preferences/classCodes/${at}/codeContext`
    return { problems: [{ pointer, code: 'invalid_type', text: 'error.field.required' }] }
  }

  function readJourneys(journeys: readonly Journey[], pointer: string) {
    const read = journeys.map((journey, index) => readLeg(journey, `${pointer}/${index}`))
    return {
      found: read.flatMap(({ found }) => found ?? []),
      problems: read.flatMap(({ problems }) => problems),
    }
  }

  const backBeforeOut = ({ originDestinations: [out, back] }: Body): FieldRefusal[] =>
    out && back && back.departureDateTime.slice(0, 10) < out.departureDateTime.slice(0, 10)
      ? [{ pointer: '/originDestinations/1/departureDateTime', code: 'too_small', text: 'error.rail.backFirst' }]
      : []

  /** The contract's words put into the port's. Refuses (400) with every wrong field. */
  function readRequest(body: Body): RailRequest {
    const { party, problems: partyProblems } = readParty(body.passengerTypes)
    const legs = readJourneys(body.originDestinations, '/originDestinations')
    const { fareCode, problems: codeProblems } = readFareCode(body)
    const tooMany: FieldRefusal[] =
      body.originDestinations.length > mostLegs
        ? [{ pointer: `/originDestinations/${mostLegs}`, code: 'too_big', text: 'error.field.tooMany' }]
        : []
    const fields = [...legs.problems, ...backBeforeOut(body), ...tooMany, ...partyProblems, ...codeProblems]
    if (fields.length > 0) throw new Refusal(400, { fields })
    const { maxConnections, operatorPrefs } = body.preferences ?? {}
    const operators = operatorPrefs?.flatMap(({ code }) => code ?? [])
    return {
      query: {
        ...{ legs: legs.found.map(({ leg }) => leg), party },
        ...(fareCode !== undefined && { fareCode }),
        ...(maxConnections !== undefined && { maxChanges: maxConnections }),
        ...(operators && operators.length > 0 && { operators }),
      },
      legs: legs.found,
    }
  }

  return { readRequest, readJourneys }
}
