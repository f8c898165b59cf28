import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { envelope, instant, text } from './envelope.ts'
import { amount, id, product } from './shared.ts'

/** Which booking it is about, in the reader's language; a package by all of its parts. */
const aboutBooking = {
  title: z.optional(z.string()),
  reference: z.optional(z.string()),
  productType: z.optional(product),
}

export const notice = z.object({
  id: z.string(),
  /** Which text the screen shows: timetable changed, hold ends soon, refund paid. */
  kind: z.string(),
  at: instant,
  bookingId: z.optional(z.string()),
  ...aboutBooking,
  /** Of a refund: all that was paid back for this booking. */
  amount: z.optional(amount),
  /** Of a hold that ends soon; absent where it is over. */
  holdExpires: z.optional(instant),
  read: z.boolean(),
})

export type Notice = z.output<typeof notice>

export const listNotices = defineCall({
  method: 'GET',
  path: '/api/v1/notices',
  auth: 'login',
  effect: 'read',
  summary: 'What the user should know, newest first',
  response: z.object({ ...envelope, notices: z.array(notice) }),
})

/** Something a machine could not settle and a person must. */
export const workItem = z.object({
  id: z.string(),
  kind: z.string(),
  at: instant,
  bookingId: z.string(),
  ...aboutBooking,
  state: z.string(),
})

export type WorkItem = z.output<typeof workItem>

const workItemsRS = z.object({ ...envelope, items: z.array(workItem) })

export const listWorkItems = defineCall({
  method: 'GET',
  path: '/api/v1/work-items',
  auth: 'b2b',
  effect: 'read',
  permission: 'orders:manage',
  summary: 'The bookings that wait for a person',
  response: workItemsRS,
})

export const settleWorkItem = defineCall({
  method: 'POST',
  path: '/api/v1/work-items/{id}',
  auth: 'b2b',
  effect: 'write',
  permission: 'orders:manage',
  summary: 'Act on a waiting booking, or leave a note; answers what still waits',
  params: z.strictObject({ id }),
  body: z.strictObject({ action: z.optional(text(32)), note: z.optional(text(1000)) }),
  response: workItemsRS,
})

export const calls = { listNotices, listWorkItems, settleWorkItem }
