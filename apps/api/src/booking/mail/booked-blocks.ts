import type { Language } from '@portolan/domain/language'
import type { Paper, PaperLeg } from '../../document/paper.ts'
import { type Block, isGreetable, type Line } from '../../platform/mail-page.ts'
import { fillLine } from '../../platform/mail-words.ts'
import { bookingMailTexts } from './catalogue/text.ts'
import { type Linked, referenceText } from './letter.ts'

/** A booking with what its paper says of it; the words of both are the same. */
export interface Confirmed extends Linked {
  /** Absent where there is none, as of what could not be had. */
  readonly paper?: Paper | undefined
  /** The numbers by which the suppliers know it, each once. */
  readonly locators?: readonly string[]
}

/** Typed by anybody, and read by whom they like: see `isGreetable`. On paper it stands all the same. */
const repeatable = (name: string): string => (isGreetable(name) ? name : '')

const partsOf = (...parts: string[]): string[] => parts.filter(Boolean)

const legOf = ({ from, to, text, duration = '', seats = [] }: PaperLeg) => ({
  stops: [from, to].map(({ time, place, later }) => ({
    time,
    place: later === undefined ? place : `${place} ${later}`,
  })),
  lines: [partsOf(text, duration), ...seats.map(({ name, place }) => partsOf(repeatable(name), place))],
})

const listed = (heading: string, lines: readonly Line[]): Block[] =>
  lines.length === 0 ? [] : [{ subheading: heading }, { lines }]

/** Its name, its numbers, hours, seats, who travels and on which terms: as on its paper, and nothing twice. */
export function bookedBlocks(item: Confirmed, paper: Paper, language: Language, more: readonly string[]): Block[] {
  const texts = bookingMailTexts[language]
  const { booking, locators = [] } = item
  const numbers = [
    referenceText(booking, language),
    ...(locators.length > 0 ? [fillLine(texts.locator, { locator: locators.join(', ') })] : []),
  ]
  return [
    { item: booking.title, lines: [...numbers, ...more] },
    ...paper.sections.flatMap(({ heading, legs, lines }): Block[] => [
      ...(heading === '' ? [] : [{ subheading: heading }]),
      ...(legs.length > 0 ? [{ legs: legs.map(legOf) }] : []),
      ...(lines.length > 0 ? [{ lines }] : []),
    ]),
    ...listed(
      texts.travelers,
      paper.travelers
        .map(({ name, detail = '' }) => partsOf(repeatable(name), detail))
        .filter(({ length }) => length > 0),
    ),
    ...listed(texts.terms, paper.terms),
  ]
}
