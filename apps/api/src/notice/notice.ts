import type { listNotices as listNoticesCall, Notice } from '@portolan/contract/notice'
import { may } from '@portolan/domain/may'
import type { NamedBooking } from '../booking/named.ts'
import { amountView } from '../platform/amount.ts'
import type { Module } from '../platform/module.ts'
import { personOf } from '../platform/person.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { nameView } from './name-view.ts'
import type { NoticeParts } from './parts.ts'
import { type KeptNotice, listNotices, markRead, putNotice } from './store.ts'
import { makeListWork, makeSettleWork } from './work.ts'

export interface Notices extends Module {
  put: typeof putNotice
  markRead: typeof markRead
}

/** What is said of the booking beside its name, by the kind of the notice. */
function newsOf(kind: string, { paidBack, holdUntil }: NamedBooking) {
  return {
    ...(kind === 'refundPaid' && paidBack.minor > 0 && { amount: amountView(paidBack) }),
    ...(kind === 'holdEnding' && holdUntil !== null && { holdExpires: new Date(holdUntil).toISOString() }),
  }
}

const noticeView = ({ id, kind, at, bookingId, read }: KeptNotice, booking: NamedBooking | undefined): Notice => ({
  id,
  kind,
  at: new Date(at).toISOString(),
  read,
  ...(bookingId !== null && { bookingId }),
  ...(booking && { ...nameView(booking), ...newsOf(kind, booking) }),
})

const makeList =
  ({ db, nameAll }: NoticeParts): Handler<typeof listNoticesCall> =>
  async (_, { session, language }) => {
    if (!session?.account) throw new Refusal(401)
    const all = await listNotices(db, session.account.id)
    const ids = new Set(all.flatMap(({ bookingId }) => bookingId ?? []))
    const named = await nameAll(db, [...ids], language)
    const person = personOf(session)
    const notices = all.flatMap((notice): Notice[] => {
      const booking = named.get(notice.bookingId ?? '')
      // An employee who may no longer look at a kind of booking is given no name of one either.
      if (booking && !may(person, 'view', booking.product)) return []
      return [noticeView(notice, booking)]
    })
    return { success: true, notices }
  }

/** What users should know, and what somebody must see to. */
export const makeNotices = (parts: NoticeParts): Notices => ({
  put: putNotice,
  markRead,
  handlers: {
    listNotices: makeList(parts),
    listWorkItems: makeListWork(parts),
    settleWorkItem: makeSettleWork(parts),
  },
})
