import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { envelope, instant, rph } from './envelope.ts'
import {
  amount,
  amountInput,
  cancelPenalty,
  contactInput,
  id,
  list,
  paymentForm,
  paymentStatus,
  product,
  transactionStatus,
  uniqueID,
  uniqueIDInput,
} from './shared.ts'
import { answersInput, question, travelerDraftInput, travelerRequirements, travelerType } from './traveler-form.ts'

export const orderItem = z.object({
  cartItemId: z.string(),
  uniqueID: z.optional(uniqueID),
  productType: product,
  status: transactionStatus,
  paymentStatus,
  price: amount,
  /** The price moved since the cart: to be accepted before paying. */
  changed: z.optional(z.object({ old: amount, new: amount, reason: z.string() })),
  party: z.array(
    z.object({
      ref: z.string(),
      type: travelerType,
      age: z.optional(z.number()),
      /** The supplier's band, both ends included. */
      fromAge: z.optional(z.number()),
      toAge: z.optional(z.number()),
      /** Which room. */
      group: z.optional(z.string()),
    }),
  ),
  travelerRequirements: z.optional(travelerRequirements),
  questions: z.optional(z.array(question)),
  penalties: z.optional(z.array(cancelPenalty)),
  holdExpires: z.optional(instant),
  errors: envelope.errors,
  /** Offers in place of one that is sold out. */
  alternatives: z.optional(z.array(z.string())),
})

export type OrderItem = z.output<typeof orderItem>

export const orderRS = z.object({
  ...envelope,
  orderId: z.string(),
  correlationID: z.string(),
  expiresAt: z.optional(instant),
  total: amount,
  items: z.array(orderItem),
})

export type OrderRS = z.output<typeof orderRS>

export const startCheckout = defineCall({
  method: 'POST',
  path: '/api/v1/checkout/initiate',
  auth: 'public',
  effect: 'write',
  summary: 'Begin an order from items of the cart',
  body: z.strictObject({ cartItemIds: list(id, 50, 1) }),
  response: orderRS,
})

const travelerRefs = list(id, 30)

export const checkoutQuoteForm = z.strictObject({
  orderId: id,
  travelers: list(travelerDraftInput, 30, 1),
  contact: contactInput,
  assign: list(
    z.strictObject({
      cartItemId: id,
      travelerRefs,
      /** Who sleeps in which room. */
      groups: z.optional(list(z.strictObject({ rph, travelerRefs }), 9)),
      answers: z.optional(answersInput),
    }),
    50,
    1,
  ),
})

export const quoteCheckout = defineCall({
  method: 'POST',
  path: '/api/v1/checkout/quote',
  auth: 'owner',
  effect: 'write',
  summary: 'Give travellers to the order; the suppliers price and hold',
  body: checkoutQuoteForm,
  response: orderRS,
})

const confirmFields = {
  paymentForm,
  /** What the customer agreed to: dearer is refused. */
  acceptedTotal: amountInput,
  /** Keep the hold and pay before it ends. */
  payLater: z.optional(z.boolean()),
}

export const confirmCheckoutRS = z.object({
  ...orderRS.shape,
  state: z.enum(['Done', 'Pending', 'ActionRequired']),
  /** What the payment provider asks of the customer first. */
  nextAction: z.optional(
    z.object({
      kind: z.enum(['redirect', 'challenge']),
      url: z.optional(z.string()),
      clientSecret: z.optional(z.string()),
    }),
  ),
})

export type ConfirmCheckoutRS = z.output<typeof confirmCheckoutRS>

export const confirmCheckout = defineCall({
  method: 'POST',
  path: '/api/v1/checkout/confirm',
  auth: 'owner',
  effect: 'write',
  summary: 'Pay for an order, or for one held item of it, and confirm with the suppliers',
  body: z.union([
    z.strictObject({ orderId: id, ...confirmFields }),
    z.strictObject({ uniqueID: uniqueIDInput, ...confirmFields }),
  ]),
  response: confirmCheckoutRS,
})

export const readOrder = defineCall({
  method: 'GET',
  path: '/api/v1/checkout/{orderId}',
  auth: 'owner',
  effect: 'read',
  summary: 'An order as it stands',
  params: z.strictObject({ orderId: id }),
  response: orderRS,
})

export const calls = { startCheckout, quoteCheckout, confirmCheckout, readOrder }
