import { expect, test } from 'vitest'
import { departure, hkd, runs, tourInfo } from '../../testing/activity-offer.ts'
import { emptyActivityState } from '../state.ts'
import { fareList } from './fares.ts'
import { cancelPolicy, necessaryInfoDetailList } from './necessary-info.ts'

const keys = (value: object): string[] => Object.keys(value).sort()

test('[R3.12] the activity state has every field of the specification', () => {
  expect(keys(emptyActivityState)).toEqual(['activityDetail', 'activitySearchRS', 'necessaryInfoDetailList'])
})

test('[R3.12] an item of necessaryInfoDetailList has the fields of the specification, and no other', () => {
  const [item] = necessaryInfoDetailList(tourInfo())
  if (!item) throw new Error('no item')
  const specified = 'tourName tourId groupName groupRph groupPrice pricePolicy location cancelPolicy fareList'
    .split(' ')
    .sort()
  expect(keys(item)).toEqual(specified)
  expect(keys(item.groupPrice)).toEqual(['amount', 'currencyCode'])
  expect(keys(item.location)).toEqual(['end', 'start'])
  expect(keys(item.location.start)).toEqual(['cityName', 'countryName', 'locationName'])
  expect(item.fareList.map(keys)).toEqual([['EndDate', 'StartDate', 'fare']])
})

test('[R3.12] the start is the location of type startingPoint, and the deadline is a date', () => {
  const items = necessaryInfoDetailList(
    tourInfo({ groups: [departure(), departure({ rph: 'never', cancel: [{ nonRefundable: true }] })] }),
  )
  expect(items.map(({ groupRph, cancelPolicy: date }) => [groupRph, date])).toEqual([
    ['morning', '2026-12-20'],
    ['never', 'Non-Cancelable'],
  ])
  expect(items[0]).toMatchObject({
    ...{ tourName: 'Sea caves by kayak', tourId: 'LIS-01', groupName: 'Shared group', groupPrice: hkd(764) },
    location: {
      start: { countryName: 'Portugal', cityName: 'Sesimbra', locationName: 'Praia do Ouro' },
      end: { countryName: 'Portugal', cityName: 'Sesimbra', locationName: 'Porto de Abrigo' },
    },
  })
  expect(items[0]?.pricePolicy.map(({ qualifierInfo, minAge }) => [qualifierInfo, minAge])).toEqual([
    ['Adult', 13],
    ['Child', 4],
    ['Senior', 65],
  ])
})

test('[R3.12] the deadline keeps the date of the place, however late it is there', () => {
  const until = (absoluteDeadline: string) =>
    cancelPolicy([{ deadline: { absoluteDeadline }, amountPercent: { percent: 0 } }])
  expect(until('2026-12-20T23:30:00+09:00')).toBe('2026-12-20')
  expect(until('2026-12-20T00:30:00-08:00')).toBe('2026-12-20')
})

test('[R3.12] days that follow each other at one fare are one range; a day off or another fare ends it', () => {
  const days = [runs(19, 382), runs(16, 346), runs(17, 346), runs(18, 346, 0), runs(20, 382), runs(22, 382)]
  expect(fareList(days).map(({ fare, StartDate, EndDate }) => [fare.amount, StartDate, EndDate])).toEqual([
    [346, '2026-12-16', '2026-12-18'],
    [382, '2026-12-19', '2026-12-20'],
    [382, '2026-12-22', '2026-12-22'],
  ])
})
