import { compareAmounts } from '@portolan/domain/amount'
import { flexibilities } from '@portolan/domain/rail/fare'
import type { Format } from '../../i18n/format.ts'
import type { Say } from '../../i18n/text.ts'
import type { FilterGroup, FilterOption, Filters } from '../../result/filter.ts'
import type { Sort } from '../../result/sort.ts'
import { flexibilityLabel } from './model.ts'
import type { Train } from './train.ts'

export type SortId = 'departure' | 'cheapest' | 'fastest'

const changesOf = ({ journey }: Train): number => journey.changes.length

/** Parts of the day, each up to the next. */
const quarters = ['00:00', '06:00', '12:00', '18:00', '24:00'] as const

function timeOptions(t: Say, timeOf: (train: Train) => string): FilterOption<Train>[] {
  return quarters.slice(0, -1).map((start, index) => {
    const end = quarters[index + 1] ?? '24:00'
    const label = () => {
      if (index === 0) return t('trains.time.before', { time: end })
      return end === '24:00' ? t('trains.time.after', { time: start }) : t('trains.time.between', { start, end })
    }
    return { id: start, label: label(), test: (train) => timeOf(train) >= start && timeOf(train) < end }
  })
}

const half = 30

/** Three steps between the fastest and the slowest, on the half hour; none where all take about as long. */
function durationOptions(trains: readonly Train[], t: Say, format: Format): FilterOption<Train>[] {
  const minutes = trains.map(({ journey }) => journey.minutes)
  const [fastest, slowest] = [Math.min(...minutes), Math.max(...minutes)]
  if (minutes.length === 0 || slowest - fastest < 2 * half) return []
  const start = Math.ceil(fastest / half) * half
  const step = Math.ceil((slowest - fastest) / 4 / half) * half
  return [start, start + step, start + 2 * step]
    .filter((most) => most < slowest)
    .map((most) => ({
      id: String(most),
      label: t('trains.duration.upTo', { duration: format.duration(most) }),
      test: ({ journey }) => journey.minutes <= most,
    }))
}

function changeOptions(trains: readonly Train[], t: Say): FilterOption<Train>[] {
  const most = Math.max(0, ...trains.map(changesOf))
  return [
    { id: '0', label: t('trains.direct'), test: (train: Train) => changesOf(train) === 0 },
    { id: '1', label: t('trains.changes', { count: 1 }), test: (train: Train) => changesOf(train) === 1 },
    { id: '2', label: t('trains.changes.more', { count: 2 }), test: (train: Train) => changesOf(train) >= 2 },
  ].filter(({ id }) => Number(id) <= Math.max(1, most))
}

function operatorOptions(trains: readonly Train[]): FilterOption<Train>[] {
  const names = new Set(trains.flatMap(({ first }) => first.providers))
  return [...names]
    .sort((one, other) => one.localeCompare(other))
    .map((name) => ({ id: name, label: name, test: ({ first }) => first.providers.includes(name) }))
}

/** `priceOf`: what the customer would pay at least, with the outbound ticket on the way back. */
export function trainFilters(
  trains: readonly Train[],
  priceOf: (train: Train) => number,
  t: Say,
  format: Format,
): Filters<Train> {
  const groups: FilterGroup<Train>[] = [
    { id: 'changes', label: t('trains.filter.changes'), options: changeOptions(trains, t) },
    {
      id: 'departure',
      label: t('trains.filter.departure'),
      options: timeOptions(t, ({ first }) => first.departureTime),
    },
    { id: 'arrival', label: t('trains.filter.arrival'), options: timeOptions(t, ({ first }) => first.arrivalTime) },
    { id: 'duration', label: t('trains.filter.duration'), options: durationOptions(trains, t, format) },
    {
      id: 'flexibility',
      label: t('trains.filter.flexibility'),
      options: flexibilities.toReversed().map((flexibility) => ({
        id: flexibility,
        label: t(flexibilityLabel[flexibility]),
        test: ({ tickets }) => tickets.some(({ flexibilityType }) => flexibilityType === flexibility),
      })),
    },
    { id: 'operator', label: t('trains.filter.operator'), options: operatorOptions(trains) },
  ]
  return { groups, range: { label: t('trains.filter.price'), figureOf: priceOf } }
}

const byDeparture = ({ first: one }: Train, { first: other }: Train): number =>
  one.departureDateTime.localeCompare(other.departureDateTime) ||
  one.arrivalDateTime.localeCompare(other.arrivalDateTime) ||
  one.trainIdentity.localeCompare(other.trainIdentity)

const byPrice = (one: Train, other: Train): number => compareAmounts(one.sellingBestPrice, other.sellingBestPrice)
const byTime = (one: Train, other: Train): number => one.journey.minutes - other.journey.minutes

export function trainSorts(t: Say): Sort<Train, SortId>[] {
  return [
    { id: 'departure', label: t('trains.sort.departure'), compare: byDeparture },
    {
      id: 'cheapest',
      label: t('trains.sort.cheapest'),
      compare: (one, other) => byPrice(one, other) || byDeparture(one, other),
    },
    {
      id: 'fastest',
      label: t('trains.sort.fastest'),
      compare: (one, other) => byTime(one, other) || byPrice(one, other) || byDeparture(one, other),
    },
  ]
}
