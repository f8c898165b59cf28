import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makePack, openPack, packSize } from './pack.ts'

describe('a pack', () => {
  test('gives back what was put in, small or large, in its order', async () => {
    const things = fc.array(fc.jsonValue(), { minLength: 1, maxLength: packSize })
    await fc.assert(
      fc.asyncProperty(things, fc.boolean(), async (values, isLarge) => {
        const all = isLarge ? [...values, 'x'.repeat(9_000)] : values
        const texts = all.map((value) => JSON.stringify(value))
        expect(await openPack(await makePack(texts))).toEqual(texts)
      }),
    )
  })

  test('gives back also what fills more than a small one', async () => {
    const large = randomBytes(60_000).toString('base64')
    const packs = await Promise.all([[large], ['{"a":1}', large, large]].map(makePack))
    expect(await Promise.all(packs.map(openPack))).toEqual([[large], ['{"a":1}', large, large]])
  })

  test('is left as it is where there is little in it, and pressed where there is much', async () => {
    expect(await makePack(['{"a":1}', '2'])).toBe('\n{"a":1}\n2')
    expect(await makePack(['x'.repeat(9_000)])).not.toContain('\n')
  })

  test('of things that are alike takes less than a quarter of their room', async () => {
    const offer = (at: number) => ({
      token: `${at}.${Array.from({ length: 300 }, (_, place) => (at * 7 + place * place) % 97).join('')}`,
      detail: Array.from({ length: 30 }, (_, place) => ({
        flight: `CX ${place}`,
        cabin: 'Economy',
        minutes: place * 11,
      })),
    })
    const texts = Array.from({ length: packSize }, (_, at) => JSON.stringify(offer(at)))
    expect((await makePack(texts)).length * 4).toBeLessThan(texts.join('').length)
  })
})
