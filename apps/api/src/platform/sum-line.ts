import { namesSum } from './names-sum.ts'
import { dotted } from './words.ts'

/** What names a sum, and how it is said to somebody who is shown none. */
export interface SumLine {
  readonly text: string
  readonly withoutSum: string
  /** The sum is a condition that the traveller meets on the spot, as an excess is, and no part of what we sold it for. */
  readonly isMetThere?: true
}

/** A line of a paper. One that is only text and names a sum, as a supplier's own, is left out where none is shown. */
export type ContentLine = string | SumLine

export const withSum = (line: ContentLine): string => (typeof line === 'string' ? line : line.text)

export function withoutSum(line: ContentLine): string {
  const text = typeof line === 'string' ? line : line.withoutSum
  return namesSum(text) ? '' : text
}

/** For who travels and has not paid us: what is met on the spot with its sum, and nothing else with one. */
export const withSumThere = (line: ContentLine): string =>
  typeof line !== 'string' && line.isMetThere ? line.text : withoutSum(line)

/** A condition that who travels has to know with all it says; with other words for somebody who is shown no sum. */
export const metThere = (text: string, bare = text): ContentLine =>
  namesSum(text) || text !== bare ? { text, withoutSum: bare, isMetThere: true } : text

/** Several on one line: whoever is shown no sum loses the words that name one, and none of their neighbours. */
export function dottedLine(parts: readonly ContentLine[]): ContentLine {
  const [text, bare] = [dotted(parts.map(withSum)), dotted(parts.map(withoutSum))]
  return text === bare ? text : { text, withoutSum: bare }
}
