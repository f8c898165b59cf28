import type { CancelPenalty } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import { saidDeadline } from './zone-name.ts'

/** A deadline goes by the clock of its place, which is named; who reads it can still put it into his own. */
export function penaltyThere(penalty: CancelPenalty, timeZone: string | undefined, language: Language): CancelPenalty {
  const end = penalty.deadline?.absoluteDeadline
  if (end === undefined || timeZone === undefined) return penalty
  const { absoluteDeadline, clock } = saidDeadline(Date.parse(end), timeZone, language)
  return { ...penalty, deadline: { clock, ...penalty.deadline, absoluteDeadline } }
}
