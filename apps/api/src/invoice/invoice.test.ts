import { readBookingDetails } from '@portolan/contract/booking'
import { correctInvoice, readBookingDocument } from '@portolan/contract/booking-papers'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { namesSum } from '../platform/names-sum.ts'
import { sql } from '../platform/sql.ts'
import { buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { commit, minor, quote, quoteIdIn, ruleIn } from '../testing/cancel-world.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { drawnPapers } from '../testing/papers.ts'
import { findStay, isPaidInPart, isPaidThere, putStay } from '../testing/stay-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let agent: Browser
let traveller: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' }, { renderer: drawnPapers })
  agent = await world.loggedIn('agent')
  traveller = await world.loggedIn('traveller')
})
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

const detailsOf = async (browser: Browser, id: string) => {
  await world.app.settle()
  return (await browser.call(readBookingDetails, { body: { uniqueID: named(id) } })).body
}

const invoicesOf = async (browser: Browser, id: string) => (await detailsOf(browser, id)).invoices ?? []

const read = (browser: Browser, id: string, documentId: string) =>
  browser.call(readBookingDocument, { params: { id, documentId }, query: {} })

const linesOf = async (browser: Browser, id: string, documentId: string): Promise<string> => {
  const { raw, status } = await read(browser, id, documentId)
  expect(status, documentId).toBe(200)
  return readPdf(raw.rawPayload).lines.join('\n')
}

const correct = (browser: Browser, id: string, documentId: string, body: object) =>
  browser.call(correctInvoice, { params: { id, documentId }, body })

const money = (amount: number): string => amount.toLocaleString('en', { minimumFractionDigits: 2 })

describe('[F6] four papers, and each is what it says', () => {
  test('a train has a ticket, a receipt and an invoice, and no voucher; no two files are the same', async () => {
    const { reference, total } = await buy(traveller, await putTicket(traveller))
    const details = await detailsOf(traveller, reference)
    expect(details.documents).toEqual(['ticket', 'receipt', 'calendar'])
    const [invoice, ...others] = details.invoices ?? []
    expect(others).toEqual([])
    expect(invoice).toMatchObject({ kind: 'invoice', total: { amount: total.amount }, correctable: true })
    const ticket = await linesOf(traveller, reference, 'ticket')
    const receipt = await linesOf(traveller, reference, 'receipt')
    const bill = await linesOf(traveller, reference, invoice?.documentId ?? '')
    expect(ticket).toContain('E-ticket')
    for (const words of ['Receipt', reference]) expect(receipt).toContain(words)
    expect(receipt).toMatch(/Paid by card on/)
    for (const words of [
      'Ada Lovelace',
      'Portolan Sample Travel Ltd',
      'SAMPLE 000 000',
      money(total.amount),
      reference,
    ])
      expect(bill).toContain(words)
    for (const words of ['Invoice', invoice?.number]) expect(bill).toContain(words)
    expect(bill).toContain('Margin scheme')
    expect(bill).toContain('Sample from a demonstration shop')
    expect(new Set([ticket, receipt, bill]).size).toBe(3)
    for (const nothing of ['voucher', 'invoice', 'invoice-2026-999999'])
      expect((await read(traveller, reference, nothing)).status).toBe(404)
  })

  test('what is paid at the hotel alone has a voucher, and neither receipt nor invoice of ours', async () => {
    const room = await findStay(traveller, isPaidThere)
    const { orderId, quoteId, total } = await holdOrder(traveller, await putStay(traveller, room))
    const { body } = await traveller.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total },
    })
    const details = await detailsOf(traveller, body.items[0]?.uniqueID?.id ?? '')
    expect([details.documents, details.invoices]).toEqual([['voucher', 'calendar'], []])
  })

  test('what is paid in part at the hotel is invoiced for the rest, and says who takes what', async () => {
    const room = await findStay(traveller, isPaidInPart)
    const { orderId, quoteId, total } = await holdOrder(traveller, await putStay(traveller, room))
    const { body } = await traveller.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total },
    })
    const id = body.items[0]?.uniqueID?.id ?? ''
    const [invoice] = await invoicesOf(traveller, id)
    const there = room.payAtProperty?.amount ?? 0
    expect(minor(invoice?.total.amount ?? 0)).toBe(minor(total.amount) - minor(there))
    const bill = await linesOf(traveller, id, invoice?.documentId ?? '')
    expect(bill).toContain('Not in this invoice, paid on the spot')
    expect(bill).toContain(`$${money(there)}`)
  })
})

test('[B1] what an agency hands on is without its price and in its own name; what it keeps is not', async () => {
  const { reference } = await buy(agent, await putTicket(agent))
  const paper = async (price: 'with' | 'without') => {
    const params = { id: reference, documentId: 'ticket' }
    const { raw } = await agent.call(readBookingDocument, { params, query: { price } })
    return readPdf(raw.rawPayload).lines.join('\n')
  }
  const [own, clients] = [await paper('with'), await paper('without')]
  expect([own.includes('Harbour Travel'), own.includes('$')]).toEqual([false, true])
  expect([clients.includes('Harbour Travel'), clients.includes('$')]).toEqual([true, false])
})

test('[B1] the copy for an agency’s client keeps what the client pays at the hotel, and no other sum', async () => {
  const room = await findStay(agent, isPaidInPart)
  const { reference } = await buy(agent, await putStay(agent, room))
  const lines = async (price: 'with' | 'without') => {
    const params = { id: reference, documentId: 'voucher' }
    const { raw } = await agent.call(readBookingDocument, { params, query: { price } })
    return readPdf(raw.rawPayload).lines.filter(namesSum)
  }
  const there = money(room.payAtProperty?.amount ?? 0)
  expect(await lines('without')).toEqual([expect.stringMatching(/^Pay at the hotel: EUR [\d.]+ \(about \$[\d.]+\)$/)])
  expect((await lines('without')).join()).toContain(`$${there}`)
  expect((await lines('with')).length).toBeGreaterThan(2)
})

describe('[B3] an invoice of three suppliers’ goods', () => {
  test('one number, one line for each, to the company that was typed, with the agency’s file number', async () => {
    const room = await findStay(agent, isPaidInPart)
    const goods = [await putTicket(agent), await putPass(agent), await putStay(agent, room)]
    const { orderId, quoteId, total } = await holdOrder(agent, ...goods)
    const company = `${'شركة المرفأ للسفر والسياحة '.repeat(7)}للتجارة دبي`
    expect(company).toHaveLength(200)
    const invoiceTo = { company, taxNumber: 'GB 123 4567 89', address: '4 Dock Road, Leeds' }
    const paymentForm = { kind: 'account' as const, purchaseOrder: 'FILE-9' }
    const { body } = await agent.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm, acceptedTotal: total, invoiceTo },
    })
    const ids = body.items.map(({ uniqueID }) => uniqueID?.id ?? '')
    const [invoice, ...others] = await invoicesOf(agent, ids[0] ?? '')
    expect(others).toEqual([])
    for (const id of ids) expect((await invoicesOf(agent, id)).map(({ number }) => number)).toEqual([invoice?.number])
    const bill = await linesOf(agent, ids[2] ?? '', invoice?.documentId ?? '')
    for (const id of ids) expect(bill).toContain(id)
    for (const words of ['GB 123 4567 89', '4 Dock Road, Leeds', 'FILE-9', 'Charged to the agency’s account'])
      expect(bill).toContain(words)
    expect(bill.replace(/\s/g, '')).toContain(company.replace(/\s/g, ''))
    const rows = await world.db.query<{ amount: number; entry: number | null }>(sql`
      select line.amount, line.ledger_entry_id as entry from invoice_line line join invoice on invoice.id = line.invoice_id
      where invoice.purchase_id = ${orderId}`)
    expect(rows).toHaveLength(3)
    expect(rows.every(({ entry }) => entry !== null)).toBe(true)

    // Its hotel is closed to the agent: neither its name nor its price is read by way of the train.
    const [train = ''] = ids
    const documentId = invoice?.documentId ?? ''
    const revoke = (permission: string) =>
      world.db.query(sql`
        insert into account_permission (account_id, permission, effect)
        select id, ${permission}, 'revoke' from account where username = 'agent'`)
    await revoke('hotel:view')
    expect(await invoicesOf(agent, train)).toEqual([])
    expect((await read(agent, train, documentId)).status).toBe(404)
    expect((await correct(agent, train, documentId, { company: 'X' })).status).toBe(404)
    await world.db.query(sql`delete from account_permission`)
    await revoke('hotel:book')
    const [listed] = await invoicesOf(agent, train)
    expect([listed?.number, listed?.correctable]).toEqual([invoice?.number, undefined])
    expect((await correct(agent, train, documentId, { company: 'X' })).status).toBe(403)
    await world.db.query(sql`delete from account_permission`)
    expect((await invoicesOf(agent, train)).map(({ correctable }) => correctable)).toEqual([true])
  })
})

describe('[F6] a booking lists what has a line of it', () => {
  test('one invoice for two bookings says so on both; the credit note of one is on no page of the other', async () => {
    const { orderId, quoteId, total, items } = await holdOrder(
      traveller,
      await putTicket(traveller),
      await putPass(traveller),
    )
    await traveller.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total },
    })
    const [train = '', pass = ''] = items.map(({ uniqueID }) => uniqueID?.id ?? '')
    for (const id of [train, pass])
      expect((await invoicesOf(traveller, id)).map(({ kind, bookings }) => [kind, bookings])).toEqual([['invoice', 2]])
    await commit(traveller, train, quoteIdIn(await quote(traveller, train)))
    const listed = await invoicesOf(traveller, train)
    expect(listed.map(({ kind, bookings }) => [kind, bookings])).toEqual([
      ['invoice', 2],
      ['creditNote', undefined],
    ])
    expect(await invoicesOf(traveller, pass)).toEqual(listed.slice(0, 1))
    expect((await read(traveller, pass, listed[1]?.documentId ?? '')).status).toBe(404)
  })

  test('what was paid apart is listed apart', async () => {
    const { items } = await holdOrder(traveller, await putPass(traveller), await putPass(traveller))
    const numbers = []
    for (const { uniqueID, quoteId, price } of items) {
      const id = uniqueID?.id ?? ''
      const { body } = await traveller.call(confirmCheckout, {
        body: { uniqueID: named(id), quoteId, paymentForm: byCard(), acceptedTotal: price },
      })
      expect(body.success).toBe(true)
      numbers.push((await invoicesOf(traveller, id)).map(({ number }) => number))
    }
    const [first, second] = items.map(({ uniqueID }) => uniqueID?.id ?? '')
    expect(numbers.map(({ length }) => length)).toEqual([1, 1])
    expect((await invoicesOf(traveller, first ?? '')).map(({ number }) => number)).toEqual(numbers[0])
    expect((await invoicesOf(traveller, second ?? '')).map(({ number }) => number)).toEqual(numbers[1])
    expect(numbers[0]).not.toEqual(numbers[1])
  })
})

describe('[F6] what was issued stays as it is', () => {
  test('a refund is a credit note that names its invoice', async () => {
    const { reference } = await buy(traveller)
    const [before] = await invoicesOf(traveller, reference)
    const quoted = await quote(traveller, reference)
    await commit(traveller, reference, quoteIdIn(quoted))
    const [invoice, note, ...others] = await invoicesOf(traveller, reference)
    expect([{ ...invoice, correctable: true }, others]).toEqual([before, []])
    expect(note).toMatchObject({
      kind: 'creditNote',
      invoiceNumber: invoice?.number,
      total: { amount: ruleIn(quoted, 'Refund') },
    })
    const paper = await linesOf(traveller, reference, note?.documentId ?? '')
    for (const words of ['Credit note', note?.number, invoice?.number]) expect(paper).toContain(words)
    expect(paper).toContain('Refunded to the card')
    expect((await detailsOf(traveller, reference)).documents).toEqual(['ticket', 'receipt'])
  })

  test('written to somebody else: a credit note and a new one, once; what was refunded is not invoiced again', async () => {
    const { reference, total } = await buy(traveller)
    const [first] = await invoicesOf(traveller, reference)
    const { status, body } = await correct(traveller, reference, first?.documentId ?? '', { company: 'Harbour Ltd' })
    expect(status, JSON.stringify(body)).toBe(200)
    const [old, note, again] = body.invoices ?? []
    expect([old?.number, note?.invoiceNumber]).toEqual([first?.number, first?.number])
    expect([note?.kind, note?.total.amount, again?.kind, again?.total.amount]).toEqual([
      ...['creditNote', total.amount, 'invoice', total.amount],
    ])
    expect(body.invoices?.some(({ correctable }) => correctable)).toBe(false)
    const bill = await linesOf(traveller, reference, again?.documentId ?? '')
    expect(bill).toContain('Harbour Ltd')
    expect(await linesOf(traveller, reference, first?.documentId ?? '')).not.toContain('Harbour Ltd')
    for (const { documentId } of [old, again].flatMap((one) => one ?? [])) {
      const twice = await correct(traveller, reference, documentId, { company: 'Other Ltd' })
      expect([twice.status, twice.body.errors?.errors[0]?.stringValue]).toEqual([
        409,
        expect.stringContaining('already issued again'),
      ])
    }
    await commit(traveller, reference, quoteIdIn(await quote(traveller, reference)))
    const last = (await invoicesOf(traveller, reference)).at(-1)
    expect([last?.kind, last?.invoiceNumber]).toEqual(['creditNote', again?.number])
  })

  test('written to nobody in particular, it is to who has bought it', async () => {
    const { reference } = await buy(traveller)
    const [first] = await invoicesOf(traveller, reference)
    const { status, body } = await correct(traveller, reference, first?.documentId ?? '', { address: '4 Dock Road' })
    expect(status, JSON.stringify(body)).toBe(200)
    const bill = await linesOf(traveller, reference, body.invoices?.at(-1)?.documentId ?? '')
    for (const words of ['Ada Lovelace', '4 Dock Road']) expect(bill).toContain(words)
  })

  test('the one change is not spent on what is there already, nor on names that nobody can see', async () => {
    const { reference } = await buy(traveller)
    const [first] = await invoicesOf(traveller, reference)
    const documentId = first?.documentId ?? ''
    expect(first?.billedTo).toEqual({ name: 'Ada Lovelace' })
    for (const same of [{}, { name: 'Ada Lovelace' }]) {
      const { status, body } = await correct(traveller, reference, documentId, same)
      expect([status, body.errors?.errors[0]?.stringValue]).toEqual([409, expect.stringContaining('already')])
    }
    for (const blank of ['   ', '\u200b\u200b', '\u00a0', '---'])
      expect((await correct(traveller, reference, documentId, { name: blank })).status, blank).toBe(400)
    expect(await invoicesOf(traveller, reference)).toHaveLength(1)
  })

  test('after 31 days, of somebody else, and of what has no invoice, nothing is written', async () => {
    const { reference, orderId } = await buy(traveller)
    const [invoice] = await invoicesOf(traveller, reference)
    const documentId = invoice?.documentId ?? ''
    expect((await correct(agent, reference, documentId, { company: 'X' })).status).toBe(404)
    expect((await correct(traveller, reference, 'invoice-1999-000001', { company: 'X' })).status).toBe(404)
    expect((await correct(traveller, reference, documentId, { company: 'X'.repeat(201) })).status).toBe(400)
    // As an older invoice would be: the issued one is never touched, so the table's guard is lifted for it.
    await world.db.query(sql`alter table invoice disable trigger invoice_never_changes`)
    await world.db.query(
      sql`update invoice set issued_at = issued_at - interval '31 days' where purchase_id = ${orderId}`,
    )
    await world.db.query(sql`alter table invoice enable trigger invoice_never_changes`)
    const late = await correct(traveller, reference, documentId, { company: 'X' })
    expect([late.status, late.body.errors?.errors[0]?.stringValue]).toEqual([409, expect.stringContaining('30 days')])
    expect(await invoicesOf(traveller, reference)).toHaveLength(1)
  })

  test('nobody changes or deletes one, not even by a statement of ours', async () => {
    await expect(world.db.query(sql`update invoice set total = 1`)).rejects.toThrow()
    await expect(world.db.query(sql`delete from invoice_line`)).rejects.toThrow()
  })

  test('a refund whose invoice is still being made has both, the invoice first', async () => {
    // What is promised now is not begun for an hour.
    await world.db.script(`
      create function put_off() returns trigger language plpgsql as $$
        begin new.next_at = now() + interval '1 hour'; return new; end $$;
      create trigger put_off before insert on outbox for each row when (new.kind = 'invoice.payment')
        execute function put_off()`)
    const held = await hold(traveller)
    await traveller.call(confirmCheckout, {
      body: { orderId: held.orderId, quoteId: held.quoteId, paymentForm: byCard(), acceptedTotal: held.total },
    })
    await commit(traveller, held.reference, quoteIdIn(await quote(traveller, held.reference)))
    const all = await invoicesOf(traveller, held.reference)
    await world.db.script('drop trigger put_off on outbox; update outbox set next_at = now()')
    expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'creditNote'])
    expect(await invoicesOf(traveller, held.reference)).toEqual(all)
  })
})

describe('[F6] numbers', () => {
  test('1 … n, none left out and none twice, with many purchases at once', async () => {
    const holds = []
    for (let customer = 0; customer < 6; customer++) holds.push(await hold(traveller))
    await Promise.all(
      holds.map(({ orderId, quoteId, total }) =>
        traveller.call(confirmCheckout, { body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total } }),
      ),
    )
    await world.app.settle()
    const rows = await world.db.query<{ number: number }>(sql`select number from invoice order by number`)
    expect(rows.length).toBeGreaterThan(12)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  })
})
