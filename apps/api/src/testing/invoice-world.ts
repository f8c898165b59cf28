import { readBookingDetails } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { expect } from 'vitest'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { named } from './booking-world.ts'
import { checkInvariants } from './invariants.ts'
import { drawnPapers } from './papers.ts'
import { type Browser, openWorld, type TestWorld } from './world.ts'

/** A shop whose papers are drawn. */
export const openInvoiceWorld = (): Promise<TestWorld> =>
  openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' }, { renderer: drawnPapers })

/** Once everything is written, the books are looked at. */
export async function closeInvoiceWorld(world: TestWorld): Promise<void> {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
}

/** What a booking lists, once all of it is made. */
export async function invoicesOf(world: TestWorld, browser: Browser, id: string) {
  await world.app.settle()
  return (await browser.call(readBookingDetails, { body: { uniqueID: named(id) } })).body.invoices ?? []
}

/** What a paper says to who may read it. */
export async function linesOf(browser: Browser, id: string, documentId = ''): Promise<string> {
  const { raw, status } = await browser.call(readBookingDocument, { params: { id, documentId }, query: {} })
  expect(status, documentId).toBe(200)
  return readPdf(raw.rawPayload).lines.join('\n')
}
