import { expect, test } from 'vitest'
import { makeNames } from './prepared.ts'

test('a statement has a name from its third time on, and no other has the same', () => {
  const nameOf = makeNames()
  const seen = ['one', 'two', 'one', 'two', 'one', 'two', 'one'].map((text) => nameOf(text).name)
  expect(seen).toEqual([undefined, undefined, undefined, undefined, 's0', 's1', 's0'])
})

test('each database has its own names: what one was asked takes no room from another', () => {
  const [full, fresh] = [makeNames(), makeNames()]
  for (let text = 0; text < 500; text++) full(`select ${text}`)
  const thirdTime = (nameOf: typeof full) => ['late', 'late', 'late'].map((text) => nameOf(text).name).at(-1)
  expect(thirdTime(full)).toBeUndefined()
  expect(thirdTime(fresh)).toBe('s0')
})
