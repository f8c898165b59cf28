import { expect } from 'vitest'
import type { Bench, Rule } from './bench.ts'
import { readContext, writeContext } from './call-context.ts'
import { buy, cancel, commitCancel, expectError, findOffer, hold, purchaseOf } from './purchase.ts'

/** Nothing to come back where nothing can be held. */
async function expectNoHold(bench: Bench): Promise<void> {
  const offer = await findOffer(bench)
  const before = await bench.capacity(offer.identity)
  expectError(await bench.supplier.hold(purchaseOf(bench, offer), writeContext(bench)), 'hold without the power')
  expect(await bench.capacity(offer.identity), 'hold without the power takes nothing').toBe(before)
}

async function release(bench: Bench): Promise<void> {
  if (!bench.supplier.can.hold) return expectNoHold(bench)
  const { identity } = await findOffer(bench)
  const before = await bench.capacity(identity)
  const held = await hold(bench, identity)
  expect(await bench.capacity(identity), 'a hold takes capacity').toBeLessThan(before)
  expect((await cancel(bench, held.ref)).state, 'a cancelled hold').toBe('released')
  expect(await bench.capacity(identity), 'a released hold gives all back').toBe(before)
}

async function expiry(bench: Bench): Promise<void> {
  const { supplier } = bench
  if (!supplier.can.hold) return expectNoHold(bench)
  const { identity } = await findOffer(bench)
  const before = await bench.capacity(identity)
  const held = await hold(bench, identity)
  const taken = await bench.capacity(identity)
  const until = held.holdUntil ?? expect.fail('a hold says until when')
  await bench.pass(until - bench.now() - 1)
  expect(await bench.capacity(identity), 'a hold lasts until its end').toBe(taken)
  await bench.pass(1)
  expect(await bench.capacity(identity), 'an expired hold gives all back').toBe(before)
  const late = await supplier.confirm({ reservation: held.ref, accept: held.total.total }, writeContext(bench))
  expect(expectError(late, 'confirm of an expired hold').effect, 'confirm of an expired hold').toBe('none')
  const found = await supplier.retrieve(held.ref, readContext(bench))
  if (found.ok) expect(found.value.state, 'an expired hold').toBe('released')
  await commitCancel(bench, held.ref, undefined)
  expect(await bench.capacity(identity), 'an expired hold gives nothing back twice').toBe(before)
}

async function cancelled(bench: Bench): Promise<void> {
  const { identity } = await findOffer(bench)
  const before = await bench.capacity(identity)
  const bought = await buy(bench, identity)
  expect(await bench.capacity(identity), 'a purchase takes capacity').toBeLessThan(before)
  expect((await cancel(bench, bought.ref)).state, 'a cancelled purchase').toMatch(/^cancell(ed|ing)$/)
  expect(await bench.capacity(identity), 'a cancelled purchase gives all back').toBe(before)
}

async function onlyOnce(bench: Bench): Promise<void> {
  const { identity } = await findOffer(bench)
  const other = await buy(bench, identity)
  const before = await bench.capacity(identity)
  const bought = await buy(bench, identity)
  await cancel(bench, bought.ref)
  // Under a key of its own: not a repetition but a second cancellation.
  await commitCancel(bench, bought.ref, undefined)
  expect(await bench.capacity(identity), 'a second cancellation gives nothing back').toBe(before)
  const found = await bench.supplier.retrieve(other.ref, readContext(bench))
  expect(found, 'somebody else’s purchase stays').toMatchObject({ ok: true, value: { state: other.state } })
}

export const capacityComesBack = {
  title: '[rule 8] capacity comes back exactly',
  checks: {
    'when a hold is released': release,
    'when a hold expires': expiry,
    'when a purchase is cancelled': cancelled,
    'and only once': onlyOnce,
  },
} satisfies Rule
