import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { buildModules, importModules } from '../scripts/built.mjs'
import { root } from '../scripts/repository.mjs'

/**
 * Rental cars as a customer meets them: all cars at an airport, and at all offices of a city, each on every rate, with some
 * of them rented out. Measured through the supplier, tokens and offers included; only the database answers from memory.
 */
const searches = 400
/** Milliseconds, of the middle one. */
const goal = 10

const folder = join(root, 'apps/api/.bench')
mkdirSync(folder, { recursive: true })
const modules = {
  supplier: 'suppliers/house/car/ticket/supplier.ts',
  offices: 'suppliers/house/car/catalogue/office.ts',
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

const missed = []
try {
  await buildModules(folder, modules)
  const built = await importModules(folder, Object.keys(modules))
  const places = built.makePlaces(built.loadCatalogue())
  const airports = built.offices.filter(({ kind }) => kind === 'airport')
  const clock = { now: () => new Date('2027-03-01T09:00:00Z') }
  let rows = []
  const supplier = built.makeHouseCar({
    db: { query: async () => rows, one: async () => undefined },
    safe: built.makeSafe(['a secret for the bench']),
    log: { warn: (...told) => console.log(...told) },
    ...{ places, clock, expiryClock: clock },
  })
  const context = () => ({
    ...{ correlationId: 'bench', deadline: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal },
    ...{ locale: 'en', currency: 'USD', pos: { channel: '7', requestor: 'bench' } },
  })
  let offers = 0
  const searching = (placeOf) => () => {
    const office = airports[Math.floor(draw() * airports.length)]
    const [first, days] = [10 + Math.floor(draw() * 300), 1 + Math.floor(draw() ** 2 * 30)]
    const place = placeOf(office)
    // Of every company two kinds of cars are out on some of the days.
    rows = Array.from({ length: days }, (_, index) => [
      { office: office.code, company: 'ATL', car: 'V17', day: day(first + index), sold: 1 },
      { office: office.code, company: 'COS', car: 'V08', day: day(first + index), sold: 2 },
    ]).flat()
    return async () => {
      const answer = await supplier.search(
        {
          pickUp: { place, at: `${day(first)}T10:00` },
          dropOff: { place, at: `${day(first + days)}T12:00` },
          driverAge: 36,
        },
        context(),
      )
      if (!answer.ok) throw new Error(answer.error.details)
      offers += answer.value.length
    }
  }

  const kinds = {
    'at an airport': ({ destination }) => ({ code: destination, context: 'IATA' }),
    'in a city': ({ destination }) => ({ code: places.find(destination, 'airport').city, context: 'CITY' }),
  }
  for (const [name, placeOf] of Object.entries(kinds)) {
    const search = searching(placeOf)
    await timesOf(60, search)
    offers = 0
    const times = await timesOf(searches, search)
    const [p50, p99] = [at(times, 0.5), at(times, 0.99)]
    console.log(
      `${name.padEnd(16)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(offers / searches).toFixed(0)} offers each (goal ${goal})`,
    )
    if (p50 > goal) missed.push(name)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (missed.length > 0) console.log(`MISSED: ${missed.join(', ')}`)
process.exitCode = missed.length > 0 ? 1 : 0
