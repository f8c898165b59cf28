import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapInTurns, takeTurns } from './turn.ts'

function work(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('[R7.16] others have their turn in the middle of long work, and none is given away without need', async () => {
  let others = 0
  setImmediate(() => others++)
  const turn = takeTurns()
  expect(turn()).toBeUndefined()
  expect(others).toBe(0)
  work(5)
  await turn()
  expect(others).toBe(1)
  expect(turn()).toBeUndefined()
})

/** How many rounds of the loop it takes beside a search that always has more to do. */
async function roundsOf(pieces: number): Promise<number> {
  let [isOver, rounds] = [false, 0]
  const count = (): void => {
    rounds += 1
    if (!isOver) setImmediate(count)
  }
  const endless = async () => {
    const turn = takeTurns()
    while (!isOver) {
      work(1)
      await turn()
    }
  }
  const beside = endless()
  await nextRound()
  setImmediate(count)
  await mapInTurns(Array.from({ length: pieces }), () => work(12 / pieces))
  isOver = true
  await beside
  return rounds
}

test('[R7.16] work that is cut small waits no longer than work that is cut large', async () => {
  expect(await roundsOf(4)).toBeGreaterThan(1)
  expect(await roundsOf(400)).toBeLessThan(40)
})
