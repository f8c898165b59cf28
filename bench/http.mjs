import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isBusy, measurePace } from '../scripts/pace.mjs'
import { root } from '../scripts/repository.mjs'
import { logIn, startServer, withDataDir } from '../scripts/server.mjs'
import { startPostgres, startRedis } from '../scripts/services.mjs'
import { usedBy } from './checkout/processor.mjs'
import { createDatabase, median } from './checkout/shop.mjs'
import { ask } from './http/ask.mjs'
import { calls } from './http/searches.mjs'

/**
 * What a call costs the server through HTTP: processor time of all its threads, which other work on the machine changes
 * less than a wall clock, and what travels. AGAINST names the folder of an older checkout, installed and built: one round
 * each in turn, on the same PostgreSQL and Redis. Linux alone tells a process's time like this.
 *
 * With --judge it ends with 1 where a call costs half as much again as it may, on a machine whose pace is measured beside it.
 */
const { AGAINST: older } = process.env
const judged = process.argv.includes('--judge')
const clients = 16
const rounds = judged ? 1 : 3
const seconds = judged ? 3 : 5
const warmUp = judged ? 2 : 4
/** Processor time wavers less than a clock on the wall, but not by nothing. */
const grace = 1.5

let asked = 0
async function measure(server, call, duration) {
  const before = usedBy(server.pid)
  const began = performance.now()
  const sizes = []
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < began + duration * 1000) sizes.push(await ask(server, call, asked++))
    }),
  )
  const took = (performance.now() - began) / 1000
  const cpu = (usedBy(server.pid) - before) / sizes.length
  return { rate: sizes.length / took, cpu, bytes: median(sizes) }
}

const medianOf = (measured, key) => median(measured.map((one) => one[key]))
const rowOf = (measured) =>
  `${medianOf(measured, 'rate').toFixed(0).padStart(6)}/s ${medianOf(measured, 'cpu').toFixed(2).padStart(8)} ms ${(medianOf(measured, 'bytes') / 1000).toFixed(1).padStart(8)} kB`

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
await withDataDir(async (dataDir) => {
  const open = async (name, checkout, database) => {
    const folder = join(dataDir, name)
    mkdirSync(folder)
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: await createDatabase(postgres.url, name),
      REDIS_URL: `${redis.url}/${database}`,
      LIMITS: 'off',
      TRUST_PROXY: '1',
      SUPPLIERS: 'house',
      LOG_LEVEL: 'error',
    }
    const server = await startServer(env, { checkout })
    return { ...server, cookie: await logIn(server.url, 'traveller') }
  }
  const servers = [await open('now', root, 1), ...(older ? [await open('before', older, 2)] : [])]
  console.log(`${'a call'.padEnd(28)}a second, processor a call, what travels${older ? '; of the older build' : ''}`)
  for (const call of calls) {
    const pace = judged ? Math.max(1, await measurePace()) : 1
    for (const server of servers) await measure(server, call, warmUp)
    const measured = servers.map(() => [])
    for (let round = 0; round < rounds; round++)
      for (const [index, server] of servers.entries()) measured[index].push(await measure(server, call, seconds))
    console.log(`${call.name.padEnd(28)}${measured.map(rowOf).join('   |')}`)
    if (!judged) continue
    const [cost, most] = [medianOf(measured[0], 'cpu') / pace, call.budget * grace]
    if (isBusy(pace)) console.log(`  not judged: the machine is at ${pace.toFixed(1)} of the usual time`)
    else if (cost > most) {
      console.log(`  MISSED: ${cost.toFixed(2)} ms at the usual pace, where ${most.toFixed(2)} are the most`)
      process.exitCode = 1
    }
  }
  for (const { stop } of servers) await stop()
})
await Promise.all([postgres.stop(), redis.stop()])
