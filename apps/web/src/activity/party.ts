import type { searchActivities } from '@portolan/contract/activity'
import type { InputOf } from '@portolan/contract/call'

/** Who takes part. Of whoever is under 18 the age is told: every activity has its own prices by age. */
export interface Party {
  readonly adults: number
  readonly seniors: number
  readonly childAges: readonly number[]
}

const written = /^\d{1,2}(-\d{1,2})*$/

/** '2-7-9': the adults, then the age of each child. Undefined for anything else. */
export function readPeople(text: string): Omit<Party, 'seniors'> | undefined {
  if (!written.test(text)) return undefined
  const [adults = 0, ...childAges] = text.split('-').map(Number)
  return { adults, childAges }
}

export const writePeople = ({ adults, childAges }: Omit<Party, 'seniors'>): string => [adults, ...childAges].join('-')

/** A party, or one that is being filled in. */
interface Headcount {
  readonly adults: number
  readonly seniors: number
  readonly childAges: readonly unknown[]
}

export const sizeOf = ({ adults, seniors, childAges }: Headcount): number => adults + seniors + childAges.length

type Counts = InputOf<typeof searchActivities>['body']['searchCriteria']['customerCounts']

/** What nobody is of is left out. */
export function countsOf({ adults, seniors, childAges }: Party): Counts {
  return [
    ...(adults > 0 ? [{ qualifierInfo: 'Adult' as const, quantity: adults }] : []),
    ...(seniors > 0 ? [{ qualifierInfo: 'Senior' as const, quantity: seniors }] : []),
    ...(childAges.length > 0
      ? [{ qualifierInfo: 'Child' as const, quantity: childAges.length, ages: [...childAges] }]
      : []),
  ]
}
