import { expect } from 'vitest'
import type { Bench, Rule } from './bench.ts'
import { readContext } from './call-context.ts'
import { buy, expectValue, findOffer, quoteCancel, search } from './purchase.ts'

async function offersStay(bench: Bench): Promise<void> {
  const { supplier } = bench
  const found = await search(bench)
  const capacities = () => Promise.all(found.map(({ identity }) => bench.capacity(identity)))
  const before = await capacities()
  for (const offer of found) {
    const quote = await supplier.quote({ offers: [offer.ref], party: bench.travelers }, readContext(bench))
    expectValue(quote, 'quote')
  }
  await supplier.health(readContext(bench))
  await search(bench)
  expect(await capacities(), 'reading takes no capacity').toEqual(before)
}

async function reservationStays(bench: Bench): Promise<void> {
  const { identity } = await findOffer(bench)
  const bought = await buy(bench, identity)
  const before = await bench.capacity(identity)
  await quoteCancel(bench, bought.ref)
  const found = expectValue(await bench.supplier.retrieve(bought.ref, readContext(bench)), 'retrieve')
  expect(found, 'asking for the refund changes nothing').toEqual(bought)
  expect(await bench.capacity(identity), 'asking for the refund gives nothing back').toBe(before)
}

export const readsHaveNoEffect = {
  title: '[rule 1] reads have no effect',
  checks: {
    'search, quote and health take nothing': offersStay,
    'retrieve and the quote of a cancellation leave a reservation as it is': reservationStays,
  },
} satisfies Rule
