import type { CancelPenalty } from '@portolan/contract/shared'
import { zonedInstant } from './local-time.ts'

/** A deadline is told by the clock of the place that it is of, and every reader can still put it into his own. */
export function penaltyThere(penalty: CancelPenalty, timeZone: string): CancelPenalty {
  const end = penalty.deadline?.absoluteDeadline
  if (end === undefined) return penalty
  return { ...penalty, deadline: { ...penalty.deadline, absoluteDeadline: zonedInstant(timeZone, Date.parse(end)) } }
}
