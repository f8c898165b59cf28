import type { Bench } from '@portolan/supplier/conformance/bench'
import type { Traveler } from '@portolan/supplier/traveler'
import { makeSafe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { makeHousePass } from '../suppliers/house/rail/pass/supplier.ts'
import { makeTroubledWay } from './house-trouble.ts'

const document = { type: 'passport', number: 'K1234567', expires: '2031-04-30', nationality: 'HK' } as const

const travelers: readonly Traveler[] = [
  {
    ...{ ref: 't1', type: 'adult', lead: true, age: 38, title: 'Ms', given: 'Mei', surname: 'Lam' },
    ...{ birthDate: '1988-06-01', residence: 'HK', email: 'mei.lam@example.org', document },
    phone: { country: '852', number: '21104400' },
  },
  {
    ...{ ref: 't2', type: 'youth', lead: false, age: 19, title: 'Mr', given: 'Jonas', surname: 'Weber' },
    ...{ birthDate: '2007-11-05', residence: 'CH', document },
  },
]

const party = travelers.map(({ ref, type, age }) => ({ ref, type, ...(age !== undefined && { age }) }))

/** A pass never runs out: so many are left of everything before anything is sold. */
const endless = 1_000_000

/** The house's passes on a database of the test's own; what goes wrong is the way to that database. */
export async function makeHousePassBench(db: Db): Promise<Bench> {
  await db.query(sql`delete from rail_pass_sale`)
  await db.query(sql`delete from rail_pass_write`)
  await db.query(sql`update rail_pass_price set basis_points = 10000`)
  let now = Date.parse('2027-03-01T09:00:00Z')
  const { db: line, calls, misbehave, behave } = makeTroubledWay(db)
  return {
    supplier: makeHousePass({
      ...{ db: line, safe: makeSafe(['a secret for tests, long enough to be one']), timeZone: 'Asia/Shanghai' },
      clock: { now: () => new Date(now) },
      log: { warn: () => undefined },
    }),
    query: { region: { code: 'CH', context: 'COUNTRY' }, start: '2027-05-14', party },
    travelers,
    now: () => now,
    async pass(milliseconds) {
      now += milliseconds
    },
    ...{ calls, misbehave, behave },
    async capacity(identity) {
      const row = await db.one<{ sold: number }>(sql`
        select count(*)::integer as sold from rail_pass_sale, jsonb_array_elements(items) as item
        where item ->> 'identity' = ${identity}
          and (state = 'confirmed' or (state = 'held' and held_until > ${new Date(now)}))`)
      return endless - (row?.sold ?? 0)
    },
    async raisePrices() {
      await db.query(sql`update rail_pass_price set basis_points = 11000`)
    },
  }
}
