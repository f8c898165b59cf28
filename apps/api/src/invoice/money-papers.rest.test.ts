import { correctInvoice } from '@portolan/contract/booking-papers'
import { readCarRate } from '@portolan/contract/car'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minor } from '../testing/cancel-world.ts'
import { carsFor, putCar, rateBody } from '../testing/car-journey.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import {
  buyTicket,
  cheaper,
  commitExchange,
  dearer,
  dueIn,
  exchange,
  findTicket,
  inDays,
  quoteExchange,
} from '../testing/exchange-world.ts'
import { closeInvoiceWorld, invoicesOf, linesOf, openInvoiceWorld } from '../testing/invoice-world.ts'
import type { Browser, TestWorld } from '../testing/world.ts'

let world: TestWorld
let traveller: Browser
beforeAll(async () => {
  world = await openInvoiceWorld()
  traveller = await world.loggedIn('traveller')
})
afterAll(() => closeInvoiceWorld(world))

/** Of the papers of an exchange, in the language of the order. */
const words = {
  en: { on: 'Exchange: ', back: 'Refund: ', note: 'Credit note', invoice: 'Invoice', card: 'Refunded to the card' },
  fr: { on: 'Échange : ', back: 'Remboursement : ', note: 'Avoir', invoice: 'Facture', card: 'Remboursé sur la carte' },
}

const speaking = (browser: Browser, language: string): Browser => ({
  ...browser,
  call: (call, input, headers) => browser.call(call, input, { 'accept-language': language, ...headers }),
})

const sum = (amount: number, language: string): string =>
  amount.toLocaleString(language, { minimumFractionDigits: 2 }).replace(/\s/g, ' ')

describe.each(['en', 'fr'] as const)('[F6] an exchange, in %s', (language) => {
  test('that costs more is an invoice of the difference, to whom the sale’s is written by now; one that gives back is a credit note', async () => {
    const browser = speaking(traveller, language)
    const { reference } = await buyTicket(browser)
    const [sale] = await invoicesOf(world, browser, reference)
    const corrected = await browser.call(correctInvoice, {
      params: { id: reference, documentId: sale?.documentId ?? '' },
      body: { company: 'Harbour Ltd', taxNumber: 'GB 123' },
    })
    expect(corrected.status).toBe(200)
    const known = corrected.body.invoices?.length ?? 0

    const up = await exchange(browser, reference, dearer)
    const [difference, ...none] = (await invoicesOf(world, browser, reference)).slice(known)
    expect([difference?.kind, none]).toEqual(['invoice', []])
    expect(minor(difference?.total.amount ?? 0)).toBe(dueIn(up.quoted))
    const one = words[language]
    const bill = (await linesOf(browser, reference, difference?.documentId)).replace(/[\u00a0\u202f]/g, ' ')
    for (const text of [one.invoice, one.on, 'Harbour Ltd', 'GB 123', sum(difference?.total.amount ?? 0, language)])
      expect(bill).toContain(text)

    const down = await exchange(browser, reference, cheaper, inDays(36))
    expect(dueIn(down.quoted)).toBeLessThan(0)
    const notes = (await invoicesOf(world, browser, reference)).slice(known + 1)
    expect(new Set(notes.map(({ kind }) => kind))).toEqual(new Set(['creditNote']))
    expect(notes.reduce((all, { total }) => all + minor(total.amount), 0)).toBe(-dueIn(down.quoted))
    for (const { documentId, invoiceNumber, total } of notes) {
      const note = (await linesOf(browser, reference, documentId)).replace(/[\u00a0\u202f]/g, ' ')
      for (const text of [one.note, one.back, one.card, 'Harbour Ltd', invoiceNumber, sum(total.amount, language)])
        expect(note).toContain(text)
    }
  })
})

test('[F6] the receipt of what was bought by card is of the card alone, after an exchange on account', async () => {
  const agent = await world.loggedIn('agent')
  const { reference, total } = await buyTicket(agent)
  const paidBefore = await linesOf(agent, reference, 'receipt')
  const { rph } = await findTicket(agent, dearer)
  const { body } = await quoteExchange(agent, reference, rph)
  const done = await commitExchange(agent, reference, rph, body.exchangeQuoteID, { kind: 'account' })
  expect(done.body.success, done.raw.body).toBe(true)
  await world.app.settle()
  const receipt = await linesOf(agent, reference, 'receipt')
  expect(receipt).toContain(sum(total.amount, 'en'))
  expect(receipt).not.toContain('account')
  const words = (text: string) => text.split('\n').filter((line) => /Paid by card|\$/.test(line))
  expect(words(receipt)).toEqual(words(paidBefore))
})

test('[F6] a car’s value added tax stands on its invoice by its rate, and beside it what is under the margin scheme', async () => {
  const [car] = await carsFor(traveller)
  if (!car) return expect.fail('no car')
  const { body: rate } = await traveller.call(readCarRate, { body: rateBody(car) })
  const vat = rate.fees.find(({ code }) => code === 'VAT')
  const pay = async ({ orderId, quoteId, total }: Awaited<ReturnType<typeof holdOrder>>) => {
    const { body } = await traveller.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total },
    })
    const id = body.items[0]?.uniqueID?.id ?? ''
    const [invoice] = await invoicesOf(world, traveller, id)
    return linesOf(traveller, id, invoice?.documentId ?? '')
  }
  const alone = await holdOrder(traveller, await putCar(traveller, car.avail.rph))
  const bill = await pay(alone)
  // Lisbon. It is the figure that the customer read beside the price.
  expect(bill).toMatch(/Includes 23 % VAT\n\$[\d,.]+/)
  const printed = minor(Number(/Includes 23 % VAT\n\$([\d,.]+)/.exec(bill)?.[1]?.replace(',', '')))
  expect(printed).toBe(minor(vat?.amount ?? 0))
  expect(bill).not.toContain('Margin scheme')

  const mixed = await holdOrder(traveller, await putPass(traveller), await putCar(traveller, car.avail.rph))
  const both = await pay(mixed)
  for (const words of [/Includes 23 % VAT\n\$[\d,.]+/, /Margin scheme for travel agents for all other services/])
    expect(both).toMatch(words)
})
