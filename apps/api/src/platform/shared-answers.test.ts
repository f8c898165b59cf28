import type { InputOf } from '@portolan/contract/call'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { confirmCheckout } from '@portolan/contract/checkout'
import { type RailShopRS, searchTrains } from '@portolan/contract/rail'
import { table } from '@portolan/contract/table'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byCard, holdOrder } from '../testing/checkout-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let trains: InputOf<typeof searchTrains>['body']
let day = 30
let visitors = 0

beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(() => world.close())
// Each asks for a day of its own: what one was answered is none of the others' business.
beforeEach(() => {
  day += 1
  trains = {
    originDestinations: [
      {
        departureDateTime: `${new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)}T00:00:00`,
        originLocation: { locationCode: '8768600', codeContext: 'UIC' },
        destinationLocation: { locationCode: '8503000', codeContext: 'UIC' },
      },
    ],
    passengerTypes: [{ code: 'ADULT', passengerDetails: [{ age: 30 }] }],
  }
})

interface Visitor {
  browser: Browser
  address: string
}

function visitor(): Visitor {
  visitors += 1
  const address = `10.0.0.${visitors}`
  return { browser: world.browser(address), address }
}

/** As it travels: packed, or line by line. */
async function answerTo({ browser, address }: Visitor, headers: Record<string, string> = {}, body = trains) {
  const raw = await world.app.http.inject({
    method: 'POST',
    url: searchTrains.path,
    remoteAddress: address,
    cookies: Object.fromEntries(browser.cookies),
    headers: { origin: 'http://127.0.0.1:8080', 'sec-fetch-site': 'same-origin', ...headers },
    payload: body,
  })
  expect(raw.statusCode, raw.body).toBe(200)
  return raw
}

const optionsOf = (body: RailShopRS) => body.originDestinationInformations[0]?.originDestinationOptions ?? []
const handlesIn = (text: string): string[] => optionsOf(JSON.parse(text)).map(({ rph }) => rph)
const put = async (browser: Browser, rph = ''): Promise<CartItem> => {
  const { body } = await browser.call(addToCart, { body: { goods: { productType: 'rail', rphs: [rph] } } })
  return JSON.parse((body as string[]).at(-1) ?? '') as CartItem
}
const lines = { accept: 'application/x-ndjson' }

describe('the same search by somebody else within moments', () => {
  test.each([
    {},
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip' },
    lines,
    { ...lines, 'accept-encoding': 'br' },
  ])('is given the same bytes (%j)', async (headers) => {
    const [first, second] = [await answerTo(visitor(), headers), await answerTo(visitor(), headers)]
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    for (const name of ['content-type', 'content-encoding', 'vary', 'cache-control', 'x-accel-buffering'])
      expect(second.headers[name], name).toBe(first.headers[name])
    expect(first.rawPayload.length).toBeGreaterThan(1_000)
  })

  test('in the way each wants it: lines are nobody’s who asks for one text', async () => {
    await answerTo(visitor(), lines)
    const whole = await answerTo(visitor())
    expect(handlesIn(whole.body).length).toBeGreaterThan(0)
    expect(whole.headers['content-type']).toContain('application/json')
  })

  test('on other terms is another one: language, currency, agency, or one word of the question', async () => {
    const first = handlesIn((await answerTo(visitor())).body)
    const agent = await world.loggedIn('agent')
    const leg = trains.originDestinations[0] as (typeof trains.originDestinations)[number]
    const departureDateTime = leg.departureDateTime.replace('T00', 'T01')
    const others = [
      await answerTo(visitor(), { 'accept-language': 'fr' }),
      await answerTo({ browser: agent, address: '10.0.1.1' }),
      await answerTo(visitor(), {}, { ...trains, passengerTypes: [{ passengerDetails: [{ age: 31 }] }] }),
      await answerTo(visitor(), {}, { ...trains, originDestinations: [{ ...leg, departureDateTime }] }),
    ]
    for (const other of others) expect(handlesIn(other.body).filter((rph) => first.includes(rph))).toEqual([])
  })

  test('by the same person is asked anew: two orders of the same seats are two', async () => {
    const traveller = { browser: await world.loggedIn('traveller'), address: '10.0.1.2' }
    const mine = handlesIn((await answerTo(traveller)).body)
    const again = handlesIn((await answerTo(traveller)).body)
    expect(again).toHaveLength(mine.length)
    expect(again.filter((rph) => mine.includes(rph))).toEqual([])
    const stranger = visitor()
    expect(handlesIn((await answerTo(stranger)).body)).toEqual(again)
    // Two at once: one of them is given what is there, and the other what is found for it.
    const both = await Promise.all([answerTo(stranger), answerTo(stranger)])
    expect(new Set(both.flatMap(({ body }) => handlesIn(body))).size).toBe(2 * again.length)
  })

  test('both buy from the same handle, each an order of their own', async () => {
    const buyers = [visitor(), visitor()]
    const handles: (string | undefined)[] = []
    for (const buyer of buyers) handles.push(handlesIn((await answerTo(buyer)).body)[0])
    expect(handles[1]).toBe(handles[0])
    const bought = new Set<string | undefined>()
    for (const { browser } of buyers) {
      const { orderId, quoteId, total } = await holdOrder(browser, await put(browser, handles[0]))
      const paid = await browser.call(confirmCheckout, {
        body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total },
      })
      expect(paid.body.items?.[0]?.status).toBe('Ticketed')
      bought.add(paid.body.items?.[0]?.uniqueID?.id)
    }
    expect(bought.size).toBe(2)
  })

  test('is asked anew as soon as something was bought of what it tells of', async () => {
    const first = handlesIn((await answerTo(visitor())).body)
    expect(handlesIn((await answerTo(visitor())).body)).toEqual(first)
    const { browser } = visitor()
    await holdOrder(browser, await put(browser, first[0]))
    const after = handlesIn((await answerTo(visitor())).body)
    expect(after.filter((rph) => first.includes(rph))).toEqual([])
  })
})

test('what may be shared: searches that travel packed, each with whose stock it tells of', () => {
  const shared = Object.values(table).flatMap((call) => ('shared' in call ? [call] : []))
  for (const { effect, packed } of shared) expect([effect, packed]).toEqual(['read', true])
  expect(shared.map(({ path, shared: of }) => `${path.replace('/api/v1/', '')} ${of}`).sort()).toEqual([
    'air/low-fare-search air',
    'car/vehicles car',
    'hotel/avail hotel',
    'rail/shop rail',
    'touractivity/search activity',
    'transfer/avail transfer',
  ])
})
