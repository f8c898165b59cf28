import { isTimeZone } from '@portolan/domain/time-zone'
import type { Context } from './context.ts'

/** Sent by our own pages with what they write. */
const zoneHeader = 'portolan-time-zone'

/** No zone has a longer name. */
const longest = 64

/** The zone of the caller's clock; null where none was sent, or one that does not exist: nothing is refused for it. */
export function zoneOfBrowser(context: Pick<Context, 'header'>): string | null {
  const sent = context.header(zoneHeader)
  return sent !== undefined && sent.length <= longest && isTimeZone(sent) ? sent : null
}
