import { expect, test } from 'vitest'
import { isPeak, lastStep, stepOf } from './step.ts'

/** A Tuesday at noon. */
const departs = '2027-05-18T12:00'
const empty = { departs, sold: 0, capacity: 100 }

test('[R7.44] the price goes up with every step of advance purchase', () => {
  const days = [
    '2027-03-19',
    '2027-03-20',
    '2027-04-19',
    '2027-05-05',
    '2027-05-12',
    '2027-05-16',
    '2027-05-17',
    '2027-05-18',
  ]
  expect(days.map((today) => stepOf({ ...empty, today }))).toEqual([0, 1, 2, 3, 4, 5, 5, 6])
})

test('[R7.44] and with every step of seats sold', () => {
  const today = '2027-01-01'
  const sold = [0, 29, 30, 50, 70, 85, 95, 100]
  expect(sold.map((seats) => stepOf({ ...empty, today, sold: seats }))).toEqual([0, 0, 1, 2, 3, 4, 5, 5])
  expect(stepOf({ ...empty, today: '2027-05-18', sold: 99 })).toBe(lastStep)
})

test('Monday mornings, Friday and Sunday afternoons are a step dearer', () => {
  expect(['2027-05-17T07:30', '2027-05-21T14:00', '2027-05-23T19:59'].map(isPeak)).toEqual([true, true, true])
  expect(['2027-05-17T09:00', '2027-05-21T13:59', '2027-05-22T15:00', departs].map(isPeak)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(stepOf({ ...empty, departs: '2027-05-21T15:00', today: '2027-01-01' })).toBe(1)
})
