import { correctInvoice } from '@portolan/contract/booking-papers'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { hold, named } from '../testing/booking-world.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { buyTicket, dearer, exchange, flexible, inDays } from '../testing/exchange-world.ts'
import { closeInvoiceWorld, invoicesOf, linesOf, openInvoiceWorld } from '../testing/invoice-world.ts'
import type { Browser, TestWorld } from '../testing/world.ts'

let world: TestWorld
let traveller: Browser
beforeAll(async () => {
  world = await openInvoiceWorld()
  traveller = await world.loggedIn('traveller')
})
afterAll(() => closeInvoiceWorld(world))

/** What is promised now waits, as in an outbox that is late, until it is let go. */
const putOff = (kind: string) =>
  world.db.script(`
    create or replace function put_off() returns trigger language plpgsql as $$
      begin new.next_at = now() + interval '1 hour'; return new; end $$;
    create trigger put_off before insert on outbox for each row when (new.kind = '${kind}') execute function put_off()`)

const letGo = () => world.db.script('drop trigger put_off on outbox; update outbox set next_at = now()')

describe('[F6] an invoice is written to whom its own payment named', () => {
  test('a company that was typed for a payment that was declined is not on the invoice of the next', async () => {
    const { orderId, quoteId, total, reference } = await hold(traveller)
    const pay = (token: string, invoiceTo?: { company: string }) =>
      traveller.call(confirmCheckout, {
        body: { orderId, quoteId, paymentForm: byCard(token), acceptedTotal: total, ...(invoiceTo && { invoiceTo }) },
      })
    await pay('tok_declined', { company: 'Declined Ltd' })
    const { body } = await pay('tok_ok')
    expect(body.items[0]?.status).toBe('Ticketed')
    const [invoice] = await invoicesOf(world, traveller, reference)
    expect(invoice?.billedTo).toEqual({ name: 'Ada Lovelace' })
    expect(await linesOf(traveller, reference, invoice?.documentId)).not.toContain('Declined Ltd')
  })

  test('an order paid in two parts has two buyers, also where the first invoice is still being made', async () => {
    const { items } = await holdOrder(traveller, await putPass(traveller), await putPass(traveller))
    const buyers = ['First Ltd', 'Second Ltd']
    await putOff('invoice.payment')
    for (const [index, { uniqueID, quoteId, price }] of items.entries()) {
      const invoiceTo = { company: buyers[index] ?? '' }
      const { body } = await traveller.call(confirmCheckout, {
        body: { uniqueID: named(uniqueID?.id ?? ''), quoteId, paymentForm: byCard(), acceptedTotal: price, invoiceTo },
      })
      expect(body.success, JSON.stringify(body)).toBe(true)
    }
    await letGo()
    for (const [index, { uniqueID }] of items.entries()) {
      const invoices = await invoicesOf(world, traveller, uniqueID?.id ?? '')
      expect(invoices.map(({ billedTo }) => billedTo?.company)).toEqual([buyers[index]])
    }
  })
})

describe('[F6] an invoice says what was sold when it was paid', () => {
  const [bought, later] = [inDays(30), inDays(36)]
  const written = (day: string): string =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

  /** On which of the days each invoice of a booking has its journey, in the order of their issue. */
  const daysOf = async (reference: string): Promise<string[][]> => {
    const days = []
    for (const { documentId } of await invoicesOf(world, traveller, reference)) {
      const text = await linesOf(traveller, reference, documentId)
      days.push([bought, later].filter((day) => text.includes(written(day))))
    }
    return days
  }

  const exchangedEarly = async (): Promise<string> => {
    await putOff('invoice.payment')
    const { reference } = await buyTicket(traveller, flexible, bought)
    expect((await exchange(traveller, reference, dearer, later)).done.success).toBe(true)
    return reference
  }

  test('an exchange that is quicker than the invoice of the sale: each has its own journey', async () => {
    const reference = await exchangedEarly()
    await letGo()
    expect(await daysOf(reference)).toEqual([[bought], [later]])
  })

  test('the sale of a version before, which did not say it, is invoiced all the same', async () => {
    const reference = await exchangedEarly()
    await world.db.query(sql`update outbox set payload = payload - 'sold' where kind = 'invoice.payment'`)
    await letGo()
    expect(await daysOf(reference)).toEqual([[later], [later]])
  })

  test('written to somebody else after an exchange, it is still for the journey that was sold', async () => {
    const { reference } = await buyTicket(traveller, flexible, bought)
    const [sale] = await invoicesOf(world, traveller, reference)
    await exchange(traveller, reference, dearer, later)
    expect(await daysOf(reference)).toEqual([[bought], [later]])
    const params = { id: reference, documentId: sale?.documentId ?? '' }
    expect((await traveller.call(correctInvoice, { params, body: { company: 'Harbour Ltd' } })).status).toBe(200)
    expect(await daysOf(reference)).toEqual([[bought], [later], [bought], [bought]])
  })
})
