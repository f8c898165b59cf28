import { readBookingDetails } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wholeOf } from '../booking/whole.ts'
import { loadOrder } from '../checkout/store.ts'
import { makeSafe } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import { testSecrets } from '../testing/audit-world.ts'
import { type Bought, buy, named } from '../testing/booking-world.ts'
import { chargedFor, commit, minor, quote, quoteIdIn, ruleIn } from '../testing/cancel-world.ts'
import { blankPapers } from '../testing/papers.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import { makeIssue } from './issue.ts'

const seller = { name: 'Harbour Ltd', address: '4 Dock Road, Leeds', taxNumber: 'GB 1', isSample: false }
const knobs = { DEMO: 'off', SUPPLIERS: 'house', LIMITS: 'off' }

/** A shop that is told later who sells: the same database, another start. */
let before: TestWorld
let after: TestWorld
let customer: Browser
beforeAll(async () => {
  before = await openWorld(knobs)
  customer = await before.loggedIn('traveller')
})
afterAll(async () => {
  await after?.app.close()
  await before.close()
})

const detailsOf = async ({ app }: TestWorld, browser: Browser, id: string) => {
  await app.settle()
  return (await browser.call(readBookingDetails, { body: { uniqueID: named(id) } })).body
}

async function giveBack(browser: Browser, reference: string): Promise<number> {
  const quoted = await quote(browser, reference)
  await commit(browser, reference, quoteIdIn(quoted))
  return minor(ruleIn(quoted, 'Refund'))
}

describe('[F6] the year of a number', () => {
  /** Two purchases and one that is much later, which nobody has invoiced. */
  const issueAt = async (at: string, { orderId }: Bought) => {
    const { db } = before
    const safe = makeSafe(testSecrets)
    const keeping = { load: loadOrder }
    const config = { ...before.config, timeZone: 'Asia/Shanghai' }
    const now = async () => Date.parse(at)
    const parts = { db, safe, keeping, config, now, boughtOf: wholeOf, renderer: blankPapers }
    const payment = await db.one<{ id: string }>(sql`select id from payment where purchase_id = ${orderId}`)
    await makeIssue(parts as never, seller).forPayment({ purchaseId: orderId, paymentId: payment?.id ?? '' })
    return db.one(sql`select year, number from invoice where purchase_id = ${orderId}`)
  }

  test('is that of the seller’s calendar: two minutes apart around its new year there are two series, each from 1', async () => {
    const bought = [await buy(customer), await buy(customer), await buy(customer)] as const
    await before.app.settle()
    expect(await issueAt('2031-12-31T15:59:00Z', bought[0])).toEqual({ year: 2031, number: 1 })
    expect(await issueAt('2031-12-31T16:01:00Z', bought[1])).toEqual({ year: 2032, number: 1 })
    expect(await issueAt('2031-12-31T16:02:00Z', bought[2])).toEqual({ year: 2032, number: 2 })
  })
})

describe('[F6] a shop without a seller', () => {
  let old: Bought

  test('says so at its start, and what it sells has a receipt and no invoice', async () => {
    expect(before.log.filter((line) => line.includes('no invoices are issued'))).toHaveLength(1)
    old = await buy(customer)
    const { documents, invoices } = await detailsOf(before, customer, old.reference)
    expect([documents?.includes('receipt'), invoices]).toEqual([true, []])
    const params = { id: old.reference, documentId: 'invoice-2026-000001' }
    expect((await customer.call(readBookingDocument, { params, query: {} })).status).toBe(404)
  })

  test('invoices what it sells once it has one; what was sold before has neither invoice nor credit note', async () => {
    const { name, address, taxNumber } = seller
    after = await openWorld(
      { ...knobs, SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_TAX_NUMBER: taxNumber },
      { db: before.db },
    )
    expect(after.log.filter((line) => line.includes('no invoices are issued'))).toEqual([])
    const browser = await after.loggedIn('traveller')
    const back = await giveBack(browser, old.reference)
    expect(await chargedFor(after, old.orderId)).toMatchObject({ refunded: back })
    expect((await detailsOf(after, browser, old.reference)).invoices).toEqual([])

    const sold = await buy(browser)
    const [invoice, ...none] = (await detailsOf(after, browser, sold.reference)).invoices ?? []
    expect([invoice?.number.slice(5), none]).toEqual(['000001', []])
    const refund = await giveBack(browser, sold.reference)
    const [, note] = (await detailsOf(after, browser, sold.reference)).invoices ?? []
    expect([note?.kind, note?.invoiceNumber, minor(note?.total.amount ?? 0)]).toEqual([
      'creditNote',
      invoice?.number,
      refund,
    ])
  })
})
