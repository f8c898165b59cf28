import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { buildModules, importModules } from '../scripts/built.mjs'
import { root } from '../scripts/repository.mjs'

/**
 * Activities as a customer meets them: what a city has in a week, and two months of one activity. Everything is measured
 * through the supplier, tokens and offers included; only the database answers from memory.
 */
const searches = 600
const goals = { p50: 5, calendar: 5 }

const folder = join(root, 'apps/api/.bench')
mkdirSync(folder, { recursive: true })
const modules = {
  register: 'suppliers/house/activity/ticket/register.ts',
  tours: 'suppliers/house/activity/catalogue/tours.ts',
  supplier: 'suppliers/house/activity/ticket/supplier.ts',
  load: 'place/catalogue/load.ts',
  places: 'place/places.ts',
  crypto: 'platform/crypto.ts',
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** The same draw each time. */
function makeDraw() {
  let seed = 2_027
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x7fffffff
  }
}

const draw = makeDraw()
const day = (number) => new Date(Date.UTC(2027, 2, 1 + number)).toISOString().slice(0, 10)
const party = [
  { ref: '1', type: 'adult' },
  { ref: '2', type: 'adult' },
  { ref: '3', type: 'child', age: 8 },
]

async function timesOf(count, search) {
  const times = []
  for (let index = 0; index < count; index += 1) {
    const run = search(index)
    const began = performance.now()
    await run()
    times.push(performance.now() - began)
  }
  return times.sort((one, other) => one - other)
}

let failure
try {
  await buildModules(folder, modules)
  const built = await importModules(folder, Object.keys(modules))
  const all = built.tours
  const cities = [...new Set(all.map(({ city }) => city))]
  const clock = { now: () => new Date('2027-03-01T09:00:00Z') }
  let rows = []
  const supplier = built.makeHouseActivity({
    db: { query: async () => rows, one: async () => undefined },
    safe: built.makeSafe(['a secret for the bench']),
    log: { warn: (...told) => console.log(...told) },
    tours: built.makeTours(built.makePlaces(built.loadCatalogue())),
    ...{ clock, expiryClock: clock },
  })
  let offers = 0
  const asking = (query) => async () => {
    const context = {
      ...{ correlationId: 'bench', deadline: clock.now().getTime() + 60_000, signal: new AbortController().signal },
      ...{ locale: 'en-GB', currency: 'EUR', pos: { channel: 'web', requestor: 'bench' } },
    }
    const outcome = await supplier.search(query, context)
    if (!outcome.ok) throw new Error(outcome.error.details)
    offers += outcome.value.length
  }
  /** Of every fifth tour something was sold on the first days. */
  const soldOf = (city, first) =>
    all
      .filter((tour, index) => tour.city === city && index % 5 === 0)
      .flatMap(({ id, times }) =>
        [0, 1, 2].map((ahead) => ({ tour: id, day: day(first + ahead), hour: times[0], party: 'SHARED', sold: 2 })),
      )

  const city = () => {
    const code = cities[Math.floor(draw() * cities.length)]
    const first = 10 + Math.floor(draw() * 300)
    rows = soldOf(code, first)
    const where = { code, context: 'CITY' }
    return asking({ where, from: day(first), to: day(first + 6), party, show: 'list' })
  }
  await timesOf(60, city)
  offers = 0
  const lists = await timesOf(searches, city)
  const p50 = at(lists, 0.5)
  console.log(
    `a week in a city        p50 ${p50.toFixed(2)} ms, p99 ${at(lists, 0.99).toFixed(2)} ms, ${(offers / searches).toFixed(0)} activities each (goal p50 ${goals.p50})`,
  )

  rows = []
  const calendar = () => {
    const { id, city: code } = all[Math.floor(draw() * all.length)]
    const first = 10 + Math.floor(draw() * 280)
    const where = { code, context: 'CITY' }
    return asking({ where, from: day(first), to: day(first + 61), party, productId: id, show: 'list' })
  }
  await timesOf(60, calendar)
  const calendars = await timesOf(searches, calendar)
  const months = at(calendars, 0.5)
  console.log(
    `two months of one       p50 ${months.toFixed(2)} ms, p99 ${at(calendars, 0.99).toFixed(2)} ms (goal p50 ${goals.calendar})`,
  )
  failure = [p50 > goals.p50 && 'p50', months > goals.calendar && 'calendar'].filter(Boolean).join(', ')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (failure) console.log(`MISSED: ${failure}`)
process.exitCode = failure ? 1 : 0
