import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openBareDatabase } from '../../../../testing/gtfs.ts'
import { findFeed, readTimetable, readVersion, replaceFeed, TimetableChanged, type TimetablePage } from './store.ts'
import type { Service, TimetableStop, Trip } from './timetable.ts'

const stop = (id: string, name = id): TimetableStop => ({ id, name, lat: 48.1, lon: 2.5, timeZone: 'Europe/Paris' })
const service: Service = {
  ...{ id: 'x:all', from: '2027-01-01', to: '2027-02-28', weekdays: 0b1000001 },
  ...{ added: ['2027-03-05'], removed: ['2027-01-03'] },
}
const trip = (id: string, rest: Partial<Trip> = {}): Trip => ({
  ...{ id, service: 'x:all', operator: 'DB', brand: 'ICE', number: '1', timeZone: 'Europe/Berlin' },
  ...{ stops: ['8000105', 'x:end'], arrivals: [0, 90_000], departures: [600, 90_060] },
  ...rest,
})
const feed = (digest: string, id = 'x') => ({ id, name: 'A feed', digest })

async function readAll(db: Database): Promise<TimetablePage[]> {
  const pages: TimetablePage[] = []
  for await (const page of readTimetable(db)) pages.push(page)
  return pages
}

describe('the tables of the timetable', () => {
  let db: Database
  beforeAll(async () => {
    db = await openBareDatabase()
  })
  beforeEach(() => db.query(sql`delete from rail_feed`))
  afterAll(() => db.close())

  it('gives back what was put in', async () => {
    const page = {
      stops: [stop('8000105'), stop('x:end', 'L\'Haÿ, "Fin"')],
      services: [service],
      transfers: [{ from: 'x:end', to: 'x:end', seconds: 240 }],
      trips: [trip('x:1', { noBoarding: [1], noLeaving: [0] })],
    }
    expect(await replaceFeed(db, feed('a'), [page])).toBe('replaced')
    expect(await readAll(db)).toEqual([
      { stops: page.stops, services: page.services, transfers: page.transfers },
      { trips: page.trips },
    ])
    expect(await findFeed(db, 'x')).toMatchObject({ name: 'A feed', firstDay: '2027-01-01', lastDay: '2027-03-05' })
  })

  it('reads no page of a feed that is there already, and counts no version', async () => {
    await replaceFeed(db, feed('a'), [{ services: [service], trips: [trip('x:1')] }])
    const version = await readVersion(db)
    const pages = {
      [Symbol.iterator]: () => {
        throw new Error('was read')
      },
    }
    expect(await replaceFeed(db, feed('a'), pages)).toBe('unchanged')
    expect(await readVersion(db)).toBe(version)
  })

  it('of two that replace a feed at once, one does', async () => {
    const pages = [{ services: [service], trips: [trip('x:1')] }]
    const version = await readVersion(db)
    const outcomes = await Promise.all([replaceFeed(db, feed('b'), pages), replaceFeed(db, feed('b'), pages)])
    expect(outcomes.sort()).toEqual(['replaced', 'unchanged'])
    expect(await readVersion(db)).toBe(version + 1)
  })

  it('keeps the old feed when a page fails', async () => {
    await replaceFeed(db, feed('a'), [{ services: [service], trips: [trip('x:1')] }])
    const before = [await readVersion(db), await readAll(db)]
    async function* pages(): AsyncGenerator<TimetablePage> {
      yield { services: [service], trips: [trip('x:2')] }
      throw new Error('the file ended')
    }
    await expect(replaceFeed(db, feed('b'), pages())).rejects.toThrow('the file ended')
    await expect(replaceFeed(db, feed('b'), [{ trips: [trip('x:2')] }])).rejects.toThrow('foreign key')
    expect([await readVersion(db), await readAll(db)]).toEqual(before)
  })

  it('reads the trips of all feeds in pages of 500, each once', async () => {
    const ids = Array.from({ length: 1200 }, (_, index) => `x:${index}`)
    await replaceFeed(db, feed('a'), [{ services: [service], trips: ids.map((id) => trip(id)) }])
    await replaceFeed(db, feed('a', 'y'), [
      { services: [{ ...service, id: 'y:all' }], trips: [trip('y:1', { service: 'y:all' })] },
    ])
    const pages = (await readAll(db)).flatMap(({ trips }) => (trips ? [trips.map(({ id }) => id)] : []))
    expect(pages.map(({ length }) => length)).toEqual([500, 500, 201])
    expect(pages.flat().sort()).toEqual([...ids, 'y:1'].sort())
  })

  it('tells a station of several feeds once, by the words of the house', async () => {
    for (const [id, name] of [
      ['a', 'Koeln'],
      ['house', 'Köln Hbf'],
      ['z', 'Cologne'],
    ] as const)
      await replaceFeed(db, feed('1', id), [
        { stops: [stop('8000207', name)], transfers: [{ from: '8000207', to: '8000207', seconds: name.length }] },
      ])
    const [first] = await readAll(db)
    expect(first).toMatchObject({ stops: [{ name: 'Köln Hbf' }], transfers: [{ seconds: 8 }] })
  })

  it('says so when a feed is replaced while it is being read', async () => {
    await replaceFeed(db, feed('a'), [{ services: [service], trips: [trip('x:1')] }])
    const reading = readTimetable(db)
    await reading.next()
    await replaceFeed(db, feed('b'), [{ services: [service], trips: [trip('x:2')] }])
    await expect(
      (async () => {
        for await (const _ of reading);
      })(),
    ).rejects.toThrow(TimetableChanged)
  })
})
