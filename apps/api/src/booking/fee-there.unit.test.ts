import type { CancelRule } from '@portolan/supplier/offer'
import { expect, test } from 'vitest'
import { feeThere } from './fee-there.ts'

const euros = (minor: number) => ({ minor, currency: 'EUR' })
const rate = { from: 'EUR', to: 'EUR', value: '1', day: '2026-01-01' } as const
const penalties: CancelRule[] = [
  { until: 10, charge: euros(0) },
  { until: 20, charge: euros(3_000) },
  { charge: 'nonRefundable' },
]
const room = (selling: number, there: number | undefined) => ({
  penalties,
  price: { selling: euros(selling), trace: { rate }, ...(there !== undefined && { there: euros(there) }) },
})

test('[R7.34] what is paid at the hotel alone costs there what its terms say at that moment', () => {
  const feeAt = (at: number) => feeThere([room(9_000, 9_000)], 'EUR', at).minor
  expect([feeAt(5), feeAt(15), feeAt(25)]).toEqual([0, 3_000, 9_000])
})

test('what was paid to us, in full or in part, costs nothing more there', () => {
  expect(feeThere([room(9_000, undefined), room(9_000, 6_000)], 'EUR', 25)).toEqual(euros(0))
  expect(feeThere([room(9_000, undefined), room(7_000, 7_000)], 'EUR', 25)).toEqual(euros(7_000))
})
