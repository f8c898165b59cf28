import type { Money } from '@portolan/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exchangeLines, type LedgerLine, refundLines, saleLines } from './ledger.ts'

const euros = (minor: number): Money => ({ minor, currency: 'EUR' })
const dollars = (minor: number): Money => ({ minor, currency: 'USD' })
const rate = { from: 'EUR', to: 'USD', value: '1.13610543058395819', day: '2027-03-01' }
const trace = (net: number, taxes = 0) => ({ net: euros(net), taxes: euros(taxes), rate })

const total = (lines: readonly LedgerLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

function balances(lines: readonly LedgerLine[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const { account, amount } of lines) all[account] = (all[account] ?? 0) + amount
  return all
}

describe('a sale', () => {
  test('asks the customer’s money of the provider, owes the supplier net and tax at the kept rate, and the rest is ours', () => {
    const lines = saleLines({
      payer: { provider: 'test' },
      supplier: 'house',
      paid: dollars(12_497),
      traces: [trace(9_000, 1_000)],
    })
    expect(lines).toEqual([
      { account: 'provider:test', amount: 12_497 },
      { account: 'supplier:house', amount: -11_361 },
      { account: 'markup', amount: -1_136 },
    ])
  })

  test('on account is owed by the agency; a loss is told as one; what is nothing is left out', () => {
    const sale = { payer: { agency: 'a1' }, supplier: 'house', traces: [trace(10_000)] }
    expect(saleLines({ ...sale, paid: dollars(11_000) })).toEqual([
      { account: 'agency:a1', amount: 11_000 },
      { account: 'supplier:house', amount: -11_361 },
      { account: 'markup', amount: 361 },
    ])
    expect(saleLines({ ...sale, paid: dollars(11_361) })).toHaveLength(2)
    expect(saleLines({ ...sale, paid: dollars(0), traces: [] })).toEqual([])
  })

  test('owes the supplier nothing of what it takes on the spot', () => {
    const traces = [{ ...trace(9_000, 1_000), there: euros(1_000) }]
    const sale = { payer: { provider: 'test' }, supplier: 'house', traces }
    expect(balances(saleLines({ ...sale, paid: dollars(11_361) }))).toEqual({
      'provider:test': 11_361,
      'supplier:house': -10_225,
      markup: -1_136,
    })
    const all = [{ ...trace(10_000), there: euros(10_000) }]
    expect(saleLines({ ...sale, paid: dollars(0), traces: all })).toEqual([])
  })

  test('of two rates takes each at its own, and never mixes currencies', () => {
    const home = {
      net: dollars(500),
      taxes: dollars(0),
      rate: { from: 'USD', to: 'USD', value: '1', day: '2027-03-01' },
    }
    const sale = { payer: { provider: 'test' }, supplier: 'house', paid: dollars(20_000) }
    const [, supplier] = saleLines({ ...sale, traces: [trace(10_000), home] })
    expect(supplier).toEqual({ account: 'supplier:house', amount: -11_861 })
    expect(() => saleLines({ ...sale, paid: { minor: 1, currency: 'HKD' }, traces: [home] })).toThrow(RangeError)
  })
})

describe('a refund', () => {
  const back = { supplier: 'house', rate }
  const to = (minor: number) => [{ payer: { provider: 'test' }, amount: dollars(minor) }]

  test('mirrors the sale: the customer’s part, the supplier’s part, and what is left stays with us', () => {
    expect(refundLines({ ...back, to: to(10_000), returned: euros(9_500) })).toEqual([
      { account: 'provider:test', amount: -10_000 },
      { account: 'supplier:house', amount: 10_793 },
      { account: 'markup', amount: -793 },
    ])
  })

  test('that the supplier has no part in is paid by us', () => {
    expect(refundLines({ ...back, to: to(500), returned: euros(0) })).toEqual([
      { account: 'provider:test', amount: -500 },
      { account: 'markup', amount: 500 },
    ])
  })
})

describe('an exchange', () => {
  const [card, agency] = [{ provider: 'test' }, { agency: 'a1' }]
  const exchanged = { supplier: 'house', before: [trace(10_000)], after: [trace(12_000)], fee: dollars(568) }

  test('to a dearer journey: the customer pays on top, the supplier gets its difference and its fee', () => {
    expect(exchangeLines({ ...exchanged, moved: [{ payer: card, amount: dollars(3_068) }] })).toEqual([
      { account: 'provider:test', amount: 3_068 },
      { account: 'supplier:house', amount: -2_840 },
      { account: 'markup', amount: -228 },
    ])
  })

  test('that leaves us nothing has no line of ours', () => {
    expect(exchangeLines({ ...exchanged, moved: [{ payer: card, amount: dollars(2_840) }] })).toEqual([
      { account: 'provider:test', amount: 2_840 },
      { account: 'supplier:house', amount: -2_840 },
    ])
  })

  test('to a cheaper one: money goes back through each who had it', () => {
    const lines = exchangeLines({
      ...{ ...exchanged, before: exchanged.after, after: exchanged.before },
      moved: [
        { payer: agency, amount: dollars(-1_000) },
        { payer: card, amount: dollars(-932) },
      ],
    })
    expect(lines).toEqual([
      { account: 'agency:a1', amount: -1_000 },
      { account: 'provider:test', amount: -932 },
      { account: 'supplier:house', amount: 1_704 },
      { account: 'markup', amount: 228 },
    ])
    expect(total(lines)).toBe(0)
  })
})

const minor = fc.integer({ min: 0, max: 100_000_000_000 })
const payer = fc.constantFrom({ provider: 'test' }, { agency: 'a1' })
const traces = fc.array(fc.tuple(minor, minor), { minLength: 1, maxLength: 6 })
const anyRate = fc
  .integer({ min: 1, max: 2_000_000_000 })
  .map((millionths) => ({ ...rate, value: (millionths / 1_000_000).toFixed(6) }))

test('every sale and every refund comes to zero, and a sale wholly given back leaves nothing anywhere', () => {
  fc.assert(
    fc.property(payer, traces, minor, minor, anyRate, (who, parts, paid, part, at) => {
      const supplier = 'house'
      const to = (amount: number) => [{ payer: who, amount: dollars(amount) }]
      const sold = saleLines({
        ...{ payer: who, supplier },
        paid: dollars(paid),
        traces: parts.map(([net, taxes]) => ({ ...trace(net, taxes), rate: at })),
      })
      const whole = parts.reduce((sum, [net, taxes]) => sum + net + taxes, 0)
      const back = refundLines({ supplier, to: to(paid), returned: euros(whole), rate: at })
      expect(total(sold)).toBe(0)
      expect(total(refundLines({ supplier, to: to(part), returned: euros(part), rate: at }))).toBe(0)
      for (const left of Object.values(balances([...sold, ...back]))) expect(left).toBe(0)
    }),
  )
})
