import { expect, it } from 'vitest'
import { rest, steps } from './steps.mjs'
import { limitOf } from './suite.mjs'

const minute = 60

/** What steps take together where each uses the cores that it says; what only waits runs beside the others. */
const together = (list) => list.reduce((sum, { budget, cores }) => sum + (budget * Math.min(cores, 2)) / 2, 0)

const all = [...steps, ...rest.filter((one) => !steps.includes(one))]

it('plans npm test within 13 minutes, and the whole within 35', () => {
  expect(together(steps)).toBeLessThanOrEqual(13 * minute)
  expect(together(all)).toBeLessThanOrEqual(35 * minute)
})

it('ends every step that hangs before CI ends them all after 90 minutes', () => {
  expect(all.reduce((sum, step) => sum + limitOf(step), 0)).toBeLessThan(90 * minute)
})

it('names every step once, and needs only what there is', () => {
  const names = all.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const services = ['chromium', 'postgres', 'redis']
  for (const { needs } of all) for (const need of needs) expect([...names, ...services]).toContain(need)
})
