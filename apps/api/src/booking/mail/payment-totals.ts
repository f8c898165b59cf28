import type { Language } from '@portolan/domain/language'
import { sum } from '@portolan/domain/money'
import { paymentTexts } from '../../platform/catalogue/payment-text.ts'
import type { Block } from '../../platform/mail-page.ts'
import { dueText, paymentLines } from '../../platform/payment-words.ts'
import { priceText } from '../../platform/price-text.ts'
import type { Linked } from './letter.ts'

/** What was paid and how, and what is paid where; what comes in several lines has its total first. */
export function paymentTotals(items: readonly [Linked, ...Linked[]], language: Language): Block[] {
  const [{ booking: first }] = items
  const { currency } = first.price
  const lines = paymentLines(
    items.map(({ booking }) => booking),
    currency,
    language,
  )
  const rows = lines.map((line) => ({ label: line.text, value: dueText(line, language) }))
  const [only, ...others] = rows
  if (!only) return []
  if (others.length === 0) return [{ rows: [{ ...only, isTotal: true }] }]
  const total = sum(
    lines.map(({ amount }) => amount),
    currency,
  )
  return [
    { rows: [{ label: paymentTexts[language].total, value: priceText(total, language), isTotal: true }, ...rows] },
  ]
}
