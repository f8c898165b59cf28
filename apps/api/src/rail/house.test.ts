import { createInterface } from 'node:readline'
import type { InputOf } from '@portolan/contract/call'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import {
  compareTrainDates,
  quotePasses,
  type RailShopLine,
  type RailShopRS,
  readSuppliersHealth,
  searchTrains,
} from '@portolan/contract/rail'
import { bookRail } from '@portolan/contract/rail-booking'
import type { RailOption } from '@portolan/contract/rail-journey'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { families } from '../suppliers/house/rail/operator.ts'
import { shopBody } from '../testing/rail-world.ts'
import { inDays } from '../testing/shop-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

type Body = InputOf<typeof searchTrains>['body']

/** The first search waits for the timetable to be loaded. */
const patience = 120_000

/** A Tuesday: trains run as on most days. */
const daysToTuesday = 30 + ((9 - new Date(inDays(30)).getUTCDay()) % 7)
const [out, back] = [inDays(daysToTuesday), inDays(daysToTuesday + 5)]

let world: TestWorld
let guest: Browser
beforeAll(async () => {
  world = await openWorld({ SUPPLIERS: 'house,simulated', LIMITS: 'off' })
  guest = world.browser()
  await search(shopBody(out))
}, patience)
afterAll(() => world.close())

async function search(body: Body, headers = {}): Promise<RailShopRS> {
  const reply = await guest.call(searchTrains, { body }, headers)
  expect(reply.status, JSON.stringify(reply.body).slice(0, 500)).toBe(200)
  expect(reply.body).toMatchObject({ success: true })
  expect(reply.body).not.toHaveProperty('warnings')
  return reply.body
}
const optionsOf = (answer: RailShopRS, leg = 0): RailOption[] =>
  answer.originDestinationInformations[leg]?.originDestinationOptions ?? []

const place = (locationCode: string, codeContext = 'UIC') => ({ locationCode, codeContext })
const journey = (from: string, to: string, at: string, more: object = {}): Body =>
  ({
    ...shopBody(out),
    originDestinations: [
      { departureDateTime: at, originLocation: place(from), destinationLocation: place(to), ...more },
    ],
  }) as Body

const nameOf = ({ trainType, trainNumber }: RailOption['trainSegments'][number]) => `${trainType} ${trainNumber}`

describe('[R7.44] on the house’s own timetable', () => {
  test('Paris to Zürich: direct trains in several comforts and flexibilities, each at its own price', async () => {
    const options = optionsOf(await search(shopBody(out)))
    const trains = new Set(options.map(({ trainIdentity }) => trainIdentity))
    expect(trains.size).toBeGreaterThan(3)
    const direct = options.filter(({ trainSegments }) => trainSegments.length === 1)
    expect(direct.map(({ trainSegments: [first] }) => first && nameOf(first))).toContain('TGV Lyria 9203')
    expect(new Set(direct.map(({ comfortType }) => comfortType)).size).toBeGreaterThan(1)
    expect(new Set(direct.map(({ flexibilityType }) => flexibilityType))).toEqual(
      new Set(['NON_FLEX', 'SEMI_FLEX', 'FULL_FLEX']),
    )
    for (const option of options) {
      const [first, last] = [option.trainSegments[0], option.trainSegments.at(-1)]
      expect(first?.departureDateTime.slice(0, 10)).toBe(out)
      expect(first?.departureStation).toMatchObject({ locationCode: '8768600', name: 'Paris Gare de Lyon' })
      expect(last?.arrivalStation).toMatchObject({ locationCode: '8503000', name: 'Zürich HB' })
      const cents = option.pricing.priceBreakdown.reduce((all, line) => all + Math.round(line.sellingAmount * 100), 0)
      expect(cents).toBe(Math.round(option.pricing.sellingTotalAmount * 100))
      expect(option.pricing.priceBreakdown[0]?.conditions.length).toBeGreaterThan(1)
      expect(option).not.toHaveProperty('inboundRphs')
    }
    const departures = options.map(({ trainSegments: [first] }) => first?.departureDateTime ?? '')
    expect(departures).toEqual([...departures].sort())
  })

  test('[R5.7] out and back: half flexible tickets out are tied to those of the same comfort back', async () => {
    const answer = await search(shopBody(out, back))
    const returns = optionsOf(answer).filter(({ inboundRphs }) => inboundRphs !== undefined)
    expect(returns.length).toBeGreaterThan(0)
    const inbound = new Map(optionsOf(answer, 1).map((option) => [option.rph, option]))
    for (const { inboundRphs = [], comfortType, flexibilityType } of returns) {
      expect(flexibilityType).toBe('SEMI_FLEX')
      expect(inboundRphs.length).toBeGreaterThan(0)
      for (const rph of inboundRphs)
        expect(inbound.get(rph)).toMatchObject({ comfortType, flexibilityType: 'SEMI_FLEX' })
    }
    expect([...inbound.values()][0]?.trainSegments[0]?.departureDateTime.slice(0, 10)).toBe(back)
  })

  test('via a city, direct trains only, from a time on', async () => {
    const via = optionsOf(
      await search(journey('8768600', '8503000', `${out}T00:00:00`, { viaLocation: place('LYS', 'CITY') })),
    )
    expect(via.length).toBeGreaterThan(0)
    for (const { trainSegments } of via) expect(JSON.stringify(trainSegments)).toMatch(/Lyon/)
    const body = { ...journey('8768600', '8503000', `${out}T12:00:00`), preferences: { maxConnections: 0 } }
    const direct = optionsOf(await search(body))
    expect(direct.length).toBeGreaterThan(0)
    for (const { trainSegments } of direct) {
      expect(trainSegments).toHaveLength(1)
      expect(trainSegments[0]?.departureDateTime.slice(11) ?? '').toMatch(/^(1[2-9]|2\d):/)
    }
  })

  test('a city stands for all its stations', async () => {
    const body = journey('PAR', '8503000', `${out}T00:00:00`, { originLocation: place('PAR', 'CITY') })
    const answer = await search(body, { 'accept-language': 'fr' })
    expect(answer.originDestinationInformations[0]?.originLocation).toMatchObject({
      codeContext: 'CITY',
      name: 'Paris',
    })
    const stations = new Set(optionsOf(answer).map(({ originStation }) => originStation.locationCode))
    expect(stations.has('8768600')).toBe(true)
    expect(stations.size).toBeGreaterThan(1)
  })

  test('[R5.2] a fare code gives its negotiated fare; one that nobody knows is said once', async () => {
    const withCode = (codeContext: string) => ({
      ...shopBody(out),
      preferences: { classCodes: [{ code: 'RIT', codeContext }], maxConnections: 0 },
    })
    const key = ({ trainIdentity, comfortType, flexibilityType }: RailOption) =>
      `${trainIdentity} ${comfortType} ${flexibilityType}`
    const usual = new Map(optionsOf(await search(shopBody(out))).map((option) => [key(option), option]))
    const cheaper = optionsOf(await search(withCode('PORTOLAN10')))
    expect(cheaper.length).toBeGreaterThan(0)
    for (const option of cheaper) {
      const before = usual.get(key(option))
      if (before) expect(option.pricing.totalAmount).toBeLessThan(before.pricing.totalAmount)
      expect(option.pricing.priceBreakdown[0]?.conditions.map(({ code }) => code)).toContain('NEGOTIATED')
    }
    const unknown = await guest.call(searchTrains, { body: withCode('NOBODY') })
    expect(unknown.body.warnings?.warnings.map(({ stringValue }) => stringValue)).toEqual([
      'We do not know this fare code. The usual fares are shown.',
    ])
  })

  test('clocks of two zones: London to Paris takes as long as it takes', async () => {
    const [option] = optionsOf(await search(journey('7015400', '8727100', `${out}T08:00:00`)))
    const [segment] = option?.trainSegments ?? []
    const minutes = (Date.parse(segment?.arrivalDateTime ?? '') - Date.parse(segment?.departureDateTime ?? '')) / 60_000
    const [, hours = 0, rest = 0] = /^PT(\d+)H(?:(\d+)M)?$/.exec(segment?.journeyDuration ?? '') ?? []
    expect(minutes - (Number(hours) * 60 + Number(rest)), 'an hour ahead').toBe(60)
  })

  test('the days on which clocks change: a night train takes an hour more or less of the night', async () => {
    // The last Sundays of March and October, whatever the year.
    const lastSunday = (year: number, month: number) => {
      const end = new Date(Date.UTC(year, month + 1, 0))
      return new Date(end.getTime() - end.getUTCDay() * 86_400_000)
    }
    const now = Date.now()
    const years = [0, 1].map((more) => new Date(now).getUTCFullYear() + more)
    const changes = years
      .flatMap((year) => [lastSunday(year, 2), lastSunday(year, 9)])
      .filter((day) => day.getTime() > now + 3 * 86_400_000 && day.getTime() < now + 360 * 86_400_000)
    expect(changes.length).toBeGreaterThan(0)
    let crossings = 0
    for (const sunday of changes) {
      const saturday = new Date(sunday.getTime() - 86_400_000).toISOString().slice(0, 10)
      const body = { ...journey('8503000', '8002549', `${saturday}T18:00:00`), preferences: { maxConnections: 1 } }
      for (const { trainSegments } of optionsOf(await search(body)))
        for (const segment of trainSegments) {
          const [, hours = 0, rest = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(segment.journeyDuration ?? '') ?? []
          const real = Number(hours) * 60 + Number(rest)
          const clock = (Date.parse(segment.arrivalDateTime) - Date.parse(segment.departureDateTime)) / 60_000
          const crosses =
            segment.departureDateTime < `${sunday.toISOString().slice(0, 10)}T02:00:00` &&
            segment.arrivalDateTime > `${sunday.toISOString().slice(0, 10)}T03:00:00`
          if (crosses) crossings++
          const shift = sunday.getUTCMonth() === 2 ? 60 : -60
          expect(clock - real, segment.trainNumber).toBe(crosses ? shift : 0)
        }
    }
    expect(crossings).toBeGreaterThan(0)
  })
})

describe('[R7.44] line by line', () => {
  const behave = (how: object) =>
    world.app.http.inject({
      method: 'POST',
      url: '/api/dev/simulated/behaviour',
      headers: { origin: world.config.publicUrl.origin },
      payload: { supplier: 'simulated', product: 'rail', ...how },
    })

  test('names the families first, and does not keep their trains back for a slow supplier', async () => {
    await behave({ delayMs: 60_000 })
    const reply = await world.app.http.inject({
      method: 'POST',
      url: searchTrains.path,
      headers: { accept: 'application/x-ndjson' },
      payload: shopBody(out),
      payloadAsStream: true,
    })
    const stream = reply.stream()
    const lines: RailShopLine[] = []
    // Everybody but the slow one has answered: nobody needs to wait for it.
    for await (const text of createInterface({ input: stream })) {
      lines.push(JSON.parse(text) as RailShopLine)
      if (lines.length > families.length) break
    }
    stream.destroy()
    await behave({})
    const [first, ...rest] = lines
    expect(first?.asked).toHaveLength(families.length + 1)
    expect(first?.asked).toContainEqual({
      supplier: 'house-rail-germany',
      name: expect.stringContaining('Deutsche Bahn'),
    })
    expect(new Set(rest.map(({ supplier }) => supplier)).size).toBe(families.length)
    expect(rest.map(({ supplier }) => supplier)).not.toContain('simulated-rail')
    const found = rest.find((line) => line.originDestinationInformations?.[0]?.originDestinationOptions.length)
    expect(found).toBeDefined()
  })

  test('whoever goes away stops the search', async () => {
    await behave({ delayMs: 60_000 })
    const reply = await world.app.http.inject({
      method: 'POST',
      url: searchTrains.path,
      headers: { accept: 'application/x-ndjson' },
      payload: shopBody(out),
      payloadAsStream: true,
    })
    const stream = reply.stream()
    stream.once('data', () => stream.destroy())
    await new Promise((resolve) => stream.once('close', resolve))
    await behave({})
    // A whole search later the first one is over for sure.
    expect((await world.browser().call(searchTrains, { body: shopBody(out) })).status).toBe(200)
    expect(world.log.join('')).not.toContain('"level":50')
  })
})

describe('[R7.45] [R3.18] from the search to the cart', () => {
  const pos = { sources: [{ requestorID: { type: '1', id: 'web' }, bookingChannel: { type: '6' } }] }
  const initiate = async (requestedJourneyRPHs: string[]) =>
    guest.call(bookRail, { body: { pos, resStatus: 'Initiate', railBookInfo: { requestedJourneyRPHs } } })

  test('a return fare is priced again, and put into the cart under its new handles', async () => {
    const answer = await search(shopBody(out, back))
    const tied = optionsOf(answer).find(({ inboundRphs }) => inboundRphs?.length)
    const home = optionsOf(answer, 1).find(({ rph }) => rph === tied?.inboundRphs?.[0])
    const begun = await initiate([tied?.rph ?? '', home?.rph ?? ''])
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect(begun.body).toMatchObject({ priceChanged: false, correlationID: answer.correlationID })
    const cents = (amount = 0) => Math.round(amount * 100)
    expect(cents(begun.body.pricing.sellingTotalAmount)).toBe(
      cents(tied?.pricing.sellingTotalAmount) + cents(home?.pricing.sellingTotalAmount),
    )
    expect(begun.body.travelerRequirements?.everyPassenger).toEqual(expect.arrayContaining(['firstName', 'lastName']))
    expect(begun.body.travelerRequirements?.leadTraveler).toEqual(expect.arrayContaining(['email', 'phone']))
    const [passenger] = begun.body.passengers ?? []
    expect(passenger).toMatchObject({ rph: '1', code: 'ADULT', age: 31 })
    expect(passenger?.fromAge).toBeLessThanOrEqual(31)
    expect(passenger?.toAge).toBeGreaterThanOrEqual(31)
    const goods = { productType: 'rail' as const, rphs: begun.body.journeyRPHs ?? [] }
    const added = await guest.call(addToCart, { body: { goods } })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const item = JSON.parse((added.body as unknown as string[])[0] ?? '') as CartItem
    expect(item.display).toMatchObject({
      title: 'Paris Gare de Lyon – Zürich HB',
      outbound: { trainIdentity: tied?.trainIdentity },
      inbound: { trainIdentity: home?.trainIdentity },
    })
    const picture = await world.app.http.inject({ url: item.display.imageUrl ?? '' })
    expect(picture.statusCode).toBe(200)
    expect((await initiate([tied?.rph ?? ''])).status, 'its half alone').toBe(409)
  })

  test('a pass is priced again, and stands in the cart with the day it begins on', async () => {
    const quoted = await guest.call(quotePasses, {
      body: {
        fareQuoteCriteriaList: [
          {
            tripType: 'Circle',
            originDestinationInformation: { departureDateTime: out, originLocation: place('BENELUX', 'COUNTRY') },
          },
        ],
        passengerCategories: [{ code: 'ADULT', age: 30, quantity: 2 }],
      },
    })
    const [product] = quoted.body.fareInfos
    const fare = product?.fareOptions[0]
    const begun = await initiate([fare?.rph ?? ''])
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect(begun.body.pricing.sellingTotalAmount).toBe(fare?.sellingAmount)
    expect(begun.body.travelerRequirements?.everyPassenger).toEqual(expect.arrayContaining(['firstName', 'birthDate']))
    const goods = (startDate: string) => ({ productType: 'railPass' as const, rphs: [fare?.rph ?? ''], startDate })
    const tooLate = await guest.call(addToCart, { body: { goods: goods(inDays(700)) } })
    expect(tooLate.status).toBe(400)
    expect(tooLate.body.errors?.errors[1]).toMatchObject({ nodeList: '/goods/startDate' })
    const added = await guest.call(addToCart, { body: { goods: goods(out) } })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const item = JSON.parse((added.body as unknown as string[]).at(-1) ?? '') as CartItem
    expect(item.display).toMatchObject({
      title: product?.label,
      start: out,
      pass: { label: product?.label, class: fare?.class, amount: fare?.sellingAmount },
    })
    expect(item.display.pass?.validity).toMatch(/^\d+ (Days|Month\(s\))$/)
    const twice = await initiate([fare?.rph ?? '', fare?.rph ?? ''])
    expect(twice.status, 'one pass at a time').toBe(400)
  })
})

test('[F5] a three-year-old alone finds no train and is told why beside its age; with somebody of twelve it goes free', async () => {
  const youths = (...ages: number[]) =>
    shopBody(out, undefined, { passengerTypes: [{ code: 'YOUTH', passengerDetails: ages.map((age) => ({ age })) }] })
  for (const [ages, places] of [
    [[3], [0]],
    [
      [5, 9, 2],
      [0, 2],
    ],
  ] as const) {
    const { status, body } = await guest.call(searchTrains, { body: youths(...ages) })
    expect(status).toBe(400)
    expect(body.errors?.errors.slice(1)).toMatchObject(
      places.map((place) => ({
        nodeList: `/passengerTypes/0/passengerDetails/${place}/age`,
        stringValue: 'Children under 6 do not travel alone. Add a passenger aged 12 or over.',
      })),
    )
  }
  const free = optionsOf(await search(youths(3, 12)))
  expect(free.length).toBeGreaterThan(0)
  for (const { pricing } of free) expect(pricing.totalAmount).toBeGreaterThan(0)
  for (const { pricing } of optionsOf(await search(youths(6)))) expect(pricing.totalAmount).toBeGreaterThan(0)
})

test('the cheapest of each day is one that a search of that day finds', async () => {
  const { body } = await guest.call(compareTrainDates, { body: shopBody(out) })
  expect(body.days.map(({ date }) => date)).toEqual(
    [-3, -2, -1, 0, 1, 2, 3].map((more) => inDays(daysToTuesday + more)),
  )
  const prices = optionsOf(await search(shopBody(out))).map(({ pricing }) => pricing.sellingTotalAmount)
  expect(body.days[3]?.from).toMatchObject({ currencyCode: 'USD', amount: Math.min(...prices) })
})

test('[R7.43] every family has its own health', async () => {
  const { body } = await guest.call(readSuppliersHealth, {})
  const names = body.map(({ supplier }) => supplier)
  for (const family of families) expect(names).toContain(`house-rail-${family}`)
  expect(names).toContain('house-rail-pass')
})
