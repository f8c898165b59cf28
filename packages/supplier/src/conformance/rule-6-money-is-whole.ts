import type { Money } from '@portolan/domain/money'
import { expect } from 'vitest'
import type { Offer, Price } from '../offer.ts'
import type { Bench, Rule } from './bench.ts'
import { readContext } from './call-context.ts'
import { buy, cancel, expectValue, findOffer, hold, quoteCancel, search } from './purchase.ts'

function expectMoney(value: { readonly [Part in keyof Money]?: unknown }, where: string): void {
  expect(value.minor, `${where}: whole minor units`).toSatisfy(Number.isSafeInteger)
  expect(value.currency, `${where}: an ISO 4217 currency`).toMatch(/^[A-Z]{3}$/)
}

/** Wherever it hides: in details, extras and penalties, too. */
function expectMoneyIn(value: unknown, where: string): void {
  if (typeof value !== 'object' || value === null) return
  if ('minor' in value) expectMoney(value, where)
  for (const [name, part] of Object.entries(value)) expectMoneyIn(part, `${where}.${name}`)
}

function expectPrice({ total, taxes, there, later, vat = [], lines = [] }: Price, where: string): void {
  expectMoney(total, `${where}.total`)
  expect(total.minor, `${where}: a price is not below zero`).toBeGreaterThanOrEqual(0)
  const parts = [
    ...[...lines, ...vat].map(({ amount }) => amount),
    ...(taxes ? [taxes] : []),
    ...(there ? [there] : []),
    ...(later ? [later.amount] : []),
  ]
  for (const { currency } of parts) expect(currency, `${where}: one price, one currency`).toBe(total.currency)
  if (taxes) expect(taxes.minor, `${where}: taxes are within the total`).toBeLessThanOrEqual(total.minor)
  const shares = vat.reduce((above, { amount }) => above + amount.minor, 0)
  const collected = total.minor - (there?.minor ?? 0)
  expect(shares, `${where}: value added tax is within what is collected`).toBeLessThanOrEqual(collected)
  if (there)
    expect(there.minor, `${where}: what is paid on the spot is within the total`).toBeLessThanOrEqual(total.minor)
  if (later) {
    expect(later.on, `${where}: the day of what is taken later`).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(later.amount.minor, `${where}: what is taken later is not ours to collect`).toBeLessThanOrEqual(
      there?.minor ?? 0,
    )
  }
  const sum = lines.reduce((above, { amount }) => above + amount.minor, 0)
  expect(sum, `${where}: the lines are within the total`).toBeLessThanOrEqual(total.minor)
}

function expectOffer(offer: Offer<unknown>, where: string): void {
  expectMoneyIn(offer, where)
  expectPrice(offer.price, `${where}.price`)
  for (const { charge } of offer.penalties ?? []) {
    if (typeof charge !== 'object' || 'minor' in charge) continue
    expect(charge.percent, `${where}.penalties: at least nothing`).toBeGreaterThanOrEqual(0)
    expect(charge.percent, `${where}.penalties: at most all`).toBeLessThanOrEqual(100)
  }
}

async function offers(bench: Bench): Promise<void> {
  for (const offer of await search(bench)) expectOffer(offer, 'offer')
  const input = { offers: [(await findOffer(bench)).ref], party: bench.travelers }
  const quote = expectValue(await bench.supplier.quote(input, readContext(bench)), 'quote')
  expectMoneyIn(quote, 'quote')
  expectPrice(quote.total, 'quote.total')
  for (const offer of quote.offers) expectOffer(offer, 'quote.offers')
  const sum = quote.offers.reduce((above, { price }) => above + price.total.minor, 0)
  expect(quote.total.total.minor, 'the total of a quote is the sum of its offers').toBe(sum)
}

async function reservations(bench: Bench): Promise<void> {
  if (bench.supplier.can.hold) {
    const held = await hold(bench)
    expectMoneyIn(held, 'hold')
    expectPrice(held.total, 'hold.total')
  }
  const bought = await buy(bench)
  expectMoneyIn(bought, 'reservation')
  expectPrice(bought.total, 'reservation.total')
  const quote = await quoteCancel(bench, bought.ref)
  if (quote) {
    const { total, there } = bought.total
    const { currency } = total
    expectMoneyIn(quote, 'refund')
    expect([quote.refund.currency, quote.fee.currency], 'a refund is in the currency paid').toEqual([
      currency,
      currency,
    ])
    expect(Math.min(quote.refund.minor, quote.fee.minor), 'refund and fee are not below zero').toBeGreaterThanOrEqual(0)
    expect(quote.refund.minor + quote.fee.minor, 'refund and fee are what was paid to us').toBe(
      total.minor - (there?.minor ?? 0),
    )
  }
  expectMoneyIn(await cancel(bench, bought.ref), 'cancelled reservation')
}

export const moneyIsWhole = {
  title: '[rule 6] money is whole minor units, and sums are right',
  checks: { 'in offers and quotes': offers, 'in reservations and cancellations': reservations },
} satisfies Rule
