import type { Queries } from '@portolan/supplier/query'
import type { Buyer } from '../offer/offer.ts'
import type { SearchWarning } from '../offer/search.ts'
import type { Context } from '../platform/context.ts'
import { readContextOf } from '../platform/supplier-call.ts'
import { type Departure, departuresIn } from './departure.ts'
import type { ActivityParts } from './parts.ts'

export interface Answers {
  departures: Departure[]
  warnings: SearchWarning[]
  /** Somebody was asked, and nobody has answered. */
  hasFailed: boolean
}

interface Question {
  query: Queries['activity']
  buyer: Buyer
  correlationId: string
  /** Ids of suppliers; absent: all. */
  only?: readonly string[]
}

/** Every supplier is asked at once; who fails is a warning. */
export async function askAll(
  { search }: Pick<ActivityParts, 'search'>,
  { query, buyer, correlationId, only }: Question,
  context: Context,
): Promise<Answers> {
  const departures: Departure[] = []
  const warnings: SearchWarning[] = []
  const failures: boolean[] = []
  for await (const answer of search({
    ...{ product: 'activity', query, party: query.party, buyer, language: context.language },
    context: readContextOf(context, correlationId),
    ...(only && { only }),
  })) {
    failures.push(answer.failed)
    departures.push(...departuresIn(answer.offers))
    warnings.push(...answer.warnings)
  }
  return { departures, warnings, hasFailed: failures.length > 0 && failures.every(Boolean) }
}
