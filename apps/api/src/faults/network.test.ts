import { readLoginStatus, savePreferences } from '@portolan/contract/account'
import { addToCart, readCart } from '@portolan/contract/cart'
import { quotePasses } from '@portolan/contract/rail'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryCache } from '../platform/cache.ts'
import { sql } from '../platform/sql.ts'
import { inDays } from '../testing/booking-world.ts'
import { isFull } from '../testing/fault-rest.ts'
import { makeWebRoot } from '../testing/web-root.ts'
import { doWork, workOf } from '../testing/work.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

const site = makeWebRoot()
let world: TestWorld
let now = Date.now()

beforeAll(async () => {
  const clock = () => now
  world = await openWorld(
    { LOG_LEVEL: 'silent', SUPPLIERS: 'house' },
    { cache: memoryCache(clock), now: clock, passWork: 10, webRoot: site.root },
  )
})
afterAll(async () => {
  await world?.close()
  site.remove()
})

const hour = 3_600_000
const address = '203.0.113.9'
const startDate = inDays(40)

const guests = isFull ? 5000 : 30
/** Of each flood, for each guest. */
const callsPerGuest = isFull ? 2 : 4
/** An hour gives a network sixty sessions without work; the short form floods by few, which are used up sooner. */
const opened = isFull ? 60 : 6

interface Tally {
  sent: number
  handled: number
  worked: number
  /** Of the process, refusals included; what is spent on solutions is not the node's. */
  microseconds: number
}
const newTally = (): Tally => ({ sent: 0, handled: 0, worked: 0, microseconds: 0 })

async function measured<T extends { status: number }>(tally: Tally, ask: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const reply = await ask()
  const { user, system } = process.cpuUsage(before)
  tally.microseconds += user + system
  tally.sent++
  if (reply.status === 200) tally.handled++
  return reply
}

type Ask = (headers?: Record<string, string>) => ReturnType<Browser['call']>

/** Who is asked for a little work does it and repeats the call once, as the page does. */
async function patiently(tally: Tally, ask: Ask) {
  const reply = await measured(tally, ask)
  const work = workOf(reply.raw)
  if (!work) return reply
  tally.worked++
  return measured(tally, () => ask(doWork(work)))
}

const lookAtPage = async (cookies: Record<string, string>) => ({
  status: (await world.app.http.inject({ url: '/', remoteAddress: address, cookies })).statusCode,
})

const quote = {
  fareQuoteCriteriaList: [
    {
      tripType: 'Circle' as const,
      originDestinationInformation: {
        departureDateTime: startDate,
        originLocation: { locationCode: 'EUROPE', codeContext: 'COUNTRY' as const },
      },
    },
  ],
  passengerCategories: [{ code: 'ADULT' as const, age: 30, quantity: 1 }],
}

/** Sixteen requests, all from the guest's own browser: the page, a search, a choice, the cart, and a look around. */
async function shop(tally: Tally): Promise<void> {
  const browser = world.browser(address)
  const served = async (ask: Ask) => {
    const reply = await patiently(tally, ask)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply
  }
  expect((await measured(tally, () => lookAtPage({}))).status).toBe(200)
  let rph = ''
  await served(async (headers = {}) => {
    const reply = await browser.call(quotePasses, { body: quote }, headers)
    rph = reply.body.fareInfos?.[0]?.fareOptions[0]?.rph ?? ''
    return reply as never
  })
  await served((headers = {}) => browser.call(savePreferences, { body: { theme: 'dark' } }, headers))
  const goods = { productType: 'railPass' as const, rphs: [rph], startDate }
  await served((headers = {}) => browser.call(addToCart, { body: { goods } }, headers))
  for (let look = 0; look < 6; look++) {
    await served((headers = {}) => browser.call(readCart, {}, headers))
    await served((headers = {}) => browser.call(readLoginStatus, {}, headers))
  }
}

const madeUp = (index: number) => String(index).padStart(43, 'A')

/** Sessions that were opened without any work, from wherever. */
async function openSessions(from: string): Promise<Browser[]> {
  const browsers = Array.from({ length: opened }, () => world.browser(from))
  for (const browser of browsers)
    expect((await browser.call(savePreferences, { body: { theme: 'dark' } })).status).toBe(200)
  return browsers.map((browser) => {
    const here = world.browser(address)
    here.cookies.set('portolan', browser.cookies.get('portolan') ?? '')
    return here
  })
}

const floods = {
  strangers: newTally(),
  'opened sessions': newTally(),
  'ended sessions': newTally(),
  pages: newTally(),
  passes: newTally(),
}

async function makeFloods(): Promise<Record<keyof typeof floods, (tally: Tally) => Promise<unknown>>> {
  const ended = await openSessions('203.0.113.10')
  await world.db.query(sql`delete from session`)
  const sessions = await openSessions(address)
  const worker = world.browser(address)
  const knock = (tally: Tally, browser: Browser) => measured(tally, () => browser.call(readLoginStatus, {}))
  const next = (browsers: Browser[], { sent }: Tally) => browsers[sent % browsers.length] ?? expect.fail('nobody')
  return {
    strangers(tally) {
      const browser = world.browser(address)
      if (tally.sent % 2) browser.cookies.set('portolan', madeUp(tally.sent))
      return knock(tally, browser)
    },
    'opened sessions': (tally) => knock(tally, next(sessions, tally)),
    'ended sessions': (tally) => knock(tally, next(ended, tally)),
    pages: (tally) => measured(tally, () => lookAtPage({ portolan: madeUp(tally.sent) })),
    passes: (tally) => patiently(tally, (headers = {}) => worker.call(readLoginStatus, {}, headers)),
  }
}

/** What a network is given before it is hot; the short form is too short for it to be a small part. */
async function spendShares(pour: Awaited<ReturnType<typeof makeFloods>>): Promise<void> {
  const tally = newTally()
  for (let call = 0; call < 610; call++) await pour.strangers(tally)
  expect(tally.handled).toBe(600 - opened)
  const sent = newTally()
  for (let call = 0; call < 1300; call++) await pour['opened sessions'](sent)
  expect(sent.handled).toBeLessThanOrEqual(1200)
}

test(`[F12] ${guests} guests behind one address shop within an hour, while floods from there are handled as far as their share goes`, {
  timeout: isFull ? 1_800_000 : 120_000,
}, async ({ task }) => {
  const honest = newTally()
  const pour = await makeFloods()
  if (!isFull) await spendShares(pour)

  const began = now
  for (let guest = 0; guest < guests; guest++) {
    await shop(honest)
    for (const [kind, tally] of Object.entries(floods))
      for (let call = 0; call < callsPerGuest; call++) await pour[kind as keyof typeof floods](tally)
    now += hour / 5000
  }
  expect(now - began).toBeLessThanOrEqual(hour)
  expect(honest.handled).toBe(16 * guests)

  const shareOf = (one: Tally, what: 'handled' | 'microseconds') => one[what] / (one[what] + honest[what])
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  const lines = Object.entries(floods).map(
    ([kind, tally]) =>
      `${kind}: ${tally.handled} of ${tally.sent} handled, ${percent(shareOf(tally, 'handled'))} of all, ` +
      `${percent(shareOf(tally, 'microseconds'))} of the processor, refusals included` +
      (tally.worked > 0 ? `, for ${tally.worked} solutions` : ''),
  )
  task.meta.figures =
    `${guests} guests of one address shopped, ${honest.worked} times after a little work; a call of theirs takes ` +
    `${(honest.microseconds / honest.sent / 1000).toFixed(2)} ms; ${lines.join('; ')}`

  for (const kind of ['strangers', 'opened sessions', 'ended sessions'] as const)
    expect(shareOf(floods[kind], 'handled'), kind).toBeLessThanOrEqual(0.05)
  // A refusal costs something, and how many are sent is up to who floods: what holds is that each is cheap.
  const perCall = (one: Tally) => one.microseconds / one.sent
  for (const kind of ['strangers', 'opened sessions', 'ended sessions', 'pages'] as const)
    expect(perCall(floods[kind]) / perCall(honest), kind).toBeLessThanOrEqual(0.5)
  // At length each flood is small beside the guests; in short there are too few guests to be measured against.
  if (isFull)
    for (const [kind, tally] of Object.entries(floods))
      expect(shareOf(tally, 'microseconds'), kind).toBeLessThanOrEqual(0.05)
  // Who works gets what is worked for, sixty for each solution, and no more than what strangers share before that.
  const unworked = isFull ? 600 : 0
  expect(floods.passes.handled).toBeLessThanOrEqual(60 * floods.passes.worked + unworked)
})
