import { inOrder } from '@portolan/domain/booking/refundable'
import type { Language } from '@portolan/domain/language'
import { compare, convert, type Money } from '@portolan/domain/money'
import type { CancelRule } from '@portolan/supplier/offer'
import { type CancelTexts, cancelTexts } from './catalogue/cancel-text.ts'
import { priceText } from './price-text.ts'
import type { ContentLine } from './sum-line.ts'
import { fill } from './words.ts'
import { termsText } from './zone-name.ts'

/** What is given back by rules of its own, at the price that it was sold for. */
interface Sold {
  readonly price: {
    readonly selling: Money
    readonly there?: Money
    readonly trace: { readonly rate: { readonly value: string } }
  }
  readonly penalties?: readonly CancelRule[] | undefined
}

const isFree = ({ charge }: CancelRule): boolean =>
  charge !== 'nonRefundable' && ('percent' in charge ? charge.percent === 0 : charge.minor === 0)

/** Who has paid nothing is refunded nothing: it is charged by the desk, or is not. */
function textsFor({ selling, there }: Sold['price'], language: Language): CancelTexts {
  const texts = cancelTexts[language]
  const isPaidThere = there !== undefined && there.minor > 0 && compare(there, selling) === 0
  return isPaidThere ? { ...texts, free: texts.nothing, none: texts.whole } : texts
}

/** In the currency the customer pays in, at the rate kept with the offer: as the booking's page has it. */
function costText(rule: CancelRule, { selling, trace }: Sold['price'], texts: CancelTexts, language: Language): string {
  const { charge } = rule
  if (charge === 'nonRefundable' || ('percent' in charge && charge.percent === 100)) return texts.none
  if (isFree(rule)) return texts.free
  if ('percent' in charge) return fill(texts.percent, { percent: String(charge.percent) })
  return fill(texts.fee, { price: priceText(convert(charge, trace.rate.value, selling.currency), language) })
}

/** What cancelling costs until when, by the clock of its place; to somebody who is told no sum, until when at all. */
export function cancelLines({ price, penalties = [] }: Sold, timeZone: string, language: Language): ContentLine[] {
  const texts = textsFor(price, language)
  const steps = inOrder(penalties)
  return steps.map((rule) => {
    const { until } = rule
    const date = until === undefined ? '' : termsText(until, timeZone, language)
    if (until !== undefined && isFree(rule)) return fill(texts.freeUntil, { date })
    const last = steps.length > 1 ? texts.after : texts.always
    const when = until === undefined ? last : fill(texts.until, { date })
    const cost = costText(rule, price, texts, language)
    const text = fill(texts.step, { when, cost })
    const hasFee = cost !== texts.none && cost !== texts.free
    return hasFee ? { text, withoutSum: fill(texts.step, { when, cost: texts.someFee }) } : text
  })
}
