import { expect, test } from 'vitest'
import { pauseAfter } from './calls.ts'

test('[F8] an order that waits is asked for at once, then ever more slowly, and never given up', () => {
  expect([0, 6_000, 21_000, 600_000].map(pauseAfter)).toEqual([1000, 2000, 7000, 10_000])
})
