import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { authenticationForm, readCaptcha } from '@portolan/contract/account'
import type { ResponseOf } from '@portolan/contract/call'
import type * as z from 'zod/mini'
import type { Cache } from '../platform/cache.ts'
import type { Context } from '../platform/context.ts'
import { newToken, type Safe } from '../platform/crypto.ts'
import type { Limit, Limits } from '../platform/limits.ts'
import { Refusal } from '../platform/refusal.ts'
import { spendShare } from '../platform/share.ts'
import { captchaAlphabet, drawCaptcha } from './captcha-picture.ts'

const lifetime = 300
const length = 5
/** Twenty-five thousand hashes on average: a second or two for a phone. */
const maxNumber = 50_000
const pictures: Limit = { name: 'captcha', max: 60, seconds: 15 * 60 }

/** What is kept: only signatures, so that a look into the cache solves none. */
interface Kept {
  characters: string
  salt: string
  work: string
}

export type Captcha = 'absent' | 'wrong' | 'solved'

type Solution = Pick<z.output<typeof authenticationForm>, 'captchaId' | 'captcha' | 'proofOfWork'>

export interface Captchas {
  make(whose: Pick<Context, 'address' | 'client'>): Promise<ResponseOf<typeof readCaptcha>>
  /** Uses up the captcha named, right or wrong. */
  take(solution: Solution): Promise<Captcha>
}

const chance = (): number => randomInt(2 ** 32) / 2 ** 32

const challengeOf = (salt: string, number: string): string =>
  createHash('sha256').update(`${salt}${number}`).digest('hex')

/** People type in small letters, and with spaces between. */
const readingOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

interface CaptchaParts {
  cache: Cache
  limits: Limits
  safe: Safe
  draw?: typeof drawCaptcha | undefined
}

export function makeCaptchas({ cache, limits, safe, draw = drawCaptcha }: CaptchaParts): Captchas {
  const textOf = (...parts: string[]) => JSON.stringify(['captcha', ...parts])
  const sign = (...parts: string[]) => safe.sign(textOf(...parts))

  function isRight(id: string, kept: Kept, { captcha, proofOfWork }: Solution): boolean {
    if (captcha !== undefined) return safe.isSigned(textOf(id, 'characters', readingOf(captcha)), kept.characters)
    if (proofOfWork === undefined) return false
    return safe.isSigned(textOf(id, 'work', challengeOf(kept.salt, String(Number(proofOfWork)))), kept.work)
  }

  return {
    async make(whose) {
      await spendShare({ limits, safe }, pictures, whose)
      const captchaId = newToken()
      const characters = Array.from({ length }, () => captchaAlphabet[randomInt(captchaAlphabet.length)]).join('')
      const salt = randomBytes(12).toString('hex')
      const challenge = challengeOf(salt, String(randomInt(maxNumber + 1)))
      const signature = sign(captchaId, 'work', challenge)
      const kept: Kept = { characters: sign(captchaId, 'characters', characters), salt, work: signature }
      await cache.set(`captcha:${captchaId}`, JSON.stringify(kept), lifetime).catch(() => {
        throw new Refusal(503, { retryAfter: 5 })
      })
      const image = Buffer.from(draw(characters, chance)).toString('base64')
      return {
        success: true,
        captchaId,
        image: `data:image/svg+xml;base64,${image}`,
        proofOfWork: { challenge, salt, maxNumber, signature },
        expiresIn: lifetime,
      }
    },
    async take(solution) {
      const id = solution.captchaId
      if (!id) return 'absent'
      // Without the cache no captcha can be shown to be unused: it counts as wrong.
      const kept = await cache.take(`captcha:${id}`).catch(() => undefined)
      return kept && isRight(id, JSON.parse(kept) as Kept, solution) ? 'solved' : 'wrong'
    },
  }
}
