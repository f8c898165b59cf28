import type { openBookingAsGuest, revokeGuestAccess } from '@portolan/contract/booking'
import { addDays } from '@portolan/domain/date'
import type { Context } from '../platform/context.ts'
import { hashOf } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { openGuestSession } from '../platform/guest-session.ts'
import type { Limit } from '../platform/limits.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { spendShare } from '../platform/share.ts'
import type { Access } from './access.ts'
import type { BookingRecord } from './booking.ts'
import { makeClaim } from './claim.ts'
import { type CodeKind, findByCode, type OpenedBy, putCode, putOpening, revokeCodes } from './guest-code-store.ts'
import type { BookingParts } from './parts.ts'

/** A code has 256 bits: the limit is there against those who try all the same. */
const tries: Limit = { name: 'guest-code', max: 30, seconds: 3600 }

/** No pass is good for longer. */
const longestPass = 92

/** The last day of travel; a pass tells only its first. */
function lastDayOf({ travelStart, travelEnd }: Pick<BookingRecord, 'travelStart' | 'travelEnd'>) {
  if (travelEnd !== null) return travelEnd.slice(0, 10)
  return travelStart === null ? undefined : addDays(travelStart.slice(0, 10), longestPass)
}

type Coded = Pick<BookingRecord, 'id' | 'travelStart' | 'travelEnd'>

/** The code itself is told once and kept by nobody here. */
export const issueGuestCode = (tx: Db, code: string, booking: Coded, kind: CodeKind, promisedAt: number) =>
  putCode(tx, { hash: hashOf(code), bookingId: booking.id, kind, lastDay: lastDayOf(booking), promisedAt })

export function makeGuestAccess(parts: BookingParts, access: Access) {
  const { db, keeping } = parts

  async function find(code: string, context: Context): Promise<OpenedBy & { codeHash: string }> {
    await spendShare(parts, tries, context)
    const codeHash = hashOf(code)
    const opened = await findByCode(db, codeHash)
    if (!opened) throw new Refusal(404, { text: 'error.guestCode' })
    return { ...opened, codeHash }
  }

  const open: Handler<typeof openBookingAsGuest> = async ({ body }, context) => {
    const { bookingId, codeHash } = await find(body.code, context)
    const sessionHash = context.session?.hash ?? (await openGuestSession(parts, context))
    await putOpening(db, { sessionHash, bookingId, codeHash })
    return { success: true, bookingId }
  }

  const revoke: Handler<typeof revokeGuestAccess> = async ({ params }, context) => {
    const { whole } = await access.findToChange(params.id, 'book', context)
    await db.transaction(async (tx) => {
      for (const { id } of whole.parts) {
        await revokeCodes(tx, id)
        // Mails that are on their way bring links as well.
        await keeping.note(tx, id, 'linksRevoked')
      }
    })
    return { success: true }
  }

  return { open, revoke, claim: makeClaim(parts, find) }
}
