import { compareAmounts } from '@portolan/domain/amount'
import type { Stop } from '../../flight/flights/flight.ts'
import type { Format } from '../../i18n/format.ts'
import type { Say } from '../../i18n/text.ts'
import type { FilterGroup, FilterOption, Filters } from '../../result/filter.ts'
import type { Sort } from '../../result/sort.ts'
import type { Card } from './row.ts'

export type SortId = 'best' | 'cheapest' | 'fastest'

type Option = FilterOption<Card>

const stopsOf = ({ flight }: Card): number => flight.stops.length

function stopOptions(cards: readonly Card[], t: Say): Option[] {
  const most = cards.reduce((found, card) => Math.max(found, stopsOf(card)), 0)
  return [
    { id: '0', label: t('flights.direct'), test: (card: Card) => stopsOf(card) === 0 },
    { id: '1', label: t('flights.stops', { count: 1 }), test: (card: Card) => stopsOf(card) === 1 },
    { id: '2', label: t('flights.stops.more', { count: 2 }), test: (card: Card) => stopsOf(card) >= 2 },
  ].filter(({ id }) => Number(id) <= Math.max(1, most))
}

/** Parts of the day, each up to the next. */
const quarters = ['00:00', '06:00', '12:00', '18:00', '24:00'] as const

function timeOptions(t: Say, timeOf: (card: Card) => string): Option[] {
  return quarters.slice(0, -1).map((start, index) => {
    const end = quarters[index + 1] ?? '24:00'
    const label = () => {
      if (index === 0) return t('flights.time.before', { time: end })
      return end === '24:00' ? t('flights.time.after', { time: start }) : t('flights.time.between', { start, end })
    }
    return { id: start, label: label(), test: (card) => timeOf(card) >= start && timeOf(card) < end }
  })
}

const half = 30

/** Three steps between the least and the most, on the half hour; none where all are about alike. */
function upTo(cards: readonly Card[], minutesOf: (card: Card) => number, t: Say, format: Format): Option[] {
  const all = cards.map(minutesOf)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  if (all.length === 0 || most - least < 2 * half) return []
  const start = Math.max(half, Math.ceil(least / half) * half)
  const step = Math.ceil((most - least) / 4 / half) * half
  return [start, start + step, start + 2 * step]
    .filter((limit) => limit < most)
    .map((limit) => ({
      id: String(limit),
      label: t('flights.upTo', { duration: format.duration(limit) }),
      test: (card) => minutesOf(card) <= limit,
    }))
}

/** The most frequent first. */
function named(cards: readonly Card[], namesOf: (card: Card) => ReadonlyMap<string, string>): Option[] {
  const found = new Map<string, { label: string; count: number }>()
  const own = new Map(cards.map((card) => [card, namesOf(card)]))
  for (const names of own.values())
    for (const [id, label] of names) found.set(id, { label, count: (found.get(id)?.count ?? 0) + 1 })
  return [...found]
    .sort(([, one], [, other]) => other.count - one.count || one.label.localeCompare(other.label))
    .map(([id, { label }]) => ({ id, label, test: (card) => (own.get(card) ?? namesOf(card)).has(id) }))
}

const place = ({ code, name }: Stop): [string, string] => [code, name === code ? code : `${name} (${code})`]

/** In the fare that the card is priced by. */
const includes = ({ quote }: Card, kind: 'cabinBag' | 'checkedBag'): boolean =>
  quote.family.includes.some((include) => include.kind === kind && include.policy === 'included')

export function flightFilters(cards: readonly Card[], t: Say, format: Format): Filters<Card> {
  const groups: FilterGroup<Card>[] = [
    { id: 'stops', label: t('flights.filter.stops'), options: stopOptions(cards, t) },
    {
      id: 'bags',
      label: t('flights.filter.bags'),
      options: [
        { id: 'cabinBag', label: t('flights.bag.cabin'), test: (card) => includes(card, 'cabinBag') },
        { id: 'checkedBag', label: t('flights.bag.checked'), test: (card) => includes(card, 'checkedBag') },
      ],
    },
    {
      id: 'departure',
      label: t('flights.filter.departure'),
      options: timeOptions(t, ({ flight }) => flight.departureTime),
    },
    { id: 'arrival', label: t('flights.filter.arrival'), options: timeOptions(t, ({ flight }) => flight.arrivalTime) },
    {
      id: 'duration',
      label: t('flights.filter.duration'),
      options: upTo(cards, ({ flight }) => flight.minutes, t, format),
    },
    {
      id: 'layover',
      label: t('flights.filter.layover'),
      options: upTo(cards, ({ flight }) => flight.longestStop, t, format),
    },
    {
      id: 'airlines',
      label: t('flights.filter.airlines'),
      options: named(cards, ({ flight }) => new Map(flight.airlines.map(({ code, name }) => [code, name]))),
    },
    {
      id: 'alliance',
      label: t('flights.filter.alliance'),
      options: named(cards, ({ quote }) => {
        const { alliance } = quote.itinerary
        return new Map(alliance ? [[alliance, alliance]] : [])
      }),
    },
    {
      id: 'airports',
      label: t('flights.filter.airports'),
      options: airportOptions(cards),
    },
    {
      id: 'connecting',
      label: t('flights.filter.connecting'),
      options: named(cards, ({ flight }) => new Map(flight.stops.map(place))),
    },
  ]
  return { groups, range: { label: t('flights.filter.price'), figureOf: ({ price }) => price } }
}

/** Only where there is a choice at one of the ends. */
function airportOptions(cards: readonly Card[]): Option[] {
  const ends = (['from', 'to'] as const).map((end) => named(cards, ({ flight }) => new Map([place(flight[end])])))
  return ends.filter(({ length }) => length > 1).flat()
}

/** What has not all that is wished for stands behind what has. */
const byWish = (one: Card, other: Card): number => Number(other.quote.met) - Number(one.quote.met)
const byPrice = (one: Card, other: Card): number => compareAmounts(one.price, other.price)
const byTime = (one: Card, other: Card): number => one.flight.minutes - other.flight.minutes
const byDeparture = (one: Card, other: Card): number =>
  one.flight.departs < other.flight.departs ? -1 : Number(one.flight.departs > other.flight.departs)

export function flightSorts(t: Say): Sort<Card, SortId>[] {
  const order = (...compare: ((one: Card, other: Card) => number)[]) => {
    const all = [byWish, ...compare, byDeparture]
    return (one: Card, other: Card) => all.reduce((found, next) => found || next(one, other), 0)
  }
  return [
    { id: 'best', label: t('flights.sort.best'), compare: order((one, other) => one.score - other.score, byPrice) },
    { id: 'cheapest', label: t('flights.sort.cheapest'), compare: order(byPrice, byTime) },
    { id: 'fastest', label: t('flights.sort.fastest'), compare: order(byTime, byPrice) },
  ]
}
