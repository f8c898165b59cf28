import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTurns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('[R7.16] others have their turn in the middle of long work, and none is given away without need', async () => {
  const turn = makeTurns()
  let others = 0
  const wait = () => setImmediate(() => others++)
  wait()
  vi.advanceTimersByTime(7)
  await turn()
  expect(others).toBe(0)
  for (let round = 0; round < 3; round++) {
    vi.advanceTimersByTime(9)
    await turn()
    wait()
  }
  expect(others).toBe(3)
})
