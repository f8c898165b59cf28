import type { Language } from '@portolan/domain/language'
import type { NamedBooking } from '../booking/named.ts'
import type { Db } from '../platform/db.ts'
import type { Platform } from '../platform/module.ts'

export interface NoticeParts extends Pick<Platform, 'db' | 'outbox' | 'config'> {
  /** What these bookings are called in the reader's language; one that is gone has no name. */
  nameAll(db: Db, ids: readonly string[], language: Language): Promise<ReadonlyMap<string, NamedBooking>>
}
