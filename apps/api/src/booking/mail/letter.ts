import type { Language } from '@portolan/domain/language'
import { localText } from '@portolan/domain/moment'
import type { Product } from '@portolan/domain/product'
import type { Mail } from '../../platform/mail.ts'
import { htmlText } from '../../platform/mail-html.ts'
import { type Block, isGreetable, plainText } from '../../platform/mail-page.ts'
import { fillLine } from '../../platform/mail-words.ts'
import type { BookingRecord } from '../booking.ts'
import { bookingMailTexts } from './catalogue/text.ts'

export type MailText = Pick<Mail, 'subject' | 'html' | 'text'>

/** To whom it is written. */
export interface Reader {
  /** For the greeting. */
  readonly name?: string | undefined
  /** Without an account: the link carries a code. */
  readonly isGuest: boolean
  /** It was sent on by who has bought it: the code shows the booking, and the mail no money. */
  readonly onlyLooks?: boolean
  /** Who has sent it on, by name. */
  readonly sender?: string | undefined
  /** The agency in whose name it is written to its client; absent: the shop's own. */
  readonly seller?: string | undefined
}

/** What mails say of a booking, or of a package. */
export type MailedBooking = Omit<BookingRecord, 'product'> & { readonly product: Product }

/** A booking, and where its reader finds it. */
export interface Linked {
  readonly booking: MailedBooking
  readonly link: URL
}

interface Letter {
  readonly reader: Reader
  readonly subject: string
  /** What a list of mails shows beside the subject; absent: how it begins. */
  readonly preview?: string
  readonly blocks: readonly Block[]
  /** What stands for {title}, {amount} … in the texts. */
  readonly values: Readonly<Record<string, string>>
}

/** What a link without a login is good for. */
export function linkBlocks({ isGuest, onlyLooks = false }: Reader, language: Language): Block[] {
  const { guestLink, lookLink } = bookingMailTexts[language]
  return isGuest ? [{ text: onlyLooks ? lookLink : guestLink }] : []
}

/** The one thing the reader is asked to do, and for guests what the link is. */
export const buttonBlocks = (button: string, link: URL, reader: Reader, language: Language): Block[] => {
  const { copy } = bookingMailTexts[language]
  return [{ button, copy, link: link.href }, ...linkBlocks(reader, language)]
}

const beginningOf = (blocks: readonly Block[]): string | undefined => {
  const first = blocks.find((block) => 'text' in block)
  return first && 'text' in first ? first.text : undefined
}

export function writeLetter(letter: Letter, language: Language): MailText {
  const { reader, subject, blocks, values, preview = beginningOf(blocks) } = letter
  const { seller } = reader
  const { greeting, greetingUnnamed, footer, sellerFooter } = bookingMailTexts[language]
  const name = reader.name && isGreetable(reader.name) ? reader.name : undefined
  const filled = {
    ...values,
    ...(name !== undefined && { name }),
    ...(seller !== undefined && { seller }),
  }
  const page = {
    language,
    title: subject,
    preview,
    brand: seller,
    footer: seller === undefined ? footer : sellerFooter,
    values: filled,
    blocks: [{ text: name === undefined ? greetingUnnamed : greeting }, ...blocks],
  }
  return { subject: fillLine(subject, filled), html: htmlText(page), text: plainText(page) }
}

export const referenceText = ({ reference }: MailedBooking, language: Language): string =>
  fillLine(bookingMailTexts[language].reference, { reference })

/** Its name, its number and when it begins. */
export const itemBlock = (booking: MailedBooking, language: Language, more: readonly string[] = []) => ({
  item: booking.title,
  lines: [
    ...(booking.travelStart === null ? [] : [localText(booking.travelStart, language)]),
    referenceText(booking, language),
    ...more,
  ],
})
