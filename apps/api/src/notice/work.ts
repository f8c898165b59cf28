import type { listWorkItems, settleWorkItem, WorkItem } from '@portolan/contract/notice'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import type { Platform } from '../platform/module.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
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

type Parts = Pick<Platform, 'db' | 'outbox' | 'config'>

function staffOf({ session }: Context, { config: { shopAgency } }: Parts): Staff {
  const agencyId = session?.account?.agencyId
  if (agencyId === undefined) throw new Refusal(403)
  return { agencyId, shopAgency }
}

const workView = ({ id, kind, at, bookingId, status }: OpenWork): WorkItem => ({
  ...{ id, kind, at: new Date(at).toISOString(), bookingId, state: status },
})

const answer = async (db: Db, staff: Staff) => ({
  success: true,
  items: (await listWork(db, staff)).map(workView),
})

export const makeListWork =
  (parts: Parts): Handler<typeof listWorkItems> =>
  (_, context) =>
    answer(parts.db, staffOf(context, parts))

export function makeSettleWork(parts: Parts): Handler<typeof settleWorkItem> {
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
    return answer(db, staff)
  }
}
