import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { importFile, importFiles, openBareDatabase } from '../../../../testing/gtfs.ts'
import { smallFeed } from '../../../../testing/small-feed.ts'
import { zip } from '../../../../testing/zip.ts'
import { readTimetable, readVersion } from '../timetable/store.ts'
import type { Timetable } from '../timetable/timetable.ts'
import { usualLimits } from './limits.ts'
import { describeReport } from './report.ts'

let db: Database
beforeAll(async () => {
  db = await openBareDatabase()
})
afterAll(() => db.close())
afterEach(() => db.query(sql`delete from rail_feed`))

/** Everything that is stored, as one. */
async function readAll(): Promise<Timetable> {
  const all = { stops: [], services: [], transfers: [], trips: [] } as { [Part in keyof Timetable]: unknown[] }
  for await (const page of readTimetable(db))
    for (const part of Object.keys(page) as (keyof Timetable)[]) all[part].push(...(page[part] ?? []))
  return all as unknown as Timetable
}

/** A file of the small feed with one piece of it replaced. */
const withChange = (file: string, from: string | RegExp, to: string): Record<string, string> => {
  const changed = (smallFeed[file] ?? '').replace(from, to)
  if (changed === smallFeed[file]) throw new Error(`${file} does not have ${from}`)
  return { ...smallFeed, [file]: changed }
}

const without = (file: string): Record<string, string> =>
  Object.fromEntries(Object.entries(smallFeed).filter(([name]) => name !== file))

describe('import of a timetable', () => {
  it('[R2.6] takes trains, days, stops and rules for changing, through byte order mark, CRLF and quotes', async () => {
    const report = await importFiles(db, smallFeed)
    expect(report.outcome).toBe('replaced')
    expect(report.complaints.count).toBe(0)
    expect(report.taken).toEqual({
      ...{ matched: 5, added: 5, services: 3, trips: 13, stopTimes: 31, transfers: 3 },
      ...{ otherTrips: 1, otherTransfers: 1 },
    })
    const { stops, services, trips, transfers } = await readAll()
    expect(stops.map(({ id }) => id).sort()).toEqual([
      ...['8727100', '8768600', '8772319', '8775100', '8814001'],
      ...['small:bridge', 'small:cliff', 'small:farm', 'small:isle', 'small:port'],
    ])
    expect(stops.find(({ id }) => id === 'small:port')).toEqual({
      ...{ id: 'small:port', name: 'Harbourmouth, Quay 1', lat: 43.1, lon: 5.9, timeZone: 'Europe/Paris' },
    })
    expect(stops.find(({ id }) => id === '8814001')?.timeZone).toBe('Europe/Brussels')
    expect(services).toContainEqual({
      ...{ id: 'small:working', from: '2027-03-01', to: '2027-04-30', weekdays: 0b0011111 },
      ...{ added: ['2027-04-10'], removed: ['2027-04-05'] },
    })
    expect(services).toContainEqual({
      ...{ id: 'small:special', from: '2027-03-20', to: '2027-03-20', weekdays: 0 },
      ...{ added: ['2027-03-20'], removed: [] },
    })
    expect(transfers).toEqual([
      { from: '8727100', to: '8768600', seconds: 2700 },
      { from: '8772319', to: '8772319', seconds: 600 },
      { from: 'small:bridge', to: 'small:bridge', seconds: 30 * 86_400 },
    ])
    expect(trips.find(({ id }) => id === 'small:night')).toMatchObject({
      ...{ service: 'small:daily', operator: 'SNCF', brand: 'TGV INOUI', number: '6699', timeZone: 'Europe/Paris' },
      ...{ stops: ['8768600', '8772319', '8775100'], arrivals: [79_200, 87_000, 108_300] },
      departures: [79_200, 87_600, 108_300],
    })
    expect(trips.find(({ id }) => id === 'small:t6655')).toMatchObject({ noBoarding: [], noLeaving: [1] })
    expect(trips.find(({ id }) => id === 'small:h3')).toMatchObject({
      ...{ operator: 'HARBOURRAILW', brand: 'HR', number: '503' },
      ...{ arrivals: [50_400, 51_600, 52_800, 54_000] },
    })
  })

  it('says what it took', async () => {
    expect(describeReport(await importFiles(db, smallFeed))).toEqual([
      "Imported the feed 'small':",
      '  13 trains with 31 stop times',
      '  5 stops matched to our stations, 5 new',
      '  3 calendars, valid from 2027-03-01 to 2027-04-30',
      '  3 rules for changing trains',
      '  left out: 1 trip that is no train',
      '  left out: 1 rule for single trains or platforms',
      'Nothing was refused.',
    ])
  })

  it('does nothing the second time, and says so', async () => {
    await importFiles(db, smallFeed)
    const version = await readVersion(db)
    const again = await importFiles(db, smallFeed)
    expect(again.outcome).toBe('unchanged')
    expect(describeReport(again)[0]).toContain("The feed 'small' is this very file already")
    expect(await readVersion(db)).toBe(version)
    expect(await db.query(sql`select id from rail_feed`)).toEqual([{ id: 'small' }])
  })

  it('replaces the feed of the same name whole, and leaves others alone', async () => {
    await importFiles(db, smallFeed)
    await importFiles(db, smallFeed, { feed: 'other' })
    await importFiles(db, withChange('trips.txt', 'tgv,working,t6601,6601\n', ''))
    const trips = (await readAll()).trips.map(({ id }) => id)
    expect(trips).not.toContain('small:t6601')
    expect(trips).toContain('other:t6601')
    expect(trips).toHaveLength(12 + 13)
  })

  it('gives all trains to the operator that was named', async () => {
    await importFiles(db, smallFeed, { operator: 'DB' })
    expect(new Set((await readAll()).trips.map(({ operator }) => operator))).toEqual(new Set(['DB']))
  })

  it('reads a zip that has the folder of the files in it', async () => {
    const inside = Object.fromEntries(Object.entries(smallFeed).map(([name, text]) => [`feed/${name}`, text]))
    expect((await importFiles(db, inside)).taken?.trips).toBe(13)
  })

  it('takes an open sample feed: frequencies, boarding areas, times over 24:00', async () => {
    const file = join(dirname(createRequire(import.meta.url).resolve('sample-gtfs-feed/package.json')), 'gtfs.zip')
    await expect(importFile(db, { file, feed: 'sample' })).rejects.toThrow('all of its 4 routes are of other kinds')
    const { taken, feed, complaints } = await importFile(db, { file, feed: 'sample', routeTypes: [0, 3] })
    expect(complaints.count).toBe(0)
    // Ten trips; two of them are patterns that run twelve and six times.
    expect(taken).toMatchObject({ trips: 8 + 12 + 6, services: 4 })
    expect(feed).toMatchObject({ firstDay: '2019-03-01', lastDay: '2019-08-20' })
    const { trips, stops } = await readAll()
    expect(
      trips
        .filter(({ id }) => id.startsWith('sample:b-downtown-on-working-days#'))
        .map(({ departures }) => departures[0]),
    ).toEqual(Array.from({ length: 12 }, (_, index) => 8 * 3600 + index * 300))
    expect(trips.find(({ id }) => id === 'sample:during-dst-1')?.departures[0]).toBe(25 * 3600 + 58 * 60)
    expect(stops.map(({ name }) => name)).not.toContain('Platform 1')
  })
})

describe('what cannot be imported', () => {
  const refused: [string, () => Record<string, string | Buffer> | Buffer, string][] = [
    ['no zip', () => Buffer.from('this is no zip at all'), 'The file is not a zip'],
    ['half a zip', () => zip(smallFeed).subarray(0, 900), 'The file is not a zip'],
    ['no stops', () => without('stops.txt'), 'stops.txt is missing from the zip.'],
    ['no stop times', () => without('stop_times.txt'), 'stop_times.txt is missing from the zip.'],
    ['an empty file', () => ({ ...smallFeed, 'trips.txt': '' }), 'trips.txt is empty.'],
    [
      'no calendar of either kind',
      () => Object.fromEntries(Object.entries(smallFeed).filter(([name]) => !name.startsWith('calendar'))),
      'calendar.txt and calendar_dates.txt are both missing',
    ],
    [
      'a column that is missing',
      () => withChange('trips.txt', 'service_id', 'service'),
      'trips.txt, line 1: the column service_id is missing.',
    ],
    [
      'a quote that is never closed',
      () => withChange('agency.txt', 'Ltd."', 'Ltd.'),
      'agency.txt, line 3: a quote is opened and not closed.',
    ],
    [
      'text behind a quote',
      () => withChange('agency.txt', 'Ltd."', 'Ltd." GmbH'),
      'agency.txt, line 3: there is text after a closing quote.',
    ],
    [
      'a time zone of its own',
      () => withChange('agency.txt', 'Europe/Paris', 'Europe/Atlantis'),
      "agency.txt, line 2: 'Europe/Atlantis' is no time zone.",
    ],
    ['buses only', () => withChange('routes.txt', /,(101|106|2)$/gm, ',3'), 'The feed has no trains'],
    [
      'not one train that can be used',
      () => withChange('stop_times.txt', /\d+:\d\d:\d\d/g, 'noon'),
      'Not one train of the feed can be used.',
    ],
    [
      'a bomb',
      () => ({ ...smallFeed, 'shapes.txt': Buffer.alloc(20_000_000, '0,') }),
      'shapes.txt unpacks to more than 150 times its packed size: the zip is taken for a bomb.',
    ],
  ]

  it.each(refused)('%s: says why and leaves the old timetable', async (_, files, sentence) => {
    await importFiles(db, smallFeed)
    const before = [await readVersion(db), await readAll()]
    await expect(importFiles(db, files())).rejects.toMatchObject({
      name: 'ImportRefused',
      message: expect.stringContaining(sentence),
    })
    expect([await readVersion(db), await readAll()]).toEqual(before)
  })

  it('a zip that says less of a file than is in it', async () => {
    const bytes = zip({ ...smallFeed, 'trips.txt': `${smallFeed['trips.txt']}${'tgv,daily,x,1\n'.repeat(50_000)}` })
    // The sizes in the list of files: a liar's word is what the limits were checked against.
    const entry = bytes.lastIndexOf(Buffer.from('trips.txt')) - 46
    bytes.writeUInt32LE(400, entry + 24)
    await expect(importFiles(db, bytes)).rejects.toThrow(/trips.txt cannot be unpacked to its end/)
  })

  it.each([
    ['the zip', { zipBytes: 1000 }, 'The file has 1 MB and the limit is 1 MB. Raise it with --max-mb.'],
    ['all files', { unpackedBytes: 2000 }, 'The zip unpacks to more than 1 MB, which is the limit.'],
    ['one file', { fileBytes: 1000 }, 'stop_times.txt unpacks to 1 MB and the limit of a file is 1 MB.'],
    ['rows', { rows: 20 }, 'stop_times.txt has more than 20 rows, which is the limit.'],
  ])('over the limit of %s', async (_, limits, sentence) => {
    await expect(importFiles(db, smallFeed, { limits: { ...usualLimits, ...limits } })).rejects.toThrow(sentence)
    expect(await db.query(sql`select 1 from rail_feed`)).toEqual([])
  })

  it.each([
    ['house', "'house' is our own timetable"],
    ['No Name', "'No Name' cannot name a feed"],
  ])('under the name %s', async (feed, sentence) => {
    await expect(importFiles(db, smallFeed, { feed })).rejects.toThrow(sentence)
  })

  it('no file at all', async () => {
    await expect(importFile(db, { file: '/nowhere.zip', feed: 'small' })).rejects.toThrow(
      '/nowhere.zip is not there, or is not a file.',
    )
  })

  it('a database that fails half-way leaves the old timetable', async () => {
    await importFiles(db, smallFeed)
    const before = [await readVersion(db), await readAll()]
    await db.script('alter table rail_transfer add constraint broken check (seconds < 1000) not valid')
    try {
      await expect(importFiles(db, withChange('trips.txt', 'tgv,working,t6601,6601\n', ''))).rejects.toThrow()
    } finally {
      await db.script('alter table rail_transfer drop constraint broken')
    }
    expect([await readVersion(db), await readAll()]).toEqual(before)
  })
})

describe('rows that are refused', () => {
  const broken: [string, string, string | RegExp, string, string, string][] = [
    [
      'a time',
      'stop_times.txt',
      '07:00:00,07:00:00',
      '07:61:00,07:00:00',
      't6601',
      "stop_times.txt, line 3: has a time that is none: '07:61:00'",
    ],
    [
      'an unknown stop',
      'stop_times.txt',
      '08:56:00,09:00:00,lyon-A',
      '08:56:00,09:00:00,nowhere',
      't6601',
      "stop_times.txt, line 4: names a stop that cannot be used: 'nowhere'",
    ],
    [
      'the door of a station',
      'stop_times.txt',
      '08:56:00,09:00:00,lyon-A',
      '08:56:00,09:00:00,lyon-door',
      't6601',
      "stop_times.txt, line 4: names a stop that cannot be used: 'lyon-door'",
    ],
    [
      'a place in the order',
      'stop_times.txt',
      'lyon-A,20',
      'lyon-A,second',
      't6601',
      "stop_times.txt, line 4: has no place in the order of its trip: 'second'",
    ],
    [
      'the same place twice',
      'stop_times.txt',
      'lyon-A,20',
      'lyon-A,10',
      't6601',
      'stop_times.txt, line 4: repeats place 10 in the order of its trip',
    ],
    [
      'a train that goes back in time',
      'stop_times.txt',
      '08:56:00,09:00:00',
      '06:56:00,09:00:00',
      't6601',
      'stop_times.txt, line 4: has a time before that of the stop before it',
    ],
    [
      'no time at the end',
      'stop_times.txt',
      '10:40:00,10:40:00',
      ',',
      't6601',
      'stop_times.txt, line 2: has no time at the beginning or end of its trip',
    ],
    [
      'one stop only',
      'stop_times.txt',
      /t6603,09:56.*\r\n/,
      '',
      't6603',
      'stop_times.txt, line 5: is the only stop of its trip',
    ],
    ['no stops', 'stop_times.txt', /t6603,.*\r\nt6603,.*\r\n/, '', 't6603', "trips.txt, line 3: has no stops: 't6603'"],
    [
      'too few fields',
      'stop_times.txt',
      '10:40:00,mars,30,,',
      '10:40:00,mars,30',
      't6601',
      'stop_times.txt, line 2: has 5 fields where the first line has 7',
    ],
    [
      'an unknown service',
      'trips.txt',
      'tgv,working,t6601',
      'tgv,never,t6601',
      't6601',
      "trips.txt, line 2: names a service that has no days: 'never'",
    ],
    [
      'an unknown route',
      'trips.txt',
      'tgv,working,t6601',
      'hovercraft,working,t6601',
      't6601',
      "trips.txt, line 2: names a route that is not in routes.txt: 'hovercraft'",
    ],
    [
      'a day that does not exist',
      'calendar_dates.txt',
      '20270320',
      '20270230',
      't6677',
      'calendar_dates.txt, line 4: has no day',
    ],
    [
      'a stop without a position',
      'stops.txt',
      '43.0100,6.2000',
      '143,6.2',
      'h3',
      'stops.txt, line 15: has no position',
    ],
  ]

  it.each(broken)(
    '%s: told with file and line, the train left out, the rest imported',
    async (_, file, from, to, trip, sentence) => {
      const report = await importFiles(db, withChange(file, from, to))
      expect(report.outcome).toBe('replaced')
      expect(describeReport(report).join('\n')).toContain(`  ${sentence}.`)
      const trips = (await readAll()).trips.map(({ id }) => id)
      expect(trips.length).toBeGreaterThan(9)
      expect(trips).not.toContain(`small:${trip}`)
    },
  )

  it('counts them all and shows twenty', async () => {
    const extra = Array.from({ length: 30 }, (_, index) => `ghost${index},10:00:00,10:00:00,mars,1,,\r\n`).join('')
    const report = await importFiles(db, { ...smallFeed, 'stop_times.txt': `${smallFeed['stop_times.txt']}${extra}` })
    expect(report.complaints.count).toBe(30)
    expect(report.complaints.shown).toHaveLength(20)
    expect(report.complaints.shown[0]).toEqual({
      ...{ file: 'stop_times.txt', line: 35, sentence: "names a trip that is not in trips.txt: 'ghost0'" },
    })
    expect(report.taken?.trips).toBe(13)
  })

  it('text that is no UTF-8', async () => {
    const latin = Buffer.from(
      'agency_id,agency_name,agency_timezone\nSN,\xc9cole,Europe/Paris\nHB,Harbour,Europe/Paris\n',
      'latin1',
    )
    const report = await importFiles(db, { ...smallFeed, 'agency.txt': latin })
    expect(report.complaints.shown[0]).toEqual({ file: 'agency.txt', line: 2, sentence: 'is not written in UTF-8' })
  })
})
