import { compareAmounts, ratioOf } from '@portolan/domain/amount'
import type { Say } from '../../i18n/text.ts'
import type { FilterGroup, FilterOption, Filters } from '../../result/filter.ts'
import type { Sort } from '../../result/sort.ts'
import { amenityText } from '../../stay/list/amenity.ts'
import type { House } from '../../stay/list/house.ts'
import { boards, boardText } from '../../stay/list/meal.ts'
import { ratingSteps } from '../../stay/list/rating.ts'
import { kindText } from './kind.ts'

export type SortId = 'recommended' | 'price' | 'rating'

type Option = FilterOption<House>

/** What the houses have, the most frequent first; what nobody has is no choice. */
function found(
  houses: readonly House[],
  idsOf: (house: House) => readonly string[],
  labelOf: (id: string) => string | undefined,
): Option[] {
  const counts = new Map<string, number>()
  for (const house of houses) for (const id of idsOf(house)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([id]) => {
      const label = labelOf(id)
      return label === undefined ? [] : [{ id, label, test: (house: House) => idsOf(house).includes(id) }]
    })
}

const whole = (star: number | null): string[] => (star === null ? [] : [String(Math.floor(star))])

const starOptions = (houses: readonly House[], t: Say): Option[] =>
  found(
    houses,
    ({ item }) => whole(item.star),
    (star) => t('hotels.stars', { count: Number(star) }),
  ).sort((one, other) => Number(other.id) - Number(one.id))

const ratingOptions = (t: Say): Option[] =>
  ratingSteps.map(({ least, text }) => ({
    id: String(least),
    label: t(text),
    test: ({ item }) => item.rating !== null && item.rating >= least,
  }))

const mealOptions = (houses: readonly House[], t: Say): Option[] =>
  boards
    .filter((board) => houses.some((house) => house.boards.includes(board)))
    .map((board) => ({ id: board, label: boardText(board, t), test: (house) => house.boards.includes(board) }))

export function hotelFilters(houses: readonly House[], t: Say): Filters<House> {
  const own = (text: ReturnType<typeof kindText>) => text && t(text)
  const groups: FilterGroup<House>[] = [
    {
      id: 'cancellation',
      label: t('hotels.filter.cancellation'),
      options: [
        { id: 'free', label: t('hotels.cancel.free'), test: ({ freeUntil }) => freeUntil !== undefined },
        { id: 'none', label: t('hotels.cancel.none'), test: ({ freeUntil }) => freeUntil === undefined },
      ],
    },
    { id: 'meals', label: t('hotels.filter.meals'), options: mealOptions(houses, t) },
    { id: 'stars', label: t('hotels.filter.stars'), options: starOptions(houses, t) },
    { id: 'rating', label: t('hotels.filter.rating'), options: ratingOptions(t) },
    {
      id: 'amenities',
      label: t('hotels.filter.amenities'),
      needsAll: true,
      options: found(
        houses,
        ({ amenities }) => amenities,
        (code) => own(amenityText(code)),
      ),
    },
    {
      id: 'quarter',
      label: t('hotels.filter.quarter'),
      options: found(
        houses,
        ({ quarter }) => (quarter ? [quarter] : []),
        (name) => name,
      ),
    },
    {
      id: 'kind',
      label: t('hotels.filter.kind'),
      options: found(
        houses,
        ({ kind }) => (kind ? [kind] : []),
        (kind) => own(kindText(kind)),
      ),
    },
  ]
  return { groups, range: { label: t('hotels.filter.price'), figureOf: ({ night }) => night.amount } }
}

/** Nobody has rated it: neither praised nor punished. */
const unrated = 6

/** The rule that stands in words above the list: `hotels.sort.rule.recommended`. */
export function pointsOf({ item, total, distance = 0 }: House, cheapest: number): number {
  const dearer = cheapest > 0 ? (ratioOf(total.amount, cheapest) - 1) * 100 : 0
  return 10 * (item.rating ?? unrated) - dearer / 10 - 2 * distance
}

const byPrice = (one: House, other: House): number => compareAmounts(one.total.amount, other.total.amount)
const byRating = (one: House, other: House): number => (other.item.rating ?? 0) - (one.item.rating ?? 0)

export function hotelSorts(houses: readonly House[], t: Say): Sort<House, SortId>[] {
  const cheapest = houses.reduce((least, { total }) => Math.min(least, total.amount), Number.POSITIVE_INFINITY)
  const points = new Map(houses.map((house) => [house, pointsOf(house, cheapest)]))
  const byPoints = (one: House, other: House) => (points.get(other) ?? 0) - (points.get(one) ?? 0)
  return [
    {
      id: 'recommended',
      label: t('hotels.sort.recommended'),
      compare: (one, other) => byPoints(one, other) || byPrice(one, other),
    },
    {
      id: 'price',
      label: t('hotels.sort.price'),
      compare: (one, other) => byPrice(one, other) || byRating(one, other),
    },
    {
      id: 'rating',
      label: t('hotels.sort.rating'),
      compare: (one, other) => byRating(one, other) || byPrice(one, other),
    },
  ]
}
