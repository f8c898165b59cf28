import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { importFiles, openBareDatabase, openFinder } from '../../../../testing/gtfs.ts'
import { smallFeed } from '../../../../testing/small-feed.ts'

const [gareDeLyon, partDieu, marseille, bruxelles] = ['8768600', '8772319', '8775100', '8814001'] as const
const [port, bridge, cliff, isle, farm] = ['port', 'bridge', 'cliff', 'isle', 'farm'].map((id) => `small:${id}`) as [
  string,
  string,
  string,
  string,
  string,
]

interface Golden {
  title: string
  from: string
  to: string
  /** With the offset of Paris on that day. */
  window: [string, string]
  maxChanges?: number
  /** Departure and arrival in Paris's time, and the trains; worked out from the tables of small-feed.ts by hand. */
  expected: [string, string, ...string[]][]
}

const golden: Golden[] = [
  {
    title: 'direct, on a working day',
    from: gareDeLyon,
    to: marseille,
    window: ['2027-03-02T06:00+01:00', '2027-03-02T07:30+01:00'],
    expected: [['2027-03-02 07:00', '2027-03-02 10:40', 'TGV INOUI 6601']],
  },
  {
    title: 'a change of eight minutes is too short for the ten of Lyon',
    from: gareDeLyon,
    to: marseille,
    window: ['2027-03-02T07:30+01:00', '2027-03-02T09:00+01:00'],
    expected: [['2027-03-02 08:00', '2027-03-02 12:40', 'TGV INOUI 6603', 'TER 12']],
  },
  {
    title: 'over midnight',
    from: gareDeLyon,
    to: marseille,
    window: ['2027-03-02T21:00+01:00', '2027-03-02T23:00+01:00'],
    expected: [['2027-03-02 22:00', '2027-03-03 06:05', 'TGV INOUI 6699']],
  },
  {
    title: 'after midnight, in a train of the day before',
    from: partDieu,
    to: marseille,
    window: ['2027-03-03T00:00+01:00', '2027-03-03T01:00+01:00'],
    expected: [['2027-03-03 00:20', '2027-03-03 06:05', 'TGV INOUI 6699']],
  },
  {
    title: 'not on Easter Monday, which is taken out of the calendar',
    from: gareDeLyon,
    to: marseille,
    window: ['2027-04-05T06:00+02:00', '2027-04-05T07:30+02:00'],
    expected: [],
  },
  {
    title: 'on the Saturday that is put into the calendar',
    from: gareDeLyon,
    to: marseille,
    window: ['2027-04-10T06:00+02:00', '2027-04-10T07:30+02:00'],
    expected: [['2027-04-10 07:00', '2027-04-10 10:40', 'TGV INOUI 6601']],
  },
  {
    title: 'a train of one single day',
    from: gareDeLyon,
    to: port,
    window: ['2027-03-20T11:00+01:00', '2027-03-20T13:00+01:00'],
    expected: [['2027-03-20 12:00', '2027-03-20 16:30', 'TGV INOUI 6677']],
  },
  {
    title:
      'across Paris in three quarters of an hour; four minutes at Marseille are too few where nothing else is said',
    from: bruxelles,
    to: isle,
    window: ['2027-04-30T05:00+02:00', '2027-04-30T06:00+02:00'],
    expected: [
      ['2027-04-30 05:40', '2027-04-30 15:00', 'TGV INOUI 9310', 'TGV INOUI 6603', 'TER 12', 'HR 502', 'HR 503'],
    ],
  },
  {
    title: 'but not with three changes',
    from: bruxelles,
    to: isle,
    window: ['2027-04-30T05:00+02:00', '2027-04-30T06:00+02:00'],
    maxChanges: 3,
    expected: [],
  },
  {
    title: 'the night in which clocks go forward takes as long as any other',
    from: gareDeLyon,
    to: marseille,
    window: ['2027-03-27T21:00+01:00', '2027-03-27T23:00+01:00'],
    expected: [['2027-03-27 22:00', '2027-03-28 07:05', 'TGV INOUI 6699']],
  },
  {
    title: 'the morning after, trains leave by the new time',
    from: gareDeLyon,
    to: partDieu,
    window: ['2027-03-28T07:00+02:00', '2027-03-28T09:00+02:00'],
    expected: [['2027-03-28 08:00', '2027-03-28 09:56', 'TGV INOUI 6603']],
  },
  {
    title: 'a stop without a time lies evenly between its neighbours',
    from: port,
    to: cliff,
    window: ['2027-03-02T13:00+01:00', '2027-03-02T15:00+01:00'],
    expected: [['2027-03-02 14:00', '2027-03-02 14:40', 'HR 503']],
  },
  {
    title: 'where nobody may get off, nobody does',
    from: gareDeLyon,
    to: partDieu,
    window: ['2027-03-02T17:00+01:00', '2027-03-02T19:00+01:00'],
    expected: [],
  },
  {
    title: 'the last stop of a line by its own train',
    from: bridge,
    to: isle,
    window: ['2027-03-02T14:30+01:00', '2027-03-02T15:00+01:00'],
    expected: [['2027-03-02 14:40', '2027-03-02 15:30', 'HR 5']],
  },
  {
    title: 'where changing is not possible, nobody changes, however long the time between',
    from: port,
    to: farm,
    window: ['2027-03-02T13:00+01:00', '2027-03-02T15:00+01:00'],
    expected: [],
  },
]

const paris = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' })

describe('golden journeys on a timetable of our own', () => {
  let db: Database
  let find: Awaited<ReturnType<typeof openFinder>>
  beforeAll(async () => {
    db = await openBareDatabase()
    await importFiles(db, smallFeed)
    find = await openFinder(db)
  })
  afterAll(() => db.close())

  it.each(golden)('[R2.6] $title', ({ from, to, window: [earliest, latest], maxChanges = 7, expected }) => {
    const found = find({
      from: [from],
      to: [to],
      earliest: Date.parse(earliest),
      latest: Date.parse(latest),
      maxChanges,
    })
    expect(
      found.map(({ departs, arrives, rides }) => [
        paris.format(departs),
        paris.format(arrives),
        ...rides.map(({ brand, number }) => `${brand} ${number}`),
      ]),
    ).toEqual(expected)
  })
})
