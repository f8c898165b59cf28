import { setTimeout as pause } from 'node:timers/promises'
import { compareFlightDates } from '@portolan/contract/air'
import type { ResponseOf } from '@portolan/contract/call'
import type { Queries } from '@portolan/supplier/query'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { airSupplier, flightOffer, homeward, outward, voyageOf } from '../testing/air-supplier.ts'
import { type AirSearchBody, openAirWorld, people, searchBody } from '../testing/air-world.ts'
import { failing } from '../testing/scripted-supplier.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

let world: ShopWorld
let login: Record<string, string>
const tap = airSupplier('tap', async () => ({ ok: true, value: [] }))
const other = airSupplier('other', async () => ({ ok: true, value: [] }))

beforeAll(async () => {
  world = await openAirWorld([tap, other])
  login = await world.cookieOf('traveller')
})
afterAll(() => world.close())
beforeEach(() => {
  world.setNow(undefined)
  for (const one of [tap, other]) {
    one.find = async () => ({ ok: true, value: [] })
    one.queries.length = 0
  }
})

type Answer = ResponseOf<typeof compareFlightDates>

const compare = async (body: AirSearchBody, window: 'month' | 'plusMinus3' = 'plusMinus3'): Promise<Answer> =>
  (await world.call(compareFlightDates, { body: { ...body, window } }, login)).json()

/** A hundred for each day of the month, on the way out and on the way back. */
const priceOf = ({ legs }: Queries['air']): number =>
  legs.reduce((all, { date }) => all + Number(date.slice(8)) * 100, 0)

const trip = (query: Queries['air'], token: string, minor: number) =>
  flightOffer({
    ...{ supplier: 'tap', token, minor, party: query.party },
    voyages: query.legs.map(({ date }, leg) => voyageOf(leg, date, leg === 0 ? outward : homeward)),
  })

const amountOf = (minor: number) => ({
  currencyCode: 'USD',
  amount: Number(((minor * 1.21) / 100).toFixed(2)),
  decimalPlaces: 2,
})

test('who leaves the page stops the table of prices', async () => {
  tap.find = async () => {
    await pause(20)
    return { ok: true, value: [] }
  }
  const body = { ...searchBody('OneWay', [`HKG LIS ${inDays(120)}`]), window: 'month' as const }
  await world.hangUp(compareFlightDates, { body }, login, () => tap.queries.length >= 4)
  // As long as forty days would take.
  await pause(400)
  expect(tap.queries.length).toBeLessThan(12)
})

describe('[R7.16] the cheapest of each day', () => {
  test('three days before and after, at the selling price, once asked for five minutes', async () => {
    tap.find = async (query) => ({
      ok: true,
      value: [trip(query, 'dear', 99_000), trip(query, 'cheap', priceOf(query))],
    })
    other.find = async () => failing('unavailable')
    const body = searchBody('OneWay', [`HKG LIS ${inDays(40)}`])
    const days = Array.from({ length: 7 }, (_, index) => inDays(37 + index))
    const answer = await compare(body)
    expect(answer).toEqual({
      success: true,
      days: days.map((date) => ({ date, from: amountOf(Number(date.slice(8)) * 100) })),
    })
    expect(tap.queries.map(({ legs }) => legs[0]?.date).sort()).toEqual(days)
    expect(Math.max(...tap.queries.map(({ most = 200 }) => most)), 'few of each day').toBeLessThan(50)
    expect(await compare(body)).toEqual(answer)
    expect(tap.queries, 'from the cache').toHaveLength(7)
    await compare({ ...body, travelerInfoSummary: people({ code: 'ADT', quantity: 2 }) })
    expect(tap.queries, 'others pay other prices').toHaveLength(14)
  })

  test('there and back every day with every day, the way back never first', async () => {
    tap.find = async (query) => ({ ok: true, value: [trip(query, 'a', priceOf(query))] })
    const { days } = await compare(searchBody('Return', [`HKG LIS ${inDays(60)}`, `LIS HKG ${inDays(70)}`]))
    expect(days).toHaveLength(49)
    expect(days[0]).toEqual({
      ...{ date: inDays(57), returnDate: inDays(67) },
      from: amountOf(Number(inDays(57).slice(8)) * 100 + Number(inDays(67).slice(8)) * 100),
    })
    const short = await compare(searchBody('Return', [`HKG LIS ${inDays(80)}`, `LIS HKG ${inDays(81)}`]))
    expect(short.days.every(({ date, returnDate = '' }) => returnDate >= date)).toBe(true)
    expect(short.days).toHaveLength(34)
  })

  test('those that are as long as the asked trip are asked for first', async () => {
    await compare(searchBody('Return', [`HKG LIS ${inDays(100)}`, `LIS HKG ${inDays(110)}`]))
    const first = tap.queries.slice(0, 7).map(({ legs }) => [legs[0]?.date, legs[1]?.date])
    expect(first[0]).toEqual([inDays(100), inDays(110)])
    expect(first.map(([date]) => date).sort()).toEqual(Array.from({ length: 7 }, (_, index) => inDays(97 + index)))
    expect(first.every(([date = '', home = '']) => Date.parse(home) - Date.parse(date) === 10 * 86_400_000)).toBe(true)
  })

  test('a month from today on, with the length of the stay kept', async () => {
    world.setNow(new Date('2027-03-20T04:00:00Z'))
    tap.find = async (query) => ({ ok: true, value: [trip(query, 'a', priceOf(query))] })
    const { days } = await compare(searchBody('Return', ['HKG LIS 2027-03-25', 'LIS HKG 2027-03-29']), 'month')
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 12 }, (_, index) => `2027-03-${20 + index}`))
    expect(days[0]?.returnDate).toBe('2027-03-24')
    expect(days.at(-1)?.returnDate).toBe('2027-04-04')
    const april = await compare(searchBody('OneWay', ['HKG LIS 2027-04-15']), 'month')
    expect(april.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, index) => `2027-04-${String(index + 1).padStart(2, '0')}`),
    )
    expect(april.days[0]).not.toHaveProperty('returnDate')
  })

  test('never beyond the last day on sale; a day without flights, and what is no flight, is left out', async () => {
    world.setNow(new Date(`${inDays(50)}T12:00:00Z`))
    tap.find = async (query) => ({
      ok: true,
      value: query.legs[0]?.date === inDays(52) ? [] : [trip(query, 'a', 500), { ...trip(query, 'b', 1), detail: {} }],
    })
    const { days } = await compare(searchBody('OneWay', [`HKG LIS ${inDays(51)}`]))
    expect(days.map(({ date }) => date)).toEqual([50, 51, 53, 54].map(inDays))
    expect(days[0]?.from).toEqual(amountOf(500))
    const last = await compare(searchBody('OneWay', [`HKG LIS ${inDays(50 + 360)}`]))
    expect(last.days).toHaveLength(4)
  })

  test('of several cities the legs of a day add up, all of them', async () => {
    const leg = (query: Queries['air'], index: number, minor: number) =>
      flightOffer({
        ...{ supplier: 'tap', token: `${index}`, party: query.party, minor },
        voyages: [voyageOf(index, query.legs[index]?.date ?? '', outward)],
        detail: { trip: 'leg' },
      })
    tap.find = async (query) => ({
      ok: true,
      value: query.legs[0]?.date === inDays(120) ? [leg(query, 0, 1000)] : [leg(query, 0, 1000), leg(query, 1, 2000)],
    })
    const { days } = await compare(searchBody('Other', [`HKG LIS ${inDays(121)}`, `LIS MAD ${inDays(124)}`]))
    expect(days.map(({ date }) => date)).toEqual([118, 119, 121, 122, 123, 124].map(inDays))
    expect(days[0]).toEqual({ date: inDays(118), from: amountOf(3000) })
    expect(tap.queries.every(({ legs }) => legs.length === 2)).toBe(true)
  })

  test('[R8.11] is an error when nobody could be asked, and refuses what a search refuses', async () => {
    for (const one of [tap, other]) one.find = async () => failing('internal')
    expect(await compare(searchBody('OneWay', [`HKG LIS ${inDays(200)}`]))).toMatchObject({
      ...{ success: false, days: [], errors: { errors: [{ stringValue: 'Supplier response errors.' }] } },
    })
    const body = { ...searchBody('OneWay', [`HKG QQQ ${inDays(20)}`]), window: 'month' as const }
    expect((await world.call(compareFlightDates, { body }, login)).statusCode).toBe(400)
  })
})
