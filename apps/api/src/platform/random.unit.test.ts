import { expect, test } from 'vitest'
import { draw } from './random.ts'

test('no two draws are alike, over the end of a page and beyond', () => {
  const drawn = Array.from({ length: 5_000 }, () => draw(12).toString('hex'))
  expect(new Set(drawn).size).toBe(5_000)
  expect(drawn.every((text) => text.length === 24)).toBe(true)
})

test('every bit of it is random', () => {
  const bits = Array.from({ length: 4_000 }, () => draw(2)).map((bytes) => bytes.readUInt16BE())
  for (let bit = 0; bit < 16; bit++) {
    const share = bits.filter((value) => (value >> bit) & 1).length / bits.length
    expect(Math.abs(share - 0.5)).toBeLessThan(0.06)
  }
})
