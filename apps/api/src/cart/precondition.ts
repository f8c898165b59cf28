import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { StoredCart } from './store.ts'
import { etagOf } from './view.ts'

/** A proxy that packs the answer marks its tag as weak; it is the same version. */
const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** Refuses what was decided by the look of another version. True: a version was named, and it fits. */
export function checkVersion(cart: StoredCart | undefined, context: Context): boolean {
  const header = context.header('if-match')
  if (header === undefined) return false
  const tags = tagsOf(header)
  if (tags.includes('*') || tags.includes(etagOf(cart))) return true
  context.setHeader('etag', etagOf(cart))
  throw new Refusal(412)
}
