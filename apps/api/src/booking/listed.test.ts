import { bookingStatuses, placeTogether } from '@portolan/domain/booking/lifecycle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { openTestDatabase } from '../testing/backend.ts'
import { findListedFaults } from '../testing/listed-faults.ts'
import { bought, ids, putPackages, putPeople } from '../testing/package-rows.ts'
import { countRead, findScans, listenTo } from '../testing/plans.ts'
import { upgrade } from '../testing/upgrade.ts'
import type { Reach } from './access-store.ts'
import { mostChanges, sumUpChanges } from './listed-count-store.ts'
import { findPage, type HistoryFilter, listKeys, readFromEnd } from './listed-store.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  await putPeople(db)
})
afterAll(() => db.close())

const { agency: agencyId, otherAgency: otherAgencyId, ana: accountId, customer: customerId } = ids
const reach: Reach = { accountId, agencyId, sessionHash: '', closedProducts: [] }
const pageOf = (filter: HistoryFilter, asking: Reach = reach, offset = 0) =>
  findPage(db, { reach: asking, filter, timeZone: 'UTC' }, { offset, limit: 5 })

test('[R4.9] every two parts of a package stand together as the domain says', async () => {
  const pairs = bookingStatuses.flatMap((one) => bookingStatuses.map((two) => [one, two] as const))
  await putPackages(db, pairs)
  const listed = await db.query<{ flight: string; hotel: string; standing: string }>(sql`
    select flight.status as flight, hotel.status as hotel, coalesce(standing, 'Pending') as standing
    from booking flight join booking hotel on hotel.purchase_id = flight.purchase_id and hotel.product = 'hotel'
      left join listed_booking listed on listed.booking_id = flight.id where flight.product = 'air'`)
  expect(listed).toHaveLength(pairs.length)
  for (const { flight, hotel, standing } of listed)
    expect(standing, `${flight} and ${hotel}`).toBe(
      placeTogether([{ status: flight as never }, { status: hotel as never }]).status,
    )
  expect(await findListedFaults(db)).toEqual({})
  await putPackages(db, Array(12).fill(bought))
})

const ofOne = sql`where id = (select booking_id from listed_booking where standing = 'Ticketed' and agency_id = ${agencyId} order by reference limit 1)`
const ofItsOrder = sql`where id = (select purchase_id from booking ${ofOne})`

test.each<[string, Sql]>([
  ['is pending again', sql`update booking set status = 'Pending' ${ofOne}`],
  ['is being cancelled', sql`update booking set status = 'PendingCancellation' ${ofOne}`],
  [
    'gets its locator, its traveller and another day',
    sql`
    update booking set locator = 'XYZ', lead_name = 'ÉVA', travel_start = '2030-01-01', title = 'Other' ${ofOne}`,
  ],
  ['is claimed', sql`update booking set claimed_by = ${customerId} ${ofOne}`],
  ['goes to another agency', sql`update purchase set agency_id = ${otherAgencyId} ${ofItsOrder}`],
  ['is of no agency', sql`update purchase set agency_id = null ${ofItsOrder}`],
  ['is nobody’s', sql`update purchase set agency_id = null, account_id = null, session_hash = 's' ${ofItsOrder}`],
  ['is a package no more', sql`update booking set bundle = 1 ${ofOne}`],
  ['is deleted', sql`delete from purchase ${ofItsOrder}`],
  ['loses who has claimed it', sql`delete from account where id = ${customerId}`],
  ['loses its agency', sql`delete from agency where id = ${otherAgencyId}`],
])('what %s is listed and counted so', async (_, statement) => {
  const before = await db.query(sql`select * from listed_booking order by 1`)
  await db.query(statement)
  expect(await db.query(sql`select * from listed_booking order by 1`)).not.toEqual(before)
  expect(await findListedFaults(db)).toEqual({})
})

test('[R4.9] a page tells how many there are, whatever is asked of them, of what is open to the reader', async () => {
  const count = async (where: Sql) =>
    (await db.one<{ count: number }>(sql`select count(*) from listed_booking where ${where}`))?.count ?? 0
  const isOfAgency = sql`agency_id = ${agencyId}`
  const own = sql`account_id = ${accountId} and agency_id is null`
  const all = await count(sql`${isOfAgency} or (${own})`)
  expect(await count(own)).toBeGreaterThan(0)
  const first = await pageOf({})
  expect([first.total, first.ids.length]).toEqual([all, 5])
  const beyond = await pageOf({}, reach, all - 2)
  expect([beyond.total, beyond.ids.length]).toEqual([all, 2])
  expect((await pageOf({ keyword: 'a PART' })).total).toBe(all)
  expect((await pageOf({ keyword: 'éva' })).total).toBe(1)
  expect((await pageOf({ productType: 'air' })).total).toBe(await count(sql`sold_as = 'air'`))
  expect((await pageOf({ status: ['Cancelled'] })).total).toBe(await count(sql`standing = 'Cancelled'`))
  expect((await pageOf({}, { ...reach, closedProducts: ['package'] })).total).toBe(
    await count(sql`sold_as <> 'package'`),
  )
  expect((await pageOf({}, { ...reach, agencyId: undefined })).total).toBe(await count(sql`account_id = ${accountId}`))
  expect(await pageOf({}, { ...reach, accountId: undefined, agencyId: undefined })).toEqual({ total: 0, ids: [] })
})

test.each<HistoryFilter>([{}, { sort: 'bookingDate,asc' }, { sort: 'travelDate,asc' }, { productType: 'package' }])(
  '[R4.9] a page is the same one from either end of the list: %j',
  async (filter) => {
    const question = { reach, filter, timeZone: 'UTC' }
    const { total, ids } = await findPage(db, question, { offset: 0, limit: 1_000 })
    expect(total).toBeGreaterThan(15)
    for (const limit of [1, 5, total, total + 3])
      for (let offset = 0; offset < total + 3; offset += 4) {
        const page = await readFromEnd(db, question, { offset, limit })
        expect(page).toMatchObject({ total, ids: ids.slice(offset, offset + limit) })
      }
  },
)

test('[R4.9] the day of a booking is that of the zone, also where midnight comes twice or never', async () => {
  const apart = await openTestDatabase()
  await putPeople(apart)
  await putPackages(apart, Array(300).fill(bought))
  // One each half an hour, about the nights in which clocks change: at midnight in Cairo, at one in Havana.
  await apart.query(sql`
    update booking set created_at = '2026-10-28T00:00Z'::timestamptz + place * interval '30 minutes'
    from (select id, row_number() over (order by id) as place from purchase) as file where file.id = purchase_id`)
  const [from, to] = ['2026-10-30', '2026-11-01']
  for (const timeZone of ['Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Midway', 'America/Havana', 'Africa/Cairo'])
    for (const bookingDate of [{ start: from }, { end: to }, { start: from, end: to }, { start: to, end: to }]) {
      const day = sql`(created_at at time zone ${timeZone})::date`
      const expected = await apart.one<{ count: number }>(sql`
        select count(*) from listed_booking
        where ${day} >= ${bookingDate.start ?? '2000-01-01'}::date and ${day} <= ${bookingDate.end ?? '2100-01-01'}::date`)
      const question = { reach, filter: { bookingDate }, timeZone }
      const { total } = await findPage(apart, question, { offset: 0, limit: 5 })
      expect(total, `${timeZone} ${JSON.stringify(bookingDate)}`).toBe(expected?.count)
      expect(total).toBeGreaterThan(40)
    }
  await apart.close()
})

test('many changes of a count become one when they are read, and the count stays', async () => {
  const changes = () => db.one<{ count: number }>(sql`select count(*) from listed_booking_change`)
  await putPackages(db, Array(mostChanges).fill(bought))
  const { total } = await pageOf({})
  expect((await changes())?.count).toBeLessThan(10)
  expect((await pageOf({})).total).toBe(total)
  await Promise.all(Array.from({ length: 5 }, () => sumUpChanges(db, agencyId)))
  expect((await pageOf({})).total).toBe(total)
  expect(await findListedFaults(db)).toEqual({})
})

test('an index answers each page, and for the first little more is read than is shown', async () => {
  const { db: listening, heard } = listenTo(db)
  const days = { start: '2026-01-01', end: '2036-01-01' }
  for (const asking of [reach, { ...reach, agencyId: undefined }])
    for (const filter of [
      {},
      { productType: 'air' },
      { sort: 'travelDate,asc' },
      { keyword: 'a' },
      { bookingDate: days },
    ] as const) {
      await findPage(listening, { reach: asking, filter, timeZone: 'UTC' }, { offset: 0, limit: 5 })
      await readFromEnd(listening, { reach: asking, filter, timeZone: 'UTC' }, { offset: 0, limit: 5 })
      await listKeys(listening, { reach: asking, filter, timeZone: 'UTC' }, sql`true`, 5)
    }
  expect(heard.size).toBeGreaterThan(15)
  await db.script('analyze listed_booking')
  expect(await findScans(db, heard.values(), () => true)).toEqual([])
  const [first] = heard.values()
  // The agency's, and the first of what is beside them.
  expect(await countRead(db, first as Sql, 'listed_booking')).toBeLessThan(10)
})

test('what was bought before there was such a table is listed and counted after the upgrade', async () => {
  // Statements that one database has prepared are for its own tables.
  const old = await openTestDatabase()
  const seen = await upgrade(old, {
    from: '0037',
    async fill(tx) {
      await putPeople(tx)
      await putPackages(tx, [['Ticketed', 'PendingCancellation'], ['Pending', 'Pending'], bought])
    },
    look: async (tx) => ({
      listed: await tx.query(sql`select sold_as as "soldAs", standing, words from listed_booking order by standing`),
      faults: await findListedFaults(tx),
    }),
  })
  await old.close()
  expect(seen).toMatchObject({
    listed: [
      { soldAs: 'package', standing: 'PendingCancellation', words: expect.stringContaining('a part\nhotel') },
      { soldAs: 'package', standing: 'Ticketed' },
    ],
    faults: {},
  })
})
