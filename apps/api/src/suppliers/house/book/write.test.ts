import { randomUUID } from 'node:crypto'
import type { WriteContext } from '@portolan/supplier/context'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSafe } from '../../../platform/crypto.ts'
import type { Database, Db } from '../../../platform/db.ts'
import { sql } from '../../../platform/sql.ts'
import { openTestDatabase } from '../../../testing/backend.ts'
import { mei } from '../../../testing/house-rail-shop.ts'
import { refuse } from '../../refusal.ts'
import { enterBooking } from './book-store.ts'
import type { Booking, SoldBase } from './booking.ts'
import { RefusedWrite } from './refusal.ts'
import { makeTravelerSeal } from './traveler-seal.ts'
import { makeTurns } from './turns.ts'
import { makeWrites } from './write.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const id = 'house-test'
const seal = makeTravelerSeal('air', makeSafe(['a secret for the book']))
const total = { total: { minor: 100, currency: 'EUR' } }
const departs = Date.parse('2027-03-01T09:00:00Z')

const contextOf = (idempotencyKey: string) =>
  ({ idempotencyKey, signal: new AbortController().signal }) as unknown as WriteContext

async function enterAs(tx: Db, locator: string): Promise<Booking<SoldBase>> {
  const sold = { total, travelerRefs: ['1'], taken: [], departs }
  const booking = { locator, supplier: id, state: 'held' as const, createdAt: departs, holdUntil: departs, sold }
  await enterBooking(tx, booking, [mei], seal)
  return booking
}

const tooLate = async () => {
  throw new RefusedWrite(refuse('offerExpired', 'The offer has expired.'))
}

const open = () => makeWrites<SoldBase>({ id, db, turns: makeTurns(4) })

test('[R7.44] who asks again, and too late by now, is told what was done in time', async () => {
  const [writes, context] = [open(), contextOf(randomUUID())]
  const first = await writes.enter('held', 'a seat', context, enterAs)
  const again = await writes.enter('held', 'a seat', context, tooLate)
  expect(again.booking.locator).toBe(first.booking.locator)
  await expect(writes.enter('held', 'another seat', context, tooLate)).rejects.toThrow('something else')
  await expect(writes.enter('held', 'a seat', contextOf(randomUUID()), tooLate)).rejects.toThrow('expired')
})

test('[R7.44] who asks again while it is being done waits for it, though it would be too late', async () => {
  const [writes, context] = [open(), contextOf(randomUUID())]
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const first = writes.enter('held', 'a seat', context, async (tx, locator) => {
    await tx.query(sql`select 1`)
    begin()
    await new Promise((resolve) => setTimeout(resolve, 300))
    return enterAs(tx, locator)
  })
  await begun
  const again = await writes.enter('held', 'a seat', context, tooLate)
  expect(again.booking.locator).toBe((await first).booking.locator)
})

test('[R7.44] a locator that somebody has is drawn again', async () => {
  const writes = open()
  const { booking } = await writes.enter('held', 'a seat', contextOf(randomUUID()), enterAs)
  const drawn: string[] = []
  const other = await writes.enter('held', 'a seat', contextOf(randomUUID()), (tx, locator) => {
    drawn.push(locator)
    return enterAs(tx, drawn.length === 1 ? booking.locator : locator)
  })
  expect(drawn).toHaveLength(2)
  expect(other.booking.locator).toBe(drawn[1])
})
