import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { answer, envelope, text } from './envelope.ts'
import { amount } from './shared.ts'

export const paymentConfigRS = z.object({
  ...envelope,
  /** 'none': no cards are taken, and what is sold is paid from an agency's account or on arrival. */
  provider: z.string(),
  publicKey: z.optional(z.string()),
  /** Of the built-in test provider only. */
  testCards: z.optional(z.array(z.object({ number: z.string(), outcome: z.string() }))),
  /** What the caller's agency may still spend from its account, in each currency it has one in. */
  accounts: z.optional(z.array(z.object({ limit: amount, left: amount }))),
})

export type PaymentConfigRS = z.output<typeof paymentConfigRS>

export const readPaymentConfig = defineCall({
  method: 'GET',
  path: '/api/v1/payment/config',
  auth: 'public',
  effect: 'read',
  summary: 'Which payment provider takes the card, and its public key',
  response: paymentConfigRS,
})

/**
 * No body schema: the message is the provider's own. Its signature over the raw bytes is checked before anything is
 * read, then the provider's adapter reads it.
 */
export const receivePaymentNews = defineCall({
  method: 'POST',
  path: '/api/v1/payment/webhook/{provider}',
  auth: 'public',
  effect: 'write',
  summary: 'News from the payment provider, signed; a replay or a reordering is without effect',
  sender: 'signed',
  params: z.strictObject({ provider: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/)) }),
  response: answer,
})

/** Of the built-in test provider: its page stands for the bank's own window. */
export const answerPaymentChallenge = defineCall({
  method: 'POST',
  path: '/api/v1/payment/challenge',
  auth: 'public',
  effect: 'write',
  summary: 'Answer the question of the test provider',
  body: z.strictObject({ clientSecret: text(256) }),
  response: answer,
})

export const calls = { readPaymentConfig, receivePaymentNews, answerPaymentChallenge }
