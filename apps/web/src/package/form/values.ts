import { airParty, lastDayOnSale } from '@portolan/domain/air/limit'
import type { DateRange, IsoDate } from '@portolan/domain/date'
import { type AirPlace, isSamePlace } from '../../flight/search.ts'
import type { MessageId } from '../../i18n/messages.ts'
import type { Problem } from '../../session/form-schema.ts'
import { blankRoom, type City, hotelProblems, type RoomValues } from '../../stay/form/values.ts'
import { mostNights } from '../../stay/rules.ts'
import { nightsOf } from '../../ui/date-range.ts'
import { flyersOf, type PackageAsked } from '../search.ts'

/** Where the flight goes to, and the city whose hotels are looked for. */
export interface Destination {
  readonly place: AirPlace
  readonly city: City
}

export interface PackageValues {
  from: AirPlace | null
  to: Destination | null
  dates: DateRange
  /** The hotel is wanted for some of the nights only. */
  isPart: boolean
  /** Those nights; kept while all are wanted. */
  stay: DateRange
  rooms: RoomValues[]
}

/** Two adults in one room, until somebody says otherwise. */
export const blankValues: PackageValues = {
  ...{ from: null, to: null, dates: {}, isPart: false, stay: {} },
  rooms: [blankRoom],
}

export const valuesOf = (asked: PackageAsked): PackageValues => {
  const { from, to, city, cityName, depart, back, checkIn, checkOut, rooms } = asked
  const isPart = checkIn !== depart || checkOut !== back
  return {
    ...{ from, to: { place: to, city: { code: city, name: cityName } }, dates: { start: depart, end: back } },
    ...{ isPart, stay: isPart ? { start: checkIn, end: checkOut } : {} },
    rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  }
}

function toProblem({ from, to }: PackageValues): MessageId | undefined {
  if (!to) return 'package.form.toMissing'
  return from && isSamePlace(from, to.place) ? 'error.air.samePlace' : undefined
}

function flightsProblem({ dates: { start, end }, isPart }: PackageValues, today: IsoDate): MessageId | undefined {
  if (!start) return 'error.field.checkDate'
  if (start < today) return 'error.field.dayPast'
  if (!end) return 'package.form.backMissing'
  if (end < start) return 'error.air.backFirst'
  if (end > lastDayOnSale(today)) return 'error.air.horizon'
  if (end === start) return 'package.form.noNight'
  return !isPart && nightsOf(start, end) > mostNights ? 'package.form.tooLong' : undefined
}

/** What the hotels' own form would say of the nights and the rooms. */
function stayProblem({ rooms }: PackageValues, dates: DateRange, field: 'dates' | 'rooms', today: IsoDate) {
  return hotelProblems({ city: null, dates, rooms }, today).find((problem) => problem.field === field)?.text
}

/** Nights before the flight out or after the flight back are nobody's. */
function nightsProblem(values: PackageValues, today: IsoDate): MessageId | undefined {
  const { dates, isPart, stay } = values
  if (!isPart) return undefined
  const isEarly = dates.start && stay.start && stay.start < dates.start
  const isLate = dates.end && stay.end && stay.end > dates.end
  return stayProblem(values, stay, 'dates', today) ?? (isEarly || isLate ? 'error.package.dates' : undefined)
}

/** Rooms as every hotel takes them, and no more people than one flight search does. */
function partyProblem(values: PackageValues, today: IsoDate): MessageId | undefined {
  const problem = stayProblem(values, values.stay, 'rooms', today)
  if (problem) return problem
  const { adults, children, infants } = flyersOf(values.rooms)
  if (adults + children.length + infants > airParty.most) return 'error.air.party'
  return infants > adults ? 'error.air.infants' : undefined
}

/** All that stands between these values and a search, in the order of the form. */
export function packageProblems(values: PackageValues, today: IsoDate): Problem<string>[] {
  const found: readonly (readonly [field: string, text: MessageId | undefined])[] = [
    ['from', values.from ? undefined : 'air.form.place'],
    ['to', toProblem(values)],
    ['dates', flightsProblem(values, today)],
    ['stay', nightsProblem(values, today)],
    ['rooms', partyProblem(values, today)],
  ]
  return found.flatMap(([field, text]) => (text ? [{ field, text }] : []))
}

/** The ages that were chosen; a form without problems has them all. */
const agesOf = (ages: readonly (number | null)[]): number[] => ages.filter((age) => age !== null)

/** Undefined while something is missing. */
export function askedOf({ from, to, dates, isPart, stay, rooms }: PackageValues): PackageAsked | undefined {
  const { start: depart, end: back } = dates
  const { start: checkIn, end: checkOut } = isPart ? stay : dates
  if (!from || !to || !depart || !back || !checkIn || !checkOut) return undefined
  return {
    ...{ from, to: to.place, city: to.city.code, cityName: to.city.name, depart, back, checkIn, checkOut },
    rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: agesOf(childAges) })),
  }
}
