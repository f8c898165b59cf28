import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../scripts/repository.mjs'
import { logIn, startServer, withDataDir } from '../scripts/server.mjs'
import { startPostgres, startRedis } from '../scripts/services.mjs'
import { addToCart, checkOut, findPasses, makeBuyer } from './checkout/buyer.mjs'
import { createDatabase, median, runSql } from './checkout/shop.mjs'

/**
 * What the bookings of an agency cost to look through when there are many: one reader, so that the database's own time is
 * seen. AGAINST names the folder of an older checkout, installed and built: one round each in turn, on the same machine.
 */
const { AGAINST: older } = process.env
const sizes = [10, 10_000, 100_000]
const rounds = 3
const secondsEach = 2

/** Copies of the one that was really bought, until there are so many: a minute apart, of five names, each seventh cancelled. */
const fillTo = (many) => `
  with one as (select * from booking where title <> 'Copy' order by created_at limit 1),
    have as (select count(*) as many from booking),
    file as (
      insert into purchase (correlation_id, account_id, agency_id, key, currency, language, travelers, contact, created_at, expires_at)
      select 'copy', account_id, agency_id, 'copy ' || number, currency, language, travelers, contact,
        purchase.created_at - number * interval '1 minute', expires_at
      from have, purchase, generate_series(have.many, ${many - 1}) as number
      where purchase.id = (select purchase_id from one)
      returning id, split_part(key, ' ', 2)::integer as number, created_at),
    charge as (
      insert into payment (purchase_id, method, provider, token, status, currency, amount, captured, reference)
      select file.id, payment.method, payment.provider, payment.token, payment.status, payment.currency, payment.amount,
        payment.captured, 'copy ' || file.number
      from file, payment where payment.id = (select payment_id from one) returning id, purchase_id),
    copy as (
      insert into booking (reference, purchase_id, position, bundle, product, supplier, status, offers, wanted, currency, price,
        paid, payment_id, locator, reservation, title, lead_name, travel_start, travel_end, created_at)
      select 'C' || lpad(file.number::text, 7, '0'), file.id, 0, 0, case when file.number % 5 = 0 then 'rail' else one.product end,
        one.supplier, case when file.number % 7 = 0 then 'Cancelled' else one.status end, one.offers, one.wanted, one.currency,
        one.price, one.paid, charge.id, 'L' || lpad(file.number::text, 7, '0'), one.reservation, 'Copy',
        (array['Ada Lovelace', 'Grace Hopper', 'Mary Somerville', 'Emmy Noether', 'Lise Meitner'])[1 + file.number % 5],
        left((file.created_at + interval '30 days')::text, 10) || 'T08:00', one.travel_end, file.created_at
      from one, file join charge on charge.purchase_id = file.id returning id, created_at)
  insert into booking_event (booking_id, at, kind, is_chained)
  select copy.id, copy.created_at, event.kind, true
  from copy, booking_event event where event.booking_id = (select id from one);
  analyze`

const page = (more = {}) => ({ page: 0, size: 20, ...more })
const dayAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const history = '/api/v1/booking/history'
const middle = (many) => `C${String(Math.floor(many / 2)).padStart(7, '0')}`

/** Of each number of bookings. */
const calls = [
  { name: 'first page', path: history, body: () => page() },
  { name: 'last page', path: history, body: (many) => page({ page: Math.ceil(many / 20) - 1 }) },
  { name: 'keyword, one', path: history, body: (many) => page({ keyword: middle(many) }) },
  { name: 'keyword, a fifth', path: history, body: () => page({ keyword: 'lovelace' }) },
  { name: 'product', path: history, body: () => page({ productType: 'rail' }) },
  { name: 'status', path: history, body: () => page({ status: ['Cancelled', 'OnHold'] }) },
  { name: 'days of booking', path: history, body: () => page({ bookingDate: { start: dayAgo(30), end: dayAgo(2) } }) },
  {
    name: 'days of travel',
    path: history,
    body: () => page({ travelDate: { start: dayAgo(10) }, sort: 'travelDate,asc' }),
  },
  {
    name: 'details',
    path: '/api/v1/booking/details',
    body: (many) => ({ uniqueID: { type: '14', id: middle(many) } }),
  },
]

const ticksPerSecond = 100

/** Milliseconds of the process and all its threads so far. */
function usedBy(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Milliseconds in which the database was at work for this server: each connection says it a second after it has done. */
async function workedFor({ databaseUrl }) {
  await pause(1_500)
  const name = new URL(databaseUrl).pathname.slice(1)
  return Number(await runSql(databaseUrl, `select active_time from pg_stat_database where datname = '${name}'`))
}

async function measure(server, call, many) {
  const body = call.body(many)
  const times = []
  const before = usedBy(server.pid)
  for (const began = performance.now(); times.length < 2 || performance.now() < began + secondsEach * 1000; ) {
    const at = performance.now()
    await server.send(call.path, body)
    times.push(performance.now() - at)
  }
  return { times, cpu: usedBy(server.pid) - before }
}

/** Milliseconds a call, of all rounds. */
async function measureBeside(servers, call, many) {
  // Until its statements are prepared, or it is plain that they are slow.
  for (const { send } of servers)
    for (let times = 0, began = performance.now(); times < 8 && performance.now() < began + 2_000; times++)
      await send(call.path, call.body(many))
  const before = []
  for (const server of servers) before.push(await workedFor(server))
  const measured = servers.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, server] of servers.entries()) measured[index].push(await measure(server, call, many))
  const rows = []
  for (const [index, server] of servers.entries()) {
    const times = measured[index].flatMap((one) => one.times).sort((a, b) => a - b)
    const cpu = measured[index].reduce((sum, one) => sum + one.cpu, 0) / times.length
    const database = ((await workedFor(server)) - before[index]) / times.length
    rows.push([median(times), times[Math.floor(times.length * 0.95)], cpu, database])
  }
  return rows
}

const cells = (row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell).padStart(10)).join('')

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
await withDataDir(async (dataDir) => {
  const open = async (name, checkout, database) => {
    const databaseUrl = await createDatabase(postgres.url, name)
    const env = {
      DATA_DIR: join(dataDir, name),
      DATABASE_URL: databaseUrl,
      REDIS_URL: `${redis.url}/${database}`,
      LIMITS: 'off',
      SUPPLIERS: 'house',
      LOG_LEVEL: 'error',
    }
    const server = await startServer(env, { checkout })
    const send = makeBuyer(server.url, await logIn(server.url, 'agent'))
    const [pass] = await findPasses(send)
    const [item] = await addToCart(send, pass)
    await checkOut(send, item)
    return { ...server, databaseUrl, send }
  }
  const servers = [await open('now', root, 1), ...(older ? [await open('before', older, 2)] : [])]
  const head = cells(['p50', 'p95', 'processor', 'database'])
  for (const many of sizes) {
    for (const { databaseUrl } of servers) await runSql(databaseUrl, fillTo(many))
    console.log(`\n${`${many} bookings, ms a call`.padEnd(28)}${head}${older ? `  |${head} of the older build` : ''}`)
    for (const call of calls) {
      const rows = await measureBeside(servers, call, many)
      console.log(`${call.name.padEnd(28)}${rows.map(cells).join('  |')}`)
    }
  }
  for (const { stop } of servers) await stop()
})
await Promise.all([postgres.stop(), redis.stop()])
