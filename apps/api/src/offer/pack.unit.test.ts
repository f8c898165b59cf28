import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makePack, openPack, packSize, weigh } from './pack.ts'

describe('a pack', () => {
  test('gives back what was put in, small or large, in its order', async () => {
    const things = fc.array(fc.jsonValue(), { minLength: 1, maxLength: packSize })
    await fc.assert(
      fc.asyncProperty(things, fc.boolean(), async (values, isLarge) => {
        const all = isLarge ? [...values, randomBytes(90_000).toString('base64')] : values
        expect(await openPack(await makePack(all))).toEqual(all)
      }),
    )
  })

  test('writes once what several have in common, by identity, and what is alike in little room', async () => {
    const terms = { rules: Array.from({ length: 30 }, () => randomBytes(30).toString('base64')) }
    const offers = Array.from({ length: packSize }, (_, at) => ({ token: `token ${at}`, detail: { at, terms } }))
    const apart = offers.map((offer) => ({ ...offer, detail: { ...offer.detail, terms: structuredClone(terms) } }))
    const [together, single] = [await makePack(offers), await makePack(offers.slice(0, 1))]
    expect(together.length).toBeLessThan(single.length * 1.5)
    expect((await makePack(apart)).length).toBeGreaterThan(together.length)
    expect(await openPack(together)).toEqual(apart)
  })
})

describe('what an offer weighs', () => {
  const ofText = (value: unknown) => weigh(value, new Map())

  test('is about what it has as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const { length } = JSON.stringify(value)
        expect(ofText(value)).toBeGreaterThanOrEqual(length / 6)
        expect(ofText(value)).toBeLessThanOrEqual(length * 6 + 8)
      }),
    )
  })

  test('counts what it shares with others in full, also where that was weighed before', () => {
    const shared = { text: 'x'.repeat(1_000) }
    const weighed = new Map<object, number>()
    const [first, second] = [weigh({ shared }, weighed), weigh({ shared }, weighed)]
    expect(first).toBeGreaterThan(1_000)
    expect(second).toBe(first)
    expect(weigh([shared, shared], weighed)).toBeGreaterThan(2_000)
  })

  test('is not to be had of what JSON cannot say: no cart could write it down', () => {
    const loop: Record<string, unknown> = { price: 1 }
    loop.self = [loop]
    const deep = JSON.parse(`${'['.repeat(1e5)}${']'.repeat(1e5)}`)
    for (const value of [1n, () => 1, Symbol('x'), new Date(0), new Map(), Buffer.from('x'), loop])
      expect(() => ofText({ detail: value })).toThrow(TypeError)
    expect(() => ofText(deep)).toThrow(RangeError)
  })
})
