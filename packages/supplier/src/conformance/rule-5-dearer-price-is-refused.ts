import type { Money } from '@portolan/domain/money'
import { expect } from 'vitest'
import type { Bench, Rule } from './bench.ts'
import { readContext, writeContext } from './call-context.ts'
import { expectError, expectValue, findOffer, hold, purchaseOf, take } from './purchase.ts'

const oneBelow = (price: Money): Money => ({ ...price, minor: price.minor - 1 })

const priceChanged = {
  kind: 'priceChanged',
  effect: 'none',
  retry: expect.stringMatching(/^(freshQuote|freshSearch)$/),
}

async function belowThePrice(bench: Bench): Promise<void> {
  const { supplier } = bench
  const offer = await findOffer(bench)
  const before = await bench.capacity(offer.identity)
  const tooLow = purchaseOf(bench, offer, oneBelow(offer.price.total))
  const outcomes = {
    'purchase below the price': await take(bench, tooLow, writeContext(bench)),
    'confirm of an offer below its price': await supplier.confirm(tooLow, writeContext(bench)),
  }
  for (const [name, outcome] of Object.entries(outcomes))
    expect(expectError(outcome, name), name).toMatchObject(priceChanged)
  expect(await bench.capacity(offer.identity), 'a refused price takes no capacity').toBe(before)
  expectValue(await take(bench, purchaseOf(bench, offer), writeContext(bench)), 'purchase at the price itself')
}

/** A supplier that keeps an offer's price until it expires sells at the old one. */
async function risenSince(bench: Bench): Promise<void> {
  const offer = await findOffer(bench)
  const before = await bench.capacity(offer.identity)
  await bench.raisePrices()
  const outcome = await take(bench, purchaseOf(bench, offer), writeContext(bench))
  if (outcome.ok) {
    expect(outcome.value.total.total.minor, 'no more is charged than was accepted').toBe(offer.price.total.minor)
  } else {
    expect(outcome.error, 'purchase of what has become dearer').toMatchObject(priceChanged)
    expect(await bench.capacity(offer.identity), 'a dearer price takes no capacity').toBe(before)
  }
  const fresh = await findOffer(bench, offer.identity)
  expect(fresh.price.total.minor, 'a fresh search knows the new price').toBeGreaterThan(offer.price.total.minor)
  expectValue(await take(bench, purchaseOf(bench, fresh), writeContext(bench)), 'purchase at the new price')
}

async function anotherCurrency(bench: Bench): Promise<void> {
  const offer = await findOffer(bench)
  const { minor, currency } = offer.price.total
  const accept = { minor: minor * 100, currency: currency === 'JPY' ? 'KRW' : 'JPY' }
  const error = expectError(
    await take(bench, purchaseOf(bench, offer, accept), writeContext(bench)),
    'another currency',
  )
  expect(error.effect, 'a price in another currency is refused').toBe('none')
  expect(error.kind, 'a price in another currency is refused').toMatch(/^(priceChanged|invalid)$/)
}

async function belowTheHold(bench: Bench): Promise<void> {
  const { supplier } = bench
  if (!supplier.can.hold) return belowThePrice(bench)
  const held = await hold(bench)
  const input = { reservation: held.ref, accept: oneBelow(held.total.total) }
  const error = expectError(await supplier.confirm(input, writeContext(bench)), 'confirm of a hold below its price')
  expect(error, 'confirm of a hold below its price').toMatchObject({ kind: 'priceChanged', effect: 'none' })
  const found = expectValue(await supplier.retrieve(held.ref, readContext(bench)), 'retrieve')
  expect(found.state, 'a hold refused for its price stays a hold').toBe('held')
}

export const dearerPriceIsRefused = {
  title: "[rule 5] a price above the accepted one is 'priceChanged', effect 'none'",
  checks: {
    'one unit below the price': belowThePrice,
    'when it has risen since the search': risenSince,
    'an amount in another currency says nothing': anotherCurrency,
    'at the confirmation of a hold': belowTheHold,
  },
} satisfies Rule
