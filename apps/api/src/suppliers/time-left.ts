import type { ReadContext } from '@portolan/supplier/context'
import type { Clock } from '../platform/clock.ts'

/** A browser waits no longer than this. */
const longest = 180_000

/** Milliseconds until the deadline, 0 when it has passed. */
export const timeLeft = ({ deadline }: Pick<ReadContext, 'deadline'>, clock: Clock): number =>
  Math.min(Math.max(deadline - clock.now().getTime(), 0), longest)
