import type { CancelPenalty } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import { zonedInstant } from './local-time.ts'
import { zoneName } from './zone-name.ts'

/** A deadline goes by the clock of its place, which is named; who reads it can still put it into his own. */
export function penaltyThere(penalty: CancelPenalty, timeZone: string | undefined, language: Language): CancelPenalty {
  const end = penalty.deadline?.absoluteDeadline
  if (end === undefined || timeZone === undefined) return penalty
  const absoluteDeadline = zonedInstant(timeZone, Date.parse(end))
  return { ...penalty, deadline: { ...penalty.deadline, absoluteDeadline, clock: zoneName(timeZone, language) } }
}
