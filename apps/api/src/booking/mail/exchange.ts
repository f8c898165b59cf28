import type { Language } from '@portolan/domain/language'
import { add, type Money } from '@portolan/domain/money'
import type { Block } from '../../platform/mail-page.ts'
import { priceText } from '../../platform/price-text.ts'
import type { BookingExchange } from '../booking.ts'
import { bookingMailTexts } from './catalogue/text.ts'
import { buttonBlocks, itemBlock, type Linked, type MailText, type Reader, writeLetter } from './letter.ts'

export interface ExchangeInput extends Linked {
  readonly reader: Reader
  readonly exchange: Pick<BookingExchange, 'price' | 'difference' | 'fee'>
  /** The new tickets and the calendar come with the mail. */
  readonly hasDocuments: boolean
}

/** The new journey, what it cost on top or brings back, and that the old tickets are worth nothing. An agency's client is told no money. */
export function exchangeMail(input: ExchangeInput, language: Language): MailText {
  const { reader, booking, link, exchange, hasDocuments } = input
  const { seeBooking, cancellation, confirmation, exchange: texts } = bookingMailTexts[language]
  const { price, difference, fee } = exchange
  const due = add(difference, fee)
  const row = (label: string, money: Money) => ({ label, value: priceText(money, language) })
  const back = { ...due, minor: Math.abs(due.minor) }
  const money: Block[] = [
    {
      rows: [
        row(texts.price, price),
        ...(fee.minor > 0 ? [row(texts.fee, fee)] : []),
        ...(due.minor > 0 ? [{ ...row(texts.paid, due), isTotal: true }] : []),
        ...(due.minor < 0 ? [{ ...row(cancellation.refund, back), isTotal: true }] : []),
      ],
    },
    ...(due.minor < 0 ? [{ text: cancellation.to.original }] : []),
  ]
  const blocks: Block[] = [
    { text: texts.body },
    itemBlock(booking, language),
    ...(reader.onlyLooks ? [] : money),
    ...(hasDocuments ? [{ text: confirmation.attached }] : []),
    ...buttonBlocks(seeBooking, link, reader, language),
  ]
  const values = { title: booking.title, reference: booking.reference }
  return writeLetter({ reader, subject: texts.subject, blocks, values }, language)
}
