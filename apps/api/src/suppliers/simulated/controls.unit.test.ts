import { readContext, writeContext } from '@portolan/supplier/conformance/call-context'
import { buy, expectError, expectValue, findOffer, hold, purchaseOf } from '@portolan/supplier/conformance/purchase'
import { describe, expect, test } from 'vitest'
import { makeSimulatedBench } from '../../testing/simulated-bench.ts'

describe('what a simulated supplier can be told', () => {
  test('to fail: so often, with the effect that the kind leaves', async () => {
    const bench = makeSimulatedBench('rail')
    const { supplier, query } = bench
    const purchase = purchaseOf(bench, await findOffer(bench))
    supplier.controls.set({ fail: 'unavailable', failTimes: 2 })
    const read = expectError(await supplier.search(query, readContext(bench)), 'search')
    expect(read).toMatchObject({ kind: 'unavailable', effect: 'none' })
    const write = expectError(await supplier.hold(purchase, writeContext(bench)), 'hold')
    expect(write).toMatchObject({ kind: 'unavailable', effect: 'unknown', retry: 'sameKey' })
    expectValue(await supplier.hold(purchase, writeContext(bench)), 'third call')
    supplier.controls.set({ fail: 'rejected' })
    const known = expectError(await supplier.hold(purchase, writeContext(bench)), 'hold')
    expect(known).toMatchObject({ kind: 'rejected', effect: 'none', retry: 'never' })
    expect(await supplier.health(readContext(bench))).toMatchObject({ status: 'DOWN' })
  })

  test('to ask: it tells its questions with the quote and takes nothing that is not answered', async () => {
    const bench = makeSimulatedBench('activity')
    const { supplier } = bench
    const offer = await findOffer(bench)
    const quoted = async () =>
      expectValue(
        await supplier.quote({ offers: [offer.ref], party: purchaseOf(bench, offer).travelers }, readContext(bench)),
        'quote',
      )
    expect(await quoted()).not.toHaveProperty('questions')
    supplier.controls.set({ asks: true })
    expect((await quoted()).questions?.map(({ code, per }) => `${code} ${per}`)).toEqual([
      ...['pickup order', 'meal traveler', 'note order'],
    ])
    const purchase = purchaseOf(bench, offer)
    const refs = purchase.travelers.map(({ ref }) => ref)
    const refused = expectError(await supplier.hold(purchase, writeContext(bench)), 'hold')
    expect(refused.fields?.map(({ pointer }) => pointer)).toEqual([
      ...['/answers/pickup', ...refs.map((ref) => `/answers/meal/${ref}`)],
    ])
    const meals = refs.map((travelerRef) => ({ code: 'meal', value: 'any', travelerRef }))
    const answers = [{ code: 'pickup', value: 'Hotel' }, ...meals]
    expectValue(await supplier.hold({ ...purchase, answers }, writeContext(bench)), 'hold')
  })

  test('to be slow: it answers late, and not after a deadline that nobody signals', async () => {
    const bench = makeSimulatedBench('rail')
    const { supplier, query } = bench
    supplier.controls.set({ delayMs: 40 })
    const start = performance.now()
    expectValue(await supplier.search(query, readContext(bench)), 'search')
    expect(performance.now() - start).toBeGreaterThanOrEqual(38)
    const never = { deadline: bench.now() + 20, signal: new AbortController().signal }
    supplier.controls.set({ hang: true })
    expect(expectError(await supplier.search(query, readContext(bench, never)), 'search').kind).toBe('timeout')
    supplier.controls.set({ delayMs: 40 })
    expect(expectError(await supplier.search(query, readContext(bench, never)), 'search').kind).toBe('timeout')
  })

  test('to lose one answer: the next write is answered again', async () => {
    const bench = makeSimulatedBench('rail')
    const { supplier } = bench
    const purchase = purchaseOf(bench, await findOffer(bench))
    const context = writeContext(bench, { deadline: bench.now() + 20 })
    supplier.controls.set({ loseAnswer: 'once' })
    const error = expectError(await supplier.hold(purchase, context), 'hold')
    expect(error).toMatchObject({ kind: 'timeout', effect: 'unknown', retry: 'sameKey' })
    const key = { idempotencyKey: context.idempotencyKey }
    const made = expectValue(await supplier.retrieve(key, readContext(bench)), 'retrieve')
    const again = expectValue(await supplier.hold(purchase, { ...context, attempt: 2 }), 'repetition')
    expect(again).toEqual(made)
  })

  test('to deliver each write twice: one reservation, or two where keys are not known', async () => {
    const bench = makeSimulatedBench('rail')
    const { controls } = bench.supplier
    const { identity } = await findOffer(bench)
    const full = controls.remaining(identity)
    controls.set({ answerTwice: true })
    await hold(bench, identity)
    const keys = controls
      .calls()
      .filter(({ operation }) => operation === 'hold')
      .map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(full - controls.remaining(identity)).toBe(2)
    controls.set({ answerTwice: true, noIdempotency: true })
    await hold(bench, identity)
    expect(full - controls.remaining(identity)).toBe(6)
  })

  test('not to know our keys: a lost answer is never sent again, and nobody is told to repeat', async () => {
    const bench = makeSimulatedBench('rail', { usual: { noIdempotency: true } })
    const { supplier } = bench
    const purchase = purchaseOf(bench, await findOffer(bench))
    const context = writeContext(bench, { deadline: bench.now() + 20 })
    await bench.misbehave('losesAnswers')
    expect(expectError(await supplier.hold(purchase, context), 'hold')).toMatchObject({
      effect: 'unknown',
      retry: 'never',
    })
    await bench.behave()
    const again = expectError(await supplier.hold(purchase, { ...context, attempt: 2 }), 'repetition')
    expect(again).toMatchObject({ effect: 'unknown', retry: 'never' })
    expect(supplier.controls.calls().filter(({ operation }) => operation === 'hold')).toHaveLength(1)
  })

  test('to be dearer: to the unit, and a quote says so', async () => {
    const bench = makeSimulatedBench('rail')
    const { supplier } = bench
    const offer = await findOffer(bench)
    supplier.controls.set({ priceFactorBasisPoints: 12_345 })
    const input = { offers: [offer.ref], party: bench.travelers }
    const quote = expectValue(await supplier.quote(input, readContext(bench)), 'quote')
    const { minor } = offer.price.total
    expect(quote.changed).toBe(true)
    expect(quote.total.total.minor).toBe(Number((BigInt(minor) * 12_345n + 5000n) / 10_000n))
  })

  test('to sell out: as many as there are, then not found any more', async () => {
    const bench = makeSimulatedBench('rail')
    const { supplier, query } = bench
    supplier.controls.set({ capacity: 5 })
    const offer = await findOffer(bench)
    const purchase = purchaseOf(bench, offer)
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => supplier.hold(purchase, writeContext(bench))))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
    const kinds = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.kind]))
    expect(kinds).toEqual(['noAvailability', 'noAvailability'])
    const twice = { ...purchase, offers: [offer.ref, offer.ref], accept: { ...purchase.accept, minor: 1e9 } }
    supplier.controls.set({ capacity: 7 })
    expect(expectError(await supplier.hold(twice, writeContext(bench)), 'two at once').kind).toBe('noAvailability')
    supplier.controls.set({ capacity: 5 })
    const left = expectValue(await supplier.search(query, readContext(bench)), 'search')
    expect(left.map(({ identity }) => identity)).not.toContain(offer.identity)
    expect(left.length).toBeGreaterThan(0)
  })

  test('to make offers that expire soon', async () => {
    const bench = makeSimulatedBench('rail')
    bench.supplier.controls.set({ offerSeconds: 5 })
    expect((await findOffer(bench)).expiresAt - bench.now()).toBe(5000)
    bench.supplier.controls.set({})
    expect((await findOffer(bench)).expiresAt - bench.now()).toBe(20 * 60_000)
  })

  test('one thing more: the rest stays, and failures that were given are not given again', async () => {
    const bench = makeSimulatedBench('rail')
    const { supplier, query } = bench
    supplier.controls.set({ capacity: 3, fail: 'unavailable', failTimes: 2 })
    expectError(await supplier.search(query, readContext(bench)), 'first')
    supplier.controls.change({ offerSeconds: 5 })
    expectError(await supplier.search(query, readContext(bench)), 'second')
    const offer = await findOffer(bench)
    expect(offer.expiresAt - bench.now()).toBe(5000)
    expect(supplier.controls.remaining(offer.identity)).toBe(3)
    supplier.controls.change({ failTimes: 1 })
    expectError(await supplier.search(query, readContext(bench)), 'told again')
    await findOffer(bench)
    expect(() => supplier.controls.change(JSON.parse('{"explode":true}'))).toThrow()
  })

  test('[F14] what ends by itself ends by its own clock, and calls by the other', async () => {
    let end = Date.parse('2027-03-02T09:00:00Z')
    const bench = makeSimulatedBench('rail', { expiryClock: { now: () => new Date(end) } })
    const { supplier } = bench
    const offer = await findOffer(bench)
    expect(offer.expiresAt).toBe(end + 20 * 60_000)
    const held = expectValue(await supplier.hold(purchaseOf(bench, offer), writeContext(bench)), 'hold')
    expect(held.holdUntil).toBe(end + 15 * 60_000)
    expect(supplier.controls.calls().map(({ at }) => at)).toEqual([bench.now(), bench.now()])
    end += 20 * 60_000
    const input = { offers: [offer.ref], party: bench.travelers }
    expect(expectError(await supplier.quote(input, readContext(bench)), 'quote').kind).toBe('offerExpired')
    expect(expectValue(await supplier.retrieve(held.ref, readContext(bench)), 'retrieve').state).toBe('released')
  })

  test('[A31] [A32] to send markup in titles and errors, and a script for a picture', async () => {
    const bench = makeSimulatedBench('hotel')
    const { supplier, query } = bench
    const { identity } = await findOffer(bench)
    supplier.controls.set({ markup: true })
    const [offer] = expectValue(await supplier.search(query, readContext(bench)), 'search')
    expect(offer).toMatchObject({ identity, detail: { picture: 'javascript:alert(1)' } })
    expect(offer?.detail.title).toContain('<script>')
    supplier.controls.set({ markup: true, fail: 'rejected' })
    const error = expectError(await supplier.search(query, readContext(bench)), 'search')
    expect([error.label, error.details].every((text) => text?.includes('<script>'))).toBe(true)
  })

  test('to forget everything', async () => {
    const bench = makeSimulatedBench('rail')
    const { controls } = bench.supplier
    const { identity } = await findOffer(bench)
    const full = controls.remaining(identity)
    const bought = await buy(bench, identity)
    controls.set({ hang: true, capacity: 1 })
    controls.reset()
    expect(controls.calls()).toEqual([])
    expect(controls.remaining(identity)).toBe(full)
    expect(expectError(await bench.supplier.retrieve(bought.ref, readContext(bench)), 'retrieve').kind).toBe('notFound')
  })

  test('in plain data, which JSON carries', async () => {
    const bench = makeSimulatedBench('rail')
    await hold(bench)
    const calls = bench.supplier.controls.calls()
    expect(calls.map(({ operation }) => operation)).toEqual(['search', 'hold'])
    expect(JSON.parse(JSON.stringify(calls))).toEqual(calls)
    expect(() => bench.supplier.controls.set(JSON.parse('{"explode":true}'))).toThrow()
  })
})
