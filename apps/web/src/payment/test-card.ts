import type { PaymentConfigRS } from '@portolan/contract/payment'
import type { MessageId } from '../i18n/messages.ts'

export interface CardTyped {
  number: string
  expiry: string
  code: string
  name: string
}

export type CardField = keyof CardTyped

export const emptyCard: CardTyped = { number: '', expiry: '', code: '', name: '' }

type TestCard = NonNullable<PaymentConfigRS['testCards']>[number]

const figures = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** 08 / 29 is good until the end of its month. */
function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(expiry.normalize('NFKC')) ?? []
  if (!month || !year) return false
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime()
}

/** What stands in the way of the card, field by field. */
export function problemsOf(
  card: CardTyped,
  cards: readonly TestCard[],
  now: Date,
): Partial<Record<CardField, MessageId>> {
  const empty = (field: CardField): boolean => card[field].trim() === ''
  const isKnown = cards.some(({ number }) => figures(number) === figures(card.number))
  const isCode = /^\d{3,4}$/.test(figures(card.code)) && figures(card.code).length === card.code.trim().length
  const problems: [CardField, MessageId | false][] = [
    ['number', empty('number') ? 'error.field.required' : !isKnown && 'checkout.card.onlyTest'],
    ['expiry', empty('expiry') ? 'error.field.required' : !isAhead(card.expiry, now) && 'checkout.card.expiryWrong'],
    ['code', empty('code') ? 'error.field.required' : !isCode && 'checkout.card.codeWrong'],
    ['name', empty('name') && 'error.field.required'],
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

/** What the provider gives in place of a number; the number itself goes nowhere. */
export const tokenOf = (number: string, cards: readonly TestCard[]): string | undefined =>
  cards.find((card) => figures(card.number) === figures(number))?.outcome

/** What each of the documented cards does, in words. */
export const outcomeWords: Readonly<Record<string, MessageId>> = {
  tok_ok: 'checkout.card.ok',
  tok_declined: 'checkout.card.declined',
  tok_authentication_required: 'checkout.card.challenge',
  tok_timeout: 'checkout.card.timeout',
}
