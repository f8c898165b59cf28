import type { TourActivityInfo } from '@portolan/contract/activity'
import type { Amount } from '@portolan/contract/shared'
import type { IsoDate } from '@portolan/domain/date'

/** A day on which the tour runs, as the month shows it. */
export interface RunDay {
  /** What one adult pays; of a private group the price of the group. */
  readonly fare: Amount
  /** Places of the departure that has most; undefined: nobody says how many. */
  readonly left: number | undefined
  /** There is room for the whole party. */
  readonly isOpen: boolean
  readonly isFew: boolean
  /** No day of the month is cheaper, and some are dearer. */
  readonly isLow: boolean
}

/** So few places are worth a word. */
const few = 3

type Row = TourActivityInfo['schedule']['details'][number]

export function runDays(details: readonly Row[], people: number): Map<IsoDate, RunDay> {
  const told = details.flatMap(({ start, fare, availableQty }) =>
    fare ? [{ day: start.slice(0, 10), fare, left: availableQty, isOpen: (availableQty ?? people) >= people }] : [],
  )
  const amounts = told.filter(({ isOpen }) => isOpen).map(({ fare }) => fare.amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  return new Map(
    told.map(({ day, ...run }) => {
      const isFew = run.left !== undefined && run.left > 0 && (run.left <= few || !run.isOpen)
      return [day, { ...run, isFew, isLow: run.isOpen && run.fare.amount === least && least < most }]
    }),
  )
}
