import type { Context } from '../platform/context.ts'
import type { Limit } from '../platform/limits.ts'
import type { Found } from './access.ts'
import type { BookingParts } from './parts.ts'

/** A page that waits for its booking asks every few seconds: to look for an hour is to look once. */
const looks: Limit = { name: 'passport-viewed', max: 1, seconds: 3600 }

/** Employees see the passports of others, though masked: who has looked at whose is recorded. */
export const makeRecordPassportView =
  ({ db, limits, security }: Pick<BookingParts, 'db' | 'limits' | 'security'>) =>
  async ({ order, standing }: Found, { session, address }: Context): Promise<void> => {
    const account = session?.account
    if (!account?.agencyId || standing === 'look' || !order.travelers.some(({ document }) => document)) return
    if ((await limits.count(looks, `${account.id} ${order.id}`)) > looks.max) return
    await security.record(db, {
      kind: 'passportViewed',
      byId: account.id,
      agencyId: account.agencyId,
      detail: { purchase: order.id },
      personal: { address },
    })
  }
