import { setTimeout as pause } from 'node:timers/promises'
import { compareTrainDates } from '@portolan/contract/rail'
import type { Queries } from '@portolan/supplier/query'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { railSupplier, ticketOffer } from '../testing/rail-supplier.ts'
import { openRailWorld, shopBody } from '../testing/rail-world.ts'
import { failing } from '../testing/scripted-supplier.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

let world: ShopWorld
const lyria = railSupplier('lyria', async () => ({ ok: true, value: [] }))
const other = railSupplier('other', async () => ({ ok: true, value: [] }))

beforeAll(async () => {
  world = await openRailWorld([lyria, other])
})
afterAll(() => world.close())
beforeEach(() => {
  world.setNow(undefined)
  other.find = async () => ({ ok: true, value: [] })
  lyria.queries.length = 0
})

const couple = [{ code: 'ADULT' as const, passengerDetails: [{ age: 31 }, { age: 31 }] }]
const ticket = (query: Queries['rail'], token: string, more = {}) =>
  ticketOffer({ supplier: 'lyria', token, day: inDays(30), party: query.party, ...more })

test('who leaves the page stops the table of prices', async () => {
  lyria.find = async () => {
    await pause(50)
    return { ok: true, value: [] }
  }
  await world.hangUp(compareTrainDates, { body: shopBody(inDays(80)) as never }, {}, () => lyria.queries.length > 0)
  // As long as fourteen days would take.
  await pause(400)
  expect(lyria.queries.length).toBeLessThan(6)
})

describe('the cheapest of each day', () => {
  const compare = async (body: object) => (await world.call(compareTrainDates, { body: body as never })).json()

  test('is told for three days before and after, once asked for five minutes', async () => {
    const priced = (query: Queries['rail']) => Number(query.legs[0]?.at.slice(8, 10)) * 100
    lyria.find = async (query) => ({
      ok: true,
      value: [ticket(query, 'dear', { minor: 99_000 }), ticket(query, 'cheap', { minor: priced(query) })],
    })
    other.find = async () => failing('unavailable')
    const body = shopBody(inDays(40))
    const days = Array.from({ length: 7 }, (_, index) => inDays(37 + index))
    const answer = await compare(body)
    expect(answer.days).toEqual(
      days.map((date) => ({
        date,
        // A tenth more, at 1.10, which comes out even.
        from: { currencyCode: 'USD', amount: Number((Number(date.slice(8)) * 1.21).toFixed(2)), decimalPlaces: 2 },
      })),
    )
    expect(lyria.queries.map(({ legs }) => legs[0]?.at.slice(0, 10)).sort()).toEqual(days)
    expect(await compare(body)).toEqual(answer)
    expect(lyria.queries, 'from the cache').toHaveLength(7)
    await compare(shopBody(inDays(40), undefined, { passengerTypes: couple }))
    expect(lyria.queries, 'others pay other prices').toHaveLength(14)
  })

  test('is never before today nor beyond the last day on sale, and a day without trains is left out', async () => {
    world.setNow(new Date(`${inDays(50)}T12:00:00Z`))
    lyria.find = async (query) => ({
      ok: true,
      value: query.legs[0]?.at.startsWith(inDays(52)) ? [] : [ticket(query, 'a')],
    })
    const answer = await compare(shopBody(inDays(51)))
    expect(answer.days.map(({ date }: { date: string }) => date)).toEqual([50, 51, 53, 54].map(inDays))
    const last = await compare(shopBody(inDays(50 + 365)))
    expect(last.days).toHaveLength(4)
  })

  test('is an error when nobody could be asked, and is asked again', async () => {
    for (const one of [lyria, other]) one.find = async () => failing('internal')
    const body = shopBody(inDays(60))
    expect(await compare(body)).toMatchObject({
      success: false,
      days: [],
      errors: { errors: [{ stringValue: 'Supplier response errors.' }] },
    })
  })

  test('refuses what a search refuses', async () => {
    const reply = await world.call(compareTrainDates, { body: shopBody(inDays(-5)) })
    expect(reply.statusCode).toBe(400)
  })
})
