import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { buildModules, importModules } from '../scripts/built.mjs'
import { root } from '../scripts/repository.mjs'

/**
 * Hotels as a customer meets them: a city's list, priced on every plan, and what a window of the map shows. Everything is
 * measured through the supplier, tokens and offers included; only the database answers from memory.
 */
const searches = 300
const windows = 300
const houses = { city: 200, world: 100_000 }
const goals = { p50: 15, p99: 60, window: 50 }

const folder = join(root, 'apps/api/.bench')
mkdirSync(folder, { recursive: true })
const modules = {
  houses: 'suppliers/house/hotel/ticket/houses.ts',
  register: 'suppliers/house/hotel/property/register.ts',
  supplier: 'suppliers/house/hotel/ticket/supplier.ts',
  plans: 'suppliers/house/hotel/catalogue/rate-plan.ts',
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

/** Of some houses a room was sold in some nights. */
function soldOf(ids, nights) {
  return ids.flatMap((property, index) =>
    index % 5 > 0 ? [] : nights.map((night) => ({ property, room: 'DBL', night, sold: 1 + (index % 3) })),
  )
}

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
  const all = built.makeHouses(built.makePlaces(built.loadCatalogue()))
  const made = performance.now()
  const real = all.register().all
  console.log(`register                ${real.length} houses in ${(performance.now() - made).toFixed(0)} ms`)

  const clock = { now: () => new Date('2027-03-01T09:00:00Z') }
  let rows = []
  const open = (properties) => {
    const register = built.makeRegister(properties)
    return built.makeHouseHotel({
      db: { query: async () => rows, one: async () => undefined },
      safe: built.makeSafe(['a secret for the bench']),
      log: { warn: (...told) => console.log(...told) },
      houses: { ...all, register: () => register },
      ...{ clock, expiryClock: clock },
    })
  }
  const context = () => ({
    ...{ correlationId: 'bench', deadline: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal },
    ...{ locale: 'en', currency: 'USD', pos: { channel: '7', requestor: 'bench' } },
  })
  let offers = 0
  const searching = (supplier, where, first) => async () => {
    const rooms = [
      { adults: 2, childAges: [] },
      { adults: 2, childAges: [6] },
    ]
    const query = { where, checkIn: day(first), checkOut: day(first + 5), rooms, show: 'list' }
    const answer = await supplier.search(query, context())
    if (!answer.ok) throw new Error(answer.error.details)
    offers += answer.value.length
  }

  const models = real.filter(({ city }) => city === 'PAR')
  const types = ['DBL', 'TWN', 'SUP', 'FAM', 'JRS']
  const city = Array.from({ length: houses.city }, (_, index) => ({
    ...models[index % models.length],
    ...{ id: String(9_000_001 + index), star: 3 + (index % 2), plans: built.ratePlans.map(({ code }) => code) },
    rooms: types.map((type) => ({ type, units: 12 })),
  }))
  const paris = open(city)
  const ids = city.map(({ id }) => id)
  const listing = () => {
    const first = 10 + Math.floor(draw() * 300)
    rows = soldOf(
      ids,
      [0, 1, 2, 3, 4].map((night) => day(first + night)),
    )
    return searching(paris, { code: 'PAR', context: 'CITY' }, first)
  }
  await timesOf(40, listing)
  offers = 0
  const lists = await timesOf(searches, listing)
  const [p50, p99] = [at(lists, 0.5), at(lists, 0.99)]
  console.log(
    `a city of ${houses.city} houses     p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(offers / searches).toFixed(0)} offers each (goals ${goals.p50}, ${goals.p99})`,
  )

  rows = []
  const world = Array.from({ length: houses.world }, (_, index) => {
    const model = real[index % real.length]
    const near = { lat: model.lat + (draw() - 0.5) * 0.4, lon: model.lon + (draw() - 0.5) * 0.6 }
    return { ...model, ...near, id: String(5_000_000 + index) }
  })
  const earth = open(world)
  const looking = () => {
    const { lat, lon } = real[Math.floor(draw() * real.length)]
    // From some streets to a whole region.
    const [high, wide] = [0.01 * 40 ** draw(), 0.015 * 40 ** draw()]
    const box = { south: lat - high / 2, north: lat + high / 2, west: lon - wide / 2, east: lon + wide / 2 }
    return searching(earth, { box }, 10 + Math.floor(draw() * 300))
  }
  await timesOf(40, looking)
  offers = 0
  const views = await timesOf(windows, looking)
  const window = at(views, 0.95)
  console.log(
    `a window of the map     p50 ${at(views, 0.5).toFixed(1)} ms, p95 ${window.toFixed(1)} ms over ${houses.world} houses, ${(offers / windows).toFixed(0)} offers each (goal p95 ${goals.window})`,
  )
  const missed = [p50 > goals.p50 && 'p50', p99 > goals.p99 && 'p99', window > goals.window && 'window']
  failure = missed.filter(Boolean).join(', ')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (failure) console.log(`MISSED: ${failure}`)
process.exitCode = failure ? 1 : 0
