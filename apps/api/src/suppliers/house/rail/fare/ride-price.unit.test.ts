import { comforts, flexibilities } from '@portolan/domain/rail/fare'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceRide, type RidePriceQuestion, roundFare, soldAs } from './ride-price.ts'
import { lastStep } from './step.ts'

const lyon: RidePriceQuestion = {
  range: { km: 427, standard: { from: 16, flex: 105 }, first: { from: 35, flex: 150 } },
  kind: 'highspeed',
  comfort: 'STANDARD',
  flexibility: 'NON_FLEX',
  step: 0,
  currency: 'EUR',
}

test('[R3.14] the cheapest ticket costs what the corridor begins at, and goes up in steps that look like fares', () => {
  const prices = Array.from({ length: lastStep + 1 }, (_, step) => priceRide({ ...lyon, step }) / 100)
  expect(prices).toEqual([16.9, 23.9, 29.9, 36.9, 43.9, 51, 58, 65, 72, 79])
})

test('[R9.4] a flexible ticket costs the same on every day', () => {
  const flexible = { ...lyon, flexibility: 'FULL_FLEX' as const }
  expect([0, 5, lastStep].map((step) => priceRide({ ...flexible, step }))).toEqual([10_500, 10_500, 10_500])
  expect(priceRide({ ...flexible, comfort: 'COMFORT' })).toBe(15_000)
  expect(priceRide({ ...flexible, comfort: 'PREMIER' })).toBe(18_800)
})

test('[R9.3] in a night train the first-class range goes from the couchette to the sleeper', () => {
  const night = {
    ...{ ...lyon, kind: 'night' as const, flexibility: 'FULL_FLEX' as const },
    range: { km: 960, standard: { from: 29, flex: 120 }, first: { from: 59, flex: 290 } },
  }
  expect(comforts.map((comfort) => priceRide({ ...night, comfort }) / 100)).toEqual([120, 205, 290])
})

test('prices of other currencies follow the factors of the house', () => {
  expect(priceRide({ ...lyon, flexibility: 'FULL_FLEX', currency: 'GBP' })).toBe(9_100)
  expect(priceRide({ ...lyon, currency: 'CHF' })).toBe(1_590)
})

test('[R9.4] whatever the range, a ticket that binds less is never cheaper, steps never go down and ends are .90 or .00', () => {
  const euros = fc.integer({ min: 2, max: 400 })
  const ranges = fc
    .tuple(euros, euros)
    .map(([one, other]) => ({ from: Math.min(one, other), flex: Math.max(one, other) }))
  fc.assert(
    fc.property(
      fc.record({
        ...{ standard: ranges, first: ranges, step: fc.integer({ min: 0, max: lastStep - 1 }) },
        comfort: fc.constantFrom(...comforts),
        currency: fc.constantFrom('EUR', 'GBP', 'CHF'),
        kind: fc.constantFrom('highspeed', 'night', 'regional'),
      }),
      ({ standard, first, ...rest }) => {
        const question = { ...rest, range: { km: 100, standard, first } }
        const prices = flexibilities.map((flexibility) => priceRide({ ...question, flexibility }))
        const next = flexibilities.map((flexibility) => priceRide({ ...question, flexibility, step: rest.step + 1 }))
        expect(prices).toEqual(prices.toSorted((one, other) => one - other))
        expect(prices.every((price, index) => price <= (next[index] ?? 0))).toBe(true)
        expect(prices.every((price) => [0, 90].includes(price % 100))).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('a fare is rounded up, to .90 when it is small', () => {
  expect([190, 191, 1_600, 1_690, 1_691, 4_990, 4_991, 5_001].map(roundFare)).toEqual([
    190, 290, 1_690, 1_690, 1_790, 4_990, 5_090, 5_100,
  ])
})

test('[R9.4] who does not sell a flexibility gives the next that binds less', () => {
  const sbb = { flexibility: { NON_FLEX: 'Supersaver', FULL_FLEX: 'Ordinary ticket' } }
  expect(flexibilities.map((flexibility) => soldAs(sbb, flexibility))).toEqual(['NON_FLEX', 'FULL_FLEX', 'FULL_FLEX'])
  expect(soldAs({ flexibility: { NON_FLEX: 'Standard' } }, 'SEMI_FLEX')).toBeUndefined()
})
