import type { claimBooking } from '@portolan/contract/booking'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { personOf } from '../platform/person.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { type OpenedBy, putClaim } from './guest-code-store.ts'
import type { BookingParts } from './parts.ts'
import { contactOf, ownerOf } from './whose.ts'

type Find = (code: string, context: Context) => Promise<OpenedBy>

/** Moves what a code manages into the account of who has the code: that booking, with what is one thing with it. */
export function makeClaim({ db, safe, keeping }: BookingParts, find: Find): Handler<typeof claimBooking> {
  /** True when it is the account's now; somebody else's stays where it is. */
  async function claim(tx: Db, { bookingId, purchaseId }: OpenedBy, accountId: string): Promise<boolean> {
    const order = await keeping.lock({ db: tx, safe }, purchaseId)
    const booking = order?.bookings.find(({ id }) => id === bookingId)
    if (!order || !booking) return false
    const owner = ownerOf(booking, order)
    if (owner !== null || order.agencyId !== null) return owner === accountId
    const parts = order.bookings.filter(({ bundle }) => bundle === booking.bundle)
    const bookingIds = parts.map(({ id }) => id)
    await putClaim(tx, order.id, bookingIds, accountId)
    // Whom to reach about the order is no longer whom to reach about this: it stays what it is now.
    await keeping.putContact(tx, safe, order.id, { bookingIds, contact: contactOf(booking, order) })
    for (const id of bookingIds) await keeping.note(tx, id, 'claimed')
    return true
  }

  return async ({ body }, context) => {
    const { session } = context
    const accountId = session?.account?.id
    if (accountId === undefined) throw new Refusal(401)
    // What an employee has is the agency's, and what a guest has bought is not.
    if (personOf(session).kind === 'employee') throw new Refusal(403)
    const opened = await find(body.code, context)
    if (opened.kind !== 'manage') throw new Refusal(403)
    // Another's account has it already: the code shows it, and no more.
    if (!(await db.transaction((tx) => claim(tx, opened, accountId))))
      throw new Refusal(404, { text: 'error.guestCode' })
    return { success: true, bookingId: opened.bookingId }
  }
}
