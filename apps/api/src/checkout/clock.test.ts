import { randomUUID } from 'node:crypto'
import type { CartItem } from '@portolan/contract/cart'
import { todayIn } from '@portolan/domain/date'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCart, openCart } from '../cart/store.ts'
import { answerCart } from '../cart/view.ts'
import { hashOf, makeSafe } from '../platform/crypto.ts'
import type { Database, Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { openTestDatabase } from '../testing/backend.ts'
import { contextOf } from '../testing/checkout-node.ts'
import { makeLot } from '../testing/lot.ts'
import { putBooking, setBooking } from './booking-store.ts'
import { travelersOf } from './people.ts'
import { putPurchase } from './purchase-store.ts'
import { loadOrder } from './store.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
const ownZone = process.env.TZ
afterAll(async () => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
  await db.close()
})

const cases = 1_000
/** Each is written and read: in the short form fewer. */
const holds = process.env.FULL === '1' ? cases : 200
const zones = ['UTC', 'Asia/Shanghai', 'Europe/Paris', 'America/New_York', 'Australia/Lord_Howe'] as const

/** Nights on which a clock is set forward or back, in Europe, America and Australia; and the turn of a year. */
const nights = ['2027-03-28', '2027-10-31', '2027-03-14', '2027-11-07', '2027-04-04', '2027-10-03', '2028-01-01']

const seed = Number(process.env.SEED ?? 20_270_328)
const lot = makeLot(seed)

/** Within two days of such a night, to the millisecond. */
const nearNight = (): number =>
  Date.parse(`${lot.oneOf(nights)}T00:00:00Z`) + lot.whole(-2 * 86_400_000, 2 * 86_400_000)

const dayText = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** The database as if it stood in that zone. */
const inZone = <Value>(zone: string, work: (tx: Db) => Promise<Value>): Promise<Value> =>
  db.transaction(async (tx) => {
    await tx.query(sql`select set_config('TimeZone', ${zone}, true)`)
    return work(tx)
  })

const safe = makeSafe(['a secret for tests, long enough to be one'])

interface Kept {
  id: string
  expiresAt: number
  holdUntil: number
}

async function keepHold(tx: Db, { id, expiresAt, holdUntil }: Kept): Promise<void> {
  await putPurchase(tx, {
    ...{ id, owner: { sessionHash: id }, agencyId: undefined, key: id, correlationId: id },
    ...{ currency: 'USD', language: 'en', timeZone: null, createdAt: Date.now(), expiresAt },
  })
  await putBooking(tx, {
    ...{
      id: randomUUID(),
      createdAt: Date.now(),
      reference: id.slice(0, 8),
      purchaseId: id,
      position: 0,
      bundle: 0,
      cartItemId: null,
      product: 'rail',
    },
    ...{ supplier: 'x', offers: [], wanted: {}, requires: null, price: { minor: 1, currency: 'USD' } },
    ...{ changed: null, refusal: null, status: 'Pending', title: '', travelStart: null, travelEnd: null },
  })
  const order = await loadOrder({ db: tx, safe }, id)
  const [booking] = order?.bookings ?? []
  if (booking) await setBooking(tx, booking, { status: 'OnHold' }, { holdUntil })
}

describe(`[F15] on the night when clocks are changed (seed ${seed})`, () => {
  test(`${cases} offers expire when they should, wherever the database and the node stand`, async () => {
    const owner = { sessionHash: hashOf('clock') }
    await db.query(sql`
      insert into session (token_hash, expires_at, preferences) values (${owner.sessionHash}, now() + interval '1 day', '{}')`)
    const cart = await db.transaction((tx) => openCart(tx, owner))
    const ends = Array.from({ length: cases }, nearNight)
    const dollar = { minor: 100, currency: 'USD' }
    const offers = JSON.stringify([{ price: { selling: dollar, supplier: dollar } }])
    await db.query(sql`
      insert into cart_item (cart_id, handles, goods, offers, expires_at)
      select ${cart?.id}, one::text, '{"productType":"rail","rphs":["x"]}', ${offers}, to_timestamp(one / 1000.0)
      from unnest(${ends}::bigint[]) with ordinality as all_ends (one, place) order by place`)
    for (const zone of zones) {
      process.env.TZ = zone
      const found = await inZone(zone, (tx) => findCart(tx, owner))
      // The database's clock is set to the night as well: between an hour before and an hour after its end.
      const now = new Date(nearNight())
      const shown = answerCart([], found && { ...found, now }, contextOf('clock')).map(
        (text) => JSON.parse(text) as CartItem,
      )
      expect(shown).toHaveLength(cases)
      for (const [index, { expireIn, expired, expiredDateTime }] of shown.entries()) {
        const end = ends[index] ?? 0
        const left = end - now.getTime()
        expect({ zone, end, expireIn, expired, at: Date.parse(expiredDateTime) }).toEqual({
          ...{ zone, end, expireIn: left > 0 ? Math.floor(left / 60_000) : 0, expired: left <= 0, at: end },
        })
      }
    }
  })

  test(`${holds} holds end at the moment the supplier said`, { timeout: 120_000 }, async () => {
    for (let round = 0; round < holds / 20; round++) {
      const [zone, other] = [lot.oneOf(zones), lot.oneOf(zones)]
      const kept = Array.from({ length: 20 }, () => ({
        ...{ id: crypto.randomUUID(), expiresAt: nearNight(), holdUntil: nearNight() },
      }))
      process.env.TZ = zone
      await inZone(zone, async (tx) => {
        for (const one of kept) await keepHold(tx, one)
      })
      process.env.TZ = other
      await inZone(other, async (tx) => {
        for (const { id, expiresAt, holdUntil } of kept) {
          const order = await loadOrder({ db: tx, safe }, id)
          expect({ expiresAt: order?.expiresAt, holdUntil: order?.bookings[0]?.holdUntil }).toEqual({
            ...{ expiresAt, holdUntil },
          })
        }
      })
    }
  })

  /** Birthdays one by one, the 29th of February on the 1st of March in other years. */
  function birthdaysUntil(birth: string, day: string): number {
    const [year, month, date] = birth.split('-').map(Number) as [number, number, number]
    let age = year > Number(day.slice(0, 4)) ? -1 : 0
    if (age === 0 && dayText(Date.UTC(year, month - 1, date)) > day) return -1
    while (dayText(Date.UTC(year + age + 1, month - 1, date)) <= day) age++
    return age
  }

  test(`[R9.8] ${cases} travellers are as old as they are on the first day of travel`, () => {
    for (let round = 0; round < cases; round++) {
      process.env.TZ = lot.oneOf(zones)
      const day = dayText(nearNight())
      // Born within three days of the day of travel, in any of the last hundred years, leap days among them.
      const near = `${Number(day.slice(0, 4)) - lot.whole(0, 100)}${dayText(Date.parse(day) + lot.whole(-3, 3) * 86_400_000).slice(4)}`
      const birthDate = lot.whole(0, 9) === 0 ? `${2024 - 4 * lot.whole(0, 20)}-02-29` : near
      const time = `T${String(lot.whole(0, 23)).padStart(2, '0')}:${String(lot.whole(0, 59)).padStart(2, '0')}:00`
      const [traveler] = travelersOf([{ ref: 't1', type: 'adult', birthDate }], `${day}${time}`)
      expect({ birthDate, day, age: traveler?.age }).toEqual({ birthDate, day, age: birthdaysUntil(birthDate, day) })
    }
  })

  test(`${cases} times today is the date of the shop, in Shanghai and in UTC`, () => {
    for (let round = 0; round < cases; round++) {
      process.env.TZ = lot.oneOf(zones)
      const now = nearNight()
      expect(todayIn('Asia/Shanghai', new Date(now))).toBe(dayText(now + 8 * 3_600_000))
      expect(todayIn('UTC', new Date(now))).toBe(dayText(now))
      const zone = lot.oneOf(zones)
      const wall = new Date(now).toLocaleDateString('sv-SE', { timeZone: zone })
      expect({ zone, now, today: todayIn(zone, new Date(now)) }).toEqual({ zone, now, today: wall })
    }
  })
})
