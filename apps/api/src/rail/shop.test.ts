import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type RailShopLine, type RailShopRS, searchTrains } from '@portolan/contract/rail'
import type { Queries } from '@portolan/supplier/query'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf, type RailSupplier, railSupplier, segmentOf, ticketOffer } from '../testing/rail-supplier.ts'
import { openRailWorld, shopBody } from '../testing/rail-world.ts'
import { failing } from '../testing/scripted-supplier.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

const [out, back] = [inDays(30), inDays(35)]
let world: ShopWorld
const lyria: RailSupplier = railSupplier('lyria', async () => ({ ok: true, value: [] }))
const other: RailSupplier = railSupplier('other', async () => ({ ok: true, value: [] }))
const third: RailSupplier = railSupplier('third', async () => ({ ok: true, value: [] }))

beforeAll(async () => {
  world = await openRailWorld([lyria, other, third])
})
afterAll(() => world.close())
beforeEach(() => {
  world.setNow(undefined)
  for (const one of [lyria, other, third]) {
    one.find = async () => ({ ok: true, value: [] })
    one.queries.length = 0
  }
})

const couple = [
  { code: 'ADULT' as const, passengerDetails: [{ age: 31 }, { age: 31 }] },
  { code: 'YOUTH' as const, passengerDetails: [{ age: 19 }] },
]
const search = async (body = shopBody(out), headers = {}): Promise<RailShopRS> =>
  (await world.call(searchTrains, { body }, headers)).json()
const optionsOf = (answer: RailShopRS, leg = 0) =>
  answer.originDestinationInformations[leg]?.originDestinationOptions ?? []
const ticket = (query: Queries['rail'], token: string, more = {}) =>
  ticketOffer({ supplier: 'lyria', token, day: out, party: query.party, ...more })

describe('[R7.44] a search for trains', () => {
  test('puts the request into the port’s words: ages, via, time, changes, operators, fare code', async () => {
    const body = shopBody(out, back, {
      passengerTypes: [
        { code: 'YOUTH', passengerDetails: [{ age: 12 }] },
        { code: 'SENIOR', passengerDetails: [{ age: 62 }] },
        { passengerDetails: [{ age: 31 }] },
      ],
      preferences: {
        classCodes: [{ code: 'RIT', codeContext: 'HARBOUR24' }],
        maxConnections: 0,
        operatorPrefs: [{ code: 'LYRIA' }],
      },
    })
    const [first] = body.originDestinations
    if (first) first.viaLocation = { locationCode: '8771304', codeContext: 'UIC' }
    if (first) first.departureDateTime = `${out}T06:30:00`
    await search(body)
    expect(lyria.queries).toMatchObject([
      {
        legs: [
          {
            from: { code: '8768600', context: 'UIC' },
            to: { code: '8503000', context: 'UIC' },
            via: { code: '8771304', context: 'UIC' },
            at: `${out}T06:30`,
          },
          { from: { code: '8503000' }, to: { code: '8768600' }, at: `${back}T00:00` },
        ],
        party: [
          { ref: '1', type: 'adult', age: 31 },
          { ref: '2', type: 'senior', age: 62 },
          { ref: '3', type: 'youth', age: 12 },
        ],
        fareCode: 'HARBOUR24',
        maxChanges: 0,
        operators: ['LYRIA'],
      },
    ])
  })

  test('answers a ticket in full, named in the caller’s language', async () => {
    lyria.find = async (query) => ({
      ok: true,
      value: [
        ticket(query, 'a', {
          lines: [
            { code: 'ADULT', quantity: 2, amount: { minor: 5001, currency: 'EUR' } },
            { code: 'YOUTH', quantity: 1, amount: { minor: 2000, currency: 'EUR' } },
            { code: 'RESERVATION', quantity: 3, amount: { minor: 999, currency: 'EUR' } },
          ],
          minor: 8000,
          detail: { left: 4, conditions: [{ code: 'REFUND_FEE', fee: { minor: 2500, currency: 'EUR' } }] },
        }),
      ],
    })
    const answer = await search(shopBody(out, undefined, { passengerTypes: couple }), { 'accept-language': 'zh-CN' })
    expect(answer).toMatchObject({ success: true, originDestinationInformations: [{ rph: '1' }] })
    expect(answer.originDestinationInformations[0]?.originLocation).toEqual({
      locationCode: '8768600',
      codeContext: 'UIC',
      name: '巴黎里昂站',
    })
    const [option] = optionsOf(answer)
    expect(option).toMatchObject({
      trainIdentity: 'a trains',
      journeyDuration: 'PT4H4M',
      originStation: { locationCode: '8768600', name: '巴黎里昂站' },
      destinationStation: { locationCode: '8503000', name: '苏黎世中央车站' },
      providers: ['TGV Lyria'],
      comfortType: 'STANDARD',
      flexibilityType: 'SEMI_FLEX',
      seatClass: '2',
      seatClassDescription: 'Standard',
      fareDescription: 'Seconde',
      seatsLeft: 4,
    })
    expect(option?.trainSegments).toMatchObject([
      {
        trainNumber: '9203',
        trainType: 'TGV Lyria',
        marketingCompany: { code: 'LYRIA', companyShortName: 'TGV Lyria' },
        departureDateTime: `${out}T07:22:00`,
        arrivalDateTime: `${out}T11:26:00`,
        accommodation: { seat: 'Seat', class: '2' },
        reservationType: 'Reservable',
        stops: [
          { departureDateTime: `${out}T07:22:00`, position: { latitude: 48.8443, longitude: 2.3744 } },
          { arrivalDateTime: `${out}T09:00:00`, departureDateTime: `${out}T09:05:00` },
          { arrivalDateTime: `${out}T11:26:00` },
        ],
      },
    ])
    // 80.00 and a tenth are 88.00, at 1.10 they are 96.80: each part to the cent.
    expect(option?.pricing).toMatchObject({
      ...{ currencyCode: 'EUR', totalAmount: 88, sellingCurrencyCode: 'USD', sellingTotalAmount: 96.8 },
      priceBreakdown: [
        { code: 'ADULT', quantity: 2, conditions: [{ code: 'REFUND_FEE', stringValue: '可退票，手续费EUR 25' }] },
        { code: 'YOUTH', quantity: 1 },
        { code: 'RESERVATION', quantity: 3, conditions: [] },
      ],
    })
    const cents = (name: 'amount' | 'sellingAmount') =>
      option?.pricing.priceBreakdown.reduce((all, line) => all + Math.round(line[name] * 100), 0)
    expect([cents('amount'), cents('sellingAmount')]).toEqual([8800, 9680])
  })

  test('stands by departure, then by price, whoever was quicker', async () => {
    lyria.find = async (query) => {
      await pause(60)
      return {
        ok: true,
        value: [
          ticket(query, 'late', { calls: 'lyon 09:00, zurich 13:00', minor: 100 }),
          ticket(query, 'dear', { minor: 9000 }),
        ],
      }
    }
    other.find = async (query) => ({
      ok: true,
      value: [ticketOffer({ supplier: 'other', token: 'cheap', day: out, party: query.party, minor: 3000 })],
    })
    const identities = optionsOf(await search()).map(({ trainIdentity }) => trainIdentity)
    expect(identities).toEqual(['cheap trains', 'dear trains', 'late trains'])
  })

  test('[R5.7] names the return tickets that an outbound one goes with; absent means any', async () => {
    lyria.find = async (query) => ({
      ok: true,
      value: [
        ticket(query, 'out', { combinableWith: ['back', 'sold elsewhere'] }),
        ticket(query, 'free', { calls: 'lyon 09:00, zurich 13:00' }),
        ticket(query, 'back', { leg: 1, day: back, calls: 'zurich 15:34, lyon 19:40' }),
        ticket(query, 'back 2', { leg: 1, day: back, calls: 'zurich 17:34, lyon 21:40' }),
      ],
    })
    const answer = await search(shopBody(out, back))
    const [tied, free] = optionsOf(answer)
    const [first, second] = optionsOf(answer, 1)
    expect(tied?.inboundRphs).toEqual([first?.rph])
    expect(free).not.toHaveProperty('inboundRphs')
    expect([first, second].map((one) => one?.trainSegments[0]?.departureDateTime)).toEqual([
      `${back}T15:34:00`,
      `${back}T17:34:00`,
    ])
  })

  test('takes a city for all its stations', async () => {
    const body = shopBody(out)
    const [first] = body.originDestinations
    if (first) first.originLocation = { locationCode: 'PAR', codeContext: 'CITY' }
    const answer = await search(body, { 'accept-language': 'ar' })
    expect(lyria.queries[0]?.legs[0]?.from).toMatchObject({ code: 'PAR', context: 'CITY' })
    expect(answer.originDestinationInformations[0]?.originLocation).toMatchObject({
      codeContext: 'CITY',
      name: 'باريس',
    })
  })

  test('leaves out what a supplier cannot mean', async () => {
    lyria.find = async (query) => ({
      ok: true,
      value: [
        ticket(query, 'good'),
        { ...ticket(query, 'bare'), detail: {} },
        ticket(query, 'no train', { detail: { segments: [] } }),
        ticket(query, 'one stop', { detail: { segments: [segmentOf(callsOf(out, 'lyon 07:22'))] } }),
        ticket(query, 'third leg', { leg: 2 }),
        ticket(query, 'comfort', { detail: { comfort: 'GOLD' } }),
        null as never,
      ],
    })
    expect(optionsOf(await search()).map(({ trainIdentity }) => trainIdentity)).toEqual(['good trains'])
  })

  test('warns of a supplier that failed and of one that was late, by name', async () => {
    lyria.find = async (query) => ({ ok: true, value: [ticket(query, 'a')] })
    other.find = async () => failing('unavailable', { details: 'stack trace' })
    const answer = await search()
    expect(answer.success).toBe(true)
    expect(answer.warnings).toEqual({ warnings: [{ recordID: 'other', stringValue: 'Supplier response errors.' }] })
    expect(optionsOf(answer)).toHaveLength(1)
  })

  test('says once, in words, that nobody knows the fare code', async () => {
    for (const one of [lyria, other]) one.find = async () => ({ ok: true, value: [], warnings: ['unknown fare code'] })
    third.find = async () => failing('unavailable')
    const warnings = (await search(undefined, { 'accept-language': 'fr' })).warnings?.warnings
    expect(warnings?.map(({ stringValue }) => stringValue).sort()).toEqual([
      'La réponse du fournisseur contient des erreurs.',
      'Nous ne connaissons pas ce code tarif. Les tarifs habituels sont affichés.',
    ])
  })

  test('[R8.8] that nobody answered is an error, with no results', async () => {
    for (const one of [lyria, other, third]) one.find = async () => failing('unavailable')
    const answer = await search()
    expect(answer.success).toBe(false)
    expect(answer.errors?.errors[0]).toEqual({ stringValue: 'Supplier response errors.' })
    expect(
      answer.errors?.errors
        .slice(1)
        .map(({ recordID }) => recordID)
        .sort(),
    ).toEqual(['lyria', 'other', 'third'])
    expect(optionsOf(answer)).toEqual([])
    expect(answer).not.toHaveProperty('warnings')
  })

  test('that finds nothing is no failure', async () => {
    for (const one of [lyria, other, third]) one.find = async () => failing('noAvailability')
    expect(await search()).toMatchObject({ success: true, originDestinationInformations: [{ rph: '1' }] })
  })
})

describe('[R7.44] line by line', () => {
  const lines = async (body = shopBody(out), headers = {}): Promise<RailShopLine[]> => {
    const reply = await world.call(searchTrains, { body }, { accept: 'application/x-ndjson', ...headers })
    expect(reply.headers['content-type']).toContain('application/x-ndjson')
    return reply.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as RailShopLine)
  }

  test('says first who is asked, then what each answered, in the order of their answers', async () => {
    const told = new EventEmitter()
    const [afterOther, afterThird] = [once(told, 'other'), once(told, 'third')]
    lyria.find = async (query) => {
      await afterThird
      return { ok: true, value: [ticket(query, 'a')] }
    }
    third.find = async () => {
      await afterOther
      return failing('unavailable')
    }
    const heard: RailShopLine[] = []
    const headers = { accept: 'application/x-ndjson', 'accept-language': 'fr' }
    for await (const text of world.lines(searchTrains, { body: shopBody(out) }, headers)) {
      const line = JSON.parse(text) as RailShopLine
      heard.push(line)
      if (line.supplier) told.emit(line.supplier)
    }
    const [first, ...rest] = heard
    expect(first).toMatchObject({
      asked: [
        { supplier: 'lyria', name: 'SNCF et TGV Lyria' },
        { supplier: 'other', name: 'other' },
        { supplier: 'third', name: 'third' },
      ],
    })
    expect(rest.map(({ supplier }) => supplier)).toEqual(['other', 'third', 'lyria'])
    expect(new Set([first, ...rest].map((line) => line?.correlationID)).size).toBe(1)
    const [empty, failed, found] = rest
    expect(empty?.originDestinationInformations).toMatchObject([{ originDestinationOptions: [] }])
    expect(failed).not.toHaveProperty('originDestinationInformations')
    expect(failed?.warnings?.warnings[0]?.recordID).toBe('third')
    expect(found?.originDestinationInformations?.[0]?.originDestinationOptions).toHaveLength(1)
  })

  test('ends with an error when nobody answered', async () => {
    for (const one of [lyria, other, third]) one.find = async () => failing('unavailable')
    expect((await lines()).at(-1)).toMatchObject({
      success: false,
      errors: { errors: [{ stringValue: 'Supplier response errors.' }] },
    })
  })
})
