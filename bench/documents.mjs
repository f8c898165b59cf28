import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/repository.mjs'
import { startServer, withDataDir } from '../scripts/server.mjs'
import { startPostgres, startRedis } from '../scripts/services.mjs'
import { addToCart, checkOut, findPasses, makeBuyer } from './checkout/buyer.mjs'
import { usedBy } from './checkout/processor.mjs'
import { createDatabase, median, runSql } from './checkout/shop.mjs'

/**
 * Tickets as PDF through HTTP: processor time of the whole server for each, how many a second and how large, the first
 * time that one is asked for and the second. AGAINST names the folder of an older checkout, installed and built: one
 * round each in turn, on the same PostgreSQL and Redis. No mail goes out meanwhile, which would draw them before.
 */
const { AGAINST: older } = process.env
const tickets = Number(process.env.TICKETS ?? 40)
const rounds = Number(process.env.ROUNDS ?? 3)

async function buy({ url }) {
  const send = makeBuyer(url)
  const [rph] = await findPasses(send)
  const [itemId] = await addToCart(send, rph)
  const { uniqueID } = await checkOut(send, itemId)
  return { send, path: `/api/v1/booking/${uniqueID.id}/documents/ticket` }
}

async function read(ticket) {
  const pdf = await ticket.send.read(ticket.path)
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`${ticket.path} is no PDF.`)
  return pdf.length
}

async function measure({ pid }, bought) {
  const [before, began] = [usedBy(pid), performance.now()]
  const sizes = await Promise.all(bought.map(read))
  const took = (performance.now() - began) / 1000
  return { rate: sizes.length / took, cpu: (usedBy(pid) - before) / sizes.length, bytes: median(sizes) }
}

async function measureRound(shop) {
  const bought = await Promise.all(Array.from({ length: tickets }, () => buy(shop)))
  return { first: await measure(shop, bought), again: await measure(shop, bought) }
}

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
await withDataDir(async (dataDir) => {
  const open = async (name, checkout, database) => {
    const folder = join(dataDir, name)
    mkdirSync(folder)
    const databaseUrl = await createDatabase(postgres.url, name)
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      REDIS_URL: `${redis.url}/${database}`,
      LIMITS: 'off',
      SUPPLIERS: 'house',
      LOG_LEVEL: 'error',
    }
    const server = await startServer(env, { checkout })
    await runSql(databaseUrl, `alter table outbox alter column next_at set default now() + interval '1 day'`)
    return { ...server, name }
  }
  const shops = [await open('now', root, 1), ...(older ? [await open('before', older, 2)] : [])]
  // Until what is hot is compiled.
  for (const shop of shops) await measureRound(shop)
  const measured = new Map(shops.map((shop) => [shop, []]))
  for (let round = 0; round < rounds; round++)
    for (const shop of round % 2 === 0 ? shops : shops.toReversed()) measured.get(shop).push(await measureRound(shop))
  console.log(`${tickets} tickets a round, ${rounds} rounds: a second, processor a ticket, size`)
  for (const [{ name, stop }, all] of measured) {
    for (const kind of ['first', 'again']) {
      const of = (key) => median(all.map((one) => one[kind][key]))
      const title = `${name}, ${kind === 'first' ? 'the first time' : 'the second'}`
      const figures = `${of('rate').toFixed(1).padStart(7)}/s ${of('cpu').toFixed(1).padStart(7)} ms`
      console.log(`${title.padEnd(22)}${figures} ${(of('bytes') / 1000).toFixed(1).padStart(7)} kB`)
    }
    await stop()
  }
})
await Promise.all([postgres.stop(), redis.stop()])
