import { expect, test } from 'vitest'
import { formatOf } from '../../i18n/format.ts'
import { applyFilters, noChoices, tick } from '../../result/filter.ts'
import { option, segment } from '../../testing/train-offer.ts'
import { trainFilters, trainSorts } from './filters.ts'
import { resultOf } from './model.ts'
import { trainsOf } from './train.ts'

const say = (id: string, values: object = {}) => [id, ...Object.values(values)].join(' ')

const trip = (identity: string, departs: string, arrives: string, minutes: number, selling: number, changes = 0) => {
  const ride = { departureDateTime: `2026-12-15T${departs}:00`, arrivalDateTime: `2026-12-15T${arrives}:00` }
  const whole = segment({ ...ride, journeyDuration: `PT${minutes}M` })
  const stop = {
    departureDateTime: ride.arrivalDateTime,
    arrivalDateTime: ride.arrivalDateTime,
    journeyDuration: 'PT0M',
  }
  return option({
    ...{ rph: identity, trainIdentity: identity, selling },
    trainSegments: [whole, ...Array.from({ length: changes }, () => segment(stop))],
    providers: changes > 0 ? ['SNCF', 'SBB'] : ['TGV Lyria'],
  })
}

const trains = trainsOf(
  [
    trip('noon', '12:00', '16:04', 244, 2214),
    trip('early', '05:58', '10:02', 244, 1842),
    trip('slow', '06:00', '13:00', 420, 1500, 1),
    trip('slowest', '17:59', '23:59', 620, 1600, 3),
  ].map(resultOf),
  {},
)
const filters = trainFilters(trains, ({ sellingBestPrice }) => sellingBestPrice, say, formatOf('en'))
const left = (group: string, option: string) =>
  applyFilters(trains, filters, tick(noChoices, group, option, true)).map(({ trainIdentity }) => trainIdentity)

test('[R2.6] trains are filtered by changes, times, duration, flexibility and operator', () => {
  expect(filters.groups.map(({ id }) => id)).toEqual([
    'changes',
    'departure',
    'arrival',
    'duration',
    'flexibility',
    'operator',
  ])
  expect([left('changes', '0'), left('changes', '1'), left('changes', '2')]).toEqual([
    ['noon', 'early'],
    ['slow'],
    ['slowest'],
  ])
  expect([left('departure', '00:00'), left('departure', '06:00'), left('departure', '12:00')]).toEqual([
    ['early'],
    ['slow'],
    ['noon', 'slowest'],
  ])
  expect(left('arrival', '18:00')).toEqual(['slowest'])
  expect(left('operator', 'SBB')).toEqual(['slow', 'slowest'])
  expect([left('flexibility', 'FULL_FLEX').length, left('flexibility', 'NON_FLEX').length]).toEqual([0, 4])
})

test('durations are offered on the half hour, from the fastest on, and not where all are alike', () => {
  const options = filters.groups.find(({ id }) => id === 'duration')?.options.map(({ id }) => id)
  expect(options).toEqual(['270', '390', '510'])
  expect(left('duration', '390')).toEqual(['noon', 'early'])
  const alike = trainFilters(trains.slice(0, 2), () => 0, say, formatOf('en'))
  expect(alike.groups.find(({ id }) => id === 'duration')?.options).toEqual([])
})

test('the orders are by departure, by price and by time', () => {
  const order = (id: string) =>
    trains.toSorted(trainSorts(say).find((sort) => sort.id === id)?.compare).map(({ trainIdentity }) => trainIdentity)
  expect(order('departure')).toEqual(['early', 'slow', 'noon', 'slowest'])
  expect(order('cheapest')).toEqual(['slow', 'slowest', 'early', 'noon'])
  expect(order('fastest')).toEqual(['early', 'noon', 'slow', 'slowest'])
})

test('[R2.6] what takes just as long, or leaves on the hour, is kept on the side that the words say', () => {
  const edges = trainsOf(
    [
      trip('half', '05:59', '06:00', 270, 1),
      trip('over', '06:00', '11:59', 271, 1),
      trip('noon', '12:00', '17:59', 244, 1),
      trip('evening', '18:00', '23:59', 620, 1, 2),
    ].map(resultOf),
    {},
  )
  const own = trainFilters(edges, () => 1, say, formatOf('en'))
  const kept = (group: string, id: string) =>
    applyFilters(edges, own, tick(noChoices, group, id, true)).map(({ trainIdentity }) => trainIdentity)
  expect(kept('duration', '270').sort()).toEqual(['half', 'noon'])
  expect(['00:00', '06:00', '12:00', '18:00'].map((start) => kept('departure', start))).toEqual([
    ...[['half'], ['over'], ['noon'], ['evening']],
  ])
  expect(['00:00', '06:00', '12:00', '18:00'].map((start) => kept('arrival', start))).toEqual([
    ...[[], ['half', 'over'], ['noon'], ['evening']],
  ])
  expect(kept('changes', '2')).toEqual(['evening'])
})
