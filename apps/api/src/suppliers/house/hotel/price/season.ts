import { dateOf } from '../../day.ts'
import type { Level, Market } from '../catalogue/market.ts'

type Months = Pick<Market, 'highMonths' | 'lowMonths'>

/** Days on each side of the turn of a month: one season goes over into the next, in two weeks. */
const shoulder = 7

function heightOfMonth({ highMonths, lowMonths }: Months, month: number): number {
  const one = ((month + 11) % 12) + 1
  if (highMonths.includes(one)) return 1
  return lowMonths.includes(one) ? -1 : 0
}

/** How high the season is: −1 in a low month, 0 in a usual one, 1 in a high one, and between them at their turn. */
export function seasonHeight(months: Months, day: number): number {
  const [year = 0, month = 1, date = 1] = dateOf(day).split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const own = heightOfMonth(months, month)
  // Reckoned at noon, so that the last day of a month and the first of the next lie as far from the turn.
  const [since, left] = [date - 0.5, last - date + 0.5]
  const fromTurn = Math.min(since, left)
  if (fromTurn >= shoulder) return own
  const neighbour = heightOfMonth(months, since < left ? month - 1 : month + 1)
  return own + (neighbour - own) * (0.5 - fromTurn / (2 * shoulder))
}

export const levelAt = ({ low, usual, high }: Level, height: number): number =>
  usual + (height > 0 ? height * (high - usual) : height * (usual - low))
