import { isBought } from '@portolan/domain/booking/lifecycle'
import { type Language, localeOf } from '@portolan/domain/language'
import { isPassing } from '@portolan/domain/passing-trouble'
import type { Block, Tone } from '../../platform/mail-page.ts'
import { isGreetable } from '../../platform/mail-page.ts'
import { fillLine } from '../../platform/mail-words.ts'
import { priceText } from '../../platform/price-text.ts'
import { bookedBlocks, type Confirmed } from './booked-blocks.ts'
import { type BookingMailTexts, bookingMailTexts } from './catalogue/text.ts'
import {
  buttonBlocks,
  itemBlock,
  type Linked,
  linkBlocks,
  type MailedBooking,
  type MailText,
  type Reader,
  writeLetter,
} from './letter.ts'
import { paymentTotals } from './payment-totals.ts'

export interface ConfirmationInput {
  readonly reader: Reader
  /** All that was paid for together, booked or not. */
  readonly items: readonly [Confirmed, ...Confirmed[]]
  /** Tickets and calendar come with the mail. */
  readonly hasDocuments: boolean
}

type Texts = BookingMailTexts['confirmation']
type Fate = 'booked' | 'waiting' | 'failed'

function fateOf({ booking: { status, cameFrom } }: Linked): Fate {
  if (isBought({ status, from: cameFrom ?? undefined })) return 'booked'
  return status === 'Requested' || status === 'PendingPurchase' ? 'waiting' : 'failed'
}

/** What was given back with another has no refusal of its own. */
function reasonOf({ refusal, status }: MailedBooking, { reasons }: Texts): string {
  if (!refusal) return status === 'Cancelled' ? reasons.bundle : reasons.other
  const { kind } = refusal
  if (kind === 'noAvailability' || kind === 'priceChanged' || kind === 'offerExpired') return reasons[kind]
  return isPassing(kind) ? reasons.unreachable : reasons.other
}

/** The supplier's own words are told where it alone knows why. */
const wordsOf = ({ refusal }: MailedBooking, { supplierWords }: Texts): string[] =>
  refusal?.kind === 'rejected' && refusal.details !== ''
    ? [fillLine(supplierWords, { words: refusal.details.slice(0, 500) })]
    : []

/** A name that is more than a name could be words put into our mouth. */
const senderOf = ({ sender }: Reader): string | undefined => (sender && isGreetable(sender) ? sender : undefined)

function titleOf(input: ConfirmationInput, done: number, texts: Texts, language: Language) {
  const { items, reader } = input
  const { subjects, intros, sentOn, fromSeller } = texts
  if (reader.seller !== undefined)
    return { subject: items.length === 1 ? fromSeller.subject : fromSeller.subjectAll, intro: fromSeller.intro }
  if (reader.onlyLooks)
    return { subject: sentOn.subject, intro: senderOf(reader) === undefined ? sentOn.introUnnamed : sentOn.intro }
  const failed = items.filter((item) => fateOf(item) === 'failed').length
  if (failed === items.length) return { subject: subjects.none, intro: intros.none }
  if (failed > 0) {
    const category = new Intl.PluralRules(localeOf(language)).select(items.length)
    return { subject: subjects.some[category] ?? subjects.some.other, intro: intros.some }
  }
  if (done < items.length) return { subject: subjects.waiting, intro: intros.waiting }
  return { subject: items.length === 1 ? subjects.one : subjects.all, intro: intros.all }
}

/** What it is and when: more than a list of mails has room for is cut there. */
const previewOf =
  (language: Language) =>
  ({ booking }: Linked): string => {
    const { item, lines } = itemBlock(booking, language)
    return [item, lines[0]].join(', ')
  }

/** What was bought, what was not and why, and what it cost; whom it was sent on to is told no money. */
export function confirmationMail(input: ConfirmationInput, language: Language): MailText {
  const { reader, items, hasDocuments } = input
  const { seeBooking, confirmation: texts } = bookingMailTexts[language]
  const of = (fate: Fate) => items.filter((item) => fateOf(item) === fate)
  const [booked, waiting, failed] = [of('booked'), of('waiting'), of('failed')]
  const { subject, intro } = titleOf(input, booked.length, texts, language)
  const [first] = items
  const isAlone = items.length === 1
  const shown = (item: Confirmed, tone: Tone): Block[] => {
    const { booking, link, paper } = item
    // Of one alone the price is what was paid, which stands below.
    const price = reader.onlyLooks || isAlone ? [] : [priceText(booking.price, language)]
    return [
      ...(paper ? bookedBlocks(item, paper, language, price) : [{ ...itemBlock(booking, language, price), tone }]),
      ...(isAlone ? [] : [{ button: seeBooking, link: link.href }]),
    ]
  }
  const blocks: Block[] = [
    { text: intro },
    ...(booked.length > 0 && booked.length < items.length ? [{ heading: texts.booked }] : []),
    ...booked.flatMap((item) => shown(item, 'good')),
    ...(waiting.length > 0 ? [{ heading: texts.waiting }, ...waiting.flatMap((item) => shown(item, 'info'))] : []),
    ...(failed.length > 0 ? [{ heading: texts.failed }] : []),
    ...failed.map(({ booking }) => ({
      ...itemBlock(booking, language, [reasonOf(booking, texts), ...wordsOf(booking, texts), texts.notCharged]),
      tone: 'bad' as const,
    })),
    ...(reader.onlyLooks ? [] : paymentTotals(items, language)),
    ...(hasDocuments ? [{ text: texts.attached }] : []),
    ...(isAlone ? buttonBlocks(seeBooking, first.link, reader, language) : []),
    ...(isAlone ? [] : linkBlocks(reader, language)),
  ]
  const values = {
    reference: first.booking.reference,
    done: String(booked.length),
    total: String(items.length),
    sender: senderOf(reader) ?? '',
  }
  const preview = booked.length === 0 ? intro : booked.map(previewOf(language)).join(' / ')
  return writeLetter({ reader, subject, preview, blocks, values }, language)
}
