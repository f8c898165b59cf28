import { addDays, type DateRange, timeOf } from '@portolan/domain/date'
import type { MessageId } from '../../i18n/messages.ts'
import type { Problem } from '../../session/form-schema.ts'
import { isSameEnd, type TransferEnd } from '../end.ts'
import { type FlightAsked, flightWords, readFlight } from '../flight.ts'
import { daysAhead, mostBags, mostPeople } from '../rules.ts'
import { hasAirport, type PartyAsked, peopleOf, type TransferAsked } from '../search.ts'

/** A transfer as it is being filled in. */
export interface TransferValues {
  trip: 'oneWay' | 'return'
  /** An address is one from the first letter on; any other place is chosen, or there is none. */
  from: TransferEnd | null
  to: TransferEnd | null
  dates: DateRange
  /** HH:mm */
  hour: string
  backHour: string
  flight: string
  /** When it lands or leaves, where a ticket told it. */
  flightAt: string
  backFlight: string
  backFlightAt: string
  party: PartyAsked
}

export const blankValues: TransferValues = {
  ...{ trip: 'oneWay', from: null, to: null, dates: {}, hour: '', backHour: '' },
  ...{ flight: '', flightAt: '', backFlight: '', backFlightAt: '' },
  party: { adults: 2, children: 0, bags: 2, childSeats: 0 },
}

const dayOf = (moment: string): string => moment.slice(0, 10)

export function valuesOf(asked: TransferAsked): TransferValues {
  const { from, to, at, flight, back, adults, children, bags, childSeats } = asked
  return {
    ...{ trip: back ? 'return' : 'oneWay', from, to, hour: timeOf(at), backHour: back ? timeOf(back.at) : '' },
    dates: { start: dayOf(at), ...(back && { end: dayOf(back.at) }) },
    ...{ flight: flight ? flightWords(flight) : '', flightAt: flight?.at ?? '' },
    ...{ backFlight: back?.flight ? flightWords(back.flight) : '', backFlightAt: back?.flight?.at ?? '' },
    party: { adults, children, bags, childSeats },
  }
}

/** On the clock that is behind all others: what is over there is over everywhere. The place's own only the server knows. */
export const lastClock = (now: Date): string => new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 16)

function momentProblem(day: string | undefined, hour: string, now: Date): MessageId | undefined {
  if (!day) return 'error.field.checkDate'
  const last = lastClock(now)
  if (day < dayOf(last)) return 'error.field.dayPast'
  if (day > addDays(dayOf(last), daysAhead)) return 'error.transfer.horizon'
  if (!hour) return 'transfer.form.hour'
  return `${day}T${hour}` < last ? 'error.transfer.past' : undefined
}

function datesProblem({ trip, dates: { start, end }, hour, backHour }: TransferValues, now: Date) {
  const first = momentProblem(start, hour, now)
  if (first || trip === 'oneWay') return first
  if (!end) return 'transfer.form.backDay'
  if (!backHour) return 'transfer.form.backHour'
  return `${end}T${backHour}` <= `${start}T${hour}` ? 'error.transfer.return' : momentProblem(end, backHour, now)
}

const isBlank = (end: TransferEnd): boolean => end.kind === 'address' && end.name.trim() === ''
const isNowhere = (end: TransferEnd): boolean => end.kind === 'address' && !end.code

function partyProblem(party: PartyAsked): MessageId | undefined {
  if (peopleOf(party) > mostPeople) return 'error.transfer.party'
  if (party.adults < 1) return 'error.transfer.nobody'
  if (party.childSeats > party.children) return 'error.transfer.childSeats'
  return party.bags > mostBags ? 'error.transfer.bags' : undefined
}

const flightProblem = (text: string): MessageId | undefined =>
  text.trim() === '' || readFlight(text) ? undefined : 'error.transfer.flight'

function endProblems(end: TransferEnd | null, side: 'from' | 'to', other: TransferEnd | null) {
  const same = end && other && !isBlank(end) && !isNowhere(end) && isSameEnd(end, other)
  return [
    [side, end ? (same ? 'error.transfer.same' : undefined) : 'transfer.form.place'],
    [`${side}.name`, end && isBlank(end) ? 'transfer.form.street' : undefined],
    [`${side}.code`, end && isNowhere(end) ? 'transfer.form.city' : undefined],
  ] as const
}

/** All that stands between these values and a search, in the order of the form. */
export function transferProblems(values: TransferValues, now: Date): Problem<string>[] {
  const { from, to, trip, flight, backFlight, party } = values
  const isFlown = hasAirport([from, to])
  const found: readonly (readonly [field: string, text: MessageId | undefined])[] = [
    ...endProblems(from, 'from', null),
    ...endProblems(to, 'to', from),
    ['dates', datesProblem(values, now)],
    ['party', partyProblem(party)],
    ['flight', isFlown ? flightProblem(flight) : undefined],
    ['backFlight', isFlown && trip === 'return' ? flightProblem(backFlight) : undefined],
  ]
  return found.flatMap(([field, text]) => (text ? [{ field, text }] : []))
}

const flightOf = (text: string, at: string): FlightAsked | undefined => {
  const flight = readFlight(text)
  return flight && { ...flight, ...(at && { at }) }
}

const trimmed = (end: TransferEnd): TransferEnd => ({ ...end, name: end.name.trim() })

/** Undefined while something is missing. */
export function askedOf(values: TransferValues): TransferAsked | undefined {
  const { trip, from, to, dates, hour, backHour, party } = values
  if (!from || !to || !dates.start || !hour) return undefined
  const isFlown = hasAirport([from, to])
  const flight = isFlown ? flightOf(values.flight, values.flightAt) : undefined
  const backFlight = isFlown ? flightOf(values.backFlight, values.backFlightAt) : undefined
  const isBack = trip === 'return' && dates.end && backHour
  return {
    ...{ from: trimmed(from), to: trimmed(to), at: `${dates.start}T${hour}`, ...party },
    ...(flight && { flight }),
    ...(isBack && { back: { at: `${dates.end}T${backHour}`, ...(backFlight && { flight: backFlight }) } }),
  }
}
