import type { RequestOf } from '@portolan/contract/call'
import type { readCarRate, searchCars } from '@portolan/contract/car'
import { addDays } from '@portolan/domain/date'
import type { Place as Asked, Queries } from '@portolan/supplier/query'
import type { Party } from '@portolan/supplier/traveler'
import type { Place } from '../place/place.ts'
import { localNow } from '../platform/local-time.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import type { CarTrouble, PlaceFinder } from './parts.ts'

export type SearchBody = RequestOf<typeof searchCars>['body']
export type RateBody = RequestOf<typeof readCarRate>['body']
type Core = SearchBody['vehAvailRQCore']['vehRentalCore']
type Location = Core['pickUpLocation']

/** Where a call has its fields. */
export interface Pointers {
  core: string
  age: string
}

const mostDays = 90
const daysAhead = 360
/** Nobody younger may drive a car that is rented anywhere. */
const leastAge = 18
const day = 86_400_000

export const searchPointers: Pointers = {
  core: '/vehAvailRQCore/vehRentalCore',
  age: '/vehAvailRQCore/driverType/age',
}
export const ratePointers: Pointers = { core: '/rentalInfo/vehRentalCore', age: '/rentalInfo/driverAge' }

interface Read {
  readonly place: Place
  readonly asked: { readonly place: Asked; readonly office?: string }
}

/** One office is asked for as that of its city, and no other. */
function officeOf(office: Place | undefined): Read | undefined {
  if (office?.city === undefined) return undefined
  const { code, city, lat, lon } = office
  return { place: office, asked: { place: { code: city, context: 'CITY', lat, lon }, office: code } }
}

/** An airport, a station, a city or one office; the code of a city is often sent as one of an airport. */
function placeOf({ locationCode: code, codeContext = 'IATA' }: Location, places: PlaceFinder): Read | undefined {
  const told = (place: Place | undefined, context: Asked['context']): Read | undefined =>
    place && { place, asked: { place: { code, context, lat: place.lat, lon: place.lon } } }
  if (codeContext === 'UIC') return told(places.find(code, 'rail-station'), 'UIC')
  if (codeContext === 'OFFICE') return officeOf(places.find(code, 'car-office'))
  const airport = codeContext === 'IATA' ? told(places.find(code, 'airport'), 'IATA') : undefined
  if (airport) return airport
  return codeContext === 'IATA' || codeContext === 'CITY' ? told(places.find(code, 'city'), 'CITY') : undefined
}

const wallClock = (local: string): number => Date.parse(`${local}:00Z`)

function timesWrong(pickUp: { at: string; place: Place }, dropOff: string, now: Date): CarTrouble | undefined {
  const local = localNow(pickUp.place.timeZone, now)
  if (pickUp.at <= local) return 'past'
  if (pickUp.at.slice(0, 10) > addDays(local.slice(0, 10), daysAhead)) return 'horizon'
  if (dropOff <= pickUp.at) return 'return'
  return wallClock(dropOff) - wallClock(pickUp.at) > mostDays * day ? 'days' : undefined
}

const texts: Record<CarTrouble, FieldRefusal['text']> = {
  format: 'error.field.format',
  past: 'error.car.past',
  return: 'error.car.return',
  days: 'error.car.days',
  horizon: 'error.car.horizon',
  age: 'error.car.age',
  pickUpOffice: 'error.car.noOffice',
  returnOffice: 'error.car.noOffice',
  pickUpClosed: 'error.car.closed',
  returnClosed: 'error.car.closed',
  oneWay: 'error.car.oneWay',
}

const fields: Record<Exclude<CarTrouble, 'age'>, keyof Core> = {
  format: 'pickUpDateTime',
  past: 'pickUpDateTime',
  return: 'returnDateTime',
  days: 'returnDateTime',
  horizon: 'pickUpDateTime',
  pickUpOffice: 'pickUpLocation',
  returnOffice: 'returnLocation',
  pickUpClosed: 'pickUpDateTime',
  returnClosed: 'returnDateTime',
  oneWay: 'returnLocation',
}

/** Beside the field that is to blame. */
export function troubleAt(trouble: CarTrouble, { core, age }: Pointers): FieldRefusal {
  const pointer = trouble === 'age' ? age : `${core}/${fields[trouble]}`
  return { pointer, code: 'invalid_value', text: texts[trouble] }
}

export interface CarRequest {
  query: Queries['car']
  party: Party
}

/** Whoever drives: the supplier knows them by this name. */
const partyOf = (driverAge: number): Party => [{ ref: '1', type: 'adult', age: driverAge }]

export function makeReading({ places, now }: { places: PlaceFinder; now(): Date }) {
  /** The contract's words put into the port's. Refuses (400) with every wrong field. */
  return function read(core: Core, driverAge: number, pointers: Pointers): CarRequest {
    const [from, to] = [placeOf(core.pickUpLocation, places), placeOf(core.returnLocation, places)]
    const [pickUpAt, dropOffAt] = [core.pickUpDateTime.slice(0, 16), core.returnDateTime.slice(0, 16)]
    const unknown = (field: keyof Core): FieldRefusal => ({
      ...{ pointer: `${pointers.core}/${field}/locationCode`, code: 'invalid_value', text: 'error.car.place' },
    })
    const trouble = from && timesWrong({ at: pickUpAt, place: from.place }, dropOffAt, now())
    const problems = [
      ...(from ? [] : [unknown('pickUpLocation')]),
      ...(to ? [] : [unknown('returnLocation')]),
      ...(trouble ? [troubleAt(trouble, pointers)] : []),
      ...(driverAge < leastAge ? [troubleAt('age', pointers)] : []),
    ]
    if (!from || !to || problems.length > 0) throw new Refusal(400, { fields: problems })
    return {
      query: {
        pickUp: { ...from.asked, at: pickUpAt },
        dropOff: { ...to.asked, at: dropOffAt },
        driverAge,
      },
      party: partyOf(driverAge),
    }
  }
}
