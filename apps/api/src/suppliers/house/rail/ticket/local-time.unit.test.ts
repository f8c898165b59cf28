import { expect, test } from 'vitest'
import { instantOf, localOf } from './local-time.ts'
import { windowOf } from './window.ts'

const at = (text: string) => Date.parse(text)

test('times are local to the station, on the days when clocks change too', () => {
  expect(localOf(at('2027-05-14T05:18:00Z'), 'Europe/Paris')).toBe('2027-05-14T07:18')
  expect(localOf(at('2027-05-14T05:18:00Z'), 'Europe/London')).toBe('2027-05-14T06:18')
  expect(localOf(at('2027-03-28T00:59:00Z'), 'Europe/Paris')).toBe('2027-03-28T01:59')
  expect(localOf(at('2027-03-28T01:00:00Z'), 'Europe/Paris')).toBe('2027-03-28T03:00')
  expect(localOf(at('2027-10-31T00:30:00Z'), 'Europe/Paris')).toBe('2027-10-31T02:30')
  expect(localOf(at('2027-10-31T01:30:00Z'), 'Europe/Paris')).toBe('2027-10-31T02:30')
})

test('a local time is found again, and what is no time is nothing', () => {
  expect(instantOf('2027-05-14T07:18', 'Europe/Paris')).toBe(at('2027-05-14T05:18:00Z'))
  expect(instantOf('2027-03-28T03:00', 'Europe/Paris')).toBe(at('2027-03-28T01:00:00Z'))
  expect(
    ['2027-02-30T07:00', '2027-05-14', 'tomorrow', '2027-05-14T25:00'].map((text) => instantOf(text, 'UTC')),
  ).toEqual([undefined, undefined, undefined, undefined])
})

test('[R7.44] trains are searched from the asked time to the end of that day at the origin, four hours at least', () => {
  const now = at('2027-03-01T09:00:00Z')
  expect(windowOf('2027-05-14T07:00', 'Europe/Paris', now)).toEqual({
    earliest: at('2027-05-14T05:00:00Z'),
    latest: at('2027-05-14T22:00:00Z'),
  })
  expect(windowOf('2027-05-14T22:30', 'Europe/Lisbon', now)).toEqual({
    earliest: at('2027-05-14T21:30:00Z'),
    latest: at('2027-05-15T01:30:00Z'),
  })
  // 23 hours.
  expect(windowOf('2027-03-28T00:00', 'Europe/Paris', now)?.latest).toBe(at('2027-03-28T22:00:00Z'))
})

test('[R7.44] what has left is not searched', () => {
  const now = at('2027-05-14T10:00:30Z')
  const window = windowOf('2027-05-14T07:00', 'Europe/Paris', now)
  expect(window?.earliest).toBe(at('2027-05-14T10:01:00Z'))
})
