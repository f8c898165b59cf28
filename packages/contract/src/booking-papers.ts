import * as z from 'zod/mini'
import { emailAddress } from './account.ts'
import { defineCall } from './call.ts'
import { answer, envelope, isoDate } from './envelope.ts'
import { amount, id, invoiceToInput } from './shared.ts'

/** An invoice or a credit note with a line of the booking, for who bought all that is on it. */
export const invoiceSummary = z.object({
  /** For readBookingDocument. */
  documentId: z.string(),
  /** '2026-000123'. */
  number: z.string(),
  kind: z.enum(['invoice', 'creditNote']),
  /** By the seller's calendar. */
  issuedOn: isoDate,
  total: amount,
  /** How many bookings it is for; absent: this one alone. */
  bookings: z.optional(z.int()),
  /** The number of the invoice that a credit note takes back. */
  invoiceNumber: z.optional(z.string()),
  /** It can be written to somebody else, once; absent: no. */
  correctable: z.optional(z.boolean()),
  /** To whom it is written now, where that can be changed. */
  billedTo: z.optional(z.object(invoiceToInput.shape)),
})

export type InvoiceSummary = z.output<typeof invoiceSummary>

export const readBookingDocument = defineCall({
  method: 'GET',
  path: '/api/v1/booking/{id}/documents/{documentId}',
  auth: 'owner',
  effect: 'read',
  summary: 'A ticket, voucher, receipt or invoice as application/pdf, or the journey as text/calendar',
  file: ['application/pdf', 'text/calendar'],
  params: z.strictObject({ id, documentId: id }),
  query: z.strictObject({ price: z.optional(z.enum(['with', 'without'])) }),
})

/** An issued invoice never changes: it is taken back by a credit note, and another one is written. */
export const correctInvoice = defineCall({
  method: 'POST',
  path: '/api/v1/booking/{id}/invoice/{documentId}',
  auth: 'owner',
  effect: 'write',
  summary: 'Write an invoice to somebody else: once, within 30 days',
  params: z.strictObject({ id, documentId: id }),
  body: invoiceToInput,
  response: z.object({ ...envelope, invoices: z.optional(z.array(invoiceSummary)) }),
})

export const resendBooking = defineCall({
  method: 'POST',
  path: '/api/v1/booking/{id}/resend',
  auth: 'owner',
  effect: 'write',
  summary: 'Mail the documents again',
  params: z.strictObject({ id }),
  body: z.strictObject({
    /** Left out: to the contact of the booking. */
    email: z.optional(emailAddress),
    /** Instead of the documents, whatever a mail server has refused for good, to whoever is to be told. */
    refused: z.optional(z.literal(true)),
  }),
  response: answer,
})

export const calls = { readBookingDocument, correctInvoice, resendBooking }
