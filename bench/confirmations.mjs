import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../scripts/repository.mjs'
import { startServer, withDataDir } from '../scripts/server.mjs'
import { startPostgres, startRedis } from '../scripts/services.mjs'
import { addToCart, checkOut, findPasses, makeBuyer } from './checkout/buyer.mjs'
import { startMailSink } from './checkout/mail-sink.mjs'
import { usedBy } from './checkout/processor.mjs'
import { createDatabase, median, runSql } from './checkout/shop.mjs'

/**
 * Confirmations with their papers, from the moment when they are due until a mail server has every one of them: how many
 * a second, and the processor time of all threads of the server for each. First those of new orders, then the same once
 * more, as somebody asks for them again. AGAINST names the folder of an older checkout, installed and built: one round
 * each in turn, on the same PostgreSQL and Redis. Half-way a password is asked for: how long that mail waits.
 */
const { AGAINST: older } = process.env
const orders = Number(process.env.ORDERS ?? 60)
const rounds = Number(process.env.ROUNDS ?? 3)
const buyers = 8
const forgetful = 'traveller@harbourtravel.example'

/** What is promised meanwhile waits until it is let go, all at once. */
const holdBack = ({ databaseUrl }) =>
  runSql(databaseUrl, `alter table outbox alter column next_at set default now() + interval '1 hour'`)
const letGo = ({ databaseUrl }) =>
  runSql(databaseUrl, 'alter table outbox alter column next_at set default now(); update outbox set next_at = now()')

async function buyAll({ url }) {
  const bought = []
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (bought.length < orders) {
        const send = makeBuyer(url)
        const place = bought.push(undefined) - 1
        const rphs = await findPasses(send)
        const [itemId] = await addToCart(send, rphs[place % rphs.length])
        const { uniqueID } = await checkOut(send, itemId)
        bought[place] = { send, id: uniqueID.id }
      }
    }),
  )
  return bought
}

/** From the moment when the mails are due; the password is asked for once the first of them are on their way. */
async function measure(shop) {
  const { pid, sink, url } = shop
  const [before, from, began] = [usedBy(pid), sink.mails.length, performance.now()]
  const came = () => sink.mails.slice(from)
  const tickets = () => came().filter(({ to }) => to !== forgetful)
  await letGo(shop)
  while (tickets().length < orders / 4) await pause(5)
  const asked = performance.now()
  await makeBuyer(url)('/api/v1/account/password-reset', { email: forgetful })
  while (tickets().length < orders || came().length === tickets().length) await pause(5)
  const took = (tickets()[orders - 1].at - began) / 1000
  const password = came().find(({ to }) => to === forgetful)
  return { rate: orders / took, cpu: (usedBy(pid) - before) / orders, wait: password.at - asked }
}

async function measureRound(shop) {
  await holdBack(shop)
  const bought = await buyAll(shop)
  const first = await measure(shop)
  await holdBack(shop)
  for (const { send, id } of bought) await send(`/api/v1/booking/${id}/resend`, {})
  return { first, again: await measure(shop) }
}

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
await withDataDir(async (dataDir) => {
  const open = async (name, checkout, database) => {
    const folder = join(dataDir, name)
    mkdirSync(folder)
    const sink = await startMailSink()
    const databaseUrl = await createDatabase(postgres.url, name)
    const server = await startServer(
      {
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        REDIS_URL: `${redis.url}/${database}`,
        SMTP_URL: sink.url,
        LIMITS: 'off',
        SUPPLIERS: 'house',
        LOG_LEVEL: 'error',
      },
      { checkout },
    )
    return { ...server, name, sink, databaseUrl }
  }
  const shops = [await open('now', root, 1), ...(older ? [await open('before', older, 2)] : [])]
  // Until what is hot is compiled.
  for (const shop of shops) await measureRound(shop)
  const measured = new Map(shops.map((shop) => [shop, []]))
  for (let round = 0; round < rounds; round++)
    for (const shop of round % 2 === 0 ? shops : shops.toReversed()) measured.get(shop).push(await measureRound(shop))
  console.log(`${orders} mails a round, ${rounds} rounds: a second, processor a mail, a password mail among them`)
  for (const [{ name, sink, stop }, all] of measured) {
    for (const kind of ['first', 'again']) {
      const of = (key) => median(all.map((one) => one[kind][key]))
      const title = `${name}, ${kind === 'first' ? 'new orders' : 'sent again'}`
      console.log(
        `${title.padEnd(22)}${of('rate').toFixed(1).padStart(7)}/s ${of('cpu').toFixed(1).padStart(7)} ms, password after ${of('wait').toFixed(0)} ms`,
      )
    }
    await stop()
    await sink.close()
  }
})
await Promise.all([postgres.stop(), redis.stop()])
