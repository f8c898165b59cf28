import type { listWorkItems, settleWorkItem, WorkItem } from '@portolan/contract/notice'
import type { NamedBooking } from '../booking/named.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { nameView } from './name-view.ts'
import type { NoticeParts } from './parts.ts'
import {
  listWork,
  lockWork,
  type OpenWork,
  reopenRefunds,
  type Staff,
  setNote,
  settleWork,
  wakePurchase,
} from './work-store.ts'

function staffOf({ session }: Context, { config: { shopAgency } }: NoticeParts): Staff {
  const agencyId = session?.account?.agencyId
  if (agencyId === undefined) throw new Refusal(403)
  return { agencyId, shopAgency }
}

const workView = ({ id, kind, at, bookingId, status }: OpenWork, booking: NamedBooking | undefined): WorkItem => ({
  id,
  kind,
  at: new Date(at).toISOString(),
  bookingId,
  ...(booking && nameView(booking)),
  state: status,
})

async function answer({ db, nameAll }: NoticeParts, staff: Staff, { language }: Context) {
  const open = await listWork(db, staff)
  const named = await nameAll(
    db,
    open.map(({ bookingId }) => bookingId),
    language,
  )
  return { success: true, items: open.map((item) => workView(item, named.get(item.bookingId))) }
}

export const makeListWork =
  (parts: NoticeParts): Handler<typeof listWorkItems> =>
  (_, context) =>
    answer(parts, staffOf(context, parts), context)

export function makeSettleWork(parts: NoticeParts): Handler<typeof settleWorkItem> {
  const { db, outbox } = parts

  /** What fails again is raised again: hence it is off the list meanwhile. */
  async function retry(tx: Db, { id, kind, bookingId, purchaseId }: OpenWork): Promise<void> {
    // The money was never taken, and no machine can take it now.
    if (kind === 'unpaid') throw new Refusal(409)
    for (const refund of await reopenRefunds(tx, bookingId))
      await outbox.put(tx, 'booking.refund', { refundId: refund.id })
    await wakePurchase(tx, purchaseId)
    await settleWork(tx, id)
  }

  return async ({ params, body }, context) => {
    const staff = staffOf(context, parts)
    const { action, note } = body
    if (action !== undefined && action !== 'retry' && action !== 'done')
      throw fieldRefusal('/action', 'invalid_value', 'error.field.choice')
    await db.transaction(async (tx) => {
      const item = await lockWork(tx, staff, params.id)
      if (!item) throw new Refusal(404)
      if (note !== undefined) await setNote(tx, item.id, note)
      if (action === 'retry') await retry(tx, item)
      if (action === 'done') await settleWork(tx, item.id)
    })
    outbox.nudge()
    return answer(parts, staff, context)
  }
}
