import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf } from '../../../../platform/local-time.ts'
import { runs } from '../../../../testing/runs.ts'
import { tours } from '../catalogue/tours.ts'
import { makeCityDays } from './city-days.ts'
import { bestOf, type Departure } from './look.ts'
import type { Tours } from './register.ts'

const departure = ([total, time, left]: readonly [number, string, number]) =>
  ({ time, left, fare: { total } }) as unknown as Departure

const anyDeparture = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('09:00', '10:30', '18:00'), fc.nat(100))
  .map(departure)

test('the best departure is the first by price, then by hour', () => {
  fc.assert(
    fc.property(fc.array(anyDeparture, { maxLength: 8 }), (all) => {
      const [first] = all.toSorted(
        (one, other) => one.fare.total - other.fare.total || (one.time < other.time ? -1 : 1),
      )
      expect(bestOf(all)?.fare.total).toBe(first?.fare.total)
      expect(bestOf(all)?.time).toBe(first?.time)
    }),
    { numRuns: runs(150, 500) },
  )
  const alike = [departure([5, '09:00', 1]), departure([5, '09:00', 2])]
  expect(bestOf(alike)).toBe(alike[0])
})

test('an hour of a city is the same moment however often it is asked for, also where the clocks change', () => {
  const cityOf = () => ({ timeZone: 'Europe/Lisbon' })
  const code = tours[0]?.city ?? expect.fail('there is no tour')
  const span = { from: '2027-03-26', to: '2027-03-30' }
  const { instantAt } = makeCityDays(span, { cityOf } as unknown as Tours, Date.parse('2027-03-01T09:00Z'))(code)
  for (const local of ['2027-03-27T09:00', '2027-03-28T01:30', '2027-03-28T09:00', '2027-03-27T09:00'])
    expect(instantAt(local)).toBe(instantOf(local, 'Europe/Lisbon'))
})
