import { expect } from 'vitest'
import type { Bench, Rule } from './bench.ts'
import { readContext, writeContext } from './call-context.ts'
import { expectError, expectValue, findOffer, purchaseOf, take } from './purchase.ts'

async function expired(bench: Bench): Promise<void> {
  const { supplier } = bench
  const offer = await findOffer(bench)
  const capacity = await bench.capacity(offer.identity)
  const purchase = purchaseOf(bench, offer)
  await bench.pass(offer.expiresAt - bench.now())
  const calls = await bench.calls()
  const party = { offers: [offer.ref], party: bench.travelers }
  const outcomes = {
    quote: await supplier.quote(party, readContext(bench)),
    purchase: await take(bench, purchase, writeContext(bench)),
    'confirm of an offer': await supplier.confirm(purchase, writeContext(bench)),
  }
  for (const [name, outcome] of Object.entries(outcomes)) {
    const error = expectError(outcome, `${name} after its time`)
    const answer = { kind: 'offerExpired', effect: 'none', retry: 'freshSearch' }
    expect(error, `${name} after its time`).toMatchObject(answer)
  }
  expect(await bench.calls(), 'an expired offer is refused without a call').toBe(calls)
  expect(await bench.capacity(offer.identity), 'an expired offer takes no capacity').toBe(capacity)
}

async function lastMoment(bench: Bench): Promise<void> {
  const offer = await findOffer(bench)
  await bench.pass(offer.expiresAt - bench.now() - 1)
  const quote = await bench.supplier.quote({ offers: [offer.ref], party: bench.travelers }, readContext(bench))
  expectValue(quote, 'quote at the last moment')
  expectValue(await take(bench, purchaseOf(bench, offer), writeContext(bench)), 'purchase at the last moment')
}

export const expiredOfferIsRefused = {
  title: "[rule 7] an expired offer is 'offerExpired' without a call",
  checks: { 'from the moment of its expiry': expired, 'not before': lastMoment },
} satisfies Rule
