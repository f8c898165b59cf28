import type { Language } from '@portolan/domain/language'
import { labelled } from './labelled.ts'
import { fillLine, plainly } from './mail-words.ts'

/** Words, words that lead to an address, or the one thing the reader is asked to do. */
type Words = { text: string } | { heading: string } | { subheading: string } | { text: string; link: string }

/** Without `copy` its address is in the plain text alone: several of them under each other are a wall. */
type Button = { button: string; copy?: string; link: string }

/** How it stands with a thing: booked, waited for, to be seen to, over, or not to be had. */
export type Tone = 'good' | 'info' | 'care' | 'quiet' | 'bad'

/** What the mail is about: its name and what is to be known of it, as it stands. */
export interface Item {
  item: string
  lines: readonly string[]
  /** Absent: good, as what is booked. */
  tone?: Tone
}

/** Sums, each with what it is for; the one that counts is set off. */
export interface Rows {
  rows: readonly { label: string; value: string; isTotal?: boolean }[]
}

/** As it stands, or parts that may run each its own way: a name, and what is said of it. */
export type Line = string | readonly string[]

/** From where to where, when, with what, and who sits where. */
export interface Legs {
  legs: readonly {
    readonly stops: readonly { readonly time: string; readonly place: string }[]
    readonly lines: readonly Line[]
  }[]
}

/** Under each other, as they stand. */
export interface Lines {
  lines: readonly Line[]
}

export type Block = Words | Button | Item | Rows | Legs | Lines

export interface MailPage {
  language: Language
  title: string
  /** What a list of mails shows beside the title. */
  preview?: string | undefined
  blocks: readonly Block[]
  footer: string
  /** Whose mail it is; absent: the shop's. */
  brand?: string | undefined
  /** What stands for {name}, {agency} … in the texts. */
  values: Readonly<Record<string, string>>
}

/**
 * Anybody can enter somebody else's address under any name. A name that a mail program would turn into a link is not
 * repeated, or strangers could send their advertisements through us.
 */
export const isGreetable = (name: string): boolean => !/[/:@\d]|\.\S/.test(name)

/** As a reader without HTML sees it: the label of the button stands over its address. */
export function plainText({ language, blocks, footer, values }: MailPage): string {
  const fill = (text: string) => fillLine(text, values)
  const under = (lines: readonly Line[]) => lines.map((line) => [line].flat().map(plainly).join(' · ')).join('\n')
  const lines = blocks.map((block) => {
    if ('heading' in block) return `* ${fill(block.heading)}`
    if ('subheading' in block) return `- ${fill(block.subheading)}`
    if ('item' in block) return under([block.item, ...block.lines])
    if ('rows' in block) return under(block.rows.map(({ label, value }) => labelled(label, value, language)))
    if ('legs' in block)
      return block.legs
        .map((leg) => under([...leg.stops.map(({ time, place }) => `${time} ${place}`), ...leg.lines]))
        .join('\n\n')
    if ('lines' in block) return under(block.lines)
    if ('button' in block) return `${fill(block.button)}\n${block.link}`
    return 'link' in block ? `${fill(block.text)}\n${block.link}` : fill(block.text)
  })
  return `${[...lines, `-- \n${fill(footer)}`].join('\n\n')}\n`
}
