import {
  type AirLowFareSearchRS,
  type AirVerifyPriceRS,
  readSeatMap,
  searchFlights,
  verifyFlightPrice,
} from '@portolan/contract/air'
import type { Failure } from '@portolan/contract/envelope'
import type { Offer } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { airSupplier, familiesOf, flightOffer, outward, voyageOf } from '../testing/air-supplier.ts'
import { openAirWorld, people, searchBody } from '../testing/air-world.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

const [out, back] = [inDays(30), inDays(37)]
const legs = [`HKG LIS ${out}`, `LIS MAD ${out}`, `MAD HKG ${back}`]
const texts = ['CX 1 HKG 09:00 LIS 16:00', 'TP 2 LIS 18:00 MAD 20:00', 'CX 3 MAD 10:00 HKG 06:00+1']

/** One way in three fares; several cities in one, and a second leg that leaves too early. */
function offersOf(supplier: string, query: Queries['air']): Offer<unknown>[] {
  const { party } = query
  const search = JSON.stringify([query.legs, party])
  if (!query.isByLeg)
    return familiesOf({ supplier, token: 'a', voyages: [voyageOf(0, out, outward)], party, detail: { search } })
  const leg = (index: number, text: string, minor: number) =>
    flightOffer({
      ...{ supplier, token: `${index} ${text}`, party, minor },
      voyages: [voyageOf(index, index === 2 ? back : out, text)],
      detail: { trip: 'leg', search },
    })
  return [...texts.map((text, index) => leg(index, text, 10_000)), leg(1, 'TP 4 LIS 12:00 MAD 14:00', 20_000)]
}

let world: ShopWorld
let login: Record<string, string>
const tap = airSupplier('tap', async (query) => ({ ok: true, value: offersOf('tap', query) }))
const other = airSupplier('other', async (query) => ({ ok: true, value: offersOf('other', query) }))

beforeAll(async () => {
  world = await openAirWorld([tap, other])
  login = await world.cookieOf('traveller')
})
afterAll(() => world.close())
beforeEach(() => {
  tap.requote = undefined
})

async function search(body = searchBody('OneWay', [`HKG LIS ${out}`]), supplier = 'tap') {
  const answer: AirLowFareSearchRS = (await world.call(searchFlights, { body }, login)).json()
  const own = answer.pricedItineraryList.filter(({ bookingSourceType }) => bookingSourceType === supplier)
  return { correlationID: answer.correlationID, rphs: own.map(({ rph }) => rph), itineraries: own }
}

async function verify(airItineraryRPHs: string[], headers = {}) {
  const body = { bookingSourceType: 'tap', airItineraryRPHs }
  const reply = await world.call(verifyFlightPrice, { body }, { ...login, ...headers })
  return { status: reply.statusCode, body: reply.json() as AirVerifyPriceRS & Partial<Failure> }
}

const dearer = (offers: readonly Offer<unknown>[]) =>
  offers.map((offer) => ({ ...offer, price: { total: { minor: 70_000, currency: 'EUR' } } }))

describe('[R7.17] the price before travellers are typed', () => {
  test('is asked for again, under new handles, with what is asked of the travellers', async () => {
    const { correlationID, rphs } = await search()
    const { status, body } = await verify(rphs)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ success: true, correlationID, priceChanged: false },
      pricedItineraryList: [
        {
          ...{ sequenceNumber: 1, bookingSourceType: 'tap', fareFamilies: [{ code: 'light' }] },
          airItineraryPricingInfo: { itinTotalFare: { totalFare: { currencyCode: 'USD', amount: 726 } } },
        },
      ],
      travelerRequirements: {
        leadTraveler: [
          'email',
          'phone',
          'firstName',
          'lastName',
          'birthDate',
          'passportNumber',
          'passportExpiry',
          'nationality',
        ],
        everyPassenger: ['firstName', 'lastName', 'birthDate', 'passportNumber', 'passportExpiry', 'nationality'],
      },
    })
    const [again] = body.pricedItineraryList
    expect(again?.rph).not.toBe(rphs[0])
    expect((await verify([again?.rph ?? ''])).status, 'under its new handle').toBe(200)
  })

  test('says that it is another one', async () => {
    const { rphs } = await search()
    tap.requote = dearer
    const { body } = await verify(rphs)
    expect(body.priceChanged).toBe(true)
    expect(body.pricedItineraryList[0]?.airItineraryPricingInfo.itinTotalFare.totalFare.amount).toBe(847)
  })

  test('of several cities is that of all legs, in their order', async () => {
    const { itineraries } = await search(searchBody('Other', legs))
    const chosen = [0, 1, 3].map((index) => itineraries[index]?.rph ?? '')
    const { status, body } = await verify(chosen)
    expect(status).toBe(200)
    const options = body.pricedItineraryList.flatMap(({ airItinerary }) => airItinerary.originDestinationOptions)
    expect(options.map(({ voyageRph, nextVoyageRph }) => [voyageRph, nextVoyageRph])).toEqual([
      ...[
        ['1', '2'],
        ['2', '3'],
        ['3', undefined],
      ],
    ])
  })
})

describe('[R7.17] [R8.11] [F10] what does not go together is refused', () => {
  const refusal = async (rphs: string[], status = 400) => {
    const reply = await verify(rphs)
    expect(reply.status).toBe(status)
    const [fixed, ...named] = reply.body.errors?.errors ?? []
    if (status !== 400) return fixed?.stringValue
    expect(fixed?.stringValue).toBe('Some request errors.')
    return [named[0]?.stringValue, ...named.map(({ nodeList }) => nodeList?.replace('/airItineraryRPHs/', ''))]
  }
  const twoSearches = 'These flights come from different searches. Search again and choose all of them there.'
  const missing = 'Choose one flight for each part of the trip, in the order of travel.'

  test('offers of two searches mixed', async () => {
    const [first, second] = [
      await search(searchBody('Other', legs)),
      await search(searchBody('Other', legs.with(2, `MAD HKG ${inDays(38)}`))),
    ]
    const rphOf = ({ rphs }: typeof first, index: number) => rphs[index] ?? ''
    expect(await refusal([rphOf(first, 0), rphOf(second, 1), rphOf(first, 3)])).toEqual([twoSearches, '1'])
    const couple = await search(
      searchBody('Other', legs, { travelerInfoSummary: people({ code: 'ADT', quantity: 2 }) }),
    )
    expect(await refusal([rphOf(first, 0), rphOf(couple, 1), rphOf(first, 3)]), 'for other people').toEqual([
      twoSearches,
      '1',
    ])
    const elsewhere = await search(searchBody('Other', legs), 'other')
    expect(await refusal([rphOf(first, 0), rphOf(elsewhere, 1), rphOf(first, 3)]), 'of two suppliers').toEqual([
      twoSearches,
      '1',
    ])
  })

  test('legs that are missing, twice there, or in another order; two trips at once', async () => {
    const { rphs } = await search(searchBody('Other', legs))
    const [one = '', two = '', , three = ''] = rphs
    const wrong: [string[], string][] = [
      [[one], '0'],
      [[one, two], '1'],
      [[one, one, two], '1'],
      [[two, one, three], '0'],
      [[one, two, three, three], '3'],
    ]
    for (const [chosen, place] of wrong) expect(await refusal(chosen)).toEqual([missing, place])
    const [trip = ''] = (await search()).rphs
    expect(await refusal([trip, trip])).toEqual([missing, '1'])
  })

  test('a leg that leaves before the one before it has landed', async () => {
    const { rphs } = await search(searchBody('Other', legs))
    const [one = '', , early = '', three = ''] = rphs
    const tooEarly = 'A flight leaves before the one before it has landed. Choose a later one.'
    expect(await refusal([one, early, three])).toEqual([tooEarly, '1'])
  })

  test('forged handles, and those that have expired', async () => {
    expect(await refusal(['x'])).toEqual(['We do not know this offer. Search again.', '0'])
    tap.find = async (query) => ({
      ok: true,
      value: offersOf('tap', query).map((offer) => ({ ...offer, expiresAt: Date.now() + 60_000 })),
    })
    const { rphs } = await search()
    tap.find = async (query) => ({ ok: true, value: offersOf('tap', query) })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await refusal(rphs, 409)).toBe('This price has expired. Check the price again.')
    vi.useRealTimers()
  })

  test('[R8.11] what the airline has sold meanwhile is gone, in the caller’s language; trouble on the way is told as such', async () => {
    const { rphs } = await search()
    tap.requote = () => undefined
    const reply = await verify(rphs, { 'accept-language': 'es' })
    expect(reply.status).toBe(409)
    expect(reply.body.errors?.errors).toEqual([{ stringValue: 'Ya no se puede comprar. Busque de nuevo.' }])
    tap.requote = () => {
      throw new Error('secret of the adapter')
    }
    expect(await refusal(rphs, 503)).toBe('This service is not available right now. Try again in a moment.')
  })
})

test('[R7.17] nobody verifies without a login', async () => {
  const reply = await world.call(verifyFlightPrice, { body: { bookingSourceType: 'tap', airItineraryRPHs: ['x'] } })
  expect(reply.statusCode).toBe(401)
})

test('[R7.17] an airline that shows no seats has none to choose, which is no failure', async () => {
  const { rphs } = await search()
  const reply = await world.call(readSeatMap, { body: { airItineraryRPHs: rphs.slice(0, 1) } }, login)
  expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, segments: [], extras: [] }])
})
