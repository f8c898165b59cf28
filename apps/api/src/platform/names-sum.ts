import { isCurrency } from '@portolan/domain/money'

const besideSign = /\p{Sc}\s?\d|\d\s?\p{Sc}/u
const besideLetters = /\b([A-Z]{3})\s?\d|\d\s?([A-Z]{3})\b/g

/** Whether a sentence, ours or a supplier's, says how much something costs. */
export const namesSum = (text: string): boolean =>
  besideSign.test(text) ||
  [...text.matchAll(besideLetters)].some(([, before, after]) => isCurrency(before ?? after ?? ''))
