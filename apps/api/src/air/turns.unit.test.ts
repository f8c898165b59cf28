import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

const work = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('[R7.16] others have their turn in the middle of long work, and none is given away without need', async () => {
  const turn = makeTurns()
  let others = 0
  const wait = () => setImmediate(() => others++)
  wait()
  await turn()
  expect(others).toBe(0)
  for (let round = 0; round < 3; round++) {
    work(9)
    await turn()
    wait()
  }
  expect(others).toBe(3)
})
