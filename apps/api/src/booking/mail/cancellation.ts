import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { Block } from '../../platform/mail-page.ts'
import { priceText } from '../../platform/price-text.ts'
import type { AgreedCancellation } from '../booking.ts'
import type { CancelledPart } from '../cancelled-part.ts'
import { bookingMailTexts } from './catalogue/text.ts'
import { buttonBlocks, itemBlock, type Linked, type MailText, type Reader, writeLetter } from './letter.ts'

export interface CancellationInput extends Linked {
  readonly reader: Reader
  /** Absent: it was given back before anything was paid. */
  readonly cancellation?: Pick<AgreedCancellation, 'refund' | 'fee' | 'to'> | undefined
  /** Absent: all of it is cancelled. */
  readonly part?: CancelledPart | undefined
}

const listed = (heading: string, lines: readonly string[]): Block[] =>
  lines.length === 0 ? [] : [{ subheading: heading }, { lines }]

/** What is cancelled and what stays, what comes back, what is kept, and which way it goes; whom it was sent on to is told no money. */
export function cancellationMail(input: CancellationInput, language: Language): MailText {
  const { reader, booking, link, cancellation, part } = input
  const { seeBooking, cancellation: texts } = bookingMailTexts[language]
  const text = (money: Money) => priceText(money, language)
  const sums: Block[] =
    cancellation && !reader.onlyLooks
      ? [
          {
            rows: [
              { label: texts.fee, value: text(cancellation.fee) },
              { label: texts.refund, value: text(cancellation.refund), isTotal: true },
            ],
          },
          { text: cancellation.refund.minor > 0 ? texts.to[cancellation.to] : texts.nothing },
        ]
      : []
  return writeLetter(
    {
      reader,
      subject: part ? texts.partSubject : texts.subject,
      blocks: [
        { text: part ? texts.partBody : texts.body },
        // Of what is cancelled in part the rest is booked.
        { ...itemBlock(booking, language), tone: part ? 'good' : 'quiet' },
        ...(part ? [...listed(texts.gone, part.gone), ...listed(texts.stays, part.stays)] : []),
        ...sums,
        ...buttonBlocks(seeBooking, link, reader, language),
      ],
      values: { title: booking.title, reference: booking.reference },
    },
    language,
  )
}
