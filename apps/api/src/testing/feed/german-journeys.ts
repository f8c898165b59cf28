/**
 * Journeys on the German long-distance feed of April and May 2026 (gtfs.de, CC BY 4.0), worked out by hand from the
 * rows of its text files. The feed itself is not ours to ship.
 */
export interface GoldenJourney {
  readonly why: string
  readonly from: string
  readonly to: string
  /** The window, in German time; 2 hours ahead of UTC all through the feed. */
  readonly day: string
  readonly earliest: string
  readonly latest: string
  /** Departure, arrival and the trip_id of each train. */
  readonly expected: readonly { departs: string; arrives: string; trips: readonly string[] }[]
}

export const germanJourneys: readonly GoldenJourney[] = [
  {
    why: 'direct',
    ...{ from: 'Berlin Hbf', to: 'München Hbf', day: '2026-04-21', earliest: '05:30', latest: '05:40' },
    expected: [{ departs: '2026-04-21 05:36', arrives: '2026-04-21 09:41', trips: ['1045816'] }],
  },
  {
    why: 'over midnight',
    ...{ from: 'Berlin Hbf', to: 'Basel SBB', day: '2026-04-21', earliest: '22:25', latest: '22:31' },
    expected: [{ departs: '2026-04-21 22:30', arrives: '2026-04-22 08:48', trips: ['1325601'] }],
  },
  {
    why: 'after midnight, in a train of the day before',
    ...{ from: 'Hannover Hbf', to: 'Frankfurt (Main) Hbf', day: '2026-04-22', earliest: '02:00', latest: '02:12' },
    expected: [{ departs: '2026-04-22 02:10', arrives: '2026-04-22 05:37', trips: ['1325601'] }],
  },
  {
    why: 'on a Monday like others',
    ...{ from: 'Rostock Hbf', to: 'Dresden Hbf', day: '2026-04-20', earliest: '18:00', latest: '18:24' },
    expected: [{ departs: '2026-04-20 18:20', arrives: '2026-04-20 22:28', trips: ['835717'] }],
  },
  {
    why: 'on the Monday that is taken out of its calendar another train runs, and is slower',
    ...{ from: 'Rostock Hbf', to: 'Dresden Hbf', day: '2026-04-27', earliest: '18:00', latest: '18:24' },
    expected: [{ departs: '2026-04-27 18:20', arrives: '2026-04-27 22:47', trips: ['417156'] }],
  },
  {
    why: 'a train of weekends, put into the calendar of a holiday',
    ...{ from: 'Frankfurt (Main) Hbf', to: 'Kiel Hbf', day: '2026-05-01', earliest: '04:36', latest: '04:45' },
    expected: [{ departs: '2026-05-01 04:41', arrives: '2026-05-01 10:40', trips: ['1316755'] }],
  },
  {
    why: 'a train of one single day, without a calendar of its own',
    ...{ from: 'Basel SBB', to: 'Berlin Hbf', day: '2026-05-05', earliest: '16:12', latest: '16:18' },
    expected: [{ departs: '2026-05-05 16:16', arrives: '2026-05-05 23:26', trips: ['1127451'] }],
  },
  {
    why: 'one change, at Stuttgart',
    ...{ from: 'Kiel Hbf', to: 'Oberstdorf', day: '2026-04-21', earliest: '08:00', latest: '09:00' },
    expected: [{ departs: '2026-04-21 08:16', arrives: '2026-04-21 18:12', trips: ['237299', '1161915'] }],
  },
  {
    why: 'two changes, at the border and at Hamburg',
    ...{ from: 'København H', to: 'Frankfurt (Main) Hbf', day: '2026-04-21', earliest: '06:00', latest: '06:30' },
    expected: [{ departs: '2026-04-21 06:02', arrives: '2026-04-21 15:14', trips: ['1518930', '1194667', '1517334'] }],
  },
  {
    why: 'a change of five minutes is just long enough, at Venlo',
    ...{ from: 'Amsterdam Centraal', to: 'München Hbf', day: '2026-04-21', earliest: '08:00', latest: '08:06' },
    expected: [{ departs: '2026-04-21 08:01', arrives: '2026-04-21 15:40', trips: ['1169592', '118404'] }],
  },
  {
    why: 'a change of four minutes is too short, at Erfurt from 08:42 to 08:46',
    ...{ from: 'Gotha', to: 'Halle (Saale) Hbf', day: '2026-04-21', earliest: '08:20', latest: '08:30' },
    expected: [{ departs: '2026-04-21 08:25', arrives: '2026-04-21 09:41', trips: ['351442', '529319'] }],
  },
  {
    why: 'a train that only lets people off, at 06:58',
    ...{ from: 'Berlin-Spandau', to: 'Berlin Ostbahnhof', day: '2026-04-22', earliest: '06:57', latest: '06:59' },
    expected: [],
  },
]
