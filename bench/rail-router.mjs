import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { buildModules, importModules } from '../scripts/built.mjs'
import { root } from '../scripts/repository.mjs'

const feedFile = join(root, '../shared/testdata/gtfs-de-long-distance-2026.zip')
/** A Tuesday in the middle of the feed. */
const date = '2026-04-28'
const dayStart = Date.parse(`${date}T00:00:00+02:00`)
const day = 86_400_000
const pairCount = 300
/** The library is slower, and so is the search that only has to be right: a part of the same queries is enough. */
const comparedCount = 12
const checkedCount = 12
const rounds = 5
const bounds = { p50: 5, p99: 20, ratio: 10, p95: 5, load: 2000 }

const problems = []
const expectThat = (isTrue, problem) => {
  if (!isTrue) problems.push(problem)
}

const house = 'suppliers/house/rail'
const modules = {
  router: `${house}/router/router.ts`,
  'rail-router-worker': `${house}/router/worker.ts`,
  network: `${house}/router/network.ts`,
  calendar: `${house}/router/calendar.ts`,
  span: `${house}/router/span.ts`,
  'service-day': `${house}/router/service-day.ts`,
  earliest: `${house}/router/earliest.ts`,
  'find-journeys': `${house}/router/find-journeys.ts`,
  archive: `${house}/gtfs/archive.ts`,
  limits: `${house}/gtfs/limits.ts`,
  line: `${house}/gtfs/line.ts`,
  refused: `${house}/gtfs/refused.ts`,
  'read-feed': `${house}/gtfs/read-feed.ts`,
}

async function importBuilt(outDir) {
  await buildModules(outDir, modules)
  return importModules(
    outDir,
    Object.keys(modules).filter((name) => name !== 'rail-router-worker'),
  )
}

/** The same numbers in every run. */
function makeDice(seed) {
  let state = seed
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39)
    return ((mixed ^ (mixed >>> 16)) >>> 0) % sides
  }
}

const ms = (number) => `${number.toFixed(2)} ms`
const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)]

/** Milliseconds of work, of whichever thread: on a busy machine others take their share of the time, not of the work. */
async function workOf(act) {
  const began = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/** For each query the least work of several rounds: what else runs on the machine only adds. */
async function leastWorkOf(queries, answer) {
  const least = queries.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++)
    for (const [index, query] of queries.entries())
      least[index] = Math.min(least[index], await workOf(() => answer(query)))
  return least
}

async function readGermanFeed({ openArchive, usualLimits, makeComplaints, readFeed, isRail }) {
  const archive = await openArchive(feedFile, usualLimits)
  try {
    const source = { archive, limits: usualLimits, complaints: makeComplaints() }
    const content = await readFeed(source, {
      feed: 'de',
      operatorOf: (_, id) => id,
      brandOf: (brand) => brand,
      isTaken: isRail,
      matchStation: () => undefined,
    })
    const timetable = { stops: [], services: [], trips: [], transfers: [] }
    for (const page of content.pages())
      for (const [list, rows] of Object.entries(page)) for (const row of rows) timetable[list].push(row)
    return timetable
  } finally {
    archive.close()
  }
}

/** Pairs of stations, the larger ones more often. */
function pickPairs(timetable) {
  const calls = new Map()
  for (const { stops } of timetable.trips) for (const stop of stops) calls.set(stop, (calls.get(stop) ?? 0) + 1)
  const bowl = [...calls].flatMap(([stop, count]) => Array(Math.ceil(Math.sqrt(count))).fill(stop))
  const roll = makeDice(20260428)
  const pairs = []
  while (pairs.length < pairCount) {
    const [from, to] = [bowl[roll(bowl.length)], bowl[roll(bowl.length)]]
    if (from !== to) pairs.push({ from: [from], to: [to], earliest: dayStart, latest: dayStart + day, maxChanges: 7 })
  }
  return pairs
}

/** All trains that run around a query's days, their times as seconds. */
function listTrains({ network, calendar, secondOf }, { earliest }) {
  const first = Math.floor(secondOf(earliest) / 86_400)
  const trains = []
  for (let number = first - 3; number <= first + 5; number++) {
    const { trips, starts } = calendar.serviceDay(number)
    for (const [index, trip] of trips.entries()) {
      const [start, end] = [network.callStart[trip], network.callStart[trip + 1]]
      const calls = Array.from({ length: end - start }, (_, position) => ({
        stop: network.callStop[start + position],
        arrives: starts[index] + network.callArrives[start + position],
        departs: starts[index] + network.callDeparts[start + position],
        canBoard: position < end - start - 1 && (network.callRules[start + position] & 1) !== 0,
        canLeave: position > 0 && (network.callRules[start + position] & 2) !== 0,
      }))
      trains.push(calls)
    }
  }
  return trains
}

/** Earliest arrivals with 0, 1, 2 … changes for who is at the origin at a second: every train is tried in every round. */
function searchInRounds(network, trains, from, to, second, maxChanges) {
  const arrivals = []
  let ready = new Map([[from, second]])
  let best = Number.POSITIVE_INFINITY
  for (let changes = 0; changes <= maxChanges; changes++) {
    const next = new Map()
    for (const calls of trains) {
      let isAboard = false
      for (const { stop, arrives, departs, canBoard, canLeave } of calls) {
        if (isAboard && canLeave) {
          if (stop === to) best = Math.min(best, arrives)
          next.set(
            stop,
            Math.min(next.get(stop) ?? Number.POSITIVE_INFINITY, arrives + network.waySeconds[network.wayStart[stop]]),
          )
        }
        if (!isAboard && canBoard) isAboard = departs >= (ready.get(stop) ?? Number.POSITIVE_INFINITY)
      }
    }
    arrivals.push(best)
    ready = next
  }
  return arrivals
}

/** The same answer by a search that is slow and plain. */
function answerSlowly(ground, trains, { from: [origin], to: [target], earliest, latest, maxChanges }) {
  const { network, secondOf } = ground
  const [from, to] = [network.stopOf.get(origin), network.stopOf.get(target)]
  const [first, last] = [secondOf(earliest), secondOf(latest)]
  const departures = trains.flatMap((calls) =>
    calls.filter(({ stop, canBoard }) => stop === from && canBoard).map(({ departs }) => departs),
  )
  const seconds = [...new Set(departures)]
    .filter((second) => second >= first && second < last)
    .toSorted((a, b) => b - a)
  let later = searchInRounds(network, trains, from, to, last, maxChanges)
  const found = []
  for (const second of seconds) {
    const now = searchInRounds(network, trains, from, to, second, maxChanges)
    for (const [changes, arrives] of now.entries())
      if (arrives < later[changes] && !(arrives >= now[changes - 1]) && arrives - second <= 2 * 86_400)
        found.push(`${second} ${arrives} ${changes}`)
    later = now
  }
  return found.toSorted()
}

function checkAnswers(ground, pairs, find) {
  const trains = listTrains(ground, pairs[0])
  let count = 0
  let isRight = true
  for (const query of pairs.slice(0, checkedCount)) {
    const own = find(query).map(
      ({ departs, arrives, rides }) => `${ground.secondOf(departs)} ${ground.secondOf(arrives)} ${rides.length - 1}`,
    )
    count += own.length
    if (JSON.stringify(own.toSorted()) !== JSON.stringify(answerSlowly(ground, trains, query))) isRight = false
  }
  console.log(`checked      ${count} journeys of ${checkedCount} queries against a slow search`)
  expectThat(isRight, 'a slow search finds other journeys')
}

/** It warns of each of 100,000 empty cells. */
async function importQuietly() {
  const { warn } = console
  console.warn = () => {}
  const { GtfsParser } = await import('minotor/parser')
  const parsed = await new GtfsParser(feedFile).parse(new Date(`${date}T12:00:00`))
  console.warn = warn
  return { ...(await import('minotor')), ...parsed }
}

/** One query for each departure of the day: the library has no range query. */
async function openLibrary({ network, calendar, secondOf }) {
  const { Query, Router, Time, timetable, stopsIndex } = await importQuietly()
  const router = new Router(timetable, stopsIndex)
  const trains = listTrains({ network, calendar, secondOf }, { earliest: dayStart })
  const start = secondOf(dayStart)
  /** It reads ids as numbers where they look like some. */
  const idOf = (stop) => Number(stop.slice('de:'.length))
  const departuresOf = (stop) => {
    const number = network.stopOf.get(stop)
    const seconds = trains.flatMap((calls) =>
      calls.filter(({ stop, canBoard }) => stop === number && canBoard).map(({ departs }) => departs - start),
    )
    return [...new Set(seconds)].filter((second) => second >= 0 && second < 86_400)
  }
  const ask = ({ to: [target], from: [origin], maxChanges }, seconds) =>
    seconds.map((second) => {
      const builder = new Query.Builder().from(idOf(origin)).to(idOf(target)).maxTransfers(maxChanges)
      return router.route(builder.departureTime(Time.fromSeconds(second)).build()).arrivalAt(idOf(target))
    })
  return { departuresOf, ask }
}

/** Interleaved, so that whatever else the machine does meets both alike. */
async function compareSpeed(ground, pairs, find) {
  const { departuresOf, ask } = await openLibrary(ground)
  const ratios = []
  let reached = 0
  for (const query of pairs) {
    const seconds = departuresOf(query.from[0])
    const theirs = await workOf(() => {
      reached += ask(query, seconds).filter((arrival) => arrival !== undefined).length
    })
    ratios.push(theirs / (await workOf(() => find(query))))
  }
  const ratio = at(ratios, 0.5)
  console.log(
    `ratio        ${ratio.toFixed(0)} times the speed of minotor, the median of ${pairs.length} pairs (${reached} arrivals)`,
  )
  expectThat(reached > 0, 'minotor finds nothing: nothing was compared')
  expectThat(ratio >= bounds.ratio, `less than ${bounds.ratio} times the speed of minotor`)
}

async function measureGermanFeed(built) {
  if (!existsSync(feedFile)) {
    console.log('German feed  stands aside: ../shared/testdata is not here')
    return
  }
  const timetable = await readGermanFeed(built)
  const builder = built.buildNetwork()
  builder.add(timetable)
  const network = builder.finish()
  const calendar = built.makeCalendar(network)
  const find = built.makeFinder(network)
  const ground = { network, calendar, secondOf: built.secondOf }
  const pairs = pickPairs(timetable)
  console.log(`German feed  ${network.stops.length} stations, ${network.trips.length} trips, ${date}`)
  checkAnswers(ground, pairs, find)
  const work = await leastWorkOf(pairs, find)
  const [p50, p99] = [at(work, 0.5), at(work, 0.99)]
  console.log(`day          p50 ${ms(p50)}, p99 ${ms(p99)}, most ${ms(Math.max(...work))} over ${pairCount} pairs`)
  expectThat(p50 <= bounds.p50, `p50 of a day's journeys is above ${bounds.p50} ms`)
  expectThat(p99 <= bounds.p99, `p99 of a day's journeys is above ${bounds.p99} ms`)
  await compareSpeed(ground, pairs.slice(0, comparedCount), find)
}

/** 2,000 stations in the plane, 400 lines of 20 of them, 36 trains a day on each: 288,000 stop times. */
function layCountry() {
  const roll = makeDice(2000)
  const stops = Array.from({ length: 2000 }, (_, index) => ({
    id: `s${index}`,
    name: `s${index}`,
    lat: roll(10_000) / 1000,
    lon: roll(10_000) / 1000,
    timeZone: 'Europe/Berlin',
  }))
  const distance = (a, b) => Math.hypot(a.lat - b.lat, a.lon - b.lon)
  const neighbours = new Map(
    stops.map((here) => [here, stops.toSorted((a, b) => distance(here, a) - distance(here, b)).slice(1, 60)]),
  )
  /** On to a near station, away from where the line came from. */
  const layLine = (start) => {
    const way = [start]
    while (way.length < 20) {
      const here = way.at(-1)
      const near = neighbours.get(here).filter((stop) => !way.includes(stop))
      const ahead = near.slice(0, 6).toSorted((a, b) => distance(way[0], b) - distance(way[0], a))
      way.push(ahead[roll(3)])
    }
    return way
  }
  const trips = Array.from({ length: 400 }, (_, line) => {
    const way = layLine(stops[(line * 5) % 2000])
    return Array.from({ length: 36 }, (_, run) => {
      const calls = run % 2 === 0 ? way : way.toReversed()
      let now = 4 * 3600 + Math.floor(run / 2) * 3600 + roll(60) * 60
      const times = calls.map((stop, index) => {
        const arrives = index === 0 ? now : now + 240 + Math.round(distance(calls[index - 1], stop) * 1500)
        now = arrives + 60
        return [arrives, now]
      })
      return {
        id: `${line}/${run}`,
        service: 'daily',
        operator: 'x',
        brand: 'Train',
        number: String(line),
        timeZone: 'Europe/Berlin',
        stops: calls.map(({ id }) => id),
        arrivals: times.map(([arrives]) => arrives),
        departures: times.map(([, departs]) => departs),
      }
    })
  }).flat()
  const services = [{ id: 'daily', from: '2026-01-01', to: '2026-12-31', weekdays: 127, added: [], removed: [] }]
  return { stops, services, trips, transfers: [] }
}

async function measureLoading({ makeRouter }, country, query) {
  const work = []
  for (let round = 0; round < 3; round++) {
    const router = makeRouter()
    work.push(await workOf(() => router.load(() => [country])))
    const answer = await router.find(query)
    expectThat(answer.length > 0, 'the worker finds no journey in the country')
    await router.close()
  }
  const least = Math.min(...work)
  console.log(`loading      ${least.toFixed(0)} ms of work, threads and messages included`)
  expectThat(least < bounds.load, `loading takes more than ${bounds.load} ms`)
}

async function measureCountry(built) {
  const country = layCountry()
  const count = country.trips.reduce((sum, { stops }) => sum + stops.length, 0)
  console.log(`country      ${country.stops.length} stations, ${count} stop times`)
  const roll = makeDice(288)
  const served = [...new Set(country.trips.flatMap(({ stops }) => stops))]
  const queries = Array.from({ length: pairCount }, () => {
    const earliest = dayStart + (5 * 60 + roll(15 * 60)) * 60_000
    const [from, to] = [served[roll(served.length)], served[roll(served.length)]]
    return { from: [from], to: [to], earliest, latest: earliest + 1000, maxChanges: 7 }
  }).filter(({ from, to }) => from[0] !== to[0])
  await measureLoading(built, country, { ...queries[0], latest: queries[0].earliest + day })
  const builder = built.buildNetwork()
  builder.add(country)
  const network = builder.finish()
  const calendar = built.makeCalendar(network)
  let reached = 0
  const work = await leastWorkOf(queries, (query) => {
    const span = built.openSpan(network, calendar, query, built.twoDays)
    if (built.findEarliestArrival(span, span.earliest) < built.never) reached++
  })
  const [p50, p95] = [at(work, 0.5), at(work, 0.95)]
  const share = reached / rounds / queries.length
  console.log(`earliest     p50 ${ms(p50)}, p95 ${ms(p95)}; ${Math.round(share * 100)} % of the pairs are connected`)
  expectThat(p95 <= bounds.p95, `p95 of an earliest arrival is above ${bounds.p95} ms`)
  expectThat(share > 0.9, 'the country is not connected')
}

const outDir = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
const began = performance.now()
try {
  const built = await importBuilt(outDir)
  await measureGermanFeed(built)
  await measureCountry(built)
  console.log(`took         ${((performance.now() - began) / 1000).toFixed(0)} s`)
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
