import { expect, test } from 'vitest'
import { clockFace, stageOf } from './countdown.ts'

const minute = 60_000

test('[R4.4] over 5 minutes ample, then short, under 1 minute last, at the expiry over', () => {
  const stages = [20 * minute, 5 * minute, 5 * minute - 1, minute, minute - 1, 1, 0, -1].map(stageOf)
  expect(stages).toEqual(['ample', 'ample', 'short', 'short', 'last', 'last', 'over', 'over'])
})

test('the last minutes are shown with their seconds, and never below zero', () => {
  expect([4 * minute + 9000, minute, 59_000, 500, -4000].map(clockFace)).toEqual([
    '4:09',
    '1:00',
    '0:59',
    '0:01',
    '0:00',
  ])
})
