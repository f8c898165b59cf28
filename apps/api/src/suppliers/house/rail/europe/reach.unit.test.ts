import { expect, it } from 'vitest'
import { makeCalendar } from '../router/calendar.ts'
import { makeFinder } from '../router/find-journeys.ts'
import { buildNetwork } from '../router/network.ts'
import { oneWeek, openSpan } from '../router/span.ts'
import { isOn } from './day.ts'
import { buildEurope } from './europe.ts'

const europe = buildEurope()
const tuesday = '2026-06-09'
const running = new Set(europe.services.filter(({ weekdays }) => isOn(tuesday, weekdays)).map(({ id }) => id))
const trains = europe.trips.filter(({ service }) => running.has(service))

/** Every stop that can be reached from the first one, by the hops of trains and the ways between stations. */
function reached(hops: readonly (readonly [string, string])[]): Set<string> {
  const next = new Map<string, string[]>()
  for (const [from, to] of hops) next.set(from, [...(next.get(from) ?? []), to])
  const seen = new Set([europe.stops[0]?.id ?? ''])
  for (const stop of seen) for (const other of next.get(stop) ?? []) seen.add(other)
  return seen
}

it('[R7.44] a train of a plain Tuesday calls at every station', () => {
  const served = new Set(trains.flatMap(({ stops }) => stops))
  expect(europe.stops.filter(({ id }) => !served.has(id))).toEqual([])
})

it('[R7.44] every station can be reached from every other', () => {
  const rides = trains.flatMap(({ stops }) => stops.slice(1).map((stop, index) => [stops[index] ?? '', stop] as const))
  const ways = europe.transfers.map(({ from, to }) => [from, to] as const)
  const hops = [...new Map([...rides, ...ways].map((hop) => [hop.join(' '), hop])).values()]
  expect(reached(hops).size).toBe(europe.stops.length)
  expect(reached(hops.map(([from, to]) => [to, from] as const)).size).toBe(europe.stops.length)
})

const builder = buildNetwork()
builder.add(europe)
const network = builder.finish()
const find = makeFinder(network)
const earliest = Date.parse(`${tuesday}T00:00+02:00`)
const window = { earliest, latest: earliest + 86_400_000, maxChanges: 7 }
const rides = 8

/** All hops of a week, in the order of their departures. */
function hopsOfTheWeek() {
  const everywhere = { ...window, from: [network.stops[0] ?? ''], to: [network.stops[1] ?? ''] }
  const span = openSpan(network, makeCalendar(network), everywhere, oneWeek)
  if (!span) throw new Error('no trains')
  const hops = span.slices.flatMap(({ size, departs, arrives, from, to, age, train }, index) =>
    Array.from({ length: size }, (_, hop) => ({
      departs: departs[hop] as number,
      arrives: arrives[hop] as number,
      from: from[hop] as number,
      to: to[hop] as number,
      train: (span.firstTrain[index + (age[hop] as number)] as number) + (train[hop] as number),
    })),
  )
  const until = span.earliest + oneWeek
  return {
    begin: span.earliest,
    trains: span.trainCount,
    hops: hops.filter(({ departs, arrives }) => departs >= span.earliest && arrives <= until),
  }
}

const { hops, trains: trainCount, begin } = hopsOfTheWeek()
const never = 0x7fffffff

/** Where one can be within eight rides and a week of midnight, ride after ride: slow and plain. */
function everywhereFrom(origin: number): Uint8Array {
  const { stops, wayStart, wayTo, waySeconds } = network
  const isReached = new Uint8Array(stops.length)
  let ready = new Int32Array(stops.length).fill(never)
  ready[origin] = begin
  for (let ride = 0; ride < rides; ride++) {
    const next = ready.slice()
    const isAboard = new Uint8Array(trainCount)
    for (const { departs, arrives, from, to, train } of hops) {
      if (isAboard[train] === 0 && (ready[from] as number) > departs) continue
      isAboard[train] = 1
      isReached[to] = 1
      for (let way = wayStart[to] as number; way < (wayStart[to + 1] as number); way++) {
        const stop = wayTo[way] as number
        const comes = arrives + (waySeconds[way] as number)
        if (comes < (next[stop] as number)) next[stop] = comes
      }
    }
    ready = next
  }
  return isReached
}

const full = process.env.FULL === '1'
/** From every eighth station; in the full run from all. */
const step = full ? 1 : 8
const pairs = full ? 200 : 60

it('[R7.44] every two stations are connected with seven changes at most', { timeout: 600_000 }, () => {
  const missing: string[] = []
  let asked = 0
  for (let origin = 0; origin < network.stops.length; origin += step) {
    const isReached = everywhereFrom(origin)
    for (const [target, id] of network.stops.entries()) {
      if (target === origin) continue
      asked++
      // who leaves late on Tuesday has a week from then on: the router says
      if (isReached[target] === 1 || find({ ...window, from: [network.stops[origin] ?? ''], to: [id] }).length > 0)
        continue
      missing.push(`${network.stops[origin]} – ${id}`)
    }
  }
  expect(missing).toEqual([])
  expect(asked).toBeGreaterThan((network.stops.length * (network.stops.length - 1)) / 9)
})

/** The same pairs at every run. */
function* pick(count: number): Generator<number> {
  let state = 20_260_609
  while (true) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield Math.floor((state / 2 ** 32) * count)
  }
}

it(`[R7.44] of ${pairs} pairs drawn from all, the search answers each, and nineteen in twenty within two days`, {
  timeout: 120_000,
}, () => {
  const numbers = pick(europe.stops.length)
  const longest = Array.from({ length: pairs }, () => {
    const from = numbers.next().value
    const to = numbers.next().value
    const journeys = find({
      ...window,
      from: [network.stops[from] ?? ''],
      to: [network.stops[to === from ? from - 1 : to] ?? ''],
    })
    expect(journeys.every((journey) => journey.rides.length <= rides)).toBe(true)
    return Math.min(...journeys.map(({ departs, arrives }) => arrives - departs))
  })
  expect(longest.filter((time) => time > 7 * 86_400_000)).toEqual([])
  expect(longest.filter((time) => time <= 2 * 86_400_000).length).toBeGreaterThanOrEqual(pairs * 0.95)
})
