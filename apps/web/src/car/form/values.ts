import type { DateRange, IsoDate } from '@portolan/domain/date'
import { timeOf } from '@portolan/domain/date'
import type { MessageId } from '../../i18n/messages.ts'
import type { Problem } from '../../session/form-schema.ts'
import { mostDays, oldestDriver, youngestDriver } from '../rules.ts'
import { type CarAsked, type CarPlace, daysOf, isOneWay } from '../search.ts'

/** Both days with their hours, HH:mm. */
export interface RentalDates extends DateRange {
  readonly startTime: string
  readonly endTime: string
}

export interface CarValues {
  from: CarPlace | null
  isElsewhere: boolean
  /** Only where it is brought back elsewhere. */
  to: CarPlace | null
  dates: RentalDates
  /** As it is typed. */
  age: string
  country: string
}

export const usualHour = '10:00'

export const blankValues: CarValues = {
  ...{ from: null, isElsewhere: false, to: null },
  dates: { startTime: usualHour, endTime: usualHour },
  ...{ age: '30', country: '' },
}

/** Undefined while one of the two days is missing. */
function momentsOf({ start, end, startTime, endTime }: RentalDates) {
  return start && end ? { pickUpAt: `${start}T${startTime}`, returnAt: `${end}T${endTime}` } : undefined
}

export function valuesOf(asked: CarAsked): CarValues {
  const { pickUp, dropOff, pickUpAt, returnAt, age, country } = asked
  const [start, startTime] = [pickUpAt.slice(0, 10), timeOf(pickUpAt) || usualHour]
  const [end, endTime] = [returnAt.slice(0, 10), timeOf(returnAt) || usualHour]
  const isElsewhere = isOneWay(asked)
  return {
    ...{ from: pickUp, isElsewhere, to: isElsewhere ? dropOff : null },
    dates: { start, end, startTime, endTime },
    ...{ age: String(age), country },
  }
}

function datesProblem(dates: RentalDates, today: IsoDate): MessageId | undefined {
  const { start, end } = dates
  if (!start && !end) return 'error.field.checkDate'
  if (!start) return 'car.form.pickUpMissing'
  if (start < today) return 'error.field.dayPast'
  if (!end) return 'car.form.returnMissing'
  const moments = momentsOf(dates)
  if (moments && moments.returnAt <= moments.pickUpAt) return 'error.car.return'
  return moments && daysOf(moments) > mostDays ? 'error.car.days' : undefined
}

function ageProblem(age: string): MessageId | undefined {
  if (!/^\d{1,3}$/.test(age.trim()) || Number(age) > oldestDriver) return 'car.form.ageMissing'
  return Number(age) < youngestDriver ? 'error.car.age' : undefined
}

/** All that stands between these values and a search, in the order of the form. */
export function carProblems({ from, isElsewhere, to, dates, age }: CarValues, today: IsoDate): Problem<string>[] {
  const found: readonly (readonly [field: string, text: MessageId | undefined])[] = [
    ['from', from ? undefined : 'car.form.placeMissing'],
    ['to', isElsewhere && !to ? 'car.form.placeMissing' : undefined],
    ['dates', datesProblem(dates, today)],
    ['age', ageProblem(age)],
  ]
  return found.flatMap(([field, text]) => (text ? [{ field, text }] : []))
}

/** Undefined while something is missing. */
export function askedOf({ from, isElsewhere, to, dates, age, country }: CarValues): CarAsked | undefined {
  const dropOff = isElsewhere ? to : from
  const moments = momentsOf(dates)
  if (!from || !dropOff || !moments) return undefined
  return { pickUp: from, dropOff, ...moments, age: Number(age), country }
}
