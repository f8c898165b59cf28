import type { Instant } from '@portolan/supplier/outcome'
import { instantOf, localNow } from '../../../../platform/local-time.ts'
import { dateOf, dayOf } from '../../day.ts'
import type { Office } from '../catalogue/office.ts'

const day = 86_400_000

/** When a car is away. Days count from 1970, by the clock of the office where it is fetched. */
export interface Times {
  readonly starts: Instant
  /** Periods of 24 hours, begun ones too. */
  readonly days: number
  readonly first: number
  readonly last: number
  /** YYYY-MM-DD of every day that it touches. */
  readonly dates: readonly string[]
  readonly today: number
}

interface Moment {
  readonly office: Pick<Office, 'timeZone'>
  /** YYYY-MM-DDTHH:mm. */
  readonly at: string
}

const wallClock = (local: string): number => Date.parse(`${local}:00Z`)

/** By the clock on the wall: who brings it back at the same hour has it for whole days, also where clocks change. */
export function timesOf(pickUp: Moment, dropOff: Moment, now: Instant): Times {
  const { timeZone } = pickUp.office
  const isSameClock = timeZone === dropOff.office.timeZone
  const back = isSameClock ? dropOff.at : localNow(timeZone, new Date(instantOf(dropOff.at, dropOff.office.timeZone)))
  const [first, last] = [dayOf(pickUp.at.slice(0, 10)), dayOf(back.slice(0, 10))]
  return {
    starts: instantOf(pickUp.at, timeZone),
    days: Math.max(1, Math.ceil((wallClock(back) - wallClock(pickUp.at)) / day)),
    ...{
      first,
      last,
      dates: Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => dateOf(first + index)),
    },
    today: dayOf(localNow(timeZone, new Date(now)).slice(0, 10)),
  }
}
