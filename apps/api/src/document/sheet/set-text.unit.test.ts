import { describe, expect, test } from 'vitest'
import { kernBackwards } from './kern-backwards.ts'
import { breakWord } from './line-break.ts'

describe('where a line may end', () => {
  test('Chinese ends anywhere but before a closing mark and behind an opening one, without a hyphen', () => {
    expect(breakWord('可退票，手续费')).toEqual(['可', '', '退', '', '票，', '', '手', '', '续', '', '费'])
    expect(breakWord('巴黎（里昂）站')).toEqual(['巴', '', '黎', '', '（里', '', '昂）', '', '站'])
  })

  test('words of other languages are not divided', () => {
    expect(breakWord('Remboursement')).toEqual(['Remboursement'])
    expect(breakWord('الإلكترونية')).toEqual(['الإلكترونية'])
  })

  test('what is longer than any word is divided where it must be, and nothing is lost', () => {
    const parts = breakWord('W'.repeat(200))
    expect(parts.join('')).toBe('W'.repeat(200))
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(28)
  })
})

describe('room between Arabic letters', () => {
  test('is given to the letter that is drawn first, and the whole is as wide as before', () => {
    const positions = [
      { xAdvance: 284, xOffset: 0 },
      { xAdvance: 400, xOffset: 111 },
      { xAdvance: 278, xOffset: 0 },
    ]
    const font = { layout: () => ({ positions }) }
    kernBackwards(font)
    expect(font.layout().positions).toEqual([
      { xAdvance: 284, xOffset: 0 },
      { xAdvance: 289, xOffset: 0 },
      { xAdvance: 389, xOffset: 0 },
    ])
  })
})
