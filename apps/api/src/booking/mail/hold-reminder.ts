import type { Language } from '@portolan/domain/language'
import { instantText } from '@portolan/domain/moment'
import type { Instant } from '@portolan/supplier/outcome'
import { priceText } from '../../platform/price-text.ts'
import { clockOf } from '../../platform/zone-name.ts'
import { bookingMailTexts } from './catalogue/text.ts'
import { buttonBlocks, itemBlock, type Linked, type MailText, type Reader, writeLetter } from './letter.ts'

export interface HoldReminderInput extends Linked {
  readonly reader: Reader
  readonly holdUntil: Instant
  /** The buyer's where it is known, else the shop's: the hold's end is written by its clock, with its name. */
  readonly timeZone: string
}

export function holdReminderMail(input: HoldReminderInput, language: Language): MailText {
  const { reader, booking, link, holdUntil, timeZone } = input
  const texts = bookingMailTexts[language].holdReminder
  const date = instantText(holdUntil, clockOf(timeZone, language), language)
  return writeLetter(
    {
      reader,
      subject: texts.subject,
      blocks: [
        { text: texts.body },
        { ...itemBlock(booking, language), tone: 'care' },
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
