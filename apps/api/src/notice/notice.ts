import type { listNotices as listNoticesCall } from '@portolan/contract/notice'
import type { Module, Platform } from '../platform/module.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { listNotices, markRead, putNotice } from './store.ts'
import { makeListWork, makeSettleWork } from './work.ts'

export interface Notices extends Module {
  put: typeof putNotice
  markRead: typeof markRead
}

type Parts = Pick<Platform, 'db' | 'outbox' | 'config'>

const makeList =
  ({ db }: Parts): Handler<typeof listNoticesCall> =>
  async (_, { session }) => {
    if (!session?.account) throw new Refusal(401)
    const all = await listNotices(db, session.account.id)
    return {
      success: true,
      notices: all.map(({ id, kind, at, bookingId, read }) => ({
        ...{ id, kind, at: new Date(at).toISOString(), read },
        ...(bookingId !== null && { bookingId }),
      })),
    }
  }

/** What users should know, and what somebody must see to. */
export const makeNotices = (parts: Parts): Notices => ({
  put: putNotice,
  markRead,
  handlers: {
    listNotices: makeList(parts),
    listWorkItems: makeListWork(parts),
    settleWorkItem: makeSettleWork(parts),
  },
})
