import { expect, test } from 'vitest'
import { dateOf } from '../../day.ts'
import { timesOf } from './times.ts'

const now = Date.parse('2027-03-01T09:00:00Z')
const [vienna, london] = [{ timeZone: 'Europe/Vienna' }, { timeZone: 'Europe/London' }]

const daysOf = (from: string, to: string, back = vienna): number =>
  timesOf({ office: vienna, at: from }, { office: back, at: to }, now).days

test('a day is 24 hours on the clock on the wall, and a begun one counts', () => {
  expect(daysOf('2027-05-12T10:00', '2027-05-12T12:00')).toBe(1)
  expect(daysOf('2027-05-12T10:00', '2027-05-13T10:00')).toBe(1)
  expect(daysOf('2027-05-12T10:00', '2027-05-13T10:01')).toBe(2)
})

test('the night on which the clocks change is neither a day more nor less', () => {
  expect(daysOf('2027-10-30T10:00', '2027-10-31T10:00')).toBe(1)
  expect(daysOf('2027-03-27T10:00', '2027-03-28T10:00')).toBe(1)
})

test('brought back where it is another hour, it is that hour that counts', () => {
  expect(daysOf('2027-05-12T10:00', '2027-05-13T09:00', london)).toBe(1)
  expect(daysOf('2027-05-12T10:00', '2027-05-13T09:30', london)).toBe(2)
})

test('every day that it touches is taken, the day of the return too', () => {
  const times = timesOf({ office: vienna, at: '2027-05-12T23:30' }, { office: vienna, at: '2027-05-14T00:30' }, now)
  expect(times.dates).toEqual(['2027-05-12', '2027-05-13', '2027-05-14'])
  expect([dateOf(times.today), new Date(times.starts).toISOString()]).toEqual([
    '2027-03-01',
    '2027-05-12T21:30:00.000Z',
  ])
})
