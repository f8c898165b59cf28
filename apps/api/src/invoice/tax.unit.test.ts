import { expect, test } from 'vitest'
import type { BookingRecord } from '../booking/booking.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'
import { taxesBack, taxesOf } from './tax.ts'

const line = (bookingId: string, minor: number): InvoiceLine => ({ bookingId, ledgerEntryId: 1, minor })

/** Of 11.00 euros that are sold for 100.00 dollars there is so much tax. */
const vat = (percent: string, minor: number, more: object = {}) => ({
  supplierPrice: { total: { minor: 1_100, currency: 'EUR' }, vat: [{ percent, amount: { minor, currency: 'EUR' } }] },
  price: { selling: { minor: 10_000, currency: 'HKD' }, ...more },
})

const booking = (id: string, offers: readonly object[]) =>
  ({ id, offers, price: { minor: 10_000, currency: 'HKD' } }) as unknown as BookingRecord

test('[F6] a supplier’s tax has the same part of what the customer pays, added up by its rate', () => {
  const room = booking('a', [vat('10', 100), vat('10', 100), vat('7.7', 11), { supplierPrice: {}, price: {} }])
  // 1.00 of 11.00 is a tenth on top, and so is 9.09 of 100.00.
  expect(taxesOf(room, line('a', 10_000))).toEqual([
    { bookingId: 'a', percent: '10', minor: 1_818 },
    { bookingId: 'a', percent: '7.7', minor: 100 },
  ])
})

test('[F6] of what is paid on the spot, and of the price that an exchange adds to, there is no tax in our invoice', () => {
  const [share, ...others] = taxesOf(booking('a', [vat('10', 110)]), line('a', 2_500))
  expect([share?.minor, others]).toEqual([250, []])
})

test('[F6] tax is that of what we collect, at its rate: what the desk takes beside it makes it no less', () => {
  const offer = vat('23', 187, { there: { minor: 2_000, currency: 'HKD' } })
  const { total } = offer.supplierPrice
  const there = { minor: 100, currency: 'EUR' }
  const car = booking('a', [{ ...offer, supplierPrice: { ...offer.supplierPrice, total, there } }])
  // 1.87 of the 10.00 that are not paid at the desk; 80.00 are collected: 14.96 of it, which is 23 % of the rest.
  expect(taxesOf(car, line('a', 8_000))).toEqual([{ bookingId: 'a', percent: '23', minor: 1_496 }])
  // An exchange for a quarter more has a quarter of it.
  expect(taxesOf(car, line('a', 2_000))).toEqual([{ bookingId: 'a', percent: '23', minor: 374 }])
})

const invoiceOf = (about: Pick<Invoice, 'id' | 'invoiceId' | 'lines'>, taxes: Invoice['content']['taxes'] = []) =>
  ({ ...about, currency: 'HKD', content: { taxes } }) as unknown as Invoice

test('[F6] credit notes take back the tax of their own booking, and all of it by the last', () => {
  const lines = [line('a', 1_000), line('b', 1_000)]
  const taxes = [
    { bookingId: 'a', percent: '10', minor: 91 },
    { bookingId: 'b', percent: '5', minor: 48 },
  ]
  const invoice = invoiceOf({ id: 'i', invoiceId: null, lines }, taxes)
  const all = [invoice]
  const back: number[] = []
  for (const minor of [333, 333, 334]) {
    const note = [line('a', minor)]
    const shares = taxesBack(invoice, all, note)
    expect(shares.map(({ bookingId, percent }) => [bookingId, percent])).toEqual([['a', '10']])
    back.push(shares[0]?.minor ?? 0)
    all.push(invoiceOf({ id: `n${all.length}`, invoiceId: 'i', lines: note }))
  }
  expect(back).toEqual([30, 31, 30])
  expect(taxesBack(invoice, all, [line('b', 1_000)])).toEqual([taxes[1]])
  expect(taxesBack(invoice, [invoice], [line('c', 5)])).toEqual([])
})
