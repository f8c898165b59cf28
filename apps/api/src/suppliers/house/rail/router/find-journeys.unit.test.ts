import { describe, expect, it } from 'vitest'
import type { Service, Timetable, Transfer, Trip } from '../timetable/timetable.ts'
import { makeFinder } from './find-journeys.ts'
import type { Journey, JourneyQuery } from './journey.ts'
import { buildNetwork } from './network.ts'

const always: Service = { id: 'daily', from: '2026-01-01', to: '2026-12-31', weekdays: 127, added: [], removed: [] }

const secondsOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

/** 'Paris 23:00, Dijon 25:10/25:20, Nice 31:00': one clock is both arrival and departure. */
function train(id: string, way: string, rest: Partial<Trip> = {}): Trip {
  const calls = way.split(', ').map((call) => {
    const [, stop = '', arrives = '', departs = arrives] = /^(.+) ([\d:]+)(?:\/([\d:]+))?$/.exec(call) ?? []
    return { stop, arrives: secondsOf(arrives), departs: secondsOf(departs) }
  })
  return {
    id,
    service: 'daily',
    operator: 'sncf',
    brand: 'Train',
    number: id,
    timeZone: 'Europe/Paris',
    stops: calls.map(({ stop }) => stop),
    arrivals: calls.map(({ arrives }) => arrives),
    departures: calls.map(({ departs }) => departs),
    ...rest,
  }
}

function find(
  trips: Trip[],
  query: Partial<JourneyQuery> & { from: string[]; to: string[] },
  rest: Partial<Timetable> = {},
) {
  const ids = [...new Set(trips.flatMap(({ stops }) => stops))]
  const builder = buildNetwork()
  builder.add({
    stops: ids.map((id) => ({ id, name: id, lat: 0, lon: 0, timeZone: 'Europe/Paris' })),
    services: [always],
    trips,
    transfers: [],
    ...rest,
  })
  const june = { earliest: Date.parse('2026-06-01T00:00+02:00'), latest: Date.parse('2026-06-02T00:00+02:00') }
  return makeFinder(builder.finish())({ ...june, maxChanges: 7, ...query })
}

const window = (earliest: string, latest: string) => ({ earliest: Date.parse(earliest), latest: Date.parse(latest) })

/** 'a Paris–Lyon, b Lyon–Nice' */
const told = ({ rides }: Journey) =>
  rides.map(({ trip, calls }) => `${trip} ${calls[0]?.stop}–${calls.at(-1)?.stop}`).join(', ')

const zulu = (instant: number | undefined) => new Date(instant ?? Number.NaN).toISOString().slice(0, 16)

describe('[R7.44] a change of trains', () => {
  const trips = (next: string) => [train('a', 'Paris 08:00, Lyon 10:00'), train('b', `Lyon ${next}, Nice 14:00`)]
  /** The day of the train to Nice: who misses it takes that of the next day. */
  const goesOn = (next: string, transfers: Transfer[] = []) =>
    find(trips(next), { from: ['Paris'], to: ['Nice'] }, { transfers })[0]?.rides[1]?.day
  const [today, tomorrow] = ['2026-06-01', '2026-06-02']

  it('takes five minutes where nothing is said', () => {
    expect([goesOn('10:04'), goesOn('10:05')]).toEqual([tomorrow, today])
  })

  it('takes as long as the station says, be it more or less', () => {
    const inLyon = (seconds: number) => [{ from: 'Lyon', to: 'Lyon', seconds }]
    expect([goesOn('10:11', inLyon(720)), goesOn('10:12', inLyon(720))]).toEqual([tomorrow, today])
    expect([goesOn('10:01', inLyon(120)), goesOn('10:02', inLyon(120))]).toEqual([tomorrow, today])
  })
})

describe('[R7.44] the clock', () => {
  const night = train('night', 'Paris 23:00, Dijon 25:30/25:45, Nice 31:00')

  it('counts a night train over the lost hour of spring in the hours it really takes', () => {
    const [journey] = find([night], {
      from: ['Paris'],
      to: ['Nice'],
      ...window('2026-03-28T20:00Z', '2026-03-28T23:00Z'),
    })
    expect(journey?.rides[0]?.day).toBe('2026-03-28')
    expect(zulu(journey?.departs)).toBe('2026-03-28T22:00')
    // 08:00 by the clocks of Nice, which have gone forward.
    expect(zulu(journey?.arrives)).toBe('2026-03-29T06:00')
    expect(journey?.rides[0]?.calls.map(({ arrives, departs }) => [zulu(arrives), zulu(departs)])).toEqual([
      ['2026-03-28T22:00', '2026-03-28T22:00'],
      ['2026-03-29T00:30', '2026-03-29T00:45'],
      ['2026-03-29T06:00', '2026-03-29T06:00'],
    ])
  })

  it('counts a night train over the hour that autumn has twice', () => {
    const [journey] = find([night], {
      from: ['Paris'],
      to: ['Nice'],
      ...window('2026-10-24T20:00Z', '2026-10-24T23:00Z'),
    })
    expect(zulu(journey?.departs)).toBe('2026-10-24T21:00')
    // 06:00 by the clocks of Nice, which have gone back.
    expect(zulu(journey?.arrives)).toBe('2026-10-25T05:00')
  })

  it('shows a train of the day itself at its usual time, on both days', () => {
    const morning = train('morning', 'Paris 10:00, Lyon 12:00')
    const spring = find([morning], {
      from: ['Paris'],
      to: ['Lyon'],
      ...window('2026-03-29T00:00Z', '2026-03-30T00:00Z'),
    })
    const autumn = find([morning], {
      from: ['Paris'],
      to: ['Lyon'],
      ...window('2026-10-25T00:00Z', '2026-10-26T00:00Z'),
    })
    expect(spring.map(({ departs }) => zulu(departs))).toEqual(['2026-03-29T08:00'])
    expect(autumn.map(({ departs }) => zulu(departs))).toEqual(['2026-10-25T09:00'])
  })

  it('makes a change between a train on the clock of London and one on that of Paris', () => {
    const eurostar = train('9014', 'London 09:31, Lille 10:54/10:57, Paris Nord 11:47', { timeZone: 'Europe/London' })
    const missed = train('missed', 'Paris Nord 12:00, Amiens 13:10')
    const caught = train('caught', 'Paris Nord 13:00, Amiens 14:10')
    const [journey] = find([eurostar, missed, caught], { from: ['London'], to: ['Amiens'] })
    expect(zulu(journey?.departs)).toBe('2026-06-01T08:31')
    expect(journey && told(journey)).toBe('9014 London–Paris Nord, caught Paris Nord–Amiens')
    expect(zulu(journey?.arrives)).toBe('2026-06-01T12:10')
  })

  it('finds a train that began two days before', () => {
    const long = train('long', 'Moscow 08:00, Warsaw 30:00/31:00, Paris 54:00')
    const [journey] = find([long], {
      from: ['Warsaw'],
      to: ['Paris'],
      ...window('2026-06-01T00:00Z', '2026-06-01T12:00Z'),
    })
    expect(journey?.rides[0]).toMatchObject({ day: '2026-05-31', position: 1 })
    const later = train('later', 'Moscow 08:00, Warsaw 30:00/31:00, Berlin 49:00/49:30, Paris 58:00')
    const [end] = find([later], {
      from: ['Berlin'],
      to: ['Paris'],
      ...window('2026-06-01T00:00+02:00', '2026-06-02T00:00+02:00'),
    })
    expect(end?.rides[0]).toMatchObject({ day: '2026-05-30', position: 2 })
  })

  it('keeps to the days of service, with those added and taken away', () => {
    const services = [{ ...always, weekdays: 0b0011111, added: ['2026-06-06'], removed: ['2026-06-03'] }]
    const days = find(
      [train('a', 'Paris 10:00, Lyon 12:00')],
      { from: ['Paris'], to: ['Lyon'], ...window('2026-06-01T00:00Z', '2026-06-08T00:00Z') },
      { services },
    )
    expect(days.map(({ rides }) => rides[0]?.day.slice(-2))).toEqual(['01', '02', '04', '05', '06'])
  })
})

describe('changes', () => {
  const tgv = train('tgv', 'Lille 08:00, Paris Nord 09:00')
  const lyria = train('lyria', 'Paris Lyon 09:44, Geneva 13:00')
  const later = train('later', 'Paris Lyon 09:45, Geneva 14:00')
  const walk: Transfer = { from: 'Paris Nord', to: 'Paris Lyon', seconds: 45 * 60 }

  it('walk from one station of a city to another, in the time that it takes', () => {
    const query = { from: ['Lille'], to: ['Geneva'] }
    const answer = find([tgv, lyria, later], query, { transfers: [walk] })
    expect(answer.map(told)).toEqual(['tgv Lille–Paris Nord, later Paris Lyon–Geneva'])
    expect(find([tgv, lyria, later], query)).toEqual([])
    expect(find([tgv, lyria, later], query, { transfers: [{ ...walk, from: walk.to, to: walk.from }] })).toEqual([])
  })

  it('walk only between two trains: a journey begins and ends at the stops asked for', () => {
    expect(find([lyria], { from: ['Paris Nord'], to: ['Geneva'] }, { transfers: [walk] })).toEqual([])
    const both = find([lyria], { from: ['Paris Nord', 'Paris Lyon'], to: ['Geneva'] })
    expect(both.map(told)).toEqual(['lyria Paris Lyon–Geneva'])
  })

  it("keep a station's own least time, and the usual five minutes elsewhere", () => {
    const first = train('first', 'A 08:00, B 09:00')
    const quick = train('quick', 'B 09:04, C 10:00')
    const slow = train('slow', 'B 09:05, C 11:00')
    const query = { from: ['A'], to: ['C'] }
    const tells = (seconds: number) =>
      find([first, quick, slow], query, { transfers: [{ from: 'B', to: 'B', seconds }] }).map(told)
    expect(find([first, quick, slow], query).map(told)).toEqual(['first A–B, slow B–C'])
    expect(tells(240)).toEqual(['first A–B, quick B–C'])
    // Too late for both: the next train is that of the next day.
    const [late] = find([first, quick, slow], query, { transfers: [{ from: 'B', to: 'B', seconds: 301 }] })
    expect(late?.rides.map(({ trip, day }) => [trip, day])).toEqual([
      ['first', '2026-06-01'],
      ['quick', '2026-06-02'],
    ])
  })

  it('are offered fewer of them besides the quicker journey, and no more than asked for', () => {
    const direct = train('direct', 'A 08:00, D 12:00')
    const trips = [
      direct,
      train('one', 'A 08:00, B 08:30'),
      train('two', 'B 08:40, C 09:10'),
      train('three', 'C 09:20, D 10:00'),
    ]
    const tells = (maxChanges: number) => find(trips, { from: ['A'], to: ['D'], maxChanges }).map(told)
    expect(tells(2)).toEqual(['one A–B, two B–C, three C–D', 'direct A–D'])
    expect(tells(1)).toEqual(['direct A–D'])
  })

  it('are offered fewer of them even if that takes a day longer than the quickest way', () => {
    const trips = [
      train('slow', 'A 00:30, M 09:00/09:10, C 10:00'),
      train('one', 'A 02:00, B 02:30'),
      train('two', 'B 02:40, C 03:00'),
      train('slower', 'A 05:00, C 20:00'),
    ]
    const query = { from: ['A'], to: ['C'], ...window('2026-06-01T00:00+02:00', '2026-06-01T01:00+02:00') }
    expect(find(trips, query).map(told)).toEqual(['slow A–C'])
    expect(find(trips.slice(0, 3), query).map(told)).toEqual(['slow A–C'])
  })

  it('are offered fewer of them even if who leaves later and changes more is there earlier', () => {
    const few = [train('a', 'A 08:00, X 09:00'), train('b', 'X 09:30, C 12:00')]
    const many = [train('c', 'A 08:30, B 08:50'), train('d', 'B 09:00, D 09:20'), train('e', 'D 09:30, C 11:00')]
    expect(find([...few, ...many], { from: ['A'], to: ['C'] }).map(told)).toEqual([
      'a A–X, b X–C',
      'c A–B, d B–D, e D–C',
    ])
  })

  it('are made where there is most time for them', () => {
    const one = train('one', 'A 08:00, B 09:00/09:05, C 09:30/09:35, D 10:00')
    const two = train('two', 'B 09:40, C 09:50, D 10:05/10:10, E 11:00')
    expect(find([one, two], { from: ['A'], to: ['E'] }).map(told)).toEqual(['one A–B, two B–E'])
    const tight = train('a', 'A 08:00, B 09:00/09:02, C 09:20')
    const loose = [train('b', 'B 09:05, D 10:00'), train('c', 'C 09:40, D 10:00')]
    expect(find([tight, ...loose], { from: ['A'], to: ['D'] }).map(told)).toEqual(['a A–C, c C–D'])
  })

  it('are made where there is most time even if another change of the journey is shorter', () => {
    const trips = [
      train('a', 'A 08:00, X 08:30'),
      train('b', 'X 08:35, B 09:00/09:02, C 09:20'),
      train('c', 'B 09:10, C 09:50, D 10:00'),
    ]
    expect(find(trips, { from: ['A'], to: ['D'] }).map(told)).toEqual(['a A–X, b X–C, c C–D'])
  })

  it('go by the order of ids where nothing else tells journeys apart', () => {
    const trips = [train('c', 'B 09:10, D 10:00'), train('b', 'B 09:10, D 10:00'), train('a', 'A 08:00, B 09:00')]
    expect(find(trips, { from: ['A'], to: ['D'] }).map(told)).toEqual(['a A–B, b B–D'])
    expect(find(trips.toReversed(), { from: ['A'], to: ['D'] }).map(told)).toEqual(['a A–B, b B–D'])
  })

  it('never lead back through a station that could have been changed at', () => {
    const out = train('out', 'A 08:00, B 09:00/09:02, C 10:00')
    const back = train('back', 'C 10:30, B 11:30/11:32, D 12:00')
    expect(find([out, back], { from: ['A'], to: ['D'] }).map(told)).toEqual(['out A–B, back B–D'])
    const shut = { ...out, noLeaving: [1] }
    expect(find([shut, back], { from: ['A'], to: ['D'] }).map(told)).toEqual(['out A–C, back C–D'])
  })

  it('respect where nobody may get on or off', () => {
    const night = train('night', 'A 22:00, B 23:00, C 30:00, D 31:00', { noLeaving: [1], noBoarding: [2] })
    const ends = (from: string, to: string) => find([night], { from: [from], to: [to] }).length
    expect([ends('A', 'B'), ends('A', 'C'), ends('B', 'C'), ends('C', 'D')]).toEqual([0, 1, 1, 0])
  })
})

describe('what is asked for', () => {
  const long = train('long', 'A 08:00, B 09:00/09:02, D 11:00')
  const quick = train('quick', 'A 08:00, D 09:30')
  const spur = train('spur', 'B 09:30, S 10:00')
  const home = train('home', 'S 10:30, B 11:00/11:02, D 12:30')

  it('goes via a stop by staying on the train, or by changing', () => {
    const trips = [long, quick, spur, home]
    const query = { from: ['A'], to: ['D'] }
    expect(find(trips, query).map(told)).toEqual(['quick A–D'])
    expect(find(trips, { ...query, via: ['B'] }).map(told)).toEqual(['long A–D'])
    expect(find(trips, { ...query, via: ['S'] }).map(told)).toEqual(['long A–B, spur B–S, home S–D'])
    expect(find(trips, { ...query, via: ['S', 'B'] }).map(told)).toEqual(['long A–D'])
    expect(find(trips, { ...query, via: ['nowhere'] })).toEqual([])
  })

  it('rides with the operators named', () => {
    const other = train('other', 'A 08:30, D 12:00', { operator: 'db' })
    const query = { from: ['A'], to: ['D'] }
    expect(find([quick, other], query).map(told)).toEqual(['quick A–D', 'other A–D'])
    expect(find([quick, other], { ...query, operators: ['db'] }).map(told)).toEqual(['other A–D'])
    expect(find([quick, other], { ...query, operators: ['nobody'] })).toEqual([])
  })

  it('leaves within the window and takes no longer than two days, or a week where nothing is quicker', () => {
    const query = { from: ['A'], to: ['D'] }
    const at = (earliest: string, latest: string) => find([quick], { ...query, ...window(earliest, latest) }).length
    expect(at('2026-06-01T08:00+02:00', '2026-06-01T08:01+02:00')).toBe(1)
    expect(at('2026-06-01T08:01+02:00', '2026-06-01T10:00+02:00')).toBe(0)
    expect(at('2026-06-01T07:00+02:00', '2026-06-01T08:00+02:00')).toBe(0)
    const tells = (arrives: string) => find([train('t', `A 08:00, D ${arrives}`)], query).length
    expect([tells('56:00'), tells('56:01'), tells('176:00'), tells('176:01')]).toEqual([1, 1, 1, 0])
    const slow = train('slow', 'A 06:00, D 55:00')
    expect(find([slow], query).map(told)).toEqual(['slow A–D'])
    // fewer changes would speak for it: it is not looked at where two days are enough
    const first = train('first', 'A 07:00, B 20:00')
    const second = train('second', 'B 30:00, D 40:00')
    expect(find([slow, first, second], query).map(told)).toEqual(['first A–B, second B–D'])
  })

  it('knows no unknown stop, and refuses a timetable that contradicts itself', () => {
    expect(find([quick], { from: ['?'], to: ['D'] })).toEqual([])
    expect(find([quick], { from: ['A'], to: ['?'] })).toEqual([])
    expect(() => find([train('t', 'A 08:00, D 07:00')], { from: ['A'], to: ['D'] })).toThrow('back in time')
    expect(() => find([quick], { from: ['A'], to: ['D'] }, { services: [] })).toThrow('unknown service')
    expect(() => find([quick], { from: ['A'], to: ['D'] }, { stops: [] })).toThrow('unknown stop')
  })
})
