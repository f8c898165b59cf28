import { expect, it } from 'vitest'
import { allowed, isBusy, measurePace } from './pace.mjs'

it('allows half as much again as the budget, and more where the machine is slower', () => {
  expect(allowed(100, 1)).toBe(150)
  expect(allowed(100, 1.6)).toBe(240)
  expect(allowed(100, 0.5)).toBe(150)
})

it('judges nobody on a busy machine', () => {
  expect([isBusy(1), isBusy(1.9), isBusy(2.5)]).toEqual([false, false, true])
})

it('measures on both cores', async () => {
  const pace = await measurePace()
  expect(pace).toBeGreaterThan(0.05)
  expect(pace).toBeLessThan(1000)
})
