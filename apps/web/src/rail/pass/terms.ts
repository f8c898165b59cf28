import type { RailPassFare } from '@portolan/contract/rail-journey'

/** What a condition is about. The words are the server's; a code that we do not know is 'other'. */
export const topics = [
  'refund',
  'exchange',
  'seats',
  'travelDay',
  'night',
  'firstDay',
  'class',
  'children',
  'other',
] as const

export type Topic = (typeof topics)[number]

const beginnings: readonly (readonly [beginning: string, topic: Topic])[] = [
  ['REFUND', 'refund'],
  ['EXCHANGE', 'exchange'],
  ['RESERVATION', 'seats'],
  ['TRAVEL_DAY', 'travelDay'],
  ['EVERY_DAY', 'travelDay'],
  ['NIGHT_TRAIN', 'night'],
  ['FIRST_USE', 'firstDay'],
  ['FIRST_VALID', 'class'],
  ['CHILD', 'children'],
]

export const topicOf = (code: string): Topic =>
  beginnings.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'other'

/** These cost something: they are marked, so that nobody reads them as included. */
export const isCost = (topic: Topic): boolean => topic === 'refund' || topic === 'seats'

export interface TermRow {
  topic: Topic
  /** One cell a fare; no text: the condition does not hold there. */
  cells: readonly { rph: string; text: string }[]
}

const textOn = (topic: Topic, { conditions }: Pick<RailPassFare, 'conditions'>): string =>
  conditions
    .filter(({ code }) => topicOf(code) === topic)
    .map(({ stringValue }) => stringValue)
    .join(' ')

/** Conditions of several fares side by side, one row a topic. */
export function termRows(fares: readonly Pick<RailPassFare, 'rph' | 'conditions'>[]): TermRow[] {
  return topics
    .map((topic) => ({ topic, cells: fares.map((fare) => ({ rph: fare.rph, text: textOn(topic, fare) })) }))
    .filter(({ cells }) => cells.some(({ text }) => text !== ''))
}

/** Said once where it is the same for all. */
export const isAlike = ({ cells }: TermRow): boolean => cells.every(({ text }) => text === cells[0]?.text)
