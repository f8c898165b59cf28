import { setTimeout as pause } from 'node:timers/promises'
import { logIn, startServer, withDataDir } from '../scripts/server.mjs'
import { startPostgres, startRedis } from '../scripts/services.mjs'
import { addToCart, checkOut, findPasses, makeBuyer } from './checkout/buyer.mjs'
import { createDatabase } from './checkout/shop.mjs'
import { ask } from './http/ask.mjs'
import { calls } from './http/searches.mjs'

/**
 * Whether somebody can buy while the shop is searched by far more people than it can answer: so many searches a second are
 * sent, answered or not, and beside them one purchase after the other, whose three calls are timed.
 */
const searchesASecond = 200
const seconds = 30
const bound = 1_000

const searches = calls.filter(({ name }) => name !== 'own-info')
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
await withDataDir(async (dataDir) => {
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: await createDatabase(postgres.url, 'rush'),
    REDIS_URL: redis.url,
    LIMITS: 'off',
    TRUST_PROXY: '1',
    SUPPLIERS: 'house',
    LOG_LEVEL: 'error',
  })
  const searcher = { ...server, cookie: await logIn(server.url, 'traveller') }
  const [rph] = await findPasses(makeBuyer(server.url))
  for (const [index, call] of searches.entries()) await ask(searcher, call, index)

  let [sent, answered, failed] = [0, 0, 0]
  const end = performance.now() + seconds * 1000
  const flood = (async () => {
    const began = performance.now()
    while (performance.now() < end) {
      while (sent < ((performance.now() - began) / 1000) * searchesASecond) {
        const call = searches[sent % searches.length]
        ask(searcher, call, sent++).then(
          () => answered++,
          () => failed++,
        )
      }
      await pause(5)
    }
  })()
  const times = { initiate: [], quote: [], confirm: [] }
  await pause(5_000)
  while (performance.now() < end) {
    const send = makeBuyer(server.url)
    const timed = async (path, body) => {
      const at = performance.now()
      const answer = await send(path, body)
      times[path.split('/').at(-1)]?.push(performance.now() - at)
      return answer
    }
    const [itemId] = await addToCart(send, rph)
    await checkOut(timed, itemId)
    await pause(200)
  }
  await flood
  console.log(`searches                ${sent} sent in ${seconds} s, ${answered} answered meanwhile, ${failed} refused`)
  for (const [name, all] of Object.entries(times)) {
    const [p50, p95] = [quantile(all, 0.5), quantile(all, 0.95)]
    console.log(`${name.padEnd(24)}${all.length} times, p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms`)
    if (!(p95 < bound)) process.exitCode = 1
  }
  await server.stop()
})
await Promise.all([postgres.stop(), redis.stop()])
process.exit()
