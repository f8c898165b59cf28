import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { buildModules, importModules } from '../scripts/built.mjs'
import { root } from '../scripts/repository.mjs'

/**
 * Return searches with one stop over the whole network, as a customer meets them: the thread that finds, and the prices,
 * fares and offers that are made of what it finds. Places are drawn by their size, since that is where people fly.
 */
const searches = 400
const goals = { p50: 30, p99: 120, block: 20, memory: 400 }

const folder = join(root, 'apps/api/.bench')
mkdirSync(folder, { recursive: true })
const modules = {
  'air-router-worker': 'suppliers/house/air/router/worker.ts',
  thread: 'platform/thread.ts',
  router: 'suppliers/house/air/router/router.ts',
  supplier: 'suppliers/house/air/ticket/supplier.ts',
  load: 'place/catalogue/load.ts',
  places: 'place/places.ts',
  crypto: 'platform/crypto.ts',
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** The same draw each time. */
function makeDraw() {
  let seed = 2_026
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x7fffffff
  }
}

let failure
try {
  await buildModules(folder, modules)
  const built = await importModules(
    folder,
    Object.keys(modules).filter((name) => name !== 'air-router-worker'),
  )
  const places = built.makePlaces(built.loadCatalogue())
  const airports = built.airportsFrom(places)
  const router = built.makeRouter(airports)
  const clock = { now: () => new Date('2027-01-10T09:00:00Z') }
  const supplier = built.makeHouseAir({
    // What nobody has bought yet is in no table.
    db: { query: async () => [], one: async () => undefined },
    safe: built.makeSafe(['a secret for the bench']),
    log: { warn: (...told) => console.log(...told) },
    find: router.find,
    ...{ places, clock, expiryClock: clock },
  })
  const weights = airports.map(({ size }) => 2 ** size)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const draw = makeDraw()
  const drawAirport = () => {
    let left = draw() * whole
    const drawn = airports.find((_, index) => {
      left -= weights[index]
      return left < 0
    })
    return drawn ?? airports[0]
  }
  const placeOf = ({ code }) => ({ code, context: 'IATA' })
  const party = [
    { ref: '1', type: 'adult' },
    { ref: '2', type: 'adult' },
  ]
  const queryOf = (from, to) => ({
    legs: [
      { from: placeOf(from), to: placeOf(to), date: '2027-03-16' },
      { from: placeOf(to), to: placeOf(from), date: '2027-03-23' },
    ],
    ...{ party, maxStops: 1 },
  })
  const pairs = Array.from({ length: searches }, () => [drawAirport(), drawAirport()]).filter(
    ([from, to]) => from.city !== to.city,
  )
  const context = () => ({
    ...{ correlationId: 'bench', deadline: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal },
    ...{ locale: 'en', currency: 'USD', pos: { channel: '7', requestor: 'bench' } },
  })
  const search = async ([from, to]) => {
    const answer = await supplier.search(queryOf(from, to), context())
    if (!answer.ok) throw new Error(answer.error.details)
    return answer.value.length
  }
  for (const pair of pairs.slice(0, 40)) await search(pair)

  const times = []
  let offers = 0
  for (const pair of pairs) {
    const began = performance.now()
    offers += await search(pair)
    times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  const [p50, p99] = [at(times, 0.5), at(times, 0.99)]
  console.log(
    `return, one stop        p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(offers / pairs.length).toFixed(0)} offers each (goals ${goals.p50}, ${goals.p99})`,
  )

  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let first = 0; first + 10 <= 100; first += 10) await Promise.all(pairs.slice(first, first + 10).map(search))
  await pause(5)
  delay.disable()
  const block = delay.max / 1e6
  console.log(
    `ten at once             the event loop stood still for ${block.toFixed(1)} ms at most (goal ${goals.block})`,
  )
  const memory = process.memoryUsage().rss / 1e6
  console.log(`memory                  ${memory.toFixed(0)} MB, thread included (goal ${goals.memory})`)
  const missed = [
    p50 > goals.p50 && 'p50',
    p99 > goals.p99 && 'p99',
    block > goals.block && 'blocked',
    memory > goals.memory && 'memory',
  ]
  failure = missed.filter(Boolean).join(', ')
  await router.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (failure) console.log(`MISSED: ${failure}`)
process.exitCode = failure ? 1 : 0
