import { isTimeZone } from '@portolan/domain/time-zone'

/** The zone of the clock before the reader's eyes; undefined where the browser names none, or one that is none. */
export function readersZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : undefined
}
