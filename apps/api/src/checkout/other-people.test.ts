import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { seed } from '../seed.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { beginOrder, findRoom, payAll, recover } from '../testing/checkout-buyer.ts'
import { makeNode } from '../testing/checkout-node.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { makeLedgerSupplier } from '../testing/ledger-supplier.ts'
import type { Order } from './order.ts'
import { orderView } from './view.ts'

let db: Database
let cache: Cache
beforeAll(async () => {
  db = await openTestDatabase()
  cache = await openTestCache()
  await seed(db, readConfig({}))
})
afterAll(async () => {
  await checkInvariants(db)
  await cache.close()
  await db.close()
})

/** A hotel that writes down for whom it holds, and can be shut for questions. */
function openHotel(name: string) {
  const names: (string | undefined)[] = []
  const door = { isShut: false }
  const ledger = makeLedgerSupplier(name, {
    now: () => Date.now(),
    trouble: (asked) => (asked === 'quote' && door.isShut ? 'unavailable' : 'none'),
  })
  const supplier: AnySupplier = {
    ...ledger.supplier,
    hold(input, context) {
      names.push(input.travelers[0]?.given)
      return ledger.supplier.hold(input, context)
    },
  }
  return { ...ledger, supplier, names, door }
}

const person = (given: string) => ({
  ...{ ref: 't1', type: 'adult' as const, lead: true, age: 30, given, surname: 'Lovelace', email: 'a@example.com' },
})

const stateOf = ({ bookings: [booking] }: Order) => [booking?.status, booking?.refusal?.kind]

test('[R8.7] what is held for one is not sold to another whom the supplier could not be asked about', async () => {
  const { supplier, names, door, live } = openHotel('inn')
  const node = makeNode(db, cache, undefined, [supplier])
  const begun = await beginOrder(node, [await findRoom(node)], 'two names')
  const give = (order: Order, name: string) =>
    node.orders.give(order, { travelers: [person(name)], contact: {}, wantedOf: ({ wanted }) => wanted })
  const held = await give(begun, 'Ada')
  door.isShut = true
  const unsure = await give(held, 'Grace')
  expect(stateOf(unsure)).toEqual(['OnHold', 'unavailable'])
  expect(orderView(unsure, 'en', []).total.amount).toBe(0)
  expect(stateOf(await payAll(node, unsure))).toEqual(['OnHold', 'unavailable'])
  expect(live('confirmed')).toEqual([])

  door.isShut = false
  const again = await give(unsure, 'Grace')
  expect([stateOf(again), names]).toEqual([
    ['OnHold', undefined],
    ['Ada', 'Grace'],
  ])
  expect(stateOf(await payAll(node, again))).toEqual(['Ticketed', undefined])
  await recover(db, node)
  expect([live('confirmed').length, live('held').length]).toEqual([1, 0])
})

test('[R8.7] the first traveller given once more is asked about again, held for, and bought for', async () => {
  const { supplier, names, door, live } = openHotel('lodge')
  const node = makeNode(db, cache, undefined, [supplier])
  const begun = await beginOrder(node, [await findRoom(node)], 'one name')
  const give = (order: Order, name: string) =>
    node.orders.give(order, { travelers: [person(name)], contact: {}, wantedOf: ({ wanted }) => wanted })
  const held = await give(begun, 'Ada')
  door.isShut = true
  const unsure = await give(held, 'Grace')
  door.isShut = false
  const again = await give(unsure, 'Ada')
  expect([stateOf(again), names.at(-1)]).toEqual([['OnHold', undefined], 'Ada'])
  expect(stateOf(await payAll(node, again))).toEqual(['Ticketed', undefined])
  await recover(db, node)
  expect([live('confirmed').length, live('held').length]).toEqual([1, 0])
})
