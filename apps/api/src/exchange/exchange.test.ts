import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestDatabase } from '../testing/backend.ts'
import { makeExchange } from './exchange.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.query(sql`delete from exchange_rate`)
  await seed(db, readConfig({}))
})

const put = (base: string, quote: string, rate: string, daysFromToday: number) =>
  db.query(sql`
    insert into exchange_rate (base, quote, rate, day)
    values (${base}, ${quote}, ${rate}, (now() at time zone 'UTC')::date + ${daysFromToday}::integer)`)

describe('the rates of exchange', () => {
  test('[R1.5] are there on every start, demo or not, and are never seeded over', async () => {
    await db.query(sql`update exchange_rate set rate = 7.8 where base = 'USD' and quote = 'HKD'`)
    await seed(
      db,
      readConfig({
        NODE_ENV: 'production',
        SESSION_SECRET: 'a secret that is long enough for anyone',
        PAYMENTS: 'none',
      }),
    )
    await seed(db, readConfig({}))
    const exchange = makeExchange({ db })
    expect(await exchange.rate('USD', 'HKD')).toEqual({ from: 'USD', to: 'HKD', value: '7.8', day: '2026-09-29' })
    expect(await exchange.rate('USD', 'JPY')).toMatchObject({ value: '157.48' })
    expect(await exchange.rate('EUR', 'USD')).toMatchObject({ value: '1.13610543058395819' })
    for (const currency of ['SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'THB', 'KWD', 'OMR'])
      expect(await exchange.rate(currency, 'HKD'), currency).toBeDefined()
  })

  test('[R1.5] of the newest day count, and those of a day to come do not', async () => {
    await put('USD', 'HKD', '7.81', -1)
    await put('USD', 'HKD', '7.82', 0)
    await put('USD', 'HKD', '9.99', 1)
    expect(await makeExchange({ db }).rate('USD', 'HKD')).toMatchObject({ value: '7.82' })
  })

  test('[R1.5] that nobody has entered are missing', async () => {
    const exchange = makeExchange({ db })
    expect(await exchange.rate('ZWG', 'USD')).toBeUndefined()
    expect(await exchange.rate("'; drop table exchange_rate; --", 'USD')).toBeUndefined()
  })

  test('[R1.5] are read again after a minute', async () => {
    let at = 0
    const exchange = makeExchange({ db, clock: () => at })
    expect(await exchange.rate('USD', 'HKD')).toMatchObject({ value: '7.8448' })
    await put('USD', 'HKD', '7.75', 0)
    at = 59_999
    expect(await exchange.rate('USD', 'HKD')).toMatchObject({ value: '7.8448' })
    at = 60_000
    expect(await exchange.rate('USD', 'HKD')).toMatchObject({ value: '7.75' })
  })

  test('[R1.5] that cannot be one are not stored', async () => {
    for (const bad of ['0', '-1', 'NaN', 'Infinity', '1e12', '0.0000000000000000001'])
      await expect(put('USD', 'EUR', bad, -5), bad).rejects.toMatchObject({ code: '23514' })
    await expect(put('usd', 'EUR', '1', -5)).rejects.toMatchObject({ code: '23514' })
    await expect(put('USD', 'USD', '1', -5)).rejects.toMatchObject({ code: '23514' })
  })
})
