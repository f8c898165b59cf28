import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf } from './window.ts'

const hundred = Array<number>(2000).fill(100)

test('only what is near the window is drawn, and the rest keeps its room', () => {
  expect(partOf(hundred, 0, 900)).toEqual({ start: 0, end: 9, before: 0, after: 199_100 })
  expect(partOf(hundred, 10_050, 10_950)).toEqual({ start: 100, end: 110, before: 10_000, after: 189_000 })
})

test('whatever the heights and wherever the window is, nothing of the list is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1 }),
      fc.nat(50_000),
      fc.nat(2000),
      (heights, top, room) => {
        const { start, end, before, after } = partOf(heights, top, top + room)
        const drawn = heights.slice(start, end).reduce((sum, one) => sum + one, 0)
        expect(before + drawn + after).toBe(heights.reduce((sum, one) => sum + one, 0))
        expect(end).toBeGreaterThan(start)
      },
    ),
  )
})
