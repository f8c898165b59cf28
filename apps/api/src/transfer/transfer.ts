import type { Module } from '../platform/module.ts'
import { makeAvail } from './avail.ts'
import { type BookParts, makeBook } from './book.ts'

/** Rides with a driver: found for a way, held and bought. */
export const makeTransfer = (parts: BookParts): Module => ({
  handlers: { searchTransfers: makeAvail(parts), bookTransfer: makeBook(parts) },
})
