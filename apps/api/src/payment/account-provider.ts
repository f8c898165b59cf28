import { randomUUID } from 'node:crypto'
import type { Money } from '@portolan/domain/money'
import type { Db } from '../platform/db.ts'
import { captureHold, findHold, findHoldByKey, type Hold, letHoldGo, refundHold, reserve } from './credit-store.ts'
import type { Authorization, PaymentProvider } from './provider.ts'

const agencyKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isFor = ({ agencyId, currency, amount }: Hold, token: string, wanted: Money): boolean =>
  agencyId === token && currency === wanted.currency && amount === wanted.minor

function outcomeOf({ id, status, reason }: Hold): Authorization {
  switch (status) {
    case 'authorized':
    case 'captured':
      return { is: 'authorized', reference: id }
    case 'voided':
      return { is: 'declined', reason: 'voided' }
    case 'declined':
      return { is: 'declined', reason: reason ?? 'credit_limit' }
  }
}

/** An agency buys on its own account: authorised is what is reserved of its credit, captured is what it owes. */
export function makeAccountProvider({ db }: { db: Db }): PaymentProvider {
  return {
    id: 'account',
    async authorize({ key, token, amount }) {
      if (!agencyKey.test(token)) return { is: 'declined', reason: 'no_account' }
      const hold = await reserve(db, { id: `hold_${randomUUID()}`, key, agencyId: token, amount })
      if (!isFor(hold, token, amount)) throw new Error('The key belongs to another hold.')
      return outcomeOf(hold)
    },
    async find(key) {
      const hold = await findHoldByKey(db, key)
      return hold && outcomeOf(hold)
    },
    async capture(of) {
      if (await captureHold(db, of)) return 'captured'
      const hold = await findHold(db, of.reference)
      // 'gone' would have the agency pay again.
      if (hold?.status === 'captured' || hold?.status === 'authorized')
        throw new Error('The capture does not fit its hold.')
      return 'gone'
    },
    async void({ reference }) {
      if (await letHoldGo(db, reference)) return 'voided'
      if ((await findHold(db, reference))?.status === 'captured') throw new Error('The hold is captured already.')
      return 'voided'
    },
    refund: async (of) => ((await refundHold(db, of)) ? 'refunded' : 'refused'),
    // Nobody outside keeps the account: there is no news of it.
    readNews: () => undefined,
  }
}
