import type { PaymentConfigRS } from '@portolan/contract/payment'
import type { Amount } from '@portolan/contract/shared'
import { ratioOf } from '@portolan/domain/amount'
import { compare, decimalOf, moneyOfNumber, subtract } from '@portolan/domain/money'

/** How far the agency's account goes for a total, as far as is known here: the server decides. */
export type Credit =
  | { kind: 'none' }
  | { kind: 'enough' | 'short'; left: Amount; limit: Amount; missing: Amount; share: number }

const signed = ({ amount, currencyCode }: Amount) => moneyOfNumber(amount, currencyCode, { signed: true })

export function creditFor(accounts: PaymentConfigRS['accounts'], total: Amount): Credit {
  const own = accounts?.find(({ left }) => left.currencyCode === total.currencyCode)
  if (!own) return { kind: 'none' }
  const { left, limit } = own
  const missing = subtract(signed(total), signed(left))
  return {
    kind: compare(signed(left), signed(total)) < 0 ? 'short' : 'enough',
    ...{ left, limit },
    missing: { currencyCode: total.currencyCode, amount: decimalOf(missing) },
    share: Math.max(0, Math.min(1, ratioOf(left.amount, limit.amount))),
  }
}
