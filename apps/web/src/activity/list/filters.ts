import { compareAmounts, ratioOf } from '@portolan/domain/amount'
import type { Format } from '../../i18n/format.ts'
import type { Say } from '../../i18n/text.ts'
import type { FilterGroup, FilterOption, Filters } from '../../result/filter.ts'
import type { Sort } from '../../result/sort.ts'
import { kindText } from '../kind.ts'
import type { Fits } from './fit.ts'
import type { DayTour } from './tour.ts'

export type SortId = 'recommended' | 'price' | 'rating'

type Option = FilterOption<DayTour>

/** What the tours have, the most frequent first; what none has is no choice. */
function found(
  tours: readonly DayTour[],
  idsOf: (tour: DayTour) => readonly string[],
  labelOf: (id: string) => string | undefined,
): Option[] {
  const counts = new Map<string, number>()
  for (const tour of tours) for (const id of idsOf(tour)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([id]) => {
      const label = labelOf(id)
      return label === undefined ? [] : [{ id, label, test: (tour: DayTour) => idsOf(tour).includes(id) }]
    })
}

const [short, half] = [180, 300]

const lengthOptions = (t: Say): Option[] => [
  { id: 'short', label: t('activity.length.short'), test: ({ minutes }) => minutes <= short },
  { id: 'half', label: t('activity.length.half'), test: ({ minutes }) => minutes > short && minutes <= half },
  { id: 'day', label: t('activity.length.day'), test: ({ minutes }) => minutes > half },
]

const policyOptions = (t: Say): Option[] => [
  { id: 'free', label: t('activity.cancel.free'), test: ({ isFree }) => isFree },
  { id: 'pickUp', label: t('activity.pickUp'), test: ({ hasPickUp }) => hasPickUp },
]

/** Group and option of what leaves free what is planned; a group of one stands above the list, not in the panel. */
export const fitTick = ['fit', 'only'] as const

function fitGroup(fits: Fits, t: Say): FilterGroup<DayTour> {
  const [id, option] = fitTick
  const label = t('activity.fit.only')
  return { id, label, options: [{ id: option, label, test: fits }] }
}

/** `fits`: where something is planned for the day. */
export function tourFilters(
  tours: readonly DayTour[],
  fits: Fits | undefined,
  t: Say,
  format: Format,
): Filters<DayTour> {
  const kindOf = (kind: string) => {
    const text = kindText(kind)
    return text && t(text)
  }
  const groups: FilterGroup<DayTour>[] = [
    {
      id: 'kind',
      label: t('activity.filter.kind'),
      options: found(tours, ({ kind }) => (kind ? [kind] : []), kindOf),
    },
    { id: 'length', label: t('activity.filter.length'), options: lengthOptions(t) },
    {
      id: 'language',
      label: t('activity.filter.language'),
      options: found(
        tours,
        ({ languages }) => languages,
        (tag) => format.language(tag),
      ),
    },
    { id: 'policies', label: t('activity.filter.policies'), options: policyOptions(t) },
    ...(fits ? [fitGroup(fits, t)] : []),
  ]
  return { groups, range: { label: t('activity.filter.price'), figureOf: ({ on }) => on.total.amount } }
}

/** Every word that is written, in the name, the description or the starting point; accents and case do not matter. */
export function isLike(tour: Pick<DayTour, 'name' | 'words' | 'startName'>, written: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const all = plain(`${tour.name} ${tour.words} ${tour.startName}`)
  return plain(written)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** Nobody has rated it: neither praised nor punished. */
const unrated = 6

/** The rule that stands in words above the list: `activity.sort.rule.recommended`. */
function pointsOf({ rating, on }: DayTour, cheapest: number): number {
  const dearer = cheapest > 0 ? (ratioOf(on.total.amount, cheapest) - 1) * 100 : 0
  return 10 * (rating ?? unrated) - dearer / 50
}

const byPrice = (one: DayTour, other: DayTour): number => compareAmounts(one.on.total.amount, other.on.total.amount)
const byRating = (one: DayTour, other: DayTour): number => (other.rating ?? 0) - (one.rating ?? 0)

export function tourSorts(tours: readonly DayTour[], t: Say): Sort<DayTour, SortId>[] {
  const cheapest = tours.reduce((least, { on }) => Math.min(least, on.total.amount), Number.POSITIVE_INFINITY)
  const byPoints = (one: DayTour, other: DayTour) => pointsOf(other, cheapest) - pointsOf(one, cheapest)
  return [
    {
      id: 'recommended',
      label: t('activity.sort.recommended'),
      compare: (one, other) => byPoints(one, other) || byPrice(one, other),
    },
    {
      id: 'price',
      label: t('activity.sort.price'),
      compare: (one, other) => byPrice(one, other) || byRating(one, other),
    },
    {
      id: 'rating',
      label: t('activity.sort.rating'),
      compare: (one, other) => byRating(one, other) || byPrice(one, other),
    },
  ]
}
