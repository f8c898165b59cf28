import type { Db } from '../platform/db.ts'
import type { BookingParts } from './parts.ts'
import { findRefusedNews } from './refused-news-store.ts'

/** It is told by mail alone: the bell has said it already. */
export interface Again {
  readonly isAgain?: boolean
}

/**
 * Sends once more whatever an address has refused for good, to whoever is to be told by now. Answers whether there was
 * any. Of an order that is locked: who asks twice is sent it once.
 */
export async function sendNewsAgain(
  tx: Db,
  { outbox, keeping }: Pick<BookingParts, 'outbox' | 'keeping'>,
  bookingIds: readonly string[],
): Promise<boolean> {
  const refused = await findRefusedNews(tx, bookingIds)
  for (const { news } of refused) await outbox.put(tx, news.kind, { ...news.payload, isAgain: true })
  for (const id of new Set(refused.map(({ bookingId }) => bookingId))) await keeping.note(tx, id, 'newsResent')
  return refused.length > 0
}
