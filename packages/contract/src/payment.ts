import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { answer, envelope } from './envelope.ts'

export const paymentConfigRS = z.object({
  ...envelope,
  provider: z.string(),
  publicKey: z.optional(z.string()),
  /** Of the built-in test provider only. */
  testCards: z.optional(z.array(z.object({ number: z.string(), outcome: z.string() }))),
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
  params: z.strictObject({ provider: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/)) }),
  response: answer,
})

export const calls = { readPaymentConfig, receivePaymentNews }
