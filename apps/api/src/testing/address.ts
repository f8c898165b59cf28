import type { Call } from '@portolan/contract/call'

/** The address of a call with something in every place of its path. */
export const addressOf = (call: Call, filling = 'x'): string =>
  call.path.replace(/\{\w+\}/g, encodeURIComponent(filling))
