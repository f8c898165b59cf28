import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../scripts/repository.mjs'
import { logIn, startServer, withDataDir } from '../scripts/server.mjs'
import { startPostgres } from '../scripts/services.mjs'
import { usedBy } from './checkout/processor.mjs'
import { createDatabase, median } from './checkout/shop.mjs'
import { searches } from './start/searches.mjs'

/**
 * From the command to the first 200 of /readyz, and what is in memory then: on a PostgreSQL that is migrated already,
 * embedded for the first time and embedded again. What a start puts off is not saved: processor and memory are read
 * again five seconds later and after one search of each product. AGAINST names the folder of an older checkout,
 * installed and built: one start each in turn. Linux alone tells a process's time and memory like this.
 */
const { AGAINST: older, ROUNDS: rounds = '5' } = process.env
const calm = 5_000
const kilobytes = 1024

const readProcess = (pid, file) => readFileSync(`/proc/${pid}/${file}`, 'utf8')

/** In seconds. */
const usedSoFar = (pid) => usedBy(pid) / 1000

/** Megabytes that are resident; pages shared with other processes count by their share where the system says it. */
function residentOf(pid) {
  const field = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / kilobytes
  try {
    return field(readProcess(pid, 'smaps_rollup'), 'Pss')
  } catch {
    return field(readProcess(pid, 'status'), 'VmRSS')
  }
}

async function searchOnce({ url, cookie }, { name, path, body }) {
  const began = performance.now()
  const headers = { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) }
  const asked = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const answer = await fetch(`${url}${path}`, asked)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`)
  return performance.now() - began
}

async function measure(checkout, env) {
  const began = performance.now()
  const server = await startServer({ ...env, LIMITS: 'off', SUPPLIERS: 'house' }, { checkout, lookEvery: 10 })
  try {
    const found = { wall: (performance.now() - began) / 1000, cpu: usedSoFar(server.pid) }
    await pause(calm)
    const later = { calmCpu: usedSoFar(server.pid), memory: residentOf(server.pid) }
    const took = {}
    const buyer = { url: server.url, cookie: await logIn(server.url, 'traveller') }
    for (const search of searches) took[search.name] = await searchOnce(buyer, search)
    await pause(calm)
    return { ...found, ...later, searched: residentOf(server.pid), took }
  } finally {
    await server.stop()
  }
}

const medianOf = (measured, read) => median(measured.map(read))

function printKind(kind, name, measured) {
  const [wall, cpu, calmCpu] = ['wall', 'cpu', 'calmCpu'].map((key) => medianOf(measured, (one) => one[key]).toFixed(1))
  const [memory, searched] = ['memory', 'searched'].map((key) => medianOf(measured, (one) => one[key]).toFixed(0))
  const first = searches.map((one) => `${one.name} ${medianOf(measured, ({ took }) => took[one.name]).toFixed(0)}`)
  console.log(
    `${kind.padEnd(15)} ${name.padEnd(7)} ready ${wall} s, processor ${cpu} s, 5 s later ${calmCpu} s; ` +
      `${memory} MB, once searched ${searched} MB; first search: ${first.join(', ')} ms`,
  )
}

const checkouts = { now: root, ...(older && { before: older }) }
const names = Object.keys(checkouts)
const postgres = await startPostgres()
await withDataDir(async (dataDir) => {
  const kinds = ['PostgreSQL', 'embedded new', 'embedded again']
  const measured = Object.fromEntries(kinds.map((kind) => [kind, Object.fromEntries(names.map((name) => [name, []]))]))
  for (let round = 0; round < Number(rounds); round++)
    for (const name of names) {
      const folder = join(dataDir, `${name}-${round}`)
      const server = join(dataDir, name)
      mkdirSync(server, { recursive: true })
      const database = `start_${name}`
      if (round === 0) {
        const env = { DATA_DIR: server, DATABASE_URL: await createDatabase(postgres.url, database) }
        await (await startServer(env, { checkout: checkouts[name] })).stop()
      }
      const url = new URL(postgres.url)
      url.pathname = `/${database}`
      const places = {
        PostgreSQL: { DATA_DIR: server, DATABASE_URL: url.href },
        'embedded new': { DATA_DIR: folder },
        'embedded again': { DATA_DIR: folder },
      }
      for (const kind of kinds) measured[kind][name].push(await measure(checkouts[name], places[kind]))
      rmSync(folder, { recursive: true })
    }
  for (const kind of kinds) for (const name of names) printKind(kind, name, measured[kind][name])
})
await postgres.stop()
