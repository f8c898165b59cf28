import { aircraft } from '../catalogue/aircraft.ts'
import { airlines } from '../catalogue/airlines.ts'
import { levelFare } from '../fare/level.ts'
import type { Schedule } from '../schedule/schedule.ts'
import { joiningOf, leastMinutes } from './connect.ts'
import type { FlightFound, Joining, VoyageFound, VoyageQuery } from './voyage.ts'

const dayLength = 1440
const dayMs = 86_400_000

/** A flight of the schedule on a day. Days are days since 1970, moments minutes since 1970. */
interface Ride {
  readonly row: number
  readonly departs: number
  readonly arrives: number
}

interface Path {
  readonly rides: readonly Ride[]
  readonly joins: readonly Joining[]
  /** What it costs in money and hours, as far as one can tell without looking at classes: the less, the better. */
  readonly worth: number
}

/** How long somebody waits for the next flight, and how long where there is hardly anything else. */
const usualWait = 600
const longestWait = 1560
/** Ways round: not longer than so much of the straight one, by the number of changes. */
const detour = [1, 1.55, 1.4] as const
const alwaysFine = 900
/** Where there is no other way, even round the world. */
const anyWay = 4
/** An hour of one's life, and a change of planes on one's own, in US cents. */
const hourPrice = 1400
const ownRisk = 6000
/** From here on there is enough to choose from, and nobody is led over two changes. */
const enough = 20
/** Of one pair of airlines over the same airports. */
const mostAlike = 3

/** Where the change of planes is of help: small places lead nowhere. */
const changingSize = 3

export function makeFinder(schedule: Schedule): (query: VoyageQuery) => VoyageFound[] {
  const { airports, indexOf, clock, zones, airline, departs, minutes, days, first, last, outOf, into } = schedule
  const count = airports.length
  const airlineAt = (row: number) => airlines[airline[row] ?? 0] as (typeof airlines)[number]
  const zoneOf = (airport: number): number => zones[airport] ?? 0
  const byCity = new Map<string, number[]>()
  for (const [index, { city }] of airports.entries()) byCity.set(city, [...(byCity.get(city) ?? []), index])
  const cityOf = (airport: number): string => airports[airport]?.city ?? ''
  const besides = (airport: number): readonly number[] => byCity.get(cityOf(airport)) ?? [airport]

  const runsOn = (row: number, day: number): boolean => (((days[row] ?? 0) >> ((day + 3) % 7)) & 1) === 1

  function rideOn(row: number, from: number, day: number): Ride {
    const at = clock.momentOf(zoneOf(from), day, departs[row] ?? 0)
    return { row, departs: at, arrives: at + (minutes[row] ?? 0) }
  }

  const hasRoute = (from: number, to: number): boolean => (last[from * count + to] ?? 0) > 0

  function ridesOn(from: number, to: number, day: number): Ride[] {
    const rides: Ride[] = []
    const pair = from * count + to
    for (let row = first[pair] ?? 0; row < (last[pair] ?? 0); row += 1)
      if (runsOn(row, day)) rides.push(rideOn(row, from, day))
    return rides
  }

  const localDay = (airport: number, moment: number): number =>
    Math.floor((moment + clock.offsetAt(zoneOf(airport), moment)) / dayLength)

  /** What goes on from there in time: the first of each airline. */
  function onward(
    ride: Ride,
    lands: number,
    leaves: number,
    to: number,
    wait: number,
  ): { ride: Ride; joining: Joining }[] {
    const from = schedule.from[ride.row] ?? 0
    const [came, landed, left, goes] = [airports[from], airports[lands], airports[leaves], airports[to]]
    if (!came || !landed || !left || !goes) return []
    const found: { ride: Ride; joining: Joining }[] = []
    const seen = new Set<number>()
    const pair = leaves * count + to
    const carrier = airlineAt(ride.row)
    const today = localDay(leaves, ride.arrives)
    for (let day = today; day <= today + (wait > dayLength ? 2 : 1); day += 1)
      for (let row = first[pair] ?? 0; row < (last[pair] ?? 0); row += 1) {
        const code = airline[row] ?? 0
        if (seen.has(code) || !runsOn(row, day)) continue
        const next = rideOn(row, leaves, day)
        const pause = next.departs - ride.arrives
        if (pause < 0 || pause > wait) continue
        const second = airlineAt(row)
        const joining = joiningOf(carrier, second)
        const least = leastMinutes({
          from: came,
          lands: landed,
          leaves: left,
          to: goes,
          first: carrier,
          second,
          joining,
        })
        if (pause < least) continue
        seen.add(code)
        found.push({ ride: next, joining })
      }
    return found
  }

  const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

  function worthOf(rides: readonly Ride[], joins: readonly Joining[], day: number): number {
    const [start, end] = [rides[0], rides.at(-1)]
    if (!start || !end) return Number.POSITIVE_INFINITY
    let [fare, begin] = [0, 0]
    for (let index = 0; index < rides.length; index += 1)
      if (index === rides.length - 1 || joins[index] === 'apart') {
        fare += ticketFare(rides.slice(begin, index + 1), day)
        begin = index + 1
      }
    const alone = joins.filter((joining) => joining === 'apart').length
    return fare + ((end.arrives - start.departs) / 60) * hourPrice + alone * ownRisk
  }

  function ticketFare(rides: readonly Ride[], day: number): number {
    const from = schedule.from[rides[0]?.row ?? 0] ?? 0
    const to = schedule.to[rides.at(-1)?.row ?? 0] ?? 0
    const longest = rides.reduce((one, other) =>
      (schedule.km[other.row] ?? 0) > (schedule.km[one.row] ?? 0) ? other : one,
    )
    return levelFare({
      km: schedule.kilometres(from, to),
      stops: rides.length - 1,
      airline: airlineAt(longest.row),
      from: airports[from]?.code ?? '',
      to: airports[to]?.code ?? '',
      day: isoDay(day),
      latitude: airports[to]?.lat ?? 0,
    })
  }

  const pathOf = (rides: readonly Ride[], joins: readonly Joining[], day: number): Path => ({
    ...{ rides, joins },
    worth: worthOf(rides, joins, day),
  })

  const direct = (from: number, to: number, day: number): Path[] =>
    ridesOn(from, to, day).map((ride) => pathOf([ride], [], day))

  /** Flights from one of the city's airports, the one landed at first. */
  function* changes(lands: number, to: number): Generator<number> {
    for (const leaves of besides(lands)) if (leaves !== to && hasRoute(leaves, to)) yield leaves
  }

  function oneStop(from: number, to: number, day: number, wait: number): Path[] {
    const straight = schedule.kilometres(from, to)
    const furthest = straight * detour[1] + alwaysFine
    const paths: Path[] = []
    for (const lands of outOf[from] ?? []) {
      if (cityOf(lands) === cityOf(to) || cityOf(lands) === cityOf(from)) continue
      if (schedule.kilometres(from, lands) + schedule.kilometres(lands, to) > furthest) continue
      for (const leaves of changes(lands, to))
        for (const ride of ridesOn(from, lands, day))
          for (const next of onward(ride, lands, leaves, to, wait))
            paths.push(pathOf([ride, next.ride], [next.joining], day))
    }
    return paths
  }

  function twoStops(from: number, to: number, day: number, isLast: boolean): Path[] {
    const straight = schedule.kilometres(from, to)
    const furthest = straight * (isLast ? anyWay : detour[2]) + alwaysFine * (isLast ? anyWay : 1)
    const wait = isLast ? longestWait : usualWait
    const paths: Path[] = []
    const isOfUse = (airport: number) => (airports[airport]?.size ?? 0) >= changingSize
    for (const one of outOf[from] ?? []) {
      if (cityOf(one) === cityOf(to) || !isOfUse(one)) continue
      const before = schedule.kilometres(from, one)
      if (before + schedule.kilometres(one, to) > furthest) continue
      const rides = ridesOn(from, one, day)
      if (rides.length === 0) continue
      for (const two of into[to] ?? []) {
        if (two === one || two === from || !isOfUse(two) || !hasRoute(one, two)) continue
        if (before + schedule.kilometres(one, two) + schedule.kilometres(two, to) > furthest) continue
        for (const ride of rides)
          for (const second of onward(ride, one, one, two, wait)) {
            if (second.joining === 'apart' && !isLast) continue
            for (const third of onward(second.ride, two, two, to, wait))
              paths.push(pathOf([ride, second.ride, third.ride], [second.joining, third.joining], day))
          }
      }
    }
    return paths
  }

  const likeness = ({ rides }: Path): string =>
    rides.map(({ row }) => `${airline[row]}.${schedule.from[row]}`).join(' ')

  /** The best of them, and not all by the same way. */
  function choose(paths: readonly Path[], limit: number): Path[] {
    const alike = new Map<string, number>()
    return paths
      .toSorted((one, other) => one.worth - other.worth)
      .filter((path) => {
        const known = alike.get(likeness(path)) ?? 0
        alike.set(likeness(path), known + 1)
        return path.rides.length === 1 || known < mostAlike
      })
      .slice(0, limit)
  }

  const flightOf = ({ row, departs: at, arrives }: Ride): FlightFound => {
    const [from, to] = [schedule.from[row] ?? 0, schedule.to[row] ?? 0]
    const departsOffset = clock.offsetAt(zoneOf(from), at)
    return {
      airline: airlineAt(row).code,
      number: schedule.number[row] ?? 0,
      from: airports[from]?.code ?? '',
      to: airports[to]?.code ?? '',
      departs: at,
      arrives,
      day: isoDay(Math.floor((at + departsOffset) / dayLength)),
      departsOffset,
      arrivesOffset: clock.offsetAt(zoneOf(to), arrives),
      aircraft: aircraft[schedule.aircraft[row] ?? 0]?.code ?? '',
      km: schedule.km[row] ?? 0,
    }
  }

  return ({ from, to, day: date, maxStops, limit }) => {
    const day = Math.round(Date.parse(`${date}T00:00Z`) / dayMs)
    const pairs = from.flatMap((one) =>
      to.flatMap((other) => {
        const [start, end] = [indexOf.get(one), indexOf.get(other)]
        return start === undefined || end === undefined || start === end ? [] : [[start, end] as const]
      }),
    )
    const all = (search: (start: number, end: number) => Path[]) => pairs.flatMap(([start, end]) => search(start, end))
    const paths = all((start, end) => direct(start, end, day))
    if (maxStops > 0) paths.push(...all((start, end) => oneStop(start, end, day, usualWait)))
    if (maxStops > 1 && paths.length < enough) paths.push(...all((start, end) => twoStops(start, end, day, false)))
    if (maxStops > 0 && paths.length === 0) paths.push(...all((start, end) => oneStop(start, end, day, longestWait)))
    if (maxStops > 1 && paths.length === 0) paths.push(...all((start, end) => twoStops(start, end, day, true)))
    return choose(paths, limit).map(({ rides, joins }) => ({ flights: rides.map(flightOf), joins }))
  }
}
