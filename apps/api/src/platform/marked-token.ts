import { randomBytes } from 'node:crypto'
import type { Safe } from './crypto.ts'

const [timeAt, randomAt, markAt, length] = [1, 5, 20, 32]

/** A session never lives longer than two weeks; the day more is for clocks that differ. */
const longestLife = 15 * 86_400

interface TokenFacts {
  /** Opened by a login; false for a guest's. */
  isAccount: boolean
}

export interface MarkedTokens {
  make(isAccount: boolean): string
  /** Undefined when it is not ours, or older than any session. */
  read(token: string): TokenFacts | undefined
}

/**
 * A session's token says by itself that we have made it, when, and whether for an account, so that a flood of made-up or
 * collected ones costs no question to the database. The mark opens nothing: whether the session lives, and whose it is,
 * is asked of the database as ever.
 */
export function makeMarkedTokens(safe: Safe, now: () => number = Date.now): MarkedTokens {
  const seconds = () => Math.floor(now() / 1000)
  const textOf = (start: Buffer): string => `dated session token ${start.toString('base64url')}`
  return {
    make(isAccount) {
      const start = Buffer.alloc(markAt)
      start.writeUInt8(Number(isAccount))
      start.writeUInt32BE(seconds(), timeAt)
      randomBytes(markAt - randomAt).copy(start, randomAt)
      const mark = Buffer.from(safe.sign(textOf(start)), 'base64url').subarray(0, length - markAt)
      return Buffer.concat([start, mark]).toString('base64url')
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url')
      // One token has one way of being written: another that reads the same is not it.
      if (bytes.length !== length || bytes.toString('base64url') !== token) return undefined
      const [start, mark] = [bytes.subarray(0, markAt), bytes.subarray(markAt)]
      if (!safe.isSigned(textOf(start), mark.toString('base64url'), mark.length)) return undefined
      if (seconds() - start.readUInt32BE(timeAt) > longestLife) return undefined
      return { isAccount: start.readUInt8() === 1 }
    },
  }
}
