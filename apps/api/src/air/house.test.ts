import {
  type AirSearchLine,
  bookFlight,
  compareFlightDates,
  readSeatMap,
  searchFlights,
  verifyFlightPrice,
} from '@portolan/contract/air'
import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import { readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { confirmCheckout, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type AirSearchBody, people, searchBody } from '../testing/air-world.ts'
import { byCard, holdOrder, ada as mother } from '../testing/checkout-world.ts'
import { drawnPapers } from '../testing/papers.ts'
import { inDays } from '../testing/shop-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

const [out, on, back] = [inDays(40), inDays(44), inDays(50)]
let world: TestWorld
let browser: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { renderer: drawnPapers })
  browser = await world.loggedIn('traveller')
  // As at the start of a server: the network of flights is there before the first customer, who waits 25 seconds, comes.
  const isThere = async () => expect((await search(searchBody('OneWay', [`HKG LIS ${out}`]))).length > 0).toBe(true)
  await vi.waitFor(isThere, { timeout: 150_000 })
})
afterAll(() => world.close())

async function search(body: AirSearchBody): Promise<PricedItinerary[]> {
  const reply = await browser.call(searchFlights, { body })
  expect(reply.status, reply.raw.body.slice(0, 300)).toBe(200)
  return reply.body.pricedItineraryList
}

const ada = {
  ...{ rph: 't1', passengerTypeCode: 'ADT' as const, birthDate: '1990-12-10' },
  personName: { namePrefix: 'Ms', givenName: 'Ada', surname: 'Lovelace' },
  documents: [{ docType: '2' as const, docID: 'PX1234567', expireDate: inDays(2000), docHolderNationality: 'GB' }],
}
const contact = { email: 'ada@example.com', telephone: { countryAccessCode: '44', phoneNumber: '20 7946 0000' } }

async function verify(rphs: string[]) {
  const { status, body } = await browser.call(verifyFlightPrice, {
    body: { bookingSourceType: 'house-air', airItineraryRPHs: rphs },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return {
    correlationID: body.correlationID,
    airItineraryRPHs: body.pricedItineraryList.map(({ rph }) => rph),
    requires: body.travelerRequirements,
  }
}

async function buy(rphs: string[], more: object = {}) {
  const { requires: _, ...handles } = await verify(rphs)
  const { body } = await browser.call(bookFlight, {
    body: {
      ...{ ...handles, contact, travelerInfo: { airTravelers: [ada] }, fulfillment: { paymentForm: byCard() } },
      ...more,
    },
  })
  expect(body.errors, JSON.stringify(body.errors)).toBeUndefined()
  return body.airReservation
}

const legsOf = (itineraries: readonly PricedItinerary[], leg: string) =>
  itineraries.filter(({ airItinerary }) => airItinerary.originDestinationOptions[0]?.voyageRph === leg)

describe('[R7.16] [R7.17] [R7.18] flights of the house, from search to e-ticket', () => {
  test('one way: found, verified, bought; details, history, receipt and calendar', async () => {
    const found = await search(searchBody('OneWay', [`HKG LIS ${out}`]))
    expect(found.length).toBeGreaterThan(20)
    const prices = found.map((one) => one.airItineraryPricingInfo.itinTotalFare.totalFare.amount)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const reservation = await buy([found[0]?.rph ?? ''])
    expect(reservation).toMatchObject({ status: 'Ticketed', ticketing: { tickets: [{ travelerRPH: '1' }] } })
    const [reference] = reservation?.bookingReferenceIDs ?? []
    const uniqueID = { type: '14', id: reference?.id ?? '' }
    const { body: details } = await browser.call(readBookingDetails, { body: { uniqueID } })
    expect(details).toMatchObject({
      booking: { productType: 'air', title: 'Hong Kong – Lisbon', status: 'Ticketed' },
      reservation: { airItinerary: { directionInd: 'OneWay' } },
      documents: expect.arrayContaining(['ticket', 'calendar']),
    })
    const { body: history } = await browser.call(readBookingHistory, {
      body: { page: 0, size: 10, productType: 'air' },
    })
    expect(history.content?.[0]).toMatchObject({ title: 'Hong Kong – Lisbon', leadTraveler: 'Ada Lovelace' })
    const paper = (documentId: string) =>
      browser.call(readBookingDocument, { params: { id: uniqueID.id, documentId }, query: {} } as never)
    const pdf = await paper('ticket')
    expect(pdf.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await paper('calendar')).raw.body).toMatch(/SUMMARY:\w\w \d+\\, Hong Kong – /)
  })

  test('out and back, held where the fare allows it', async () => {
    const found = await search(searchBody('Return', [`HKG LON@CITY ${out}`, `LON@CITY HKG ${back}`]))
    const held = found.flatMap(({ fareFamilies = [] }) => fareFamilies).find(({ hold }) => hold)
    const reservation = await buy([held?.rph ?? ''], { resStatus: 'Hold', fulfillment: undefined })
    expect(reservation).toMatchObject({ status: 'OnHold', airItinerary: { directionInd: 'Return' } })
    const limit = Date.parse(reservation?.ticketing.ticketTimeLimit ?? '')
    expect((limit - Date.now()) / 3_600_000, 'hours').toBeCloseTo(24, 1)
  })

  test('several cities leg by leg, in one booking', async () => {
    const found = await search(searchBody('Other', [`HKG LIS ${out}`, `LIS MAD ${on}`, `MAD HKG ${back}`]))
    const chosen = ['1', '2', '3'].map((leg) => legsOf(found, leg)[0]?.rph ?? '')
    const reservation = await buy(chosen)
    expect(reservation?.status).toBe('Ticketed')
    expect(reservation?.airItinerary.originDestinationOptions.map(({ nextVoyageRph }) => nextVoyageRph)).toEqual([
      ...['2', '3', undefined],
    ])
  })

  test('a passport is asked for abroad, none at home', async () => {
    const [abroad] = await search(searchBody('OneWay', [`HKG LIS ${out}`]))
    const [home] = await search(
      searchBody('OneWay', [`MAD BCN ${out}`], { travelPreferences: { maxStopsQuantity: 0 } }),
    )
    expect((await verify([abroad?.rph ?? ''])).requires.everyPassenger).toContain('passportExpiry')
    expect((await verify([home?.rph ?? ''])).requires.everyPassenger).not.toContain('passportExpiry')
    const { passportValidity } = (await verify([abroad?.rph ?? ''])).requires
    expect(passportValidity).toMatchObject([{ countryCode: 'PT' }])
    expect(passportValidity?.[0]?.validUntil.localeCompare(inDays(40 + 85))).toBe(1)
    expect((await verify([home?.rph ?? ''])).requires.passportValidity).toBeUndefined()
  })

  test('through the common cart and checkout', async () => {
    const [found] = await search(searchBody('OneWay', [`HKG NRT ${out}`]))
    const added = await browser.call(addToCart, { body: { goods: { productType: 'air', rphs: [found?.rph ?? ''] } } })
    const item = JSON.parse((added.body as string[]).at(-1) ?? '{}') as CartItem
    expect(item.display).toMatchObject({ title: 'Hong Kong – Tokyo', imageUrl: expect.stringContaining('plane~any~') })
    const order = await holdOrder(browser, item)
    const { body } = await browser.call(confirmCheckout, {
      body: { orderId: order.orderId, quoteId: order.quoteId, paymentForm: byCard(), acceptedTotal: order.total },
    })
    expect(body.items).toMatchObject([{ productType: 'air', status: 'Ticketed' }])
  })

  test('a fare that may be held waits a day for whoever pays later, and half an hour for whoever does not say', async () => {
    const found = await search(searchBody('OneWay', [`HKG NRT ${out}`]))
    const held = found.flatMap(({ fareFamilies = [] }) => fareFamilies).find(({ hold }) => hold)
    const added = await browser.call(addToCart, { body: { goods: { productType: 'air', rphs: [held?.rph ?? ''] } } })
    const order = await holdOrder(browser, JSON.parse((added.body as string[]).at(-1) ?? '{}') as CartItem)
    const hours = (instant = '') => (Date.parse(instant) - Date.now()) / 3_600_000
    const [before] = order.items
    expect(before).toMatchObject({ status: 'OnHold' })
    expect(hours(before?.holdExpires)).toBeCloseTo(0.5, 1)
    expect(hours(before?.payLaterUntil)).toBeCloseTo(24, 1)
    const confirm = (payLater: boolean) =>
      browser.call(confirmCheckout, {
        body: {
          orderId: order.orderId,
          quoteId: order.quoteId,
          paymentForm: byCard(),
          acceptedTotal: order.total,
          payLater,
        },
      })
    const { body: later } = await confirm(true)
    expect(later.items).toMatchObject([{ status: 'OnHold', holdExpires: before?.payLaterUntil }])
    const { body: again } = await confirm(true)
    expect(again.items[0]?.holdExpires).toBe(before?.payLaterUntil)
    expect((await confirm(false)).body.items).toMatchObject([{ status: 'Ticketed' }])
  })

  test('[R4.3] a fare that cannot be held is not left to be paid later: the refusal says so, and it can be paid', async () => {
    const found = await search(searchBody('OneWay', [`HKG NRT ${out}`]))
    const fares = found.flatMap(({ fareFamilies = [] }) => fareFamilies)
    const fare = fares.find(({ hold }) => !hold) ?? expect.fail('each fare can be held')
    const added = await browser.call(addToCart, { body: { goods: { productType: 'air', rphs: [fare.rph] } } })
    const order = await holdOrder(browser, JSON.parse((added.body as string[]).at(-1) ?? '{}') as CartItem)
    expect(order.items).toMatchObject([{ status: 'Pending' }])
    const { orderId, quoteId, total } = order
    const confirm = (payLater: boolean) =>
      browser.call(confirmCheckout, {
        body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total, payLater },
      })
    const refused = await confirm(true)
    expect(refused.status).toBe(409)
    expect(refused.raw.body).toContain('Nothing here can be held to be paid later.')
    expect((await confirm(false)).body.items).toMatchObject([{ status: 'Ticketed' }])
  })

  test('[R8.11] offers of two searches mixed are refused by the cart as well', async () => {
    const [one, other] = await Promise.all(
      [back, inDays(51)].map((day) =>
        search(searchBody('Other', [`HKG LIS ${out}`, `LIS HKG ${day}`], { processingInfo: { maxResponses: 10 } })),
      ),
    )
    const rphs = [legsOf(one ?? [], '1')[0]?.rph ?? '', legsOf(other ?? [], '2')[0]?.rph ?? '']
    const reply = await browser.call(addToCart, { body: { goods: { productType: 'air', rphs } } })
    expect(reply.status).toBe(400)
    expect(reply.raw.body).toContain('These flights come from different searches.')
  })
})

describe('[F7] ages on each day of travel', () => {
  const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

  /** In the cart, with somebody small; the order of it, and its quote for a birth. */
  async function orderFor(code: 'INF' | 'CHD', age: number) {
    const small = people({ code: 'ADT', quantity: 1 }, { code, quantity: 1, ages: [age] })
    const legs = [`HKG NRT ${out}`, `NRT HKG ${back}`]
    const all = await search(searchBody('Return', legs, { travelerInfoSummary: small }))
    // Some carriers charge a child what an adult pays, and which one comes first depends on the day.
    const found = all.find(({ airItineraryPricingInfo: { ptcFareBreakdowns } }) => {
      const [adult, other] = ptcFareBreakdowns.map(({ passengerFare }) => passengerFare.baseFare.amount)
      return adult !== undefined && other !== undefined && other < adult
    })
    const added = await browser.call(addToCart, { body: { goods: { productType: 'air', rphs: [found?.rph ?? ''] } } })
    const { id } = JSON.parse((added.body as string[]).at(-1) ?? '{}') as CartItem
    const { body: order } = await browser.call(startCheckout, { body: { cartItemIds: [id] } })
    const type = code === 'INF' ? ('infant' as const) : ('child' as const)
    const quote = (birthDate: string, more: object = {}) =>
      browser.call(quoteCheckout, {
        body: {
          orderId: order.orderId,
          travelers: [
            { ...mother, ...more },
            { ...mother, ref: 't2', type, lead: false, firstName: 'Byron', birthDate },
          ],
          contact: { email: 'ada@example.com' },
          assign: [{ cartItemId: id, travelerRefs: ['t1', 't2'] }],
        },
      })
    return { order, quote }
  }

  test.each([
    { name: 'an infant who turns two', code: 'INF' as const, age: 1, years: 2 },
    { name: 'a child who turns twelve', code: 'CHD' as const, age: 11, years: 12 },
  ])('$name before the way back is priced as what it is then, and asked for consent', async ({ code, age, years }) => {
    const { order, quote } = await orderFor(code, age)
    const young = await quote(yearsBefore(inDays(80), years))
    expect(young.body.items[0], JSON.stringify(young.body).slice(0, 300)).not.toHaveProperty('changed')
    const { body } = await quote(yearsBefore(on, years))
    const [item] = body.items
    expect(item).toMatchObject({ changed: { old: order.total, new: body.total }, party: [{}, { age }] })
    expect(body.total.amount).toBeGreaterThan(order.total.amount)
    const paying = { orderId: order.orderId, paymentForm: byCard() }
    const old = await browser.call(confirmCheckout, {
      body: { ...paying, quoteId: order.quoteId, acceptedTotal: order.total },
    })
    expect(old.status).not.toBe(200)
    const bought = await browser.call(confirmCheckout, {
      body: { ...paying, quoteId: body.quoteId, acceptedTotal: body.total },
    })
    expect(bought.body.items).toMatchObject([{ status: 'Ticketed', price: body.total }])
  })

  test('whoever was searched for as an adult and is a child by birth does not fly alone, nor takes an infant along', async () => {
    const { quote } = await orderFor('INF', 1)
    const { status, body } = await quote(yearsBefore(inDays(80), 2), { birthDate: yearsBefore(on, 12) })
    const { errors } = (body as unknown as { errors: { errors: { nodeList?: string; stringValue: string }[] } }).errors
    expect([status, errors.slice(1)]).toMatchObject([
      400,
      [
        { nodeList: '/travelers/0/birthDate', stringValue: 'Children travel with an adult. Add one.' },
        { nodeList: '/travelers/1/birthDate' },
      ],
    ])
  })
})

describe('[R7.17, R7.18] seats and bags', () => {
  test('cost beside the fare what the fare says of them, the second bag too', async () => {
    const found = await search(searchBody('Return', [`HKG LON@CITY ${out}`, `LON@CITY HKG ${back}`]))
    const families = found.flatMap(({ fareFamilies = [] }) => fareFamilies)
    for (const code of ['light', 'classic'] as const) {
      const family = families.find((one) => one.code === code)
      const { body: map } = await browser.call(readSeatMap, { body: { airItineraryRPHs: [family?.rph ?? ''] } })
      const chargeOf = (kind: string) => family?.includes.find((one) => one.kind === kind)?.charge?.amount
      const bags = map.extras.filter(({ kind }) => kind === 'bag').map(({ price }) => price.amount)
      expect(bags).toHaveLength(2)
      expect(chargeOf('checkedBag')).toBeCloseTo(
        bags.reduce((sum, price) => sum + price, 0),
        1,
      )
      const plain = map.segments.map(({ rows }) => {
        const seats = rows.flatMap((row) => row.seats)
        return seats.find(({ extra }) => extra?.kind === 'seat-standard')?.extra?.price.amount ?? Number.NaN
      })
      expect(chargeOf('seat') ?? 0).toBeCloseTo(
        plain.reduce((sum, price) => sum + price, 0),
        1,
      )
    }
  })

  test('are part of the price that is asked for with them, and are bought with the flight', async () => {
    const [found] = await search(searchBody('Return', [`HKG LON@CITY ${out}`, `LON@CITY HKG ${back}`]))
    const { body: map } = await browser.call(readSeatMap, { body: { airItineraryRPHs: [found?.rph ?? ''] } })
    const free = map.segments[0]?.rows.flatMap(({ seats }) => seats).find((seat) => seat.free)
    const bag = map.extras.find(({ kind }) => kind === 'bag')
    expect([free?.extra?.price.currencyCode, bag?.segmentRPH]).toEqual(['USD', '0'])
    expect(map.segments[0]?.rows.flatMap(({ seats }) => seats).some((seat) => !seat.free && !seat.extra)).toBe(true)

    const verify = (extras: { code: string; quantity: number; travelerRef: string }[]) =>
      browser.call(verifyFlightPrice, {
        body: { bookingSourceType: 'house-air', airItineraryRPHs: [found?.rph ?? ''], extras },
      })
    const chosen = [
      { code: free?.extra?.code ?? '', quantity: 1, travelerRef: '1' },
      { code: bag?.code ?? '', quantity: 1, travelerRef: '1' },
    ]
    const { body: verified } = await verify(chosen)
    const [full] = verified.pricedItineraryList
    const totalOf = (itinerary: typeof found) => itinerary?.airItineraryPricingInfo.itinTotalFare.totalFare.amount ?? 0
    const beside = (free?.extra?.price.amount ?? 0) + (bag?.price.amount ?? 0)
    expect(verified.priceChanged).toBe(true)
    expect(Math.abs(totalOf(full) - totalOf(found) - beside)).toBeLessThan(0.03)
    const reservation = await buy([full?.rph ?? ''])
    expect(reservation?.priceInfo.itinTotalFare?.fees).toHaveLength(2)
    expect(reservation?.priceInfo.itinTotalFare?.totalFare.amount).toBe(totalOf(full))

    const refusal = 'A seat or bag that you chose is not to be had with these flights. Choose again.'
    const [taken] = chosen
    const wrong = [
      ['a seat that was taken', taken],
      ['what nobody sells', { code: 'wing-0', quantity: 1 }],
      ['more bags than one may take', { code: bag?.code ?? '', quantity: 9 }],
    ] as const
    for (const [name, extra] of wrong)
      expect(await verify([{ code: '', quantity: 1, ...extra, travelerRef: '1' }]), name).toMatchObject({
        status: 400,
        body: { errors: { errors: [{ stringValue: 'Some request errors.' }, { stringValue: refusal }] } },
      })
  })
})

describe('[R7.16] prices around a day', () => {
  test('every day with every day of the way back, and a month', async () => {
    const body = searchBody('Return', [`HKG LIS ${out}`, `LIS HKG ${back}`])
    const daysOf = async (window: 'plusMinus3' | 'month') =>
      (await browser.call(compareFlightDates, { body: { ...body, window } })).body.days
    // What a slow machine does not find in time is found the next time, since the rest is known by then.
    await expect.poll(() => daysOf('plusMinus3'), { timeout: 50_000 }).toHaveLength(49)
    const days = await daysOf('month')
    expect(days.length).toBeGreaterThan(10)
    expect(days.every(({ from }) => from.amount > 50)).toBe(true)
  })
})

describe('[R7.16] a long answer', () => {
  const lines = async (body: AirSearchBody): Promise<AirSearchLine[]> => {
    const { body: text } = await world.app.http.inject({
      ...{ method: 'POST', url: searchFlights.path, payload: body, cookies: Object.fromEntries(browser.cookies) },
      headers: { origin: world.config.publicUrl.origin, accept: 'application/x-ndjson' },
    })
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AirSearchLine)
  }

  test('comes in lines of at most a hundred, a thousand itineraries and no more', async () => {
    const body = searchBody('Return', [`LON@CITY NYC@CITY ${out}`, `NYC@CITY LON@CITY ${back}`], {
      travelerInfoSummary: people({ code: 'ADT', quantity: 2 }, { code: 'CHD', quantity: 1, ages: [8] }),
      processingInfo: { maxResponses: 1000 },
    })
    const [, ...rest] = await lines(body)
    const sizes = rest.map(({ pricedItineraryList = [] }) => pricedItineraryList.length)
    expect(sizes.length).toBeGreaterThan(2)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100)
    expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(1000)
  })
})
