import { writeContext } from '@portolan/supplier/conformance/call-context'
import {
  buy,
  commitCancel,
  expectError,
  expectValue,
  findOffer,
  purchaseOf,
  quoteCancel,
  search,
} from '@portolan/supplier/conformance/purchase'
import { describe, expect, test } from 'vitest'
import { makeSimulatedBench } from '../../testing/simulated-bench.ts'

const hour = 3_600_000

describe('desk of a simulated supplier', () => {
  test('extras are part of the price', async () => {
    const bench = makeSimulatedBench('rail')
    const offer = await findOffer(bench)
    const extra = offer.extras?.[0] ?? expect.fail('an offer has extras')
    const extras = [{ code: extra.code, quantity: 1 }]
    const { supplier } = bench
    const { minor, currency } = offer.price.total
    const without = { ...purchaseOf(bench, offer), extras }
    expect(expectError(await supplier.hold(without, writeContext(bench)), 'hold').kind).toBe('priceChanged')
    const accept = { minor: minor + extra.price.minor, currency }
    const held = expectValue(await supplier.hold({ ...without, accept }, writeContext(bench)), 'hold')
    expect(held.total.total).toEqual(accept)
    expect(held.total.lines?.reduce((above, { amount }) => above + amount.minor, 0)).toBe(accept.minor)
  })

  test.each([-1, 0, 1e9, 0.5])('[A15] an extra %s times is refused', async (quantity) => {
    const bench = makeSimulatedBench('rail')
    const purchase = { ...purchaseOf(bench, await findOffer(bench)), extras: [{ code: 'seat', quantity }] }
    expect(expectError(await bench.supplier.hold(purchase, writeContext(bench)), 'hold').kind).toBe('invalid')
  })

  test('what is missing of the travellers is named by where it stands', async () => {
    const bench = makeSimulatedBench('rail')
    const purchase = purchaseOf(bench, await findOffer(bench))
    const travelers = [
      { ref: 't1', type: 'adult', lead: true, given: 'Mei', surname: 'Lam' },
      { ref: 't2', type: 'adult', lead: false, given: 'Jonas' },
    ] as const
    const error = expectError(await bench.supplier.hold({ ...purchase, travelers }, writeContext(bench)), 'hold')
    expect(error.kind).toBe('invalid')
    expect(error.fields?.map(({ pointer }) => pointer)).toEqual(['/travelers/0/email', '/travelers/1/surname'])
  })

  test('the refund follows the terms and the hour', async () => {
    const bench = makeSimulatedBench('hotel')
    const offers = await search(bench)
    const find = (code: string) => offers.find(({ identity }) => identity.endsWith(code)) ?? expect.fail(code)
    const [flexible, semi, fixed] = [find('quai-double'), find('rose-twin'), find('harbour')]
    const bought = await Promise.all([flexible, semi, fixed].map(({ identity }) => buy(bench, identity)))
    const feesNow = async () =>
      Promise.all(
        bought.map(async ({ ref, total }) => {
          const { fee } = (await quoteCancel(bench, ref)) ?? expect.fail('a quote')
          return Math.round((fee.minor * 100) / total.total.minor)
        }),
      )
    const start = Date.parse('2027-05-14T15:00:00Z')
    expect(await feesNow()).toEqual([0, 10, 100])
    await bench.pass(start - 168 * hour - bench.now())
    expect(await feesNow()).toEqual([0, 50, 100])
    await bench.pass(start - 24 * hour - bench.now())
    expect(await feesNow()).toEqual([100, 100, 100])
    expect(flexible.penalties?.[0]).toEqual({ until: start - 24 * hour, charge: { percent: 0 } })
  })

  test('a refund that has shrunk since it was quoted is not taken', async () => {
    const bench = makeSimulatedBench('hotel')
    const offers = await search(bench)
    const flexible = offers.find(({ identity }) => identity.endsWith('quai-double')) ?? expect.fail('an offer')
    await bench.pass(Date.parse('2027-05-13T15:00:00Z') - 1 - bench.now())
    const bought = await buy(bench, flexible.identity)
    const quote = await quoteCancel(bench, bought.ref)
    await bench.pass(1)
    const error = expectError(await commitCancel(bench, bought.ref, quote), 'cancel')
    expect(error).toMatchObject({ kind: 'priceChanged', effect: 'none', retry: 'freshQuote' })
    const part = { reservation: bought.ref, mode: 'quote', travelerRefs: ['t1'] } as const
    expect(expectError(await bench.supplier.cancel(part, writeContext(bench)), 'part').kind).toBe('unsupported')
  })

  test('two things in one purchase are one reservation', async () => {
    const bench = makeSimulatedBench('rail')
    const [one, other] = await search(bench)
    if (!one || !other) return expect.fail('two offers')
    const { minor, currency } = one.price.total
    const accept = { minor: minor + other.price.total.minor, currency }
    const purchase = { ...purchaseOf(bench, one, accept), offers: [one.ref, other.ref] }
    const bought = expectValue(await bench.supplier.confirm(purchase, writeContext(bench)), 'confirm')
    expect(bought.total.total).toEqual(accept)
    expect(bought.documents).toHaveLength(1)
    expect(bought.detail.title).toContain(' + ')
  })
})
