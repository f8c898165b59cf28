import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { seed } from '../seed.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { beginOrder, findRoom, payAll, recover } from '../testing/checkout-buyer.ts'
import { contextOf, makeNode } from '../testing/checkout-node.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { makeLedgerSupplier } from '../testing/ledger-supplier.ts'
import { failing } from '../testing/scripted-supplier.ts'
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

/** A hotel with one room, which says that it is full to whoever asks while it is held: even to who holds it. */
function openHotel(name: string) {
  const line = { isLost: false }
  const ledger = makeLedgerSupplier(name, {
    capacity: 1,
    now: () => Date.now(),
    trouble: (asked) => (asked === 'cancel' && line.isLost ? 'lostBefore' : 'none'),
  })
  const isFull = () => ledger.live('held').length + ledger.live('confirmed').length > 0
  const supplier: AnySupplier = {
    ...ledger.supplier,
    quote: async (...asked) => (isFull() ? failing('noAvailability') : ledger.supplier.quote(...asked)),
  }
  return { ...ledger, line, node: makeNode(db, cache, undefined, [supplier]) }
}

type Hotel = ReturnType<typeof openHotel>

const person = (given: string) => ({
  ...{ ref: 't1', type: 'adult' as const, lead: true, age: 30, given, surname: 'Lovelace', email: 'a@example.com' },
})

const give = ({ node }: Hotel, order: Order, name: string) =>
  node.orders.give(order, { travelers: [person(name)], contact: {}, wantedOf: ({ wanted }) => wanted })

const stateOf = ({ bookings: [booking] }: Order) => [booking?.status, booking?.refusal?.kind]

const hold = async (hotel: Hotel, name: string) => {
  const offer = await findRoom(hotel.node)
  const held = await give(hotel, await beginOrder(hotel.node, [offer], name), 'Ada')
  expect(stateOf(held)).toEqual(['OnHold', undefined])
  return { offer, held }
}

/** As the button does it: out of the order that has it, into another. */
async function beginAnew({ node }: Hotel, { offer, held }: Awaited<ReturnType<typeof hold>>, name: string) {
  const left = (await node.orders.setAside(held)) ?? expect.fail('it is asked or paid for')
  const isStillHeld = left.stillHeld.includes(held.bookings[0]?.id ?? '')
  return node.orders.begin([{ cartItemId: undefined, offers: [offer], wanted: {}, isStillHeld }], name, contextOf(name))
}

test('[R4.3] the last room is free for the order that takes the place of the one that held it', async () => {
  const hotel = openHotel('one room')
  const begun = await beginAnew(hotel, await hold(hotel, 'left'), 'taking its place')
  expect(stateOf(begun)).toEqual(['Pending', undefined])
  expect(stateOf(await payAll(hotel.node, await give(hotel, begun, 'Ada')))).toEqual(['Ticketed', undefined])
  await recover(db, hotel.node)
  expect([hotel.made(), hotel.live('held').length, hotel.live('confirmed').length]).toEqual([2, 0, 1])
})

test('[R4.3] whose hotel does not say that it has taken it back is not sold out yet, and is asked for again', async () => {
  const hotel = openHotel('a lost line')
  const before = await hold(hotel, 'left behind')
  hotel.line.isLost = true
  const begun = await beginAnew(hotel, before, 'in its place')
  expect(stateOf(begun)).toEqual(['Pending', 'unavailable'])
  const [said] = orderView(begun, 'en', []).items[0]?.errors?.errors ?? []
  expect(said?.stringValue).toContain('still being given back')
  hotel.line.isLost = false
  await recover(db, hotel.node)
  expect(stateOf(await payAll(hotel.node, await give(hotel, begun, 'Ada')))).toEqual(['Ticketed', undefined])
})

test('[R8.7] the last room is held for the right name where it was held for a wrong one', async () => {
  const hotel = openHotel('another name')
  const { held } = await hold(hotel, 'misspelt')
  const corrected = await give(hotel, held, 'Augusta')
  expect(stateOf(corrected)).toEqual(['OnHold', undefined])
  expect(stateOf(await payAll(hotel.node, corrected))).toEqual(['Ticketed', undefined])
  await recover(db, hotel.node)
  expect([hotel.live('held').length, hotel.live('confirmed').length]).toEqual([0, 1])
})
