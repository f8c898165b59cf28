import type { Say } from '../../i18n/text.ts'
import type { FilterOption, Filters } from '../../result/filter.ts'
import type { Sort } from '../../result/sort.ts'
import { byTotal, noRange, optionsOf } from '../filter-parts.ts'
import { airlinesOf, type FlightOffer } from '../flight-result.ts'

export type SortId = 'difference' | 'time'

/** Of both ways, the one with more changes. */
const stopsOf = ({ ways }: FlightOffer): number => Math.max(0, ...ways.map(({ stops }) => stops.length))

function stopOptions(offers: readonly FlightOffer[], t: Say): FilterOption<FlightOffer>[] {
  const words = (stops: string) => (stops === '0' ? t('flights.direct') : t('flights.stops', { count: Number(stops) }))
  return optionsOf(offers, (offer) => [String(stopsOf(offer))], words).sort(
    (one, other) => Number(one.id) - Number(other.id),
  )
}

export function filtersOf(offers: readonly FlightOffer[], t: Say): Filters<FlightOffer> {
  const names = new Map(offers.flatMap(airlinesOf).map(({ code, name }) => [code, name]))
  const codesOf = (offer: FlightOffer) => airlinesOf(offer).map(({ code }) => code)
  return {
    groups: [
      { id: 'stops', label: t('flights.filter.stops'), options: stopOptions(offers, t) },
      {
        id: 'airline',
        label: t('flights.filter.airlines'),
        options: optionsOf(offers, codesOf, (code) => names.get(code) ?? code),
      },
    ],
    range: noRange,
  }
}

export function sortsOf(t: Say): Sort<FlightOffer, SortId>[] {
  const cheapest = byTotal<FlightOffer>(({ total }) => total, t)
  const byTime = (one: FlightOffer, other: FlightOffer): number => one.minutes - other.minutes
  return [
    { ...cheapest, compare: (one, other) => cheapest.compare(one, other) || byTime(one, other) },
    {
      id: 'time',
      label: t('package.sort.time'),
      compare: (one, other) => byTime(one, other) || cheapest.compare(one, other),
    },
  ]
}
