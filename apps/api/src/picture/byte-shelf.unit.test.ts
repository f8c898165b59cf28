import { expect, test } from 'vitest'
import { makeByteShelf } from './byte-shelf.ts'

const shelfOf = (room: number) => makeByteShelf<string>(room, (text) => text.length)

test('a full shelf drops what was asked for longest ago', () => {
  const shelf = shelfOf(30)
  for (const key of ['a', 'b', 'c']) shelf.put(key, 'x'.repeat(9))
  expect(shelf.get('a')).toBeDefined()
  shelf.put('d', 'x'.repeat(9))
  expect(['a', 'b', 'c', 'd'].filter((key) => shelf.get(key))).toEqual(['a', 'c', 'd'])
})

test('it never holds more than its room, whatever comes', () => {
  const shelf = shelfOf(1000)
  for (let i = 0; i < 500; i++) shelf.put(`k${i % 70}`, 'x'.repeat((i * 37) % 300))
  let held = 0
  for (let i = 0; i < 70; i++) {
    const value = shelf.get(`k${i}`)
    if (value !== undefined) held += value.length + `k${i}`.length
  }
  expect(held).toBeGreaterThan(0)
  expect(held).toBeLessThanOrEqual(1000)
})

test('what is larger than the shelf is not kept, and drives nothing out', () => {
  const shelf = shelfOf(30)
  shelf.put('a', 'x'.repeat(20))
  shelf.put('b', 'x'.repeat(50))
  expect(shelf.get('b')).toBeUndefined()
  expect(shelf.get('a')).toBeDefined()
})
