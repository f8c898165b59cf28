import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { run } from '../scripts/command.mjs'
import { withDataDir, withServer } from '../scripts/server.mjs'
import { startPostgres } from '../scripts/services.mjs'

const buyers = 16
const seconds = 8
/** Until what is hot is compiled. */
const warmUp = 15
const cartSize = 3
const bounds = { share: 1 / 60, checkouts: 100, cartAdds: 500, tail: 10 }

const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** All buyers share these lines: what is measured is the shop, not the making of connections. */
const lines = new Agent({ keepAlive: true, maxSockets: 2 * buyers })

function post(url, cookie, path, body) {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body)
    const headers = {
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), origin: url },
      ...(cookie && { cookie }),
    }
    const sent = request(`${url}${path}`, { method: 'POST', agent: lines, headers })
    sent.once('error', reject)
    sent.once('response', (reply) => {
      const parts = []
      reply.on('data', (part) => parts.push(part))
      reply.once('end', () => resolve({ reply, text: Buffer.concat(parts).toString() }))
    })
    sent.end(text)
  })
}

/** A browser with its cookie, asking as fast as it is answered. */
function makeBuyer(url) {
  let cookie = ''
  return async (path, body) => {
    const { reply, text } = await post(url, cookie, path, body)
    for (const set of reply.headers['set-cookie'] ?? []) [cookie] = set.split(';')
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }
}

const traveler = {
  ...{ ref: 't1', type: 'adult', title: 'Ms', firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-12-10' },
  ...{ email: 'ada@example.com', phone: { countryAccessCode: '44', phoneNumber: '2079460000' } },
  ...{ residenceCountry: 'GB', nationality: 'GB' },
  document: { docType: '2', docID: 'PX1234567', expireDate: day(2000), docHolderNationality: 'GB' },
}

const passes = (send) =>
  send('/api/v1/rail/fare-quote', {
    fareQuoteCriteriaList: [
      {
        tripType: 'Circle',
        originDestinationInformation: {
          departureDateTime: day(40),
          originLocation: { locationCode: 'EUROPE', codeContext: 'COUNTRY' },
        },
      },
    ],
    passengerCategories: [{ code: 'ADULT', age: 30, quantity: 1 }],
  })

async function handles(send) {
  const { fareInfos } = await passes(send)
  return fareInfos.flatMap(({ fareOptions }) => fareOptions.map(({ rph }) => rph))
}

const put = (send, rph) =>
  send('/api/v1/bookings/shopping-cart', { goods: { productType: 'railPass', rphs: [rph], startDate: day(40) } })

/** Initiate, quote, confirm; what is measured is these three. */
async function checkOut(send, cartItemId) {
  const order = await send('/api/v1/checkout/initiate', { cartItemIds: [cartItemId] })
  const { orderId } = order
  const assign = [{ cartItemId, travelerRefs: ['t1'] }]
  const held = await send('/api/v1/checkout/quote', { orderId, travelers: [traveler], contact: {}, assign })
  const paymentForm = { kind: 'token', provider: 'test', token: 'tok_ok' }
  const bought = await send('/api/v1/checkout/confirm', { orderId, paymentForm, acceptedTotal: held.total })
  const [item] = bought.items
  if (item.status !== 'Ticketed') throw new Error(`Not bought: ${JSON.stringify(bought).slice(0, 400)}`)
}

/** All buyers at once until the time is over, or there is nothing left to do; how many times, and how long each took. */
async function measure(crew, work, span = seconds) {
  const times = []
  const began = performance.now()
  await Promise.all(
    crew.map(async (one) => {
      while (performance.now() < began + span * 1000) {
        const at = performance.now()
        if ((await work(one)) === 'nothing') return
        times.push(performance.now() - at)
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  return { rate: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

const told = ({ rate, p50, p99 }) => `${rate.toFixed(0)} a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`

/** A booking as simple as can be: in a transaction, and as a statement that is one without saying so. */
const insert = "insert into bench_booking (name) values ('Ada Lovelace');"
const simple = { transaction: ['begin;', insert, 'end;'], statement: [insert] }

async function pgbench(url, folder, lines) {
  const { hostname, port, username, pathname } = new URL(url)
  const where = ['-h', hostname, '-p', port, '-U', username]
  const script = join(folder, 'booking.sql')
  const table =
    'create table if not exists bench_booking (id bigint generated always as identity primary key, name text)'
  await run('psql', [...where, '-d', pathname.slice(1), '-c', table])
  writeFileSync(script, `${lines.join('\n')}\n`)
  const options = ['-n', '-c', String(buyers), '-j', '2', '-T', String(seconds), '-f', script]
  const { output } = await run('pgbench', [...where, ...options, pathname.slice(1)], { limit: 120 })
  const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1])
  if (!rate) throw new Error(output)
  return rate
}

// As in earnest: what is committed is on the disk.
const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
const problems = []
await withDataDir((folder) =>
  withServer(
    { DATA_DIR: folder, DATABASE_URL: postgres.url, LIMITS: 'off', SUPPLIERS: 'house', LOG_LEVEL: 'error' },
    async (url) => {
      const yardstick = async () => ({
        transaction: await pgbench(postgres.url, folder, simple.transaction),
        statement: await pgbench(postgres.url, folder, simple.statement),
      })
      const before = await yardstick()
      const crew = await Promise.all(
        Array.from({ length: buyers }, async () => {
          const send = makeBuyer(url)
          return { send, rphs: await handles(send), next: 0 }
        }),
      )
      /** A cart of a few things, as carts are; every filled one is bought from later. */
      const full = []
      const add = async (one) => {
        one.cart ??= { send: makeBuyer(url), ids: [] }
        const cart = await put(one.cart.send, one.rphs[one.next++ % one.rphs.length])
        one.cart.ids = cart.map((item) => JSON.parse(item).id)
        if (one.cart.ids.length < cartSize) return
        full.push(...one.cart.ids.map((id) => ({ send: one.cart.send, id })))
        one.cart = undefined
      }
      const buy = async () => {
        const next = full.pop()
        return next ? checkOut(next.send, next.id) : 'nothing'
      }
      await measure(crew, add, warmUp)
      const added = await measure(crew, add)
      await measure(crew, buy, warmUp)
      const bought = await measure(crew, buy)
      const after = await yardstick()
      const mean = (one) => (before[one] + after[one]) / 2
      const [transactions, statements] = [mean('transaction'), mean('statement')]
      const share = (of) => `1/${(of / bought.rate).toFixed(0)}`
      console.log(`pgbench, insert         ${transactions.toFixed(0)} transactions a second (begin, insert, end)`)
      console.log(`                        ${statements.toFixed(0)} bare statements a second`)
      console.log(`cart add                ${told(added)}`)
      console.log(`whole checkout          ${told(bought)}`)
      console.log(
        `ratio                   ${share(transactions)} of transactions (goal 1/60), ${share(statements)} of statements`,
      )
      if (bought.rate / transactions < bounds.share) problems.push('a checkout costs more than 60 simple transactions')
      if (bought.rate < bounds.checkouts) problems.push(`fewer than ${bounds.checkouts} checkouts a second`)
      if (added.rate < bounds.cartAdds) problems.push(`fewer than ${bounds.cartAdds} cart adds a second`)
      if (bought.p99 > bounds.tail * bought.p50) problems.push('p99 above ten times p50')
    },
  ),
)
await postgres.stop()
for (const problem of problems) console.log(`MISSED: ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
