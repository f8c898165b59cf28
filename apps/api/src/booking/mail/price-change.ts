import type { Language } from '@portolan/domain/language'
import { subtract } from '@portolan/domain/money'
import { priceText } from '../../platform/price-text.ts'
import type { PriceChange } from '../booking.ts'
import { type BookingMailTexts, bookingMailTexts } from './catalogue/text.ts'
import { buttonBlocks, type Linked, type MailText, type Reader, referenceText, writeLetter } from './letter.ts'

export interface PriceChangeInput extends Linked {
  readonly reader: Reader
  readonly changed: PriceChange
}

const reasonOf = ({ reason }: PriceChange, reasons: BookingMailTexts['priceChange']['reasons']): string =>
  reason === 'age' || reason === 'expired' ? reasons[reason] : reasons.supplier

/** Old, new and the difference; nothing goes on without consent. */
export function priceChangeMail(input: PriceChangeInput, language: Language): MailText {
  const { reader, booking, link, changed } = input
  const texts = bookingMailTexts[language].priceChange
  const difference = subtract(changed.new, changed.old)
  const [old, now, more] = [changed.old, changed.new, difference].map((money) => priceText(money, language)) as [
    string,
    string,
    string,
  ]
  return writeLetter(
    {
      reader,
      subject: texts.subject,
      blocks: [
        { text: texts.body },
        { text: reasonOf(changed, texts.reasons) },
        {
          rows: [
            { label: texts.old, value: old },
            { label: texts.new, value: now, isTotal: true },
            { label: texts.difference, value: difference.minor > 0 ? `+${more}` : more },
          ],
        },
        { text: texts.consent },
        ...buttonBlocks(texts.button, link, reader, language),
        { text: referenceText(booking, language) },
      ],
      values: { title: booking.title, old, new: now },
    },
    language,
  )
}
