import { lastDayOnSale } from '@portolan/domain/air/limit'
import type { DateRange, IsoDate } from '@portolan/domain/date'
import { type Cabin, fewestLegs, largestParty, type Trip } from '../../flight/rules.ts'
import { type AirLeg, type AirPlace, type AirSearch, isSamePlace } from '../../flight/search.ts'
import type { MessageId } from '../../i18n/messages.ts'
import type { Problem } from '../../session/form-schema.ts'

/** Who travels, as it is being filled in: a child whose age was not chosen yet has none. */
export interface PartyValues {
  adults: number
  children: (number | null)[]
  infants: number
}

/** One leg of several cities. */
export interface LegValues {
  /** Stays with the leg when it is moved. */
  id: string
  from: AirPlace | null
  to: AirPlace | null
  date: IsoDate | ''
}

/** All that was ever typed: what one kind of trip does not ask for is kept for the other. */
export interface AirValues {
  trip: Trip
  from: AirPlace | null
  to: AirPlace | null
  dates: DateRange
  legs: LegValues[]
  party: PartyValues
  cabin: Cabin
  nearby: boolean
  flexible: boolean
}

export const blankLeg = (id: string, from: AirPlace | null = null): LegValues => ({ id, from, to: null, date: '' })

/** One adult, until somebody says otherwise. */
export const blankValues: AirValues = {
  trip: 'return',
  from: null,
  to: null,
  dates: {},
  legs: [blankLeg('1'), blankLeg('2')],
  party: { adults: 1, children: [], infants: 0 },
  cabin: 'Economy',
  nearby: false,
  flexible: false,
}

export function valuesOf(search: AirSearch): AirValues {
  const { trip, legs, back, adults, children, infants, cabin, nearby, flexible } = search
  const [first] = legs
  return {
    ...blankValues,
    ...{ trip, from: first.from, to: first.to, cabin, nearby, flexible },
    dates: { start: first.date, ...(back && { end: back }) },
    ...(trip === 'multiCity' && { legs: legs.map((leg, index) => ({ id: String(index + 1), ...leg })) }),
    party: { adults, children: [...children], infants },
  }
}

export const sizeOf = ({ adults, children, infants }: PartyValues): number => adults + children.length + infants

export function partyProblem(party: PartyValues): MessageId | undefined {
  const { adults, children, infants } = party
  if (sizeOf(party) > largestParty) return 'error.air.party'
  if (adults < 1) return 'error.air.adult'
  if (infants > adults) return 'error.air.infants'
  return children.includes(null) ? 'air.form.childAge' : undefined
}

function dayProblem(day: IsoDate | undefined | '', today: IsoDate): MessageId | undefined {
  if (!day) return 'error.field.checkDate'
  if (day < today) return 'error.field.dayPast'
  return day > lastDayOnSale(today) ? 'error.air.horizon' : undefined
}

function datesProblem({ trip, dates: { start, end } }: AirValues, today: IsoDate): MessageId | undefined {
  const first = dayProblem(start, today)
  if (first || trip === 'oneWay') return first
  if (!end) return 'air.form.returnDate'
  return start && end < start ? 'error.air.backFirst' : dayProblem(end, today)
}

const toProblem = (from: AirPlace | null, to: AirPlace | null): MessageId | undefined => {
  if (!to) return 'air.form.place'
  return from && isSamePlace(from, to) ? 'error.air.samePlace' : undefined
}

type Found = readonly (readonly [field: string, text: MessageId | undefined])[]

const simpleProblems = (values: AirValues, today: IsoDate): Found => [
  ['from', values.from ? undefined : 'air.form.place'],
  ['to', toProblem(values.from, values.to)],
  ['dates', datesProblem(values, today)],
]

function legProblems(legs: readonly LegValues[], today: IsoDate): Found {
  return legs.flatMap(({ from, to, date }, index): Found => {
    const before = legs[index - 1]?.date
    const isEarly = Boolean(date && before && date < before)
    return [
      [`legs.${index}.from`, from ? undefined : 'air.form.place'],
      [`legs.${index}.to`, toProblem(from, to)],
      [`legs.${index}.date`, isEarly ? 'error.air.order' : dayProblem(date, today)],
    ]
  })
}

/** All that stands between these values and a search, in the order of the form. */
export function airProblems(values: AirValues, today: IsoDate): Problem<string>[] {
  const { trip, legs, party } = values
  const route = trip === 'multiCity' ? legProblems(legs, today) : simpleProblems(values, today)
  const found: Found = [...route, ['party', partyProblem(party)]]
  return found.flatMap(([field, text]) => (text ? [{ field, text }] : []))
}

/** The ages that were chosen; a form without problems has them all. */
export const agesOf = (children: readonly (number | null)[]): number[] => children.filter((age) => age !== null)

const wholeLeg = ({ from, to, date }: Omit<LegValues, 'id'>): AirLeg[] =>
  from && to && date ? [{ from, to, date }] : []

/** Undefined while something is missing. */
export function searchOf(values: AirValues): AirSearch | undefined {
  const { trip, from, to, dates, party, cabin, nearby, flexible } = values
  const wanted = trip === 'multiCity' ? values.legs : [{ from, to, date: dates.start ?? '' }]
  const [first, ...others] = wanted.flatMap(wholeLeg)
  if (!first || others.length + 1 !== wanted.length) return undefined
  if (trip === 'multiCity' && wanted.length < fewestLegs) return undefined
  return {
    ...{ trip, legs: [first, ...others], cabin, nearby, flexible },
    ...(trip === 'return' && dates.end && { back: dates.end }),
    adults: party.adults,
    children: agesOf(party.children),
    infants: party.infants,
  }
}
