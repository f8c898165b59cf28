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
  await db.query(sql`delete from house_reservation where supplier = 'house-rail-pass'`)
  let level = 10_000
  let now = Date.parse('2027-03-01T09:00:00Z')
  const { db: line, calls, misbehave, behave } = makeTroubledWay(db)
  return {
    supplier: makeHousePass({
      ...{ db: line, safe: makeSafe(['a secret for tests, long enough to be one']), timeZone: 'Asia/Shanghai' },
      ...{ clock: { now: () => new Date(now) }, level: () => level },
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
        select count(*)::integer as sold
        from house_reservation, json_array_elements(sold -> 'passes') as pass
        where supplier = 'house-rail-pass' and pass ->> 'identity' = ${identity}
          and (state = 'confirmed' or (state = 'held' and hold_until > ${new Date(now)}))`)
      return endless - (row?.sold ?? 0)
    },
    async raisePrices() {
      level = 11_000
    },
  }
}
