import { addToCart, type CartItem } from '@portolan/contract/cart'
import { type RailShopRS, searchTrains } from '@portolan/contract/rail'
import { bookRail, type RailBookRS } from '@portolan/contract/rail-booking'
import type { Offer } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RailSupplier, railSupplier, ticketOffer } from '../testing/rail-supplier.ts'
import { openRailWorld, shopBody } from '../testing/rail-world.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

const [out, back] = [inDays(30), inDays(35)]
let world: ShopWorld
let lyria: RailSupplier
let other: RailSupplier
beforeAll(async () => {
  lyria = railSupplier('lyria', async (query) => ({ ok: true, value: offersOf('lyria', query) }))
  other = railSupplier('other', async (query) => ({ ok: true, value: offersOf('other', query) }))
  world = await openRailWorld([lyria, other])
})
afterAll(() => world.close())
beforeEach(() => {
  lyria.requote = undefined
  other.requote = undefined
})

/** A return fare, a plain ticket, and the two ways back. */
function offersOf(supplier: string, query: Queries['rail']): Offer<unknown>[] {
  const make = (token: string, more: object = {}) =>
    ticketOffer({ supplier, token: `${supplier} ${token}`, day: out, party: query.party, ...more })
  const home = { leg: 1, day: back, calls: 'zurich 15:34, lyon 19:40' }
  const half = { conditions: [{ code: 'RETURN_ONLY' as const }] }
  const lines = [
    { code: 'ADULT', quantity: 2, amount: { minor: 6000, currency: 'EUR' } },
    { code: 'YOUTH', quantity: 1, amount: { minor: 2000, currency: 'EUR' } },
  ]
  return [
    make('tied', { minor: 4000, detail: half, combinableWith: [`${supplier} home tied`] }),
    make('plain', { minor: 8000, lines }),
    ...(query.legs.length > 1
      ? [make('home tied', { ...home, minor: 4000, detail: half }), make('home plain', { ...home, minor: 7000 })]
      : []),
  ]
}

const party = [
  { code: 'ADULT' as const, passengerDetails: [{ age: 31 }, { age: 31 }] },
  { code: 'YOUTH' as const, passengerDetails: [{ age: 19 }] },
]

/** The handles of a new search, by supplier and token. */
async function search(returning = true, passengerTypes = party) {
  const body = shopBody(out, returning ? back : undefined, { passengerTypes })
  const answer: RailShopRS = (await world.call(searchTrains, { body })).json()
  const options = answer.originDestinationInformations.flatMap((one) => one.originDestinationOptions)
  const rphs = new Map(options.map(({ trainIdentity, rph }) => [trainIdentity.replace(' trains', ''), rph]))
  return { correlationID: answer.correlationID, rphOf: (name: string) => rphs.get(name) ?? '' }
}

const pos = {
  sources: [{ requestorID: { type: '1', id: 'web' }, bookingChannel: { type: '6' } }],
}
async function initiate(requestedJourneyRPHs: string[], more: object = {}, info: object = {}) {
  const body = { pos, resStatus: 'Initiate', railBookInfo: { requestedJourneyRPHs, ...info }, ...more }
  const reply = await world.call(bookRail, { body: body as never })
  return {
    status: reply.statusCode,
    body: reply.json() as RailBookRS & { errors?: { errors: { stringValue: string }[] } },
  }
}

describe('[R7.45] Initiate', () => {
  test('prices again and says what is asked of the travellers, for the same purchase', async () => {
    const { correlationID, rphOf } = await search(false)
    const { status, body } = await initiate([rphOf('lyria plain')])
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ success: true, correlationID, status: 'Pending', priceChanged: false },
      pricing: {
        ...{ currencyCode: 'EUR', totalAmount: 88, sellingCurrencyCode: 'USD', sellingTotalAmount: 96.8 },
        priceBreakdown: [
          { code: 'ADULT', quantity: 2, amount: 66, sellingAmount: 72.6 },
          { code: 'YOUTH', quantity: 1, amount: 22, sellingAmount: 24.2 },
        ],
      },
      passengers: [
        { rph: '1', code: 'ADULT', age: 31, fromAge: 26, toAge: 59 },
        { rph: '2', code: 'ADULT', age: 31 },
        { rph: '3', code: 'YOUTH', age: 19 },
      ],
      travelerRequirements: {
        leadTraveler: ['email', 'phone', 'birthDate', 'title', 'firstName', 'lastName'],
        everyPassenger: ['title', 'firstName', 'lastName'],
      },
    })
    expect(body.journeyRPHs).toHaveLength(1)
    expect((await initiate(body.journeyRPHs ?? [])).status, 'under its new handle').toBe(200)
    expect((await initiate([rphOf('lyria plain')], { correlationID: 'mine' })).body.correlationID).toBe('mine')
  })

  test('says that the price is another one, in both currencies', async () => {
    const { rphOf } = await search(false)
    lyria.requote = (offers) =>
      offers.map((offer) => ({ ...offer, price: { total: { minor: 9000, currency: 'EUR' } } }))
    const { body } = await initiate([rphOf('lyria plain')])
    expect(body).toMatchObject({ priceChanged: true, pricing: { totalAmount: 99, sellingTotalAmount: 108.9 } })
    const agreed = { acceptedTotal: { currencyCode: 'USD', amount: 108.9 } }
    expect((await initiate([rphOf('lyria plain')], agreed)).body.priceChanged, 'agreed to').toBe(false)
  })

  test('adds out and back up, of one supplier or of two', async () => {
    const { rphOf } = await search()
    const pair = await initiate([rphOf('lyria tied'), rphOf('lyria home tied')])
    expect(pair.body.pricing).toMatchObject({ totalAmount: 88, sellingTotalAmount: 96.8 })
    expect((await initiate(pair.body.journeyRPHs ?? [])).status, 'tied under their new handles too').toBe(200)
    const two = await initiate([rphOf('lyria plain'), rphOf('other home plain')])
    expect(two.body.pricing.totalAmount).toBe(165)
    const parts = two.body.pricing.priceBreakdown
    expect(parts.map(({ code, quantity }) => `${quantity} ${code}`)).toEqual(['2 ADULT', '1 YOUTH'])
    expect(parts.reduce((all, { sellingAmount }) => all + Math.round(sellingAmount * 100), 0)).toBe(18_150)
  })

  test('[R5.7] refuses a return ticket that the outbound one does not allow', async () => {
    const { rphOf } = await search()
    const refused = [
      [rphOf('lyria tied'), rphOf('lyria home plain')],
      [rphOf('lyria tied'), rphOf('other home tied')],
      [rphOf('lyria plain'), rphOf('lyria home tied')],
      [rphOf('lyria tied')],
      [rphOf('lyria home tied')],
    ]
    for (const rphs of refused) {
      const { status, body } = await initiate(rphs)
      expect(status).toBe(409)
      expect(body.errors?.errors[0]?.stringValue).toContain('cannot be bought together')
    }
    const alone = await search(true, [{ code: 'ADULT' as const, passengerDetails: [{ age: 31 }] }])
    expect((await initiate([rphOf('lyria plain'), alone.rphOf('lyria home plain')])).status, 'other people').toBe(409)
  })

  test('[R8.12] [F10] says which ticket is in the wrong place, and why', async () => {
    const { rphOf } = await search()
    const [out, home, other] = [rphOf('lyria plain'), rphOf('lyria home plain'), rphOf('other home plain')]
    const order = 'Choose one outbound ticket and one return ticket after it, each once.'
    const wrong: [string, string[], string, string][] = [
      ['back before out', [home, out], '1', order],
      ['twice out', [out, out], '1', order],
      ['three', [out, home, other], '2', 'That is too many. Leave some out.'],
    ]
    for (const [name, rphs, place, stringValue] of wrong) {
      const { status, body } = await initiate(rphs)
      const [fixed, ...named] = body.errors?.errors ?? []
      expect([status, fixed], name).toEqual([400, { stringValue: 'Some request errors.' }])
      const nodeList = `/railBookInfo/requestedJourneyRPHs/${place}`
      expect(named, name).toEqual([{ stringValue, nodeList, code: expect.any(String) }])
    }
  })

  test('refuses forged handles, and those that have expired', async () => {
    const { rphOf } = await search(false)
    const good = rphOf('lyria plain')
    for (const forged of ['x', `${good.slice(0, -1)}${good.endsWith('A') ? 'Q' : 'A'}`])
      expect(await initiate([forged])).toMatchObject({
        status: 400,
        body: {
          errors: {
            errors: [
              { stringValue: 'Some request errors.' },
              { stringValue: 'We do not know this offer. Search again.', code: 'offer.unknown' },
            ],
          },
        },
      })
    lyria.find = async (query) => ({
      ok: true,
      value: offersOf('lyria', query).map((offer) => ({ ...offer, expiresAt: Date.now() + 60_000 })),
    })
    const soon = await search(false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await initiate([soon.rphOf('lyria plain')])).toMatchObject({
      status: 409,
      body: { errors: { errors: [{ stringValue: 'This price has expired. Check the price again.' }] } },
    })
    vi.useRealTimers()
    lyria.find = async (query) => ({ ok: true, value: offersOf('lyria', query) })
  })

  test('[R8.7] tells a supplier’s refusal with its heading', async () => {
    const { rphOf } = await search(false)
    lyria.requote = () => undefined
    const { status, body } = await initiate([rphOf('lyria plain')])
    expect(status).toBe(409)
    expect(JSON.parse(body.errors?.errors[0]?.stringValue ?? '')).toEqual({
      label: 'Sold out',
      details: 'These seats have just been sold.',
    })
  })

  test('[R8.7] tells trouble on the way in our own words', async () => {
    const { rphOf } = await search(false)
    lyria.requote = () => {
      throw new Error('secret of the adapter')
    }
    const { status, body } = await initiate([rphOf('lyria plain')])
    expect(status).toBe(503)
    expect(JSON.parse(body.errors?.errors[0]?.stringValue ?? '')).toEqual({
      label: 'Sorry!',
      details: 'Supplier response errors.',
    })
  })

  test('[R5.6] prices those whose age has turned out to be another, and refuses strangers', async () => {
    const { rphOf } = await search(false)
    const asked: unknown[] = []
    lyria.requote = (offers, travelers) => {
      asked.push(travelers)
      return offers
    }
    const told = (...passengerInfos: object[]) => initiate([rphOf('lyria plain')], {}, { passengerInfos })
    const { body } = await told({ rph: '3', code: 'ADULT', age: 29 })
    expect(asked).toEqual([
      [
        { ref: '1', type: 'adult', age: 31 },
        { ref: '2', type: 'adult', age: 31 },
        { ref: '3', type: 'adult', age: 29 },
      ],
    ])
    expect(body.passengers?.[2]).toMatchObject({ rph: '3', code: 'ADULT', age: 29 })
    for (const [passenger, pointer] of [
      [{ rph: '3', code: 'YOUTH', age: 40 }, '/railBookInfo/passengerInfos/0/age'],
      [{ rph: '9', code: 'ADULT', age: 40 }, '/railBookInfo/passengerInfos/0/rph'],
    ] as const) {
      const refused = await told(passenger)
      expect(refused.status).toBe(400)
      expect(refused.body.errors?.errors[1]).toMatchObject({ nodeList: pointer })
    }
  })

  test('Quote asks for what is missing of the passengers before anything is held', async () => {
    const { rphOf, correlationID } = await search(false)
    const info = { passengerInfos: [{ rph: '1', code: 'ADULT', age: 31 }] }
    const reply = await initiate([rphOf('lyria plain')], { resStatus: 'Quote', correlationID }, info)
    expect(reply.status).toBe(400)
    expect(reply.body.errors?.errors.map(({ nodeList }) => nodeList)).toContain(
      '/railBookInfo/passengerInfos/0/passengerDetail/identification/givenName',
    )
  })
})

describe('[R3.14, R3.18] tickets in the cart', () => {
  const add = async (rphs: string[], headers = {}) => {
    const reply = await world.call(addToCart, { body: { goods: { productType: 'rail', rphs } } }, headers)
    return { status: reply.statusCode, items: reply.statusCode === 200 ? itemsIn(reply.json()) : [] }
  }
  const itemsIn = (texts: string[]) => texts.map((text) => JSON.parse(text) as CartItem)

  test('are shown as the screen shows them, out and back', async () => {
    const { rphOf } = await search()
    const { items } = await add([rphOf('lyria tied'), rphOf('lyria home tied')])
    const [item] = items
    expect(item?.display).toMatchObject({
      title: 'Paris Gare de Lyon – Zürich HB',
      start: `${out}T07:22:00`,
      end: `${back}T19:40:00`,
      imageUrl: '/api/v1/picture/train~highspeed~9203.svg',
      outbound: {
        ...{ rph: rphOf('lyria tied'), trains: ['TGV Lyria 9203'], departureTime: '07:22', arrivalTime: '11:26' },
        ...{ arriveNextDate: '', duration: '4 h 04 min', direct: 'Yes', originStation: 'Paris Gare de Lyon' },
        ...{ comfortType: 'STANDARD', flexibilityType: 'SEMI_FLEX', seatClass: '2', seatClassDescription: 'Standard' },
        ...{ totalAmount: 44, sellingTotalAmount: 48.4, inboundRphs: [rphOf('lyria home tied')] },
      },
      inbound: { departureTime: '15:34', inboundRphs: [] },
      stops: [
        { kind: 'station', name: 'Paris Gare de Lyon', at: `${out}T07:22`, role: 'depart' },
        { kind: 'station', name: 'Zürich HB', at: `${out}T11:26`, role: 'arrive' },
        { kind: 'station', name: 'Zürich HB', at: `${back}T15:34`, role: 'depart' },
        { kind: 'station', name: 'Paris Gare de Lyon', at: `${back}T19:40`, role: 'arrive' },
      ],
      party: { adults: 3, children: 0 },
    })
    expect(item?.display.lines).toHaveLength(3)
    expect(item?.display.lines[0]).toMatch(/ 07:22–11:26 · TGV Lyria 9203 · Seconde$/)
    expect(item?.display.lines[2]).toBe('Standard · 2 adults, 1 youth')
  })

  test('speak the caller’s language', async () => {
    const { rphOf } = await search(false)
    const { items } = await add([rphOf('lyria plain')], { 'accept-language': 'ar' })
    expect(items[0]?.display.outbound?.duration).toBe('4 س 04 د')
    expect(items[0]?.display.lines.at(-1)).toBe('Standard · بالغان وشاب واحد')
  })

  test('[R5.7] refuse what is not sold together', async () => {
    const { rphOf } = await search()
    expect((await add([rphOf('lyria tied'), rphOf('lyria home plain')])).status).toBe(409)
    expect((await add([rphOf('lyria tied')])).status).toBe(409)
  })
})
