import type { ErrorKind } from '@portolan/supplier/outcome'
import * as z from 'zod/mini'

const kinds = [
  'invalid',
  'noAvailability',
  'offerExpired',
  'priceChanged',
  'rejected',
  'notFound',
  'unauthorized',
  'rateLimited',
  'unavailable',
  'timeout',
  'unsupported',
  'internal',
] as const satisfies readonly ErrorKind[]

const whole = (least: number, most: number) => z.optional(z.int().check(z.minimum(least), z.maximum(most)))
const yesOrNo = z.optional(z.boolean())

export const behaviour = z.strictObject({
  /** Before the work is done. Milliseconds of the real clock. */
  delayMs: whole(0, 600_000),
  /** Takes every call, does nothing and never answers. */
  hang: yesOrNo,
  /** Refuses calls before doing anything; whether the caller can know that depends on the kind. */
  fail: z.optional(z.enum(kinds)),
  /** So many calls; absent: all. */
  failTimes: whole(1, 1000),
  /** The line delivers each write twice. Without idempotency that makes two reservations. */
  answerTwice: yesOrNo,
  /** 10,000 is the price itself, 11,000 is a tenth dearer; for every price asked for from now on. */
  priceFactorBasisPoints: whole(1, 1_000_000),
  /** Does the work of a write and never answers: for the next write, or for all. */
  loseAnswer: z.optional(z.enum(['once', 'always'])),
  /** In all, of each thing that is sold. */
  capacity: whole(0, 1_000_000),
  /** How long offers found from now on are good. */
  offerSeconds: whole(1, 86_400),
  /** The supplier does not know our keys: the adapter keeps a ledger of its own, and nothing is found by a key. */
  noIdempotency: yesOrNo,
  /** Asks beyond the travellers' fields, and takes nothing that is not answered. */
  asks: yesOrNo,
  /** Hostile text: markup in titles and error texts, a script for a picture. */
  markup: yesOrNo,
})

/** How a simulated supplier is told to behave; plain data. What is not named is as it should be. */
export type Behaviour = z.infer<typeof behaviour>

/** Throws for anything that is not exactly a behaviour. */
export const readBehaviour = (value: unknown): Behaviour => behaviour.parse(value)
