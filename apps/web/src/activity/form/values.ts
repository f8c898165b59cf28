import { addDays, type DateRange, type IsoDate } from '@portolan/domain/date'
import type { MessageId } from '../../i18n/messages.ts'
import type { Problem } from '../../session/form-schema.ts'
import { nightsOf } from '../../ui/date-range.ts'
import { type Party, sizeOf } from '../party.ts'
import { daysAhead, mostDays, mostPeople, oldestChild } from '../rules.ts'
import type { ActivityAsked } from '../search.ts'

export interface City {
  readonly code: string
  readonly name: string
}

/** A party as it is being filled in: a child whose age was not chosen yet has none. */
export interface PartyValues {
  readonly adults: number
  readonly seniors: number
  readonly childAges: readonly (number | null)[]
}

export interface ActivityValues {
  city: City | null
  dates: DateRange
  party: PartyValues
}

/** Two adults, until somebody says otherwise. */
export const blankValues: ActivityValues = { city: null, dates: {}, party: { adults: 2, seniors: 0, childAges: [] } }

export const valuesOf = ({ city, cityName, from, to, party }: ActivityAsked): ActivityValues => ({
  city: { code: city, name: cityName },
  dates: { start: from, end: to },
  party,
})

/** What is wrong with the two days, whichever of them is there. One day alone is both. */
function datesProblem({ start, end }: DateRange, today: IsoDate): MessageId | undefined {
  if (!start) return end ? 'activity.form.fromMissing' : 'error.field.checkDate'
  if (start < today) return 'error.field.dayPast'
  if (start > addDays(today, daysAhead)) return 'error.activity.horizon'
  if (!end) return 'activity.form.toMissing'
  if (end < start) return 'error.activity.order'
  return nightsOf(start, end) + 1 > mostDays ? 'error.activity.span' : undefined
}

/** In the words of the server wherever it would say it too. */
export function partyProblem(party: PartyValues): MessageId | undefined {
  const { adults, seniors, childAges } = party
  if (sizeOf(party) === 0) return 'error.activity.nobody'
  if (adults + seniors === 0) return 'error.activity.adult'
  if (sizeOf(party) > mostPeople) return 'error.activity.party'
  if (childAges.some((age) => age !== null && age > oldestChild)) return 'error.activity.childAge'
  return childAges.includes(null) ? 'error.activity.childAge' : undefined
}

/** All that stands between these values and a search, in the order of the form. */
export function activityProblems({ city, dates, party }: ActivityValues, today: IsoDate): Problem<string>[] {
  const found: readonly (readonly [field: string, text: MessageId | undefined])[] = [
    ['city', city ? undefined : 'activity.form.cityMissing'],
    ['dates', datesProblem(dates, today)],
    ['party', partyProblem(party)],
  ]
  return found.flatMap(([field, text]) => (text ? [{ field, text }] : []))
}

/** Undefined while something is missing. */
export function partyOf(values: PartyValues): Party | undefined {
  const childAges = values.childAges.filter((age) => age !== null)
  return partyProblem(values) ? undefined : { adults: values.adults, seniors: values.seniors, childAges }
}

export function askedOf({ city, dates: { start, end }, party }: ActivityValues): ActivityAsked | undefined {
  const whole = partyOf(party)
  if (!city || !start || !end || !whole) return undefined
  return { city: city.code, cityName: city.name, from: start, to: end, party: whole }
}
