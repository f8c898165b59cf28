import { type Language, languages, localeOf } from '@portolan/domain/language'
import { countText, fill } from '../../../../platform/words.ts'
import { kilometresBetween } from '../../distance.ts'
import { shareOf } from '../../seed.ts'
import { mentioned, type Praised, praised } from '../catalogue/description/shape.ts'
import { descriptionTexts } from '../catalogue/description/texts.ts'
import { marketOf } from '../catalogue/market.ts'
import { type Quarter, quarterOf } from '../catalogue/quarter.ts'
import { roomTypeOf } from '../catalogue/room-type.ts'
import type { City } from './properties.ts'
import type { Property } from './property.ts'
import { sortedBy } from './weigh.ts'

const formatsOf = (language: Language) => ({
  list: new Intl.ListFormat(localeOf(language), { type: 'conjunction' }),
  km: new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }),
})

/** Making a format takes far longer than using it. */
const formats = Object.fromEntries(languages.map((language) => [language, formatsOf(language)])) as Readonly<
  Record<Language, ReturnType<typeof formatsOf>>
>

const isChinese = (language: Language): language is 'zh' | 'zhHK' => language === 'zh' || language === 'zhHK'

/** 首尔 and 首尔站 beside each other would be said twice. */
function placeNames(quarter: Quarter, city: string, language: Language): { quarter: string; city: string } {
  if (!isChinese(language)) return { quarter: quarter.name, city }
  return { quarter: quarter[language], city: quarter[language].startsWith(city) ? '' : city }
}

/** Kilometres: ten minutes on foot. */
const walk = 0.8

/** Three: chosen by the house, or neighbours would all praise the same. */
function bestOf({ id, amenities }: Property): readonly Praised[] {
  const has = (key: Praised): boolean => amenities.includes(key)
  const telling = sortedBy(praised.filter(has), (key) => shareOf(id, key, 'praise'))
  return [...telling, ...mentioned.filter(has)].slice(0, 3)
}

function roomsText({ rooms }: Property, language: Language): string {
  const count = rooms.reduce((sum, { units }) => sum + units, 0)
  // The accessible room is as large as the others, and no measure of the house.
  const told = rooms.filter(({ type }) => type !== 'ACC')
  const nameAt = (index: number): string => roomTypeOf(told.at(index)?.type ?? '')?.names[language] ?? ''
  const text = countText(descriptionTexts[language].rooms, count, language)
  return fill(text, { types: String(rooms.length), first: nameAt(0), last: nameAt(-1) })
}

/** A house in some sentences, made when somebody opens it: six languages of all of them would be read by nobody. */
export function descriptionOf(property: Property, city: City, language: Language): string {
  const texts = descriptionTexts[language]
  const { list, km } = formats[language]
  const quarter = quarterOf(property.city, property.quarter)
  const cityName = city.names[language] ?? city.name
  const distance = kilometresBetween(property, city)
  const { checkIn = '', checkOut = '' } = marketOf(property.city) ?? {}
  const opening = fill(texts.opening, {
    name: language === 'zhHK' ? property.nameZhHK : property.name,
    stars: texts.stars[property.star],
    kind: texts.kinds[property.kind],
    ...placeNames(quarter, cityName, language),
  })
  const way = fill(distance < walk ? texts.central : texts.away, { city: cityName, km: km.format(distance) })
  const offers = fill(texts.offers, { list: list.format(bestOf(property).map((key) => texts.amenities[key])) })
  return [
    opening,
    texts.surroundings[quarter.character],
    way,
    offers,
    roomsText(property, language),
    fill(texts.times, { from: checkIn, until: checkOut }),
  ].join(texts.gap)
}
