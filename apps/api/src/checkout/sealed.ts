import type { AnswerTo } from '@portolan/supplier/reservation'
import type { Safe } from '../platform/crypto.ts'

/** By the booking's id. */
export type Answers = Readonly<Record<string, readonly AnswerTo[]>>

/** What is personal of a purchase opens with its own id alone. */
const ownerOf = (purchaseId: string): string => `purchase ${purchaseId}`

export const sealFor = (safe: Pick<Safe, 'seal'>, purchaseId: string, text: string): string =>
  safe.seal(text, ownerOf(purchaseId))

export const openFor = (safe: Pick<Safe, 'open'>, purchaseId: string, sealed: string): string | undefined =>
  safe.open(sealed, ownerOf(purchaseId))
