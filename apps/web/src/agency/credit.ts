import type { PaymentConfigRS } from '@portolan/contract/payment'
import type { Amount } from '@portolan/contract/shared'
import { decimalOf, moneyOfNumber, subtract } from '@portolan/domain/money'

export type CreditAccount = NonNullable<PaymentConfigRS['accounts']>[number]

/** What is left falls below zero where the limit was lowered after it was spent. */
const read = ({ amount, currencyCode }: Amount) => moneyOfNumber(amount, currencyCode, { signed: true })

export const usedOf = ({ limit, left }: CreditAccount): Amount => ({
  currencyCode: limit.currencyCode,
  amount: decimalOf(subtract(read(limit), read(left))),
})
