import { languages } from '@portolan/domain/language'
import type { CancelRule } from '@portolan/supplier/offer'
import { expect, test } from 'vitest'
import { cancelLines } from './cancel-lines.ts'
import { namesSum } from './names-sum.ts'
import { withoutSum, withSum } from './sum-line.ts'

const until = Date.parse('2027-05-13T09:00:00Z')
const price = { selling: { minor: 90_000, currency: 'HKD' }, trace: { rate: { value: '9' } } }
const linesOf = (penalties: readonly CancelRule[], language: (typeof languages)[number] = 'en') =>
  cancelLines({ price, penalties }, 'Europe/Lisbon', language)

test('[B9] every step of giving it back, on the clock of its place, in the order of time', () => {
  const penalties: CancelRule[] = [
    { charge: 'nonRefundable' },
    { until: until + 86_400_000, charge: { minor: 2_500, currency: 'EUR' } },
    { until: until + 2 * 86_400_000, charge: { percent: 50 } },
    { until, charge: { minor: 0, currency: 'EUR' } },
  ]
  expect(linesOf(penalties).map(withSum)).toEqual([
    'Free cancellation until 13 May 2027, 10:00 Lisbon time',
    'Cancellation until 14 May 2027, 10:00 Lisbon time: fee HK$225.00',
    'Cancellation until 15 May 2027, 10:00 Lisbon time: fee of 50% of the price',
    'Cancellation after that: no refund',
  ])
  expect(linesOf(penalties).map(withoutSum).slice(1, 3)).toEqual([
    'Cancellation until 14 May 2027, 10:00 Lisbon time: with a fee',
    'Cancellation until 15 May 2027, 10:00 Lisbon time: with a fee',
  ])
  for (const language of languages) {
    const bare = linesOf(penalties, language).map(withoutSum)
    expect(bare.filter((line) => line === '' || namesSum(line) || /[{}]/.test(line))).toEqual([])
  }
})

test('who pays it all at the desk reads what that charges, not what comes back', () => {
  const onTheSpot = { ...price, there: price.selling }
  const rule = { until, charge: { percent: 0 } } as const
  const wordsFor = (penalties: readonly CancelRule[], sold = onTheSpot) =>
    cancelLines({ price: sold, penalties }, 'Europe/Lisbon', 'en').map(withSum)
  expect(wordsFor([rule, { charge: 'nonRefundable' }])).toEqual([
    'Free cancellation until 13 May 2027, 10:00 Lisbon time',
    'Cancellation after that: the whole price',
  ])
  expect(wordsFor([{ charge: { percent: 0 } }])).toEqual(['Cancellation: free of charge'])
  // Where a part was paid to us, that part is what does not come back.
  const inPart = { ...price, there: { minor: 100, currency: 'HKD' } }
  expect(wordsFor([{ charge: 'nonRefundable' }], inPart)).toEqual(['Cancellation: no refund'])
})

test('one rule for all time says so, and none says nothing', () => {
  expect(linesOf([{ charge: 'nonRefundable' }])).toEqual(['Cancellation: no refund'])
  expect(linesOf([{ charge: { percent: 100 } }])).toEqual(['Cancellation: no refund'])
  expect(linesOf([{ charge: { percent: 0 } }])).toEqual(['Cancellation: full refund'])
  expect(linesOf([])).toEqual([])
})
