import type { Instant } from '@portolan/supplier/outcome'

const hour = 3_600_000
/** What can be given back for nothing waits a day for its money, but not past its last free moment. */
const keptFor = 24 * hour
/** Less is not worth a word: any hold lasts for half of it. */
const shortest = hour

/** For what is sold: `freeUntil` of each part of it. Empty where everything is held no longer than usual. */
export function payLater(freeUntil: readonly (Instant | undefined)[], now: Instant): { readonly payBy?: Instant } {
  const latest = Math.min(now + keptFor, ...freeUntil.map((free) => free ?? 0))
  return latest - now >= shortest ? { payBy: latest } : {}
}
