import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { envelope, instant, rph, text } from './envelope.ts'
import { amount, list, nextAction, paymentForm, transactionStatus, uniqueID, uniqueIDInput } from './shared.ts'

export const bookingExchangeRS = z.object({
  ...envelope,
  /** PendingExchange while nobody knows yet or the provider asks something; else what it was, exchanged or not. */
  status: z.optional(transactionStatus),
  uniqueID: z.optional(uniqueID),
  exchangeQuoteID: z.optional(z.string()),
  /** Of the new journey. */
  price: z.optional(amount),
  /** The new price less what is credited of the old one: below zero where the new journey is cheaper. */
  difference: z.optional(amount),
  fee: z.optional(amount),
  /** Difference and fee together: what is paid now; below zero it comes back. */
  due: z.optional(amount),
  /** Of the new price, what no later cancellation gives back, because it was paid for tickets that were not refundable. */
  bound: z.optional(amount),
  /** Where what comes back goes: the way it was paid. */
  refundTo: z.optional(z.literal('original')),
  validUntil: z.optional(instant),
  nextAction: z.optional(nextAction),
})

export type BookingExchangeRS = z.output<typeof bookingExchangeRS>

export const exchangeBooking = defineCall({
  method: 'POST',
  path: '/api/v1/booking/exchange',
  auth: 'owner',
  effect: 'write',
  summary: 'Price an exchange for other offers, or carry it out',
  body: z.strictObject({
    /** Quote prices the exchange, Commit does it. */
    mode: z.enum(['Quote', 'Commit']),
    uniqueID: uniqueIDInput,
    /** Of an ordinary search for the same travellers; the same in both. */
    rphs: list(rph, 20, 1),
    /** From Quote. */
    exchangeQuoteID: z.optional(text(128)),
    /** For a dearer exchange. */
    paymentForm: z.optional(paymentForm),
  }),
  response: bookingExchangeRS,
})

export const calls = { exchangeBooking }
