import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { run } from '../../scripts/command.mjs'
import { startServer } from '../../scripts/server.mjs'
import { addToCart, checkOut, findPasses, makeBuyer } from './buyer.mjs'

const cartSize = 3

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

export const median = (values) =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )

/** Runs the work of every worker again and again until the time is over; how many times a second, and how long it took. */
async function measure(workers, work, seconds) {
  const times = []
  const began = performance.now()
  await Promise.all(
    workers.map(async (worker) => {
      while (performance.now() < began + seconds * 1000) {
        const at = performance.now()
        await work(worker)
        times.push(performance.now() - at)
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  return { rate: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

export const describeMeasured = ({ rate, p50, p99 }) =>
  `${rate.toFixed(0)} a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`

/** Arguments for PostgreSQL's own programs. */
function connectionArguments(url) {
  const { hostname, port, username } = new URL(url)
  return ['-h', hostname, '-p', port, '-U', username]
}

/** Several statements by a connection of their own; answers what the last of them found, as text. */
export async function runSql(url, text) {
  const database = new URL(url).pathname.slice(1)
  const { code, output } = await run('psql', [...connectionArguments(url), '-d', database, '-qAt', '-c', text], {
    limit: 600,
  })
  if (code !== 0) throw new Error(output)
  return output.trim()
}

/**
 * Tickets are drawn and sent when a shop is idle, which here is when another one is measured: what a round leaves of that
 * work is thrown away.
 */
const forgetLetters = (url) => runSql(url, 'delete from outbox')

/** A database of its own on the same server. */
export async function createDatabase(url, name) {
  const { code, output } = await run('createdb', [...connectionArguments(url), name])
  if (code !== 0) throw new Error(output)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** The built server of a checkout, with so many buyers in it, each with a cart. */
export async function openShop({ name, checkout, postgres, dataDir, buyers }) {
  const folder = join(dataDir, name)
  mkdirSync(folder)
  const databaseUrl = await createDatabase(postgres.url, name)
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, LIMITS: 'off', SUPPLIERS: 'house', LOG_LEVEL: 'error' }
  const { url, stop } = await startServer(env, { checkout })
  const crew = await Promise.all(
    Array.from({ length: buyers }, async () => {
      const send = makeBuyer(url)
      return { rphs: await findPasses(send), added: 0, cart: undefined, items: [] }
    }),
  )
  /** Carts that are full. */
  const ready = []
  async function add(buyer) {
    buyer.cart ??= makeBuyer(url)
    const { cart, rphs } = buyer
    const itemIds = await addToCart(cart, rphs[buyer.added++ % rphs.length])
    if (itemIds.length < cartSize) return
    ready.push(itemIds.map((id) => ({ send: cart, id })))
    buyer.cart = undefined
  }
  /** One item after the other: two buyers at one cart would wait for each other. */
  async function buy(buyer, beforeQuote) {
    if (buyer.items.length === 0) buyer.items = ready.pop() ?? []
    const item = buyer.items.pop()
    if (!item) throw new Error('The carts are empty: add for longer before buying.')
    await checkOut(item.send, item.id, beforeQuote)
  }
  return {
    databaseUrl,
    stop,
    buy,
    addFor: (seconds) => measure(crew, add, seconds),
    async buyFor(seconds) {
      const measured = await measure(crew, (buyer) => buy(buyer), seconds)
      await forgetLetters(databaseUrl)
      return measured
    },
  }
}
