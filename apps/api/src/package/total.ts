import type { PackageTotal } from '@portolan/contract/package'
import { type Money, subtract } from '@portolan/domain/money'
import { amountView } from '../platform/amount.ts'

/** The whole trip with one choice. */
export interface Priced {
  key: string
  total: Money
  saving: Money
}

/** Against the choice that is shown first: what it costs more or less, so that the browser never reckons. */
export const totalsView = (choices: readonly Priced[], first: Money): PackageTotal[] =>
  choices.map(({ key, total, saving }) => ({
    key,
    total: amountView(total),
    difference: amountView(subtract(total, first)),
    saving: amountView(saving),
  }))
