import type { Language } from '@portolan/domain/language'
import type { Instant } from '@portolan/supplier/outcome'
import { priceText } from '../../platform/price-text.ts'
import { bookingMailTexts } from './catalogue/text.ts'
import { buttonBlocks, itemBlock, type Linked, type MailText, momentText, type Reader, writeLetter } from './letter.ts'

export interface HoldReminderInput extends Linked {
  readonly reader: Reader
  readonly holdUntil: Instant
  /** Where the shop stands: the deadline is told on its clock, by name. */
  readonly timeZone: string
}

export function holdReminderMail(input: HoldReminderInput, language: Language): MailText {
  const { reader, booking, link, holdUntil, timeZone } = input
  const texts = bookingMailTexts[language].holdReminder
  const date = momentText(holdUntil, timeZone, language)
  return writeLetter(
    {
      reader,
      subject: texts.subject,
      blocks: [
        { text: texts.body },
        itemBlock(booking, language),
        {
          rows: [
            { label: texts.deadline, value: date },
            { label: texts.price, value: priceText(booking.price, language), isTotal: true },
          ],
        },
        { text: texts.note },
        ...buttonBlocks(texts.button, link, reader, language),
      ],
      values: { title: booking.title, reference: booking.reference, date },
    },
    language,
  )
}
