import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import { priceText } from '../../platform/price-text.ts'
import { bookingMailTexts } from './catalogue/text.ts'
import { buttonBlocks, type Linked, type MailText, type Reader, referenceText, writeLetter } from './letter.ts'

export interface RefundPaidInput extends Linked {
  readonly reader: Reader
  readonly amount: Money
}

export function refundPaidMail({ reader, booking, link, amount }: RefundPaidInput, language: Language): MailText {
  const { seeBooking, refundPaid: texts } = bookingMailTexts[language]
  return writeLetter(
    {
      reader,
      subject: texts.subject,
      blocks: [
        { text: texts.body },
        { text: referenceText(booking, language) },
        { text: texts.note },
        ...buttonBlocks(seeBooking, link, reader, language),
      ],
      values: { title: booking.title, amount: priceText(amount, language) },
    },
    language,
  )
}
