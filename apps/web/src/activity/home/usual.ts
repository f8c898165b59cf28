import { addDays, type IsoDate } from '@portolan/domain/date'
import { blankValues } from '../form/values.ts'
import type { ActivityAsked } from '../search.ts'

/** Far enough ahead for places to be left, and as long as people stay in a city. */
const [ahead, days] = [30, 7]

type When = Pick<ActivityAsked, 'from' | 'to' | 'party'>

/** The days and the party of the last search go for another city too; who has searched for nothing is two, for a week. */
export function usualDays(last: ActivityAsked | undefined, today: IsoDate): When {
  if (last) return { from: last.from, to: last.to, party: last.party }
  const from = addDays(today, ahead)
  return { from, to: addDays(from, days - 1), party: { ...blankValues.party, childAges: [] } }
}
