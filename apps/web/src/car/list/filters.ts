import { compareAmounts } from '@portolan/domain/amount'
import type { Say } from '../../i18n/text.ts'
import type { FilterGroup, FilterOption, Filters } from '../../result/filter.ts'
import type { Sort } from '../../result/sort.ts'
import { accessText, deskText, fuelText, gearText, includedText } from '../words.ts'
import type { Car } from './car.ts'

export type SortId = 'price' | 'size'

/** The group that the bar above the list ticks as well. */
export const classGroup = 'class'

interface Sought {
  ids(car: Car): readonly string[]
  /** Undefined: nothing we have a word for. */
  label(id: string, car: Car): string | undefined
  compare?(one: string, other: string): number
}

/** What the cars have, in the order in which it comes up unless it has one of its own. */
function found(cars: readonly Car[], { ids, label, compare }: Sought): FilterOption<Car>[] {
  const labels = new Map<string, string>()
  for (const car of cars)
    for (const id of ids(car)) {
      const words = labels.has(id) ? undefined : label(id, car)
      if (words !== undefined) labels.set(id, words)
    }
  return [...labels]
    .toSorted(([one], [other]) => compare?.(one, other) ?? 0)
    .map(([id, words]) => ({ id, label: words, test: (car) => ids(car).includes(id) }))
}

const byNumber = (one: string, other: string): number => Number(one) - Number(other)

/** The smallest class first: what is cheap is small. */
const bySize = (one: Car, other: Car): number =>
  one.item.passengerQuantity - other.item.passengerQuantity || one.item.baggageQuantity - other.item.baggageQuantity

export const classOptions = (cars: readonly Car[]): FilterOption<Car>[] =>
  found(
    cars.toSorted((one, other) => bySize(one, other) || byPrice(one, other)),
    {
      ids: ({ item }) => [item.vehClassCode],
      label: (_, { item }) => item.vehClassName,
    },
  )

export function carFilters(cars: readonly Car[], t: Say): Filters<Car> {
  const group = (id: string, label: string, sought: Sought): FilterGroup<Car> => ({
    ...{ id, label, options: found(cars, sought) },
  })
  const groups: FilterGroup<Car>[] = [
    group('transmission', t('car.filter.gearbox'), {
      ids: ({ item }) => [item.transmission],
      label: (id) => gearText(id, t),
      compare: (one, other) => one.localeCompare(other),
    }),
    { id: classGroup, label: t('car.filter.class'), options: classOptions(cars) },
    group('seats', t('car.filter.seats'), {
      ids: ({ item }) => [String(item.passengerQuantity)],
      label: (id) => t('car.seats', { count: Number(id) }),
      compare: byNumber,
    }),
    group('access', t('car.filter.access'), {
      ids: ({ desk }) => (desk ? [desk.access] : []),
      label: (id) => accessText(id, t),
    }),
    group('desk', t('car.filter.desk'), {
      ids: ({ desk }) => (desk ? [desk.kind] : []),
      label: (id) => deskText(id, t),
    }),
    {
      ...group('included', t('car.filter.included'), {
        ids: ({ included, freeUntil }) => [...included, ...(freeUntil === undefined ? [] : ['FREE_CANCEL'])],
        label: (id) => (id === 'FREE_CANCEL' ? t('car.cancel.free') : includedText(id, t)),
      }),
      needsAll: true,
    },
    group('fuel', t('car.filter.fuel'), {
      ids: ({ fuel }) => (fuel ? [fuel] : []),
      label: (id) => fuelText(id, t),
    }),
    group('company', t('car.filter.company'), {
      ids: ({ vendor }) => [vendor.code],
      label: (_, { vendor }) => vendor.name,
    }),
  ]
  return { groups, range: { label: t('car.filter.price'), figureOf: ({ total }) => total.amount } }
}

const byPrice = (one: Car, other: Car): number => compareAmounts(one.total.amount, other.total.amount)

export const carSorts = (t: Say): Sort<Car, SortId>[] => [
  { id: 'price', label: t('car.sort.price'), compare: (one, other) => byPrice(one, other) || bySize(other, one) },
  { id: 'size', label: t('car.sort.size'), compare: (one, other) => bySize(other, one) || byPrice(one, other) },
]
