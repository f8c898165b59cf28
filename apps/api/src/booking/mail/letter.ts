import { type Language, localeOf } from '@portolan/domain/language'
import type { Product } from '@portolan/domain/product'
import type { Mail } from '../../platform/mail.ts'
import { type Block, fillLine, htmlText, isGreetable, plainText } from '../../platform/mail-page.ts'
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

export function writeLetter({ reader, subject, blocks, values }: Letter, language: Language): MailText {
  const { greeting, greetingUnnamed, footer } = bookingMailTexts[language]
  const name = reader.name && isGreetable(reader.name) ? reader.name : undefined
  const filled = { ...values, ...(name !== undefined && { name }) }
  const page = {
    ...{ language, title: subject, footer, values: filled },
    blocks: [{ text: name === undefined ? greetingUnnamed : greeting }, ...blocks],
  }
  return { subject: fillLine(subject, filled), html: htmlText(page), text: plainText(page) }
}

/** 'Tue 15 Dec 2026, 07:22' of a time that is local to its place; a pass begins with its day. */
function travelText(local: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    ...({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const),
    ...(/T(?!00:00)/.test(local) && ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const)),
  })
  return format.format(Date.parse(`${local.slice(0, 16)}${local.length > 10 ? 'Z' : ''}`))
}

/** A moment, on the clock of the shop and saying which one that is. */
export const momentText = (instant: number, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    ...({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const),
    ...({ hourCycle: 'h23', timeZone, timeZoneName: 'short' } as const),
  }).format(instant)

export const referenceText = ({ reference }: MailedBooking, language: Language): string =>
  fillLine(bookingMailTexts[language].reference, { reference })

/** Its name, its number and when it begins. */
export const itemBlock = (booking: MailedBooking, language: Language, more: readonly string[] = []) => ({
  item: booking.title,
  lines: [
    ...(booking.travelStart === null ? [] : [travelText(booking.travelStart, language)]),
    referenceText(booking, language),
    ...more,
  ],
})
