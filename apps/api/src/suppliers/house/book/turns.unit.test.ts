import { setImmediate as othersTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

test('never more than so many work at once, everybody has a turn, and a failure ends one', async () => {
  const turns = makeTurns(3)
  const begun: number[] = []
  let [working, most] = [0, 0]
  const all = Array.from({ length: 20 }, (_, index) =>
    turns(async () => {
      begun.push(index)
      working += 1
      most = Math.max(most, working)
      await othersTurn()
      working -= 1
      if (index % 4 === 0) throw new Error('Failed on purpose.')
    }),
  )
  const ended = await Promise.allSettled(all)
  expect(most).toBe(3)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(5)
})
