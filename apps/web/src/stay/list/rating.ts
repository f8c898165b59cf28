import type { MessageId } from '../../i18n/messages.ts'

/** The least rating that a word stands for. */
const words: readonly (readonly [least: number, text: MessageId])[] = [
  [9.4, 'hotels.rating.exceptional'],
  [9, 'hotels.rating.superb'],
  [8.6, 'hotels.rating.excellent'],
  [8, 'hotels.rating.veryGood'],
  [7, 'hotels.rating.good'],
]

/** Nothing is said of a rating that is no praise. */
export const ratingText = (rating: number): MessageId | undefined => words.find(([least]) => rating >= least)?.[1]

export const ratingSteps = [
  { least: 9, text: 'hotels.rating.over9' },
  { least: 8, text: 'hotels.rating.over8' },
  { least: 7, text: 'hotels.rating.over7' },
] as const satisfies readonly { least: number; text: MessageId }[]
