import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { Block } from '../../platform/mail-page.ts'
import { spotOf } from '../../platform/payment-words.ts'
import { priceText } from '../../platform/price-text.ts'
import type { AgreedCancellation } from '../booking.ts'
import type { CancelledPart } from '../cancelled-part.ts'
import { bookingMailTexts } from './catalogue/text.ts'
import {
  buttonBlocks,
  itemBlock,
  type Linked,
  type MailedBooking,
  type MailText,
  type Reader,
  writeLetter,
} from './letter.ts'

type Cancelled = Pick<AgreedCancellation, 'refund' | 'fee' | 'feeThere' | 'to'>

export interface CancellationInput extends Linked {
  readonly reader: Reader
  /** Absent: it was given back before anything was paid. */
  readonly cancellation?: Cancelled | undefined
  /** Absent: all of it is cancelled. */
  readonly part?: CancelledPart | undefined
}

/** What comes back and what is kept. Where nothing was paid nothing can come back: then it is said whether a fee is owed. */
function moneyBlocks({ product }: MailedBooking, cancellation: Cancelled | undefined, language: Language): Block[] {
  const { cancellation: texts } = bookingMailTexts[language]
  if (!cancellation) return [{ text: texts.nothingOwed }]
  const { refund, fee, feeThere, to } = cancellation
  const row = (label: string, money: Money, isTotal = false) => ({ label, value: priceText(money, language), isTotal })
  const there = feeThere ? [row(texts.feeThere[spotOf(product)], feeThere)] : []
  if (refund.minor === 0 && fee.minor === 0)
    return feeThere ? [{ rows: there }, { text: texts.nothingPaid }] : [{ text: texts.nothingOwed }]
  return [
    { rows: [row(texts.fee, fee), ...there, row(texts.refund, refund, true)] },
    { text: refund.minor > 0 ? texts.to[to] : texts.nothing },
  ]
}

const listed = (heading: string, lines: readonly string[]): Block[] =>
  lines.length === 0 ? [] : [{ subheading: heading }, { lines }]

/** What is cancelled and what stays, what comes back and which way it goes; whom it was sent on to is told no money. */
export function cancellationMail(input: CancellationInput, language: Language): MailText {
  const { reader, booking, link, cancellation, part } = input
  const { seeBooking, cancellation: texts } = bookingMailTexts[language]
  return writeLetter(
    {
      reader,
      subject: part ? texts.partSubject : texts.subject,
      blocks: [
        { text: part ? texts.partBody : texts.body },
        // Of what is cancelled in part the rest is booked.
        { ...itemBlock(booking, language), tone: part ? 'good' : 'quiet' },
        ...(part ? [...listed(texts.gone, part.gone), ...listed(texts.stays, part.stays)] : []),
        ...(reader.onlyLooks ? [] : moneyBlocks(booking, cancellation, language)),
        ...buttonBlocks(seeBooking, link, reader, language),
      ],
      values: { title: booking.title, reference: booking.reference },
    },
    language,
  )
}
