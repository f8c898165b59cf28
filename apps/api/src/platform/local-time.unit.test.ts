import { expect, test } from 'vitest'
import { zonedInstant } from './local-time.ts'

test.each([
  ['Europe/Lisbon', '2026-12-12T18:00:00Z', '2026-12-12T18:00:00+00:00'],
  ['Europe/Lisbon', '2027-07-01T17:00:30Z', '2027-07-01T18:00:30+01:00'],
  ['America/New_York', '2026-12-12T23:00:00Z', '2026-12-12T18:00:00-05:00'],
  ['Asia/Kolkata', '2026-12-12T12:30:00Z', '2026-12-12T18:00:00+05:30'],
  // The hour that comes twice: both are told apart by the offset.
  ['Europe/Paris', '2027-10-31T00:30:00Z', '2027-10-31T02:30:00+02:00'],
  ['Europe/Paris', '2027-10-31T01:30:00Z', '2027-10-31T02:30:00+01:00'],
])('an instant by the clock of %s keeps its moment: %s', (zone, instant, told) => {
  expect(zonedInstant(zone, Date.parse(instant))).toBe(told)
  expect(Date.parse(told)).toBe(Date.parse(instant))
})
