import type { Language } from '@portolan/domain/language'
import type { HotelDetail, HotelHouse, HotelPlan, HotelRoomKind } from '@portolan/supplier/hotel'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Due, TakenLater } from '../platform/paid-there.ts'
import { dueText } from '../platform/payment-words.ts'
import { countText, dateText, dayText, dotted, fill, listText, wordsIn } from '../platform/words.ts'
import { termsText } from '../platform/zone-name.ts'
import type { MealMix } from './catalogue/shape.ts'
import { hotelTexts } from './catalogue/text.ts'
import { nightsOf } from './room.ts'
import type { TaxShare } from './share.ts'

const mealNames = ['breakfast', 'lunch', 'dinner'] as const

/** In the order of the day. */
export const mealsOf = ({ meals }: HotelPlan): (typeof mealNames)[number][] => mealNames.filter((meal) => meals[meal])

export const mealsText = (plan: HotelPlan, language: Language): string =>
  hotelTexts[language].meals[(mealsOf(plan).join(' ') || 'none') as MealMix]

/** '2 adults, 1 child (aged 7)'. */
export function guestsText({ adults, childAges }: HotelDetail['guests'], language: Language): string {
  const texts = hotelTexts[language]
  const children = countText(texts.children, childAges.length, language)
  return listText(
    [
      countText(texts.adults, adults, language),
      ...(childAges.length > 0 ? [fill(texts.aged, { children, ages: childAges.join(', ') })] : []),
    ],
    language,
  )
}

/** On the clock of the house. Only what is lost from the beginning cannot be cancelled. */
export function cancelText(
  { freeUntil, house }: Pick<HotelDetail, 'freeUntil' | 'house'>,
  language: Language,
  penalties: readonly CancelRule[] = [],
): string {
  const texts = hotelTexts[language]
  const textOf = (text: string, until: number): string =>
    fill(text, { date: termsText(until, house.timeZone, language) })
  if (freeUntil !== undefined) return textOf(texts.freeUntil, freeUntil)
  const feeUntil = penalties.find(({ charge }) => charge !== 'nonRefundable')?.until
  return feeUntil === undefined ? texts.nonCancelable : textOf(texts.feeUntil, feeUntil)
}

/** 'Tue 15 Dec – Fri 18 Dec · 3 nights'. */
export const stayText = (detail: Pick<HotelDetail, 'checkIn' | 'checkOut'>, language: Language): string =>
  dotted([
    `${dayText(detail.checkIn, language)} – ${dayText(detail.checkOut, language)}`,
    countText(hotelTexts[language].nights, nightsOf(detail), language),
  ])

/** The Hong Kong Chinese name for those who read it. */
export const houseName = ({ name, nameZhHK }: Pick<HotelHouse, 'name' | 'nameZhHK'>, language: Language): string =>
  language === 'zhHK' ? (nameZhHK ?? name) : name

/** One line: 'Hotel · 4 stars · Alfama'. */
export const shortDescription = ({ kind, star, quarter }: HotelHouse, language: Language): string =>
  dotted([
    hotelTexts[language].kinds[kind],
    star > 0 ? countText(hotelTexts[language].stars, star, language) : '',
    quarter ? wordsIn(quarter, language) : '',
  ])

/** '1 king bed, 1 sofa bed · 38 m²'. */
export const roomDescription = ({ beds, areaM2 }: HotelRoomKind, language: Language): string =>
  dotted([
    listText(
      beds.map(({ kind, count }) => countText(hotelTexts[language].beds[kind], count, language)),
      language,
    ),
    areaM2 === undefined ? '' : fill(hotelTexts[language].area, { area: String(areaM2) }),
  ])

/** 'Up to 2 adults, 1 child'. */
export function fitText({ maxAdults, maxChildren }: HotelRoomKind, language: Language): string {
  const { adults, children, fit } = hotelTexts[language]
  const parts = [
    countText(adults, maxAdults, language),
    ...(maxChildren > 0 ? [countText(children, maxChildren, language)] : []),
  ]
  return fill(fit, { guests: listText(parts, language) })
}

export const childIsText = ({ childAges: { from, to } }: HotelRoomKind, language: Language): string =>
  fill(hotelTexts[language].childIs, { from: String(from), to: String(to), adult: String(to + 1) })

export function taxText({ code }: Pick<TaxShare, 'code'>, language: Language): string {
  const { cityTax, cityRoomTax, tax } = hotelTexts[language]
  if (code === 'CITY_TAX') return cityTax
  return code === 'CITY_ROOM_TAX' ? cityRoomTax : fill(tax, { code })
}

export const paidThereText = (due: Due, language: Language): string =>
  fill(hotelTexts[language].paidThere, { price: dueText(due, language) })

/** On its day, which is before anybody arrives. */
export const takenLaterText = ({ on, ...due }: TakenLater, language: Language): string =>
  fill(hotelTexts[language].takenLater, {
    price: dueText(due, language),
    date: dateText(Date.parse(on), 'UTC', language),
  })

export const roomText = (place: number, language: Language): string =>
  fill(hotelTexts[language].room, { number: String(place + 1) })
