import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Challenge } from '@portolan/contract/work'
import { memoryCache } from './cache.ts'
import type { Safe } from './crypto.ts'
import type { Limit, Limits } from './limits.ts'

/** A few thousand hashes on average: a fraction of a second in a browser, under a second on a phone. */
const usualWork = 20_000
/** However hot a network is, its people wait for seconds, not for minutes. */
const dearest = 64

const challengeSeconds = 120
const passSeconds = 3600
const solutions: Limit = { name: 'solution', max: 1, seconds: challengeSeconds }

/** The work grows with the square of what a network did in the hour: a crowd of new people waits a little, a flood pays. */
const crowd = 4800
const heatOf = { pass: 1, failedAccount: 80 } as const

export interface Pass {
  id: string
  /** The value of its cookie. */
  cookie: string
  seconds: number
}

/**
 * A stranger shares what its network may do with all others there. Who has done a little work has a pass, and is
 * counted by that alone.
 */
export interface Passes {
  /** The work, as it stands in the header of a refusal. */
  offer(network: string): Promise<string>
  /** Undefined when the solution is wrong, late, from another network, or was used before. */
  earn(solution: string, network: string): Promise<Pass | undefined>
  /** The pass that a cookie stands for, if it is one that holds here and now. */
  read(cookie: string, network: string): string | undefined
  /** Makes the next pass of this network dearer. */
  heat(network: string, reason: keyof typeof heatOf): Promise<void>
}

export interface PassParts {
  safe: Safe
  limits: Limits
  now?: (() => number) | undefined
  work?: number | undefined
}

const digestOf = (salt: string, number: string): string => createHash('sha256').update(`${salt}${number}`).digest('hex')

export function makePasses({ safe, limits, now = Date.now, work = usualWork }: PassParts): Passes {
  const textOf = (...parts: string[]) => JSON.stringify(['pass', ...parts])
  const sign = (...parts: string[]) => safe.sign(textOf(...parts))
  // By each node in its own memory: a flood is answered without a question to the shared cache.
  const heats = memoryCache(now)

  /** Random, and says until when it holds. */
  const newId = (seconds: number) => `${(now() + seconds * 1000).toString(36)}-${randomBytes(12).toString('hex')}`
  const isOver = (id: string) => !(Number.parseInt(id, 36) > now())

  const warm = async (network: string, reason: keyof typeof heatOf) =>
    void (await heats.count(network, passSeconds, heatOf[reason]))

  return {
    heat: warm,
    async offer(network) {
      const times = (1 + Number((await heats.get(network)) ?? 0) / crowd) ** 2
      const maxNumber = Math.floor(work * Math.min(times, dearest))
      const salt = newId(challengeSeconds)
      const challenge = digestOf(salt, String(randomInt(maxNumber + 1)))
      const signature = sign('work', network, salt, challenge)
      return JSON.stringify({ challenge, salt, maxNumber, signature } satisfies Challenge)
    },
    async earn(solution, network) {
      const [salt = '', number = '', signature = ''] = solution.split('.')
      if (isOver(salt) || !safe.isSigned(textOf('work', network, salt, digestOf(salt, number)), signature))
        return undefined
      if ((await limits.count(solutions, signature)) > solutions.max) return undefined
      await warm(network, 'pass')
      const id = newId(passSeconds)
      return { id, cookie: `${id}.${sign('holds', network, id)}`, seconds: passSeconds }
    },
    read(cookie, network) {
      const [id = '', signature = ''] = cookie.split('.')
      return !isOver(id) && safe.isSigned(textOf('holds', network, id), signature) ? id : undefined
    },
  }
}
