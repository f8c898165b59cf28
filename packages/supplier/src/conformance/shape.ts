import { expect } from 'vitest'
import type { Bench, Rule } from './bench.ts'
import { readContext, writeContext } from './call-context.ts'
import { buy, expectError, expectValue, findOffer, hold, purchaseOf, search } from './purchase.ts'

const longestToken = 4096
const longestIdentity = 256

async function offers(bench: Bench): Promise<void> {
  const { supplier } = bench
  const found = await search(bench)
  expect(new Set(found.map(({ identity }) => identity)).size, 'no identity stands twice').toBe(found.length)
  for (const offer of found) {
    expect([offer.ref.supplier, offer.product], 'an offer names its supplier').toEqual([supplier.id, supplier.product])
    expect(Buffer.byteLength(offer.ref.token), 'bytes of a token').toBeLessThanOrEqual(longestToken)
    expect(offer.identity.length, 'an identity says something').toBeGreaterThan(0)
    expect(offer.identity.length, 'characters of an identity').toBeLessThanOrEqual(longestIdentity)
    expect(offer.expiresAt, 'an expiry is a whole number of milliseconds').toSatisfy(Number.isSafeInteger)
    expect(offer.expiresAt, 'an offer is good for a while').toBeGreaterThan(bench.now())
    if (!supplier.can.hold) expect(offer.hold, 'nothing can be held').not.toBe('supported')
    expect(JSON.parse(JSON.stringify(offer)), 'an offer goes through JSON unchanged').toStrictEqual(offer)
  }
}

async function identities(bench: Bench): Promise<void> {
  const first = await search(bench)
  await bench.pass(1000)
  await bench.raisePrices()
  const second = await search(bench)
  const names = (found: typeof first) => found.map(({ identity }) => identity).sort()
  expect(names(second), 'an identity is the same in two searches').toEqual(names(first))
}

/** Text that no supplier gave out. */
const nonsense = 'nonsense \u0000 <b>{"a":1}</b>'

async function refusals(bench: Bench): Promise<void> {
  const { supplier, travelers } = bench
  const price = (await findOffer(bench)).price.total
  const offer = { supplier: supplier.id, token: nonsense }
  const reservation = { supplier: supplier.id, locator: nonsense, provisional: true }
  const purchase = { offers: [offer], travelers, accept: price }
  const none = { ...purchase, offers: [] }
  const outcomes = {
    'quote of an unknown token': await supplier.quote({ offers: [offer], party: travelers }, readContext(bench)),
    'quote of nothing': await supplier.quote({ offers: [], party: travelers }, readContext(bench)),
    'hold of an unknown token': await supplier.hold(purchase, writeContext(bench)),
    'hold of nothing': await supplier.hold(none, writeContext(bench)),
    'confirm of an unknown token': await supplier.confirm(purchase, writeContext(bench)),
    'confirm of an unknown reservation': await supplier.confirm({ reservation, accept: price }, writeContext(bench)),
    'cancel of an unknown reservation': await supplier.cancel({ reservation, mode: 'commit' }, writeContext(bench)),
    'retrieve of an unknown reservation': await supplier.retrieve(reservation, readContext(bench)),
    'retrieve by an unknown key': await supplier.retrieve({ idempotencyKey: crypto.randomUUID() }, readContext(bench)),
  }
  for (const [name, outcome] of Object.entries(outcomes)) {
    const error = expectError(outcome, name)
    expect(error.effect, `${name} has no effect`).toBe('none')
    expect(error.details, `${name} says why`).not.toBe('')
  }
}

async function reservations(bench: Bench): Promise<void> {
  const { supplier } = bench
  const bought = await buy(bench)
  expect(bought.state, 'what is bought').toMatch(/^(confirmed|fulfilled|requested)$/)
  expect([bought.ref.supplier, bought.ref.provisional], 'the reference of what is bought').toEqual([supplier.id, false])
  const found = expectValue(await supplier.retrieve(bought.ref, readContext(bench)), 'retrieve')
  expect(found, 'retrieve finds what was bought').toEqual(bought)
  expect(JSON.parse(JSON.stringify(bought)), 'a reservation goes through JSON unchanged').toStrictEqual(bought)
}

async function powers(bench: Bench): Promise<void> {
  const { supplier } = bench
  const { can } = supplier
  if (can.hold) {
    const held = await hold(bench)
    expect([held.state, held.ref.provisional], 'what is held').toEqual(['held', true])
    expect(held.holdUntil, 'a hold says until when').toBeGreaterThan(bench.now())
  } else {
    const purchase = purchaseOf(bench, await findOffer(bench))
    const error = expectError(await supplier.hold(purchase, writeContext(bench)), 'hold without the power')
    expect(error, 'hold without the power').toMatchObject({ kind: 'unsupported', effect: 'none' })
  }
  const context = writeContext(bench)
  const purchase = purchaseOf(bench, await findOffer(bench))
  const bought = expectValue(await supplier.confirm(purchase, context), 'confirm')
  const byKey = await supplier.retrieve({ idempotencyKey: context.idempotencyKey }, readContext(bench))
  if (can.retrieveByKey) expect(expectValue(byKey, 'retrieve by key'), 'retrieve by key').toEqual(bought)
  else expect(expectError(byKey, 'retrieve by key').kind, 'retrieve by key without the power').toBe('unsupported')
}

/** Before the eight rules: what comes back is what the port says. */
export const shape = {
  title: '[port] what comes back has the shape of the port',
  checks: {
    'offers are complete and fit their limits': offers,
    'identities outlive a search': identities,
    'nonsense is refused, never thrown': refusals,
    'a reservation is found again': reservations,
    'the powers are true': powers,
  },
} satisfies Rule
