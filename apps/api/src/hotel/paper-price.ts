import type { Language } from '@portolan/domain/language'
import { type Money, sum } from '@portolan/domain/money'
import type { PaperContent } from '../document/paper.ts'
import { countText, dotted } from '../platform/words.ts'
import { hotelTexts } from './catalogue/text.ts'
import { nightsOf, type Room } from './room.ts'
import { sharesOf } from './share.ts'
import { roomText, taxText } from './words.ts'

/** The nights of each room, each tax by its name, what was taken off: together the whole price. */
export function priceLines(rooms: readonly Room[], language: Language): PaperContent['priceLines'] {
  const shares = rooms.map((room) => ({ room, shares: sharesOf(room) }))
  const nights = shares.map(({ room: { detail }, shares: { nights: own, total } }) => ({
    text: dotted([
      roomText(detail.place, language),
      countText(hotelTexts[language].nights, nightsOf(detail), language),
    ]),
    amount: sum(
      own.map(({ amount }) => amount),
      total.currency,
    ),
  }))
  const taxes = new Map<string, Money>()
  for (const tax of shares.flatMap((one) => one.shares.taxes)) {
    const text = taxText(tax, language)
    taxes.set(text, { ...tax.amount, minor: tax.amount.minor + (taxes.get(text)?.minor ?? 0) })
  }
  const off = shares.reduce((all, one) => all + one.shares.discount.minor, 0)
  const currency = rooms[0]?.offer.price.selling.currency ?? ''
  return [
    ...nights,
    ...[...taxes].map(([text, amount]) => ({ text, amount })),
    ...(off > 0 ? [{ text: hotelTexts[language].discount, amount: { minor: -off, currency } }] : []),
  ]
}
