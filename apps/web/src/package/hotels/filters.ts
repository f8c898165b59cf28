import type { Format } from '../../i18n/format.ts'
import type { Say } from '../../i18n/text.ts'
import type { FilterOption, Filters } from '../../result/filter.ts'
import type { Sort } from '../../result/sort.ts'
import { ratingSteps } from '../../stay/list/rating.ts'
import { byTotal, noRange, optionsOf } from '../filter-parts.ts'
import type { HotelOffer } from '../hotel-result.ts'

export type SortId = 'difference' | 'rating'

/** Round sums of the currency: a dollar of the United States is worth eight of Hong Kong. */
const steps: Readonly<Record<string, readonly number[]>> = { USD: [150, 400] }
const usualSteps = [1000, 3000]

function differenceOptions(offers: readonly HotelOffer[], t: Say, format: Format): FilterOption<HotelOffer>[] {
  const currencyCode = offers[0]?.trip.total.currencyCode ?? ''
  const upTo = (most: number) => (offer: HotelOffer) => offer.trip.difference.amount <= most
  return [
    { id: 'included', label: t('package.filter.included'), test: upTo(0) },
    ...(steps[currencyCode] ?? usualSteps).map((most) => ({
      id: String(most),
      label: t('package.filter.upTo', { price: `\u2066${format.money(most, currencyCode, 0)}\u2069` }),
      test: upTo(most),
    })),
  ]
}

const starsOf = ({ item }: HotelOffer): string[] => (item.star === null ? [] : [String(Math.floor(item.star))])

export function filtersOf(offers: readonly HotelOffer[], t: Say, format: Format): Filters<HotelOffer> {
  return {
    groups: [
      { id: 'difference', label: t('package.filter.difference'), options: differenceOptions(offers, t, format) },
      {
        id: 'policies',
        label: t('package.filter.policies'),
        options: [
          { id: 'free', label: t('hotels.cancel.free'), test: ({ freeUntil }) => freeUntil !== undefined },
          {
            id: 'breakfast',
            label: t('package.filter.breakfast'),
            test: ({ boards }) => boards.some((board) => board !== 'roomOnly'),
          },
        ],
      },
      {
        id: 'stars',
        label: t('hotels.filter.stars'),
        options: optionsOf(offers, starsOf, (star) => t('hotels.stars', { count: Number(star) })).sort(
          (one, other) => Number(other.id) - Number(one.id),
        ),
      },
      {
        id: 'area',
        label: t('hotels.filter.quarter'),
        options: optionsOf(
          offers,
          ({ quarter }) => (quarter ? [quarter] : []),
          (name) => name,
        ),
      },
      {
        id: 'rating',
        label: t('hotels.filter.rating'),
        options: ratingSteps.map(({ least, text }) => ({
          ...{ id: String(least), label: t(text) },
          test: ({ item }: HotelOffer) => item.rating !== null && item.rating >= least,
        })),
      },
    ],
    range: noRange,
  }
}

const tripOf = ({ trip }: HotelOffer) => trip
const ratingOf = ({ item }: HotelOffer): number => item.rating ?? 0

export function sortsOf(t: Say): Sort<HotelOffer, SortId>[] {
  const cheapest = byTotal(tripOf, t)
  return [
    { ...cheapest, compare: (one, other) => cheapest.compare(one, other) || ratingOf(other) - ratingOf(one) },
    {
      id: 'rating',
      label: t('hotels.sort.rating'),
      compare: (one, other) => ratingOf(other) - ratingOf(one) || cheapest.compare(one, other),
    },
  ]
}
