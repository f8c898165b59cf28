import type { PaymentForm } from '@portolan/contract/shared'
import { holds } from '@portolan/domain/may'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { personOf } from '../platform/person.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import { holdsCardNumber } from './card-number.ts'
import { hasCredit } from './credit-store.ts'

/** How a purchase is settled, once it was looked at. */
export interface AcceptedForm {
  method: 'account' | 'token'
  provider: string
  token: string
  /** The agency's own number of the file that it is paid for; absent: none was given. */
  fileNumber?: string
}

type Caller = Pick<Context, 'session'>

/** An employee pays from the account of the own agency and from no other, whoever names it. */
async function acceptAccount(
  db: Db,
  { accountId: named, purchaseOrder }: Extract<PaymentForm, { kind: 'account' }>,
  { session }: Caller,
): Promise<AcceptedForm> {
  const agencyId = session?.account?.agencyId
  if (!agencyId || (named !== undefined && named !== agencyId)) throw new Refusal(403)
  if (!holds(personOf(session), 'credit:spend')) throw new Refusal(403)
  if (!(await hasCredit(db, agencyId))) throw new Refusal(403)
  return {
    method: 'account',
    provider: 'account',
    token: agencyId,
    ...(purchaseOrder !== undefined && { fileNumber: purchaseOrder }),
  }
}

/**
 * Looks at how the customer wants to pay. A card number is sent back before anything else is done with it: it reaches no
 * table, no log and no provider.
 */
export const makeAccept =
  (db: Db, { takesCards, takesTokens }: { takesCards: boolean; takesTokens: (provider: string) => boolean }) =>
  async (form: PaymentForm, context: Caller): Promise<AcceptedForm> => {
    if (form.kind === 'account') return acceptAccount(db, form, context)
    // Stored as a token without a card: whether anything is due now is known once the order is.
    if (form.kind === 'there') return { method: 'token', provider: 'there', token: 'there' }
    const { provider, token } = form
    if (holdsCardNumber(token)) throw fieldRefusal('/paymentForm/token', 'invalid_format', 'error.field.format')
    if (!takesCards) throw new Refusal(400, { text: 'error.payment.noCards' })
    if (!takesTokens(provider)) throw fieldRefusal('/paymentForm/provider', 'invalid_value', 'error.field.choice')
    return { method: 'token', provider, token }
  }
