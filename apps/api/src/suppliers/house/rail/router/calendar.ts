import { boarding, leaving, type Network } from './network.ts'
import { runsOn, secondsPerDay, startOfService } from './service-day.ts'

/** The trains that begin on one day of service. */
export interface ServiceDay {
  readonly day: number
  readonly trips: Int32Array
  /** For each of them, the second its times count from. */
  readonly starts: Int32Array
}

/**
 * Every ride from a stop to the next that departs within one day by UTC, in the order of departure: what the scans
 * read. One after another the slices of several days need no merging.
 */
export interface Slice {
  readonly day: number
  readonly size: number
  readonly departs: Int32Array
  readonly arrives: Int32Array
  readonly from: Int32Array
  readonly to: Int32Array
  /** Days of service since the earliest that can reach into the slice. */
  readonly age: Uint8Array
  /** Place of the train among those of its day of service. */
  readonly train: Int32Array
  /** Position in the trip at `from`. */
  readonly position: Uint16Array
  /** Whether boarding at `from` and leaving at `to` is allowed. */
  readonly rules: Uint8Array
  readonly operator: Uint16Array
  /** The hops that depart at a stop, in the same order; they lie between its own beginning and that of the next. */
  readonly atStop: Int32Array
  readonly stopStart: Int32Array
}

export interface Calendar {
  /** Days of service before a slice's own whose trains may still run in it; one day after it may begin in it, too. */
  readonly reach: number
  serviceDay(day: number): ServiceDay
  slice(day: number): Slice
}

/** 30 bytes each. */
const mostHops = 3_000_000
const mostServiceDays = 60
/** Local noon may be this much earlier or later than noon by UTC. */
const furthestZone = secondsPerDay / 2

/** Keeps what was used last, within a limit. */
function makeShelf<Value>(most: number, sizeOf: (value: Value) => number) {
  const values = new Map<number, Value>()
  let size = 0
  return (day: number, make: () => Value): Value => {
    const value = values.get(day) ?? make()
    if (values.delete(day)) size -= sizeOf(value)
    values.set(day, value)
    size += sizeOf(value)
    for (const [oldest, old] of values) {
      if (size <= most || oldest === day) break
      values.delete(oldest)
      size -= sizeOf(old)
    }
    return value
  }
}

function listTrains(network: Network, day: number): ServiceDay {
  const { services, zones, trips, tripService, tripZone } = network
  const running = services.map((service) => runsOn(service, day))
  const starts = zones.map((zone) => startOfService(day, zone))
  const list: number[] = []
  for (let trip = 0; trip < trips.length; trip++) if (running[tripService[trip] as number]) list.push(trip)
  return {
    day,
    trips: Int32Array.from(list),
    starts: Int32Array.from(list, (trip) => starts[tripZone[trip] as number] as number),
  }
}

/** Hops that take no time come before the others of their second: whoever they bring can still board those. */
const bucketOf = (past: number, lasts: number): number => past * 2 + (lasts > 0 ? 1 : 0)

/** Visits every hop of the days of service that departs within the slice. */
function visitHops(
  network: Network,
  start: number,
  days: readonly ServiceDay[],
  visit: (age: number, train: number, trip: number, call: number, departs: number, arrives: number) => void,
): void {
  const { callStart, callArrives, callDeparts } = network
  for (const [age, { trips, starts }] of days.entries()) {
    for (let train = 0; train < trips.length; train++) {
      const trip = trips[train] as number
      const zero = (starts[train] as number) - start
      const last = (callStart[trip + 1] as number) - 1
      if (zero >= secondsPerDay || zero + (callDeparts[last - 1] as number) < 0) continue
      for (let call = callStart[trip] as number; call < last; call++) {
        const departs = zero + (callDeparts[call] as number)
        if (departs < 0 || departs >= secondsPerDay) continue
        visit(age, train, trip, call, departs, zero + (callArrives[call + 1] as number))
      }
    }
  }
}

function sumUp(counts: Int32Array): void {
  for (let index = 1; index < counts.length; index++)
    counts[index] = (counts[index] as number) + (counts[index - 1] as number)
}

function cutSlice(network: Network, day: number, days: readonly ServiceDay[]): Slice {
  const { callStart, callStop, callRules, tripOperator, stops } = network
  const start = day * secondsPerDay
  const places = new Int32Array(secondsPerDay * 2 + 1)
  const stopStart = new Int32Array(stops.length + 1)
  let size = 0
  visitHops(network, start, days, (_age, _train, _trip, call, departs, arrives) => {
    const bucket = bucketOf(departs, arrives - departs) + 1
    places[bucket] = (places[bucket] as number) + 1
    const stop = (callStop[call] as number) + 1
    stopStart[stop] = (stopStart[stop] as number) + 1
    size++
  })
  sumUp(places)
  sumUp(stopStart)
  const slice = {
    day,
    size,
    departs: new Int32Array(size),
    arrives: new Int32Array(size),
    from: new Int32Array(size),
    to: new Int32Array(size),
    age: new Uint8Array(size),
    train: new Int32Array(size),
    position: new Uint16Array(size),
    rules: new Uint8Array(size),
    operator: new Uint16Array(size),
    atStop: new Int32Array(size),
    stopStart,
  }
  visitHops(network, start, days, (age, train, trip, call, departs, arrives) => {
    const bucket = bucketOf(departs, arrives - departs)
    const hop = places[bucket] as number
    places[bucket] = hop + 1
    slice.departs[hop] = start + departs
    slice.arrives[hop] = start + arrives
    slice.from[hop] = callStop[call] as number
    slice.to[hop] = callStop[call + 1] as number
    slice.age[hop] = age
    slice.train[hop] = train
    slice.position[hop] = call - (callStart[trip] as number)
    slice.rules[hop] = ((callRules[call] as number) & boarding) | ((callRules[call + 1] as number) & leaving)
    slice.operator[hop] = tripOperator[trip] as number
  })
  const next = stopStart.slice()
  for (let hop = 0; hop < size; hop++) {
    const stop = slice.from[hop] as number
    slice.atStop[next[stop] as number] = hop
    next[stop] = (next[stop] as number) + 1
  }
  return slice
}

/** Expands days when they are asked for and keeps the latest. */
export function makeCalendar(network: Network): Calendar {
  const reach = Math.ceil((network.lastDeparture + furthestZone) / secondsPerDay)
  const keepDay = makeShelf<ServiceDay>(mostServiceDays, () => 1)
  const keepSlice = makeShelf<Slice>(mostHops, ({ size }) => size)
  const serviceDay = (day: number) => keepDay(day, () => listTrains(network, day))
  return {
    reach,
    serviceDay,
    slice: (day) =>
      keepSlice(day, () => {
        const days = Array.from({ length: reach + 2 }, (_, age) => serviceDay(day - reach + age))
        return cutSlice(network, day, days)
      }),
  }
}
