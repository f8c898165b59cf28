import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { readTimetable, readVersion } from '../timetable/store.ts'
import { buildEurope } from './europe.ts'
import { seedEurope } from './seed.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

async function readAll() {
  const pages = []
  for await (const page of readTimetable(db)) pages.push(page)
  return {
    stops: pages.flatMap(({ stops = [] }) => stops),
    services: pages.flatMap(({ services = [] }) => services),
    transfers: pages.flatMap(({ transfers = [] }) => transfers),
    trips: pages.flatMap(({ trips = [] }) => trips),
  }
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

it('[R7.44] a fresh database holds the timetable of Europe, train for train', async () => {
  const europe = buildEurope()
  const stored = await readAll()
  expect(stored.stops.toSorted(byId)).toEqual(europe.stops.toSorted(byId))
  expect(stored.services.toSorted(byId)).toEqual(europe.services.toSorted(byId))
  expect(stored.transfers.length).toBe(europe.transfers.length)
  const plain = stored.trips.map(({ id, service, arrivals, departures, stops }) => [
    id,
    service,
    arrivals,
    departures,
    stops,
  ])
  expect(plain.toSorted()).toEqual(
    europe.trips
      .map(({ id, service, arrivals, departures, stops }) => [id, service, arrivals, departures, stops])
      .toSorted(),
  )
})

it('a second start writes nothing, and a changed timetable is put right', async () => {
  const version = await readVersion(db)
  await seedEurope(db)
  expect(await readVersion(db)).toBe(version)
  await db.query(sql`update rail_feed set digest = 'of yesterday' where id = 'house'`)
  await db.query(sql`delete from rail_trip where brand = 'TGV Lyria'`)
  await seedEurope(db)
  expect(await readVersion(db)).toBe(version + 1)
  expect((await readAll()).trips.some(({ brand }) => brand === 'TGV Lyria')).toBe(true)
})
