import { exportBookingHistory, readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderAccess } from '../checkout/order-access.ts'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { commit, quote, quoteIdIn } from '../testing/cancel-world.ts'
import { holdOrder, putPass } from '../testing/checkout-world.ts'
import { copyTicket, lastFirst, manyInOrder } from '../testing/many-bookings.ts'
import { bookStay, findStay, isPaidThere } from '../testing/stay-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import { readHistory } from './history-page-store.ts'
import type { HistoryFilter } from './listed-store.ts'

let world: TestWorld
let agent: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
  agent = await world.loggedIn('agent')
})
afterAll(() => world.close())

/** The same browser in the hands of somebody who reads another language. */
const speaking = (browser: Browser, language: string): Browser => ({
  ...browser,
  call: (call, input, headers = {}) => browser.call(call, input, { 'accept-language': language, ...headers }),
})

type Query = Parameters<typeof exportAll>[1]

async function exportAll(
  browser: Browser,
  query: { sort?: NonNullable<HistoryFilter['sort']>; keyword?: string; status?: 'Ticketed' | 'OnHold' } = {},
): Promise<string[][]> {
  const { raw, status } = await browser.call(exportBookingHistory, { query })
  expect(status, raw.body.slice(0, 300)).toBe(200)
  // No cell of these tests has a comma in it but that of a mixed payment.
  return raw.rawPayload
    .toString('utf8')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.replace(/"[^"]*"/g, (cell) => cell.slice(1, -1).replaceAll(',', ';')).split(','))
}

/** The cells of one booking, by their English headings. */
async function rowOf(reference: string, browser = agent, query: Query = {}): Promise<Record<string, string>> {
  const [head = [], ...rows] = await exportAll(browser, query)
  const row = rows.find(([first]) => first === reference)
  return Object.fromEntries(head.map((name, index) => [name.replace('\ufeff', ''), row?.[index] ?? '']))
}

describe('[R7.33] a table of bookings for those who keep the books', () => {
  test('what is paid at the hotel has nothing paid, its sum as due there, and the agency’s file number', async () => {
    const room = await findStay(agent, isPaidThere)
    const reference = await bookStay(agent, room, 'HT-77')
    const total = (room.total.amountAfterTax ?? 0).toFixed(2)
    expect(await rowOf(reference)).toMatchObject({
      ...{ Total: total, Paid: '0.00', 'To be paid on the spot': total, Payment: 'Pay at the hotel' },
      ...{ Refunded: '0.00', 'Refund status': '', 'Your file number': 'HT-77', Product: 'Hotel' },
    })
  })

  test('what is on the agency’s account says so, in the reader’s language, with the order number of the payment', async () => {
    const { orderId, quoteId, total, items } = await holdOrder(agent, await putTicket(agent))
    const paymentForm = { kind: 'account' as const, purchaseOrder: 'PO-7' }
    await agent.call(confirmCheckout, { body: { orderId, quoteId, paymentForm, acceptedTotal: total } })
    const reference = items[0]?.uniqueID?.id ?? ''
    const paid = total.amount.toFixed(2)
    expect(await rowOf(reference)).toMatchObject({
      ...{ Status: 'Ticketed', Total: paid, Paid: paid, 'To be paid on the spot': '0.00', Payment: 'On account' },
      ...{ 'Your file number': 'PO-7', 'Booked by': 'agent' },
    })
    const french = await rowOf(reference, speaking(agent, 'fr'))
    expect(french).toMatchObject({ Paiement: 'Porté au compte', Statut: 'Billets émis', Produit: 'Billet de train' })
  })

  test('what was refunded in part, and what was released', async () => {
    const pass = await buy(agent, await putPass(agent))
    await commit(agent, pass.reference, quoteIdIn(await quote(agent, pass.reference)))
    await world.app.settle()
    const back = await rowOf(pass.reference)
    expect(back).toMatchObject({ Payment: 'Paid by card', 'Refund status': 'Partly refunded', Status: 'Cancelled' })
    expect(Number(back.Refunded)).toBeGreaterThan(0)
    expect(Number(back.Refunded)).toBeLessThan(Number(back.Paid))
    const held = await hold(agent)
    await commit(agent, held.reference, quoteIdIn(await quote(agent, held.reference)))
    expect(await rowOf(held.reference)).toMatchObject({ Status: 'Released', Paid: '0.00', Payment: '' })
  })

  test('an English reader of what a Chinese reader has bought reads it in English: table, list and page', async () => {
    const buyer = speaking(agent, 'zh-HK')
    const room = await findStay(agent, isPaidThere)
    const bought = {
      'Paris Gare de Lyon – Zürich HB': (await buy(buyer, await putTicket(buyer))).reference,
      'Europe Global Pass': (await buy(buyer, await putPass(buyer))).reference,
      [room.basicPropertyInfo.hotelName ?? '']: await bookStay(buyer, room),
    }
    const titlesOf = async (reader: Browser, reference: string) => {
      const listed = await reader.call(readBookingHistory, { body: { page: 0, size: 50 } })
      const one = listed.body.content?.find(({ uniqueIDs }) => uniqueIDs[0]?.id === reference)
      const shown = await reader.call(readBookingDetails, { body: { uniqueID: named(reference) } })
      const [, ...rows] = await exportAll(reader)
      const row = rows.find(([first]) => first === reference)
      return [one?.title, shown.body.booking?.title, row?.[4]]
    }
    for (const [title, reference] of Object.entries(bought)) {
      expect(await titlesOf(agent, reference)).toEqual([title, title, title])
      const [own, ...others] = await titlesOf(buyer, reference)
      expect(others).toEqual([own, own])
      if (reference !== bought[room.basicPropertyInfo.hotelName ?? '']) expect(own).toMatch(/\p{Script=Han}/u)
    }
  })
})

describe('[R7.33] all that was ever booked', () => {
  const many = 310
  /** More than two pages of keys, and several of rows in each. */
  const pages = { keys: 150, rows: 50 }

  beforeAll(async () => {
    await buy(agent, await putTicket(agent))
    await copyTicket(world.db, many)
  })

  test('comes, none left out and none twice, the last first', async () => {
    const [head, ...rows] = await exportAll(agent, { keyword: 'Many' })
    expect(head).toHaveLength(18)
    expect(rows).toHaveLength(many)
    expect(rows.map(([reference]) => reference)).toEqual(await manyInOrder(world.db, lastFirst))
  })

  test('comes in another order, and filtered, as well', async () => {
    const [, ...rows] = await exportAll(agent, { sort: 'bookingDate,asc', keyword: 'Many', status: 'Ticketed' })
    const order = sql`status <> 'Ticketed', (extract(epoch from created_at) * 1000)::bigint`
    expect(rows.map(([reference]) => reference)).toEqual((await manyInOrder(world.db, order)).slice(0, many / 2))
  })

  interface Wanted {
    filter?: HistoryFilter
    signal?: AbortSignal
    most?: number
  }

  async function readPages({ filter = {}, signal = new AbortController().signal, most = many }: Wanted) {
    let asked = 0
    const db: Db = {
      ...world.db,
      query: (statement) => {
        asked++
        return world.db.query(statement)
      },
    }
    const agency = await world.db.one<{ id: string; accountId: string }>(
      sql`select agency_id as id, id as "accountId" from account where username = 'agent'`,
    )
    const question = {
      reach: { accountId: agency?.accountId, agencyId: agency?.id, sessionHash: '', closedProducts: [] },
      filter: { keyword: 'Many', ...filter },
      language: 'en' as const,
      timeZone: 'UTC',
      columns: orderAccess.columns,
    }
    const read: { asked: number; references: string[] }[] = []
    for await (const rows of readHistory(db, question, signal, pages)) {
      read.push({ asked, references: rows.map(({ reference }) => reference) })
      if (read.length === most) break
    }
    return { read, asked: () => asked }
  }

  test.each([
    ['bookingDate,desc', lastFirst],
    ['bookingDate,asc', sql`(extract(epoch from created_at) * 1000)::bigint`],
    ['travelDate,asc', sql`travel_start nulls last`],
  ] as const)('goes on after the last of a page of keys: %s', async (sort, order) => {
    const { read } = await readPages({ filter: { sort } })
    expect(read.flatMap(({ references }) => references)).toEqual(await manyInOrder(world.db, order))
  })

  test('is read page by page, each only when the one before was taken', async () => {
    const { read, asked } = await readPages({ most: 3 })
    // The first question is which rows there are.
    expect(read.map((one) => [one.asked, one.references.length])).toEqual([2, 3, 4].map((count) => [count, 50]))
    expect(asked()).toBe(4)
  })

  test('is not read on when the reader has gone', async () => {
    const gone = new AbortController()
    gone.abort()
    const { read, asked } = await readPages({ signal: gone.signal })
    expect([read, asked()]).toEqual([[], 1])
  })

  test('is no more in memory at a time than a page of it', async () => {
    const { read, asked } = await readPages({})
    expect(read.map(({ references }) => references.length)).toEqual([50, 50, 50, 50, 50, 50, 10])
    expect(asked(), 'three pages of keys, seven of rows').toBe(3 + 7)
  })
})
