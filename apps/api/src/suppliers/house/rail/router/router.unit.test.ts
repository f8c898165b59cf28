import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Service, Timetable, Trip } from '../timetable/timetable.ts'
import { makeFinder } from './find-journeys.ts'
import type { Journey, JourneyQuery, Ride } from './journey.ts'
import { buildNetwork } from './network.ts'

const day = 86_400_000
const twoDays = 2 * day
const oneWeek = 7 * day
const stopIds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
/** Ordinary days and those on which clocks change. */
const firstDays = ['2026-03-27', '2026-06-01', '2026-10-23']
const zones = ['Europe/Paris', 'Europe/London', 'America/New_York', 'Asia/Tokyo']

const dateAfter = (date: string, days: number) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

const noons = new Map<string, number>()

/** The instant at which clocks of the zone show noon: all that are possible are tried. */
function noonOf(date: string, timeZone: string): number {
  const known = noons.get(date + timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  let instant = Date.parse(`${date}T12:00:00Z`) - 14 * 3_600_000
  while (clock.format(instant) !== `${date} 12:00:00`) instant += 900_000
  noons.set(date + timeZone, instant)
  return instant
}

const isRunning = ({ from, to, weekdays, added, removed }: Service, date: string) =>
  added.includes(date) ||
  (date >= from &&
    date <= to &&
    !removed.includes(date) &&
    ((weekdays >> ((new Date(date).getUTCDay() + 6) % 7)) & 1) === 1)

/** A train of one day, its times as instants. */
interface Train {
  trip: Trip
  day: string
  arrivals: number[]
  departures: number[]
}

function listTrains({ trips, services }: Timetable, firstDay: string): Train[] {
  const dates = Array.from({ length: 12 }, (_, index) => dateAfter(firstDay, index - 4))
  return trips.flatMap((trip) =>
    dates
      .filter((date) => services.some((service) => service.id === trip.service && isRunning(service, date)))
      .map((date) => {
        const zero = noonOf(date, trip.timeZone) - day / 2
        const instants = (seconds: readonly number[]) => seconds.map((second) => zero + second * 1000)
        return { trip, day: date, arrivals: instants(trip.arrivals), departures: instants(trip.departures) }
      }),
  )
}

/** Where the timetable does not say how long a change takes. */
const usualChangeSeconds = 300

/** Milliseconds from a train to another, undefined where there is no way. */
function wayBetween({ transfers }: Timetable, from: string, to: string): number | undefined {
  const seconds = transfers.find((transfer) => transfer.from === from && transfer.to === to)?.seconds
  return from === to ? (seconds ?? usualChangeSeconds) * 1000 : seconds && seconds * 1000
}

interface Figures {
  departs: number
  arrives: number
  changes: number
}

/** Every state that a traveller can be in, for every departure: a train, a position in it, changes made, via seen. */
function searchWithin(longest: number, timetable: Timetable, query: JourneyQuery, trains: readonly Train[]): Figures[] {
  const isUsable = ({ trip }: Train) => query.operators?.includes(trip.operator) ?? true
  const usable = trains.filter(isUsable)
  const doors = usable.flatMap((train) =>
    train.trip.stops
      .slice(0, -1)
      .map((stop, place) => ({ train, stop, place, closes: train.departures[place] as number }))
      .filter(({ place }) => !train.trip.noBoarding?.includes(place)),
  )
  const doorsAt = stopIds.map((id) => [id, doors.filter(({ stop }) => stop === id)] as const)
  const isVia = (stop: string | undefined) => stop !== undefined && (query.via?.includes(stop) ?? false)
  const found = new Map<string, Figures>()
  const startFrom = (first: Train, position: number) => {
    const departs = first.departures[position] as number
    const seen = new Set<string>()
    const go = (train: Train, at: number, changes: number, hadVia: boolean): void => {
      const state = `${train.trip.id} ${train.day} ${at} ${changes} ${hadVia}`
      if (seen.has(state)) return
      seen.add(state)
      const had = hadVia || isVia(train.trip.stops[at])
      const next = at + 1
      if (next >= train.trip.stops.length) return
      const stop = train.trip.stops[next] as string
      const arrives = train.arrivals[next] as number
      if (arrives - departs > longest) return
      go(train, next, changes, had)
      if (train.trip.noLeaving?.includes(next)) return
      const hasNow = had || isVia(stop)
      if (query.to.includes(stop) && (hasNow || !query.via))
        found.set(`${departs} ${arrives} ${changes}`, { departs, arrives, changes })
      if (changes === query.maxChanges) return
      for (const [there, doors] of doorsAt) {
        const way = wayBetween(timetable, stop, there)
        if (way === undefined) continue
        for (const { train: other, place, closes } of doors)
          if (closes >= arrives + way) go(other, place, changes + 1, hasNow)
      }
    }
    go(first, position, 0, false)
  }
  for (const { train, stop, place, closes } of doors)
    if (query.from.includes(stop) && closes >= query.earliest && closes < query.latest + longest)
      startFrom(train, place)
  const all = [...found.values()]
  const beats = (one: Figures, other: Figures) =>
    one !== other && one.departs >= other.departs && one.arrives <= other.arrives && one.changes <= other.changes
  return all.filter((one) => one.departs < query.latest && !all.some((other) => beats(other, one)))
}

/** Where two days are not enough, a week is. */
function searchSlowly(timetable: Timetable, query: JourneyQuery, trains: readonly Train[]): Figures[] {
  const figures = searchWithin(twoDays, timetable, query, trains)
  return figures.length > 0 ? figures : searchWithin(oneWeek, timetable, query, trains)
}

/** What is wrong with a journey; nothing for a right one. */
function blame(
  timetable: Timetable,
  query: JourneyQuery,
  trains: readonly Train[],
  journey: Journey,
): string | undefined {
  const { rides } = journey
  const stops = rides.flatMap(({ calls }) => calls.map(({ stop }) => stop))
  const first = rides[0]?.calls[0]
  const last = rides.at(-1)?.calls.at(-1)
  if (!first || !last || !query.from.includes(first.stop) || !query.to.includes(last.stop)) return 'wrong ends'
  if (first.departs !== journey.departs || last.arrives !== journey.arrives) return 'wrong times'
  if (journey.departs < query.earliest || journey.departs >= query.latest) return 'out of the window'
  if (journey.arrives - journey.departs > oneWeek) return 'too long'
  if (rides.length > query.maxChanges + 1) return 'too many changes'
  if (query.via && !query.via.some((stop) => stops.includes(stop))) return 'misses the via'
  for (const [index, ride] of rides.entries()) {
    const train = trains.find(({ trip, day }) => trip.id === ride.trip && day === ride.day)
    if (!train) return 'no such train'
    const { trip } = train
    const end = ride.position + ride.calls.length - 1
    if (ride.operator !== trip.operator || ride.brand !== trip.brand || ride.number !== trip.number) return 'wrong name'
    if (query.operators && !query.operators.includes(trip.operator)) return 'operator not allowed'
    if (ride.calls.length < 2) return 'goes nowhere'
    if (trip.noBoarding?.includes(ride.position) || trip.noLeaving?.includes(end)) return 'closed doors'
    for (const [offset, call] of ride.calls.entries()) {
      const position = ride.position + offset
      if (call.stop !== trip.stops[position]) return 'wrong stop'
      if (call.arrives !== (offset === 0 ? train.departures : train.arrivals)[position]) return 'wrong arrival'
      if (call.departs !== (position === end ? train.arrivals : train.departures)[position]) return 'wrong departure'
    }
    const before = rides[index - 1]?.calls.at(-1)
    const begin = ride.calls[0]
    const way = before && begin && wayBetween(timetable, before.stop, begin.stop)
    if (before && begin && (way === undefined || begin.departs < before.arrives + way)) return 'change missed'
  }
}

const until = ({ calls, ...ride }: Ride, call: number): Ride => {
  const kept = calls.slice(0, call + 1)
  return { ...ride, calls: kept.map((one, at) => (at === call ? { ...one, departs: one.arrives } : one)) }
}

const since = ({ calls, position, ...ride }: Ride, call: number): Ride => {
  const kept = calls.slice(call)
  return {
    ...ride,
    position: position + call,
    calls: kept.map((one, at) => (at === 0 ? { ...one, arrives: one.departs } : one)),
  }
}

/** Every journey that leaves out what lies between two calls at one station. */
function cutLoops({ rides }: Journey): Journey[] {
  const calls = rides.flatMap((ride, index) => ride.calls.map(({ stop }, call) => ({ stop, index, call, ride })))
  const cuts = calls.flatMap((one, place) =>
    calls
      .slice(place + 1)
      .filter((two) => two.stop === one.stop && two.index > one.index)
      .map((two) => [
        ...rides.slice(0, one.index),
        ...(one.call > 0 ? [until(one.ride, one.call)] : []),
        ...(two.call < two.ride.calls.length - 1 ? [since(two.ride, two.call)] : []),
        ...rides.slice(two.index + 1),
      ]),
  )
  return cuts
    .filter((cut) => cut.length > 0)
    .map((cut) => ({
      rides: cut,
      departs: cut[0]?.calls[0]?.departs ?? 0,
      arrives: cut.at(-1)?.calls.at(-1)?.arrives ?? 0,
    }))
    .filter((cut) => JSON.stringify(cut.rides) !== JSON.stringify(rides))
}

const some = <Value>(values: readonly Value[], most = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most })

const arbitraryService = (firstDay: string, index: number): fc.Arbitrary<Service> =>
  fc.record({
    id: fc.constant(`s${index}`),
    from: fc.integer({ min: -4, max: 0 }).map((days) => dateAfter(firstDay, days)),
    to: fc.integer({ min: 2, max: 6 }).map((days) => dateAfter(firstDay, days)),
    weekdays: fc.constantFrom(127, 127, 31, 85),
    added: fc.array(
      fc.integer({ min: -2, max: 5 }).map((days) => dateAfter(firstDay, days)),
      { maxLength: 1 },
    ),
    removed: fc.array(
      fc.integer({ min: -2, max: 5 }).map((days) => dateAfter(firstDay, days)),
      { maxLength: 2 },
    ),
  })

const arbitraryTrip = (
  stops: readonly string[],
  isLine: boolean,
  services: number,
  index: number,
): fc.Arbitrary<Trip> =>
  fc
    .record({
      service: fc.integer({ min: 0, max: services - 1 }),
      operator: fc.constantFrom('x', 'x', 'y', 'z'),
      timeZone: isLine ? fc.constant('Europe/Paris') : fc.constantFrom(...zones),
      // Anywhere, or a short way along a line, which takes many changes from end to end.
      way: isLine
        ? fc.constantFrom(2, 2, 2, 3).map((count) => stops.slice(index % (stops.length - 1)).slice(0, count))
        : fc.array(fc.constantFrom(...stops), { minLength: 2, maxLength: 6, size: 'max' }),
      start: isLine ? fc.nat(8).map((late) => index * 8 + late) : fc.integer({ min: 0, max: 160 }),
      hops: fc.array(isLine ? fc.constantFrom(1, 2, 3) : fc.constantFrom(1, 1, 2, 3, 6, 12, 40, 250), {
        minLength: 6,
        maxLength: 6,
      }),
      dwells: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 }),
      noBoarding: isLine ? fc.constant([]) : fc.constantFrom([], [], [], [0], [1], [2], [1, 2], [3]),
      noLeaving: isLine ? fc.constant([]) : fc.constantFrom([], [], [], [0], [1], [2], [1, 2], [3]),
    })
    .map(({ service, operator, timeZone, way, start, hops, dwells, noBoarding, noLeaving }) => {
      const calls = way.filter((stop, place) => stop !== way[place - 1])
      const there = calls.length > 1 ? calls : [calls[0] as string, stops.find((stop) => stop !== calls[0]) as string]
      let now = start
      const times = there.map((_, place) => {
        const arrives = place === 0 ? now : now + (hops[place] as number)
        now = arrives + (dwells[place] as number)
        return [arrives * 600, now * 600] as const
      })
      return {
        id: `t${index}`,
        service: `s${service}`,
        operator,
        brand: 'Express',
        number: String(index),
        timeZone,
        stops: there,
        arrivals: times.map(([arrives]) => arrives),
        departures: times.map(([, departs]) => departs),
        noBoarding: noBoarding.filter((place) => place < there.length),
        noLeaving: noLeaving.filter((place) => place < there.length),
      }
    })

/** Mostly nothing of the kind is asked for. */
const none = [undefined, undefined, undefined]

const arbitraryCase = fc
  .record({
    firstDay: fc.constantFrom(...firstDays),
    stopCount: fc.constantFrom(3, 4, 5, 6, 8),
    serviceCount: fc.integer({ min: 1, max: 3 }),
    isLine: fc.boolean(),
    tripCount: fc.constantFrom(7, 10, 15, 15),
  })
  .chain(({ firstDay, stopCount, serviceCount, isLine, tripCount }) => {
    const stops = stopIds.slice(0, isLine ? 8 : stopCount)
    const each = <Value>(count: number, make: (index: number) => fc.Arbitrary<Value>) =>
      fc.tuple(...Array.from({ length: count }, (_, index) => make(index)))
    return fc.record({
      firstDay: fc.constant(firstDay),
      timetable: fc.record({
        stops: fc.constant(stops.map((id) => ({ id, name: id, lat: 0, lon: 0, timeZone: 'UTC' }))),
        services: each(serviceCount, (index) => arbitraryService(firstDay, index)),
        trips: each(tripCount, (index) => arbitraryTrip(stops, isLine, serviceCount, index)),
        transfers: fc.uniqueArray(
          fc.record({
            from: fc.constantFrom(...stops),
            to: fc.constantFrom(...stops),
            seconds: fc.constantFrom(0, 60, 600, 1200, 3600),
          }),
          { maxLength: 6, selector: ({ from, to }) => from + to },
        ),
      }),
      query: fc
        .record({
          from: some(isLine ? stops.slice(0, 3) : stops),
          to: some(isLine ? stops.slice(-3) : stops),
          via: fc.oneof(fc.constantFrom(...none), fc.constantFrom(...none), some(stops)),
          operators: fc.constantFrom(...none, ...none, ['x', 'y'], ['z', 'nobody']),
          maxChanges: fc.constantFrom(0, 1, 2, 3, 7, 7, 7, 7),
          earliest: fc
            .integer({ min: 0, max: 2 * 144 })
            .map((tens) => Date.parse(firstDay) + tens * 600_000 + (tens % 3)),
          lasts: fc.constantFrom(6, 72, 144, 144, 200),
        })
        .map(({ lasts, via, operators, ...query }) => ({
          ...query,
          latest: query.earliest + lasts * 600_000,
          ...(via && { via }),
          ...(operators && { operators }),
        }))
        .filter(({ from, to }) => !from.some((stop) => to.includes(stop))),
    })
  })

/** Raise it after a change of the search: `ROUTER_RUNS=6000`. */
const runs = Number(process.env.ROUTER_RUNS ?? 200)

describe('[R7.44] journeys of random timetables', () => {
  it('are those of a slow search, each of them rides trains that exist, and none goes round in a loop', {
    timeout: 3_600_000,
  }, () => {
    let journeys = 0
    let longest = 0
    let slow = 0
    fc.assert(
      fc.property(arbitraryCase, ({ firstDay, timetable, query }) => {
        const builder = buildNetwork()
        builder.add(timetable)
        const answer = makeFinder(builder.finish())(query)
        const trains = listTrains(timetable, firstDay)
        const figures = answer.map(({ departs, arrives, rides }) => ({ departs, arrives, changes: rides.length - 1 }))
        const order = (a: Figures, b: Figures) => a.departs - b.departs || a.arrives - b.arrives
        expect(figures).toEqual(searchSlowly(timetable, query, trains).sort(order))
        for (const journey of answer) {
          expect(blame(timetable, query, trains, journey)).toBeUndefined()
          for (const cut of cutLoops(journey)) expect(blame(timetable, query, trains, cut)).toBeDefined()
          longest = Math.max(longest, journey.rides.length)
        }
        journeys += answer.length
        if (answer.some(({ departs, arrives }) => arrives - departs > twoDays)) slow++
      }),
      { numRuns: runs },
    )
    if (process.env.ROUTER_RUNS) console.log({ journeys, longest, slow })
    expect(journeys).toBeGreaterThan(runs / 4)
    expect(longest).toBeGreaterThan(2)
    // one in two hundred is slower than two days
    if (runs >= 2000) expect(slow).toBeGreaterThan(0)
  })
})
