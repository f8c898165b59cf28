import { describe, expect, test } from 'vitest'
import { memoryCache } from '../platform/cache.ts'
import { stranger } from '../platform/context.ts'
import { makeSafe } from '../platform/crypto.ts'
import { makeLimits } from '../platform/limits.ts'
import { makeCaptchas } from './captcha.ts'
import { captchaAlphabet, drawCaptcha, type Random } from './captcha-picture.ts'

const safe = makeSafe(['a secret of the tests'])
const visitor = { address: '192.0.2.1', client: stranger }

/** The same chance every time (mulberry32). */
function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

async function solve({ salt, challenge }: { salt: string; challenge: string }): Promise<string> {
  const { createHash } = await import('node:crypto')
  for (let number = 0; ; number++)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) return String(number)
}

describe('the captcha', () => {
  test('[R7.9] solved in time it counts, five minutes later no more', async () => {
    let now = 0
    const cache = memoryCache(() => now)
    const captchas = makeCaptchas({ cache, limits: makeLimits(cache), safe })
    const [early, late] = [await captchas.make(visitor), await captchas.make(visitor)]
    const taken = async ({ captchaId, proofOfWork }: typeof early) =>
      captchas.take({ captchaId, proofOfWork: await solve(proofOfWork ?? { salt: '', challenge: '' }) })
    now = 299_000
    expect(await taken(early)).toBe('solved')
    now = 301_000
    expect(await taken(late)).toBe('wrong')
  })

  test('a captcha named without a solution is used up all the same, and none is none', async () => {
    const cache = memoryCache()
    const captchas = makeCaptchas({ cache, limits: makeLimits(cache), safe })
    const { captchaId, proofOfWork } = await captchas.make(visitor)
    expect(await captchas.take({})).toBe('absent')
    expect(await captchas.take({ captchaId })).toBe('wrong')
    const number = await solve(proofOfWork ?? { salt: '', challenge: '' })
    expect(await captchas.take({ captchaId, proofOfWork: number })).toBe('wrong')
  })

  test('F17 without its cache it fails closed', async () => {
    const gone = async () => {
      throw new Error('Connection is closed.')
    }
    const cache = { ...memoryCache(), set: gone, take: gone }
    const captchas = makeCaptchas({ cache, limits: makeLimits(memoryCache()), safe })
    await expect(captchas.make(visitor)).rejects.toMatchObject({ status: 503 })
    expect(await captchas.take({ captchaId: 'any', captcha: 'AAAAA' })).toBe('wrong')
  })
})

describe('the picture', () => {
  test('[R7.9] uses no character that is taken for another', () => {
    expect(captchaAlphabet).not.toMatch(/[0OQD1IL2Z5S6G8B9UV]/)
    expect(captchaAlphabet.length).toBeGreaterThan(15)
  })

  test('[R7.9] every letter is drawn inside the frame, as strokes in no order', () => {
    for (const [index, letter] of [...captchaAlphabet].entries()) {
      const svg = drawCaptcha(letter.repeat(5), seeded(index + 1))
      const points = [...svg.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[L"])/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      )
      expect(points.length).toBeGreaterThan(60)
      for (const [x, y] of points.filter(([x]) => x > 1 && x < 147)) {
        expect(x).toBeGreaterThan(0)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(44)
      }
    }
  })

  test('the same letters never make the same picture', () => {
    expect(drawCaptcha('AKM34', seeded(1))).not.toBe(drawCaptcha('AKM34', seeded(2)))
    expect(drawCaptcha('AKM34', seeded(1))).toBe(drawCaptcha('AKM34', seeded(1)))
  })
})
