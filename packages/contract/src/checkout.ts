import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { envelope, instant, rph } from './envelope.ts'
import {
  amount,
  amountInput,
  cancelPenalty,
  contactInput,
  holdEnd,
  id,
  invoiceToInput,
  list,
  nextAction,
  paymentForm,
  paymentStatus,
  paymentWay,
  product,
  saidDeadline,
  settlement,
  takenLater,
  transactionStatus,
  uniqueID,
  uniqueIDInput,
} from './shared.ts'
import { answersInput, question, travelerDraftInput, travelerRequirements, travelerType } from './traveler-form.ts'

export const orderItem = z.object({
  cartItemId: z.string(),
  uniqueID: z.optional(uniqueID),
  /** As `quoteId` of the order, where this item is paid alone with all that is sold together with it. */
  quoteId: z.string(),
  productType: product,
  /** What it is, as the customer knows it from the cart. */
  title: z.string(),
  /** YYYY-MM-DDTHH:mm, local to the place; YYYY-MM-DD of what is used by days. */
  travelStart: z.optional(z.string()),
  travelEnd: z.optional(z.string()),
  /** In place of what the cart says of it, where an answer may have moved an hour since. */
  lines: z.optional(z.array(z.string())),
  /** Those that the lines name. */
  deadlines: z.optional(z.array(saidDeadline)),
  /** The supplier's own reference, once it has one. */
  locator: z.optional(z.string()),
  status: transactionStatus,
  /** Released: it was taken out of this order, and is neither counted nor asked for again. */
  ended: z.optional(holdEnd),
  paymentStatus,
  settlement,
  /** Each way in which it is paid; absent: nothing is. */
  paymentWays: z.optional(z.array(paymentWay)),
  /** All of it, wherever it is paid. */
  price: amount,
  /** Part of the price: paid at the hotel or the desk, not to us. */
  payThere: z.optional(amount),
  /** Of `payThere`, what is taken on a day before the stay, one a day; the rest is paid on the spot. */
  takenLater: z.optional(z.array(takenLater)),
  /** The price moved since the cart: to be accepted before paying. */
  changed: z.optional(z.object({ old: amount, new: amount, reason: z.string() })),
  party: z.array(
    z.object({
      ref: z.string(),
      type: travelerType,
      /** Who has this seat, once that is said. */
      name: z.optional(z.string()),
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
  /** Of a package its first part has those of the whole. */
  penalties: z.optional(z.array(cancelPenalty)),
  holdExpires: z.optional(instant),
  /** Left to be paid later, it is held until then. */
  payLaterUntil: z.optional(instant),
  errors: envelope.errors,
})

export type OrderItem = z.output<typeof orderItem>

/** How the money of an order stands, as far as its customer needs to know. */
const orderPayment = z.object({
  status: paymentStatus,
  nextAction: z.optional(nextAction),
  /** Why no money moved. */
  declined: z.optional(z.string()),
})

export const orderRS = z.object({
  ...envelope,
  orderId: z.string(),
  correlationID: z.string(),
  /** What is agreed to by who pays now: items, price, terms, travellers and contact. Another one once any of them is another. */
  quoteId: z.string(),
  expiresAt: z.optional(instant),
  /** All of it, wherever it is paid. */
  total: amount,
  /** Both or none: what we take, and what is paid on the spot. */
  payNow: z.optional(amount),
  payThere: z.optional(amount),
  items: z.array(orderItem),
  /** The last try to pay: a page that is opened again goes on from it. */
  payment: z.optional(orderPayment),
  /** An agency's client is mailed the documents as soon as they are booked; said of what is read or paid. Absent: no. */
  mailsTraveler: z.optional(z.boolean()),
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
  /** Of the order as the customer has seen it, or of the one item: where it has become another, nothing is charged. */
  quoteId: id,
  /** What the customer agreed to: dearer is refused. */
  acceptedTotal: amountInput,
  /** Keep what is held and pay before the hold ends; refused where nothing is held. */
  payLater: z.optional(z.boolean()),
  /** Left out: the contact, or the agency. */
  invoiceTo: z.optional(invoiceToInput),
}

export const confirmCheckoutRS = z.object({
  ...orderRS.shape,
  state: z.enum(['Done', 'Pending', 'ActionRequired']),
  nextAction: z.optional(nextAction),
})

export type ConfirmCheckoutRS = z.output<typeof confirmCheckoutRS>

export const confirmCheckout = defineCall({
  method: 'POST',
  path: '/api/v1/checkout/confirm',
  auth: 'owner',
  effect: 'write',
  summary: 'Pay for an order, or for one held item of it, and confirm with the suppliers',
  body: z
    .strictObject({
      /** Either the whole order, or one held booking of it. */
      orderId: z.optional(id),
      uniqueID: z.optional(uniqueIDInput),
      ...confirmFields,
    })
    .check(
      z.refine(({ orderId, uniqueID: one }) => (orderId === undefined) !== (one === undefined), { path: ['orderId'] }),
    ),
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

/**
 * ActionRequired: the bank waits for its customer. Pending: the bank or a supplier has not answered yet. Declined: no
 * money moved, and another try may be made. Done: the money is where it belongs, and so is what was bought with it.
 */
const paymentStates = ['None', 'ActionRequired', 'Pending', 'Declined', 'Done'] as const

export type PaymentState = (typeof paymentStates)[number]

const orderPaymentRS = z.object({
  ...envelope,
  orderId: z.string(),
  state: z.enum(paymentStates),
  /** The last try to pay; absent before the first one. */
  payment: z.optional(orderPayment),
})

export type OrderPaymentRS = z.output<typeof orderPaymentRS>

/** Asked as often as one likes: it begins no payment, and the bank is asked by the server in its own time. */
export const readOrderPayment = defineCall({
  method: 'GET',
  path: '/api/v1/checkout/{orderId}/payment',
  auth: 'owner',
  effect: 'read',
  summary: 'How the payment of an order stands',
  params: z.strictObject({ orderId: id }),
  response: orderPaymentRS,
})

/** Goods as they are put into the cart, in place of an item of the order. */
const alternative = z.object({
  cartItemId: z.string(),
  productType: product,
  rphs: z.array(z.string()),
  startDate: z.optional(z.string()),
  title: z.string(),
  lines: z.array(z.string()),
  /** Those that the lines name. */
  deadlines: z.optional(z.array(saidDeadline)),
  price: amount,
})

export type Alternative = z.output<typeof alternative>

/** Asked for apart from the order: nobody waits for a search to hear what became of the money. */
export const findAlternatives = defineCall({
  method: 'GET',
  path: '/api/v1/checkout/{orderId}/alternatives',
  auth: 'owner',
  effect: 'read',
  summary: 'What could be had in place of the items that are gone',
  params: z.strictObject({ orderId: id }),
  response: z.object({ ...envelope, items: z.array(alternative) }),
})

export const orderDocuments = ['all', 'calendar'] as const

/** Of those bookings of the order that are bought and the reader's own; a single one has its own papers as well. */
export const readOrderDocument = defineCall({
  method: 'GET',
  path: '/api/v1/checkout/{orderId}/documents/{documentId}',
  auth: 'owner',
  effect: 'read',
  summary: 'All papers of an order as one application/pdf, or all its dates as one text/calendar',
  file: ['application/pdf', 'text/calendar'],
  params: z.strictObject({ orderId: id, documentId: z.enum(orderDocuments) }),
})

export const calls = {
  startCheckout,
  quoteCheckout,
  confirmCheckout,
  readOrder,
  readOrderPayment,
  findAlternatives,
  readOrderDocument,
}
