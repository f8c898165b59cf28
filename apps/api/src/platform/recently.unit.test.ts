import { expect, test } from 'vitest'
import { recently } from './recently.ts'

test('an answer is asked for once while it is fresh, by however many', async () => {
  let [at, asked] = [0, 0]
  const answer = recently(
    async () => ++asked,
    60,
    () => at,
  )
  expect(await Promise.all([answer(), answer(), answer()])).toEqual([1, 1, 1])
  at = 59_999
  expect(await answer()).toBe(1)
  at = 60_000
  expect(await answer()).toBe(2)
})

test('a failure is not remembered', async () => {
  let asked = 0
  const answer = recently(async () => {
    asked++
    if (asked === 1) throw new Error('away')
    return asked
  }, 60)
  await expect(answer()).rejects.toThrow('away')
  expect(await answer()).toBe(2)
  expect(await answer()).toBe(2)
})
