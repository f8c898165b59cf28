import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { clockOff } from './testing/fault-preload.ts'
import { beginOrder, buyPass, givePeople, payOrder, Refused, type Send } from './testing/fault-shopper.ts'
import { buildServer, type DataDir, makeDataDir, type Server, startServer } from './testing/server.ts'
import { logInAsTraveller } from './testing/upgrade/customer.ts'
import { findLastUse, readOldData, restoreOldData } from './testing/upgrade/old-data.ts'

const folder = new URL('./testing/upgrade/', import.meta.url)
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.json.gz'))

beforeAll(buildServer)

let server: Server | undefined
let data: DataDir | undefined
afterEach(async () => {
  vi.useRealTimers()
  await server?.kill('SIGKILL')
  data?.remove()
})

const hour = 3_600_000

/** Today's server on what an older program had left so many hours before, whenever this test is run; its customer logs in. */
async function upgrade(name: string, hours: number): Promise<Send> {
  const old = readOldData(new URL(name, folder))
  const now = findLastUse(old).getTime() + hours * hour
  const off = clockOff((now - Date.now()) / hour)
  // Days of travel are counted from there, too.
  vi.useFakeTimers({ toFake: ['Date'], now })
  data = makeDataDir()
  await restoreOldData(old, data.path)
  server = await startServer({ DATA_DIR: data.path, SUPPLIERS: 'house', ...off })
  const { port } = server
  return logInAsTraveller(() => port)
}

const auditCheck = fileURLToPath(new URL('../../../scripts/audit-check.mjs', import.meta.url))

/** What `npm run audit:check` prints of a stopped server's data. */
const checkAudit = (dataDir: string): Promise<string> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir }
    execFile(process.execPath, [auditCheck], { env }, (_, stdout, stderr) => resolve(`${stdout}${stderr}`))
  })

test('there are fixtures of three older programs', () => expect(fixtures).toHaveLength(3))

interface Item {
  id: string
  expired: boolean
  expireIn: number
  price: { sellingCurrencyCode: string; sellingTotalAmount: number }
}

const cartOf = async (send: Send): Promise<Item[]> =>
  (await send('/api/v1/bookings/shopping-cart')).map((text: string) => JSON.parse(text))

const statusOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => (error instanceof Refused ? error.status : error))

/** What the older program had asked for the pass: it is nobody's price any more. */
const former = { currencyCode: 'USD', amount: 334.38 }

test.each(fixtures)('[F5] the data of %s is brought up to date: who bought finds it, and buys on', async (name) => {
  const send = await upgrade(name, 12)

  const { userInfo } = await send('/api/v1/account/user-info', {})
  expect(userInfo.documents).toEqual([
    expect.objectContaining({ docID: expect.stringMatching(/^•+321$/), expireDate: '2035-06-30' }),
  ])
  const { travelers } = await send('/api/v1/account/travelers')
  expect(travelers).toEqual([
    expect.objectContaining({
      lastName: 'Hopper',
      document: expect.objectContaining({ docID: expect.stringMatching(/^•+223$/) }),
    }),
  ])

  const history = async () => (await send('/api/v1/booking/history', { page: 0, size: 20 })).content
  const [booked] = await history()
  expect(booked).toMatchObject({ productType: 'railPass', status: 'Ticketed' })
  const { paid, timeline } = await send('/api/v1/booking/details', { uniqueID: booked.uniqueIDs[0] })
  expect(paid.amount).toBeGreaterThan(0)
  expect(timeline.length).toBeGreaterThan(0)

  // The cart: its price has ended, is asked for anew, and counts once the customer agrees to it.
  const [item, ...others] = await cartOf(send)
  if (!item) throw new Error('The cart is empty.')
  expect(others).toEqual([])
  expect(item).toMatchObject({ expired: true, expireIn: 0, price: { sellingTotalAmount: former.amount } })
  expect(await statusOf(beginOrder(send, item.id))).toBe(409)
  const { id } = item
  const shown = await send('/api/v1/bookings/shopping-cart/refresh', { ids: [id] })
  expect(shown).toMatchObject({ accepted: false, items: [{ id, old: former }] })
  expect(await cartOf(send)).toEqual([item])
  const agreed = await send('/api/v1/bookings/shopping-cart/refresh', { ids: [id], accept: true, shown: shown.shown })
  expect(agreed).toMatchObject({ accepted: true, items: shown.items })
  const price = shown.items[0].new
  expect(await cartOf(send)).toMatchObject([{ id, expired: false, price: { sellingTotalAmount: price.amount } }])
  const { orderId } = await beginOrder(send, id)
  const held = await givePeople(send, orderId, id)
  expect(held.total).toEqual(price)
  expect((await payOrder(send, held)).items).toMatchObject([{ status: 'Ticketed' }])
  expect(await cartOf(send)).toEqual([])

  expect(await buyPass(send)).toMatchObject({ status: 'Ticketed' })
  expect(await history()).toHaveLength(3)

  // What the older program had chained without a key was closed by the start.
  await server?.kill('SIGTERM')
  expect(await checkAudit(data?.path ?? '')).toMatch(/^[1-9]\d* entries in [2-9] chains; .+\nThe audit is whole\.\n$/)
})

test('[F5] a cart whose day of travel is over is told so after an upgrade, and another is bought beside it', async () => {
  const send = await upgrade(fixtures[0] ?? '', 24 * 365)
  const [item] = await cartOf(send)
  const id = item?.id ?? ''
  const told = await send('/api/v1/bookings/shopping-cart/refresh', { ids: [id], accept: true })
  expect(told).toMatchObject({ accepted: false, items: [] })
  expect(told.warnings.warnings).toEqual([
    expect.objectContaining({ recordID: id, stringValue: 'This can no longer be bought. Search again.' }),
  ])
  expect(await statusOf(beginOrder(send, id))).toBe(409)
  expect(await buyPass(send)).toMatchObject({ status: 'Ticketed' })
  expect((await cartOf(send)).map((left) => left.id)).toEqual([id])
})
