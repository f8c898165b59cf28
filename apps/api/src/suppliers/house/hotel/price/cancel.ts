import { addDays, type IsoDate } from '@portolan/domain/date'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import { instantOf } from '../../../../platform/local-time.ts'
import type { Market } from '../catalogue/market.ts'
import type { CancelTerms } from '../catalogue/rate-plan.ts'

const currency = 'EUR'
const hour = 3_600_000

/** The moments of a stay that its cancellation goes by: the same for all houses of a city. */
export interface Arrival {
  readonly date: IsoDate
  /** Of the city, IANA. */
  readonly timeZone: string
  readonly market: Pick<Market, 'checkOut'>
}

/**
 * The last free moment, which is not free itself; undefined: there is none. The hours are those of the clock on the wall:
 * a day before is the same time of the day before, also where the clocks change in between.
 */
export function freeUntil({ freeHours }: CancelTerms, { date, timeZone }: Arrival): Instant | undefined {
  if (freeHours === undefined) return undefined
  const local = new Date(Date.parse(`${date}T18:00:00Z`) - freeHours * hour).toISOString().slice(0, 16)
  return instantOf(local, timeZone)
}

/**
 * Who leaves after the first night, or never came, pays that night until the first morning; a half is for those who say so
 * on the day of arrival at the latest.
 */
function lateUntil(penalty: 'firstNight' | 'half', { date, timeZone, market }: Arrival): Instant {
  return instantOf(`${addDays(date, 1)}T${penalty === 'firstNight' ? market.checkOut : '00:00'}`, timeZone)
}

/** When a plan's charge changes; undefined: never. */
export interface Deadlines {
  readonly free: Instant | undefined
  readonly late: Instant | undefined
}

/** The same for all rooms of a stay: to read the clock of a city takes longer than to price a room. */
export const deadlinesOf = (terms: CancelTerms, arrival: Arrival): Deadlines => ({
  free: freeUntil(terms, arrival),
  late: terms.penalty === 'all' ? undefined : lateUntil(terms.penalty, arrival),
})

/** Of one room: several are cancelled one by one. `firstNight` in euro cents; what is over already is not told. */
export function penaltiesOf(
  { penalty }: Pick<CancelTerms, 'penalty'>,
  { free, late }: Deadlines,
  firstNight: number,
  now: Instant,
): CancelRule[] {
  const rules: CancelRule[] = []
  if (free !== undefined && free > now) rules.push({ until: free, charge: { minor: 0, currency } })
  if (late !== undefined && late > now)
    rules.push({ until: late, charge: penalty === 'half' ? { percent: 50 } : { minor: firstNight, currency } })
  return [...rules, { charge: 'nonRefundable' }]
}
