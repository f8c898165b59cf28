import {
  type AirBookRS,
  type AirLowFareSearchRS,
  bookFlight,
  searchFlights,
  verifyFlightPrice,
} from '@portolan/contract/air'
import type { InputOf } from '@portolan/contract/call'
import type { Failure } from '@portolan/contract/envelope'
import { answerPaymentChallenge } from '@portolan/contract/payment'
import type { Offer } from '@portolan/supplier/offer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { airSupplier, familiesOf, homeward, outward, voyageOf } from '../testing/air-supplier.ts'
import { openAirWorld, people, searchBody } from '../testing/air-world.ts'
import { byCard } from '../testing/checkout-world.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

const [out, back] = [inDays(30), inDays(37)]
let world: ShopWorld
let agent: Record<string, string>
let traveller: Record<string, string>
const tap = airSupplier('tap', async ({ party }) => ({
  ok: true,
  value: familiesOf({
    ...{ supplier: 'tap', token: 'a', party },
    voyages: [voyageOf(0, out, outward), voyageOf(1, back, homeward)],
  }),
}))

beforeAll(async () => {
  world = await openAirWorld([tap])
  agent = await world.cookieOf('agent')
  traveller = await world.cookieOf('traveller')
})
afterAll(() => world.close())
beforeEach(() => {
  tap.requote = undefined
  tap.purchases.length = 0
})

type Body = InputOf<typeof bookFlight>['body']
type Traveler = Body['travelerInfo']['airTravelers'][number]
type Fare = 'light' | 'classic' | 'flex'

const passport = (expireDate = inDays(2000)) => ({
  ...{ docType: '2' as const, docID: 'PX1234567', expireDate, docHolderNationality: 'GB' },
})

const ada: Traveler = {
  ...{ rph: 'ada', passengerTypeCode: 'ADT', birthDate: '1990-12-10', documents: [passport()] },
  personName: { namePrefix: 'Ms', givenName: 'Ada', surname: 'Lovelace' },
}
const byron: Traveler = {
  ...{ rph: 'byron', passengerTypeCode: 'CHD', birthDate: inDays(-5 * 365), documents: [passport()] },
  personName: { givenName: 'Byron', surname: 'Lovelace' },
}

/** Searched and verified: handles for one adult and one child, in a fare that can be held unless told. */
async function verified(login: Record<string, string>, fare: Fare = 'classic') {
  const body = searchBody('Return', [`HKG LIS ${out}`, `LIS HKG ${back}`], {
    travelerInfoSummary: people({ code: 'ADT', quantity: 1 }, { code: 'CHD', quantity: 1, ages: [8] }),
  })
  const found: AirLowFareSearchRS = (await world.call(searchFlights, { body }, login)).json()
  const rph = found.pricedItineraryList[0]?.fareFamilies?.find(({ code }) => code === fare)?.rph ?? ''
  const again = await world.call(
    verifyFlightPrice,
    { body: { bookingSourceType: 'tap', airItineraryRPHs: [rph] } },
    login,
  )
  const { correlationID, pricedItineraryList } = again.json()
  return { correlationID: correlationID as string, airItineraryRPHs: [pricedItineraryList[0].rph as string] }
}

const bodyOf = (handles: Awaited<ReturnType<typeof verified>>, more: Partial<Body> = {}): Body => ({
  ...handles,
  resStatus: 'Hold',
  // The child first: who sits where is told by the kind of passenger.
  travelerInfo: { airTravelers: [byron, ada] },
  contact: { email: 'ada@example.com', telephone: { countryAccessCode: '44', phoneNumber: '20 7946 0000' } },
  ...more,
})

async function book(body: Body, login: Record<string, string>, headers = {}) {
  const reply = await world.call(bookFlight, { body }, { ...login, ...headers })
  return { status: reply.statusCode, body: reply.json() as AirBookRS & Partial<Failure> }
}

const pointersOf = ({ body }: Awaited<ReturnType<typeof book>>) =>
  (body.errors?.errors ?? []).slice(1).map(({ nodeList, stringValue }) => [nodeList, stringValue])

const onAccount = { resStatus: 'Book' as const, fulfillment: { paymentForm: { kind: 'account' as const } } }

describe('[R7.18] the airline’s own book call', () => {
  test('Hold holds: an order of one item, the same however often it is sent', async () => {
    const body = bodyOf(await verified(traveller))
    const held = await book(body, traveller, { 'idempotency-key': 'one' })
    expect(held).toMatchObject({
      status: 200,
      body: {
        success: true,
        airReservation: {
          ...{ status: 'OnHold', bookingReferenceIDs: [{ type: '23' }, { id: 'QX1', idContext: 'tap' }] },
          airItinerary: { directionInd: 'Return', originDestinationOptions: [{ rph: '1' }, { rph: '2' }] },
          priceInfo: { itinTotalFare: { totalFare: { currencyCode: 'USD', amount: 834.9 } } },
          travelerInfo: {
            airTravelers: [
              {
                ...{ rph: '1', passengerTypeCode: 'ADT', personName: { givenName: 'Ada', surname: 'Lovelace' } },
                ...{ email: 'ada@example.com', documents: [{ docType: '2', docHolderNationality: 'GB' }] },
              },
              { rph: '2', passengerTypeCode: 'CHD', personName: { givenName: 'Byron' } },
            ],
          },
        },
      },
    })
    expect(held.body.airReservation?.ticketing.ticketTimeLimit).toBeDefined()
    expect(JSON.stringify(held.body), 'passports are masked').not.toContain('PX1234567')
    expect(tap.purchases).toMatchObject([
      {
        travelers: [
          { ref: '1', type: 'adult', given: 'Ada', lead: true },
          { ref: '2', type: 'child', given: 'Byron' },
        ],
      },
    ])
    const again = await book(body, traveller, { 'idempotency-key': 'two' })
    expect(again.body.airReservation?.bookingReferenceIDs).toEqual(held.body.airReservation?.bookingReferenceIDs)
    expect(tap.purchases).toHaveLength(1)
  })

  test('Book is bought at once, on account; its tickets are told by traveller', async () => {
    const body = bodyOf(await verified(agent, 'light'), onAccount)
    const bought = await book(body, agent)
    expect(bought.body).toMatchObject({
      success: true,
      airReservation: {
        ...{ status: 'Ticketed', bookingReferenceIDs: [{ type: '14' }, { type: '14' }] },
        ticketing: {
          tickets: [
            { travelerRPH: '1', ticketDocumentNbr: '047-0000000001', type: 'eTicket' },
            { travelerRPH: '2', ticketDocumentNbr: '047-0000000002' },
          ],
        },
      },
    })
    expect((await book(body, agent)).body.airReservation?.status).toBe('Ticketed')
    const reference = bought.body.airReservation?.bookingReferenceIDs[0]?.id
    const row = await world.db.one(sql`
      select count(*)::integer as bookings, sum(paid)::bigint as paid from booking where reference = ${reference}`)
    expect(row).toEqual({ bookings: 1, paid: 72_600 })
    expect(tap.purchases).toHaveLength(1)
  })

  test('Book is the usual, and needs a way to pay', async () => {
    const { resStatus: _, ...body } = bodyOf(await verified(traveller))
    const reply = await book(body, traveller)
    expect(reply.status).toBe(400)
    expect(pointersOf(reply)).toEqual([['/fulfillment/paymentForm', 'Fill in this field.']])
  })

  test('by card a bank may ask first: the same is sent again afterwards, and is bought once', async () => {
    const body = bodyOf(await verified(traveller), {
      ...{ resStatus: 'Book', fulfillment: { paymentForm: byCard('tok_authentication_required') } },
    })
    const asked = await book(body, traveller, { 'idempotency-key': 'card one' })
    expect(asked.body).toMatchObject({
      ...{ success: true, nextAction: { kind: 'challenge' }, airReservation: { status: 'PendingPurchase' } },
    })
    const clientSecret = asked.body.nextAction?.clientSecret ?? ''
    await world.call(answerPaymentChallenge, { body: { clientSecret } }, traveller)
    const bought = await book(body, traveller, { 'idempotency-key': 'card two' })
    expect(bought.body).toMatchObject({ success: true, airReservation: { status: 'Ticketed' } })
    expect(tap.purchases).toHaveLength(1)
  })

  test('for other people it is another booking', async () => {
    const handles = await verified(agent)
    const first = await book(bodyOf(handles), agent)
    const eve = { ...ada, personName: { givenName: 'Eve', surname: 'Online' } }
    const second = await book(bodyOf(handles, { travelerInfo: { airTravelers: [eve, byron] } }), agent)
    expect(second.body.airReservation?.bookingReferenceIDs[0]).not.toEqual(
      first.body.airReservation?.bookingReferenceIDs[0],
    )
    expect(second.body.airReservation?.travelerInfo.airTravelers[0]?.personName.givenName).toBe('Eve')
  })

  test('wishes go with it, by the names that the airline knows travellers by', async () => {
    const travelerInfo = {
      airTravelers: [byron, ada],
      specialReqDetails: [{ ssrCode: 'WCHR', travelerRPHs: ['ada'], text: 'Own chair' }],
    }
    await book(bodyOf(await verified(traveller), { travelerInfo }), traveller)
    expect(tap.purchases).toMatchObject([{ answers: [{ code: 'WCHR', value: 'Own chair', travelerRef: '1' }] }])
  })
})

describe('[R7.18] a price that nobody has agreed to', () => {
  const at = (minor: number) => (offers: readonly Offer<unknown>[]) =>
    offers.map((offer) => ({ ...offer, price: { total: { minor, currency: 'EUR' } } }))
  const usd = (amount: number) => ({ acceptedTotal: { currencyCode: 'USD', amount } })

  test('is told and nothing is held; agreed to, the same is sold', async () => {
    const handles = await verified(agent)
    tap.requote = at(80_000)
    const refused = await book(bodyOf(handles, onAccount), agent)
    expect(refused).toMatchObject({
      status: 200,
      body: {
        success: false,
        errors: {
          errors: [
            {
              code: 'priceChanged',
              stringValue: 'The price has changed. Look at the new price and agree to it first.',
            },
          ],
        },
        airReservation: {
          ...{ status: 'Pending', bookingReferenceIDs: [] },
          priceInfo: { itinTotalFare: { totalFare: { amount: 968 } } },
        },
      },
    })
    expect(tap.purchases).toEqual([])
    expect((await book(bodyOf(handles, { ...onAccount, ...usd(967.99) }), agent)).body.success).toBe(false)
    const hkd = { acceptedTotal: { currencyCode: 'HKD', amount: 100_000 } }
    expect((await book(bodyOf(handles, { ...onAccount, ...hkd }), agent)).body.success, 'another currency').toBe(false)
    const bought = await book(bodyOf(handles, { ...onAccount, ...usd(968) }), agent)
    expect(bought.body).toMatchObject({ success: true, airReservation: { status: 'Ticketed' } })
    expect(tap.purchases).toHaveLength(1)
  })

  test('that comes between two looks is held at most, never paid', async () => {
    const handles = await verified(agent)
    let looks = 0
    tap.requote = (offers) => at(looks++ === 0 ? 69_000 : 90_000)(offers)
    const refused = await book(bodyOf(handles, onAccount), agent)
    expect(refused.body).toMatchObject({
      ...{ success: false, errors: { errors: [{ code: 'priceChanged' }] } },
      airReservation: { status: 'OnHold', priceInfo: { itinTotalFare: { totalFare: { amount: 1089 } } } },
    })
    const bought = await book(bodyOf(handles, { ...onAccount, ...usd(1089) }), agent)
    expect(bought.body.airReservation?.status).toBe('Ticketed')
    expect(tap.purchases).toHaveLength(1)
  })

  test('lower than agreed is good news', async () => {
    const handles = await verified(agent)
    tap.requote = at(50_000)
    const bought = await book(bodyOf(handles, onAccount), agent)
    expect(bought.body.airReservation).toMatchObject({
      ...{ status: 'Ticketed', priceInfo: { itinTotalFare: { totalFare: { amount: 605 } } } },
    })
  })
})

describe('[R7.18] [R8.11] what is wrong is told where this call has it, and nothing is held', () => {
  const at = '/travelerInfo/airTravelers'
  const held = async (airTravelers: Traveler[], more: Partial<Body> = {}, fare: Fare = 'classic') => {
    const reply = await book(
      bodyOf(await verified(traveller, fare), { travelerInfo: { airTravelers }, ...more }),
      traveller,
    )
    expect(reply.status).toBe(400)
    expect(tap.purchases).toEqual([])
    return pointersOf(reply)
  }

  test('a passport that expires before the return', async () => {
    const soon = { ...ada, documents: [passport(back)] }
    const text = 'This passport expires before the trip ends. Enter one that is valid for longer.'
    // The flight home lands the day after it left.
    expect(await held([byron, soon])).toEqual([[`${at}/1/documents/0/expireDate`, text]])
    const card = { docType: '5' as const, docID: 'ID123456', expireDate: inDays(2000) }
    expect(await held([byron, { ...soon, documents: [card, passport(out)] }])).toEqual([
      [`${at}/1/documents/1/expireDate`, text],
    ])
  })

  test('travellers who are not those of the search', async () => {
    const text = 'The travellers are not those of the search. Name each of them once.'
    for (const airTravelers of [[ada], [ada, { ...byron, passengerTypeCode: 'ADT' as const }], [ada, byron, byron]])
      expect(await held(airTravelers)).toEqual([[at, text]])
    expect(await held([ada, { ...byron, rph: 'ada' }])).toEqual([[at, text]])
  })

  test('what is missing of a traveller', async () => {
    const { documents: _, birthDate: __, ...bare } = byron
    const pointers = (await held([ada, bare], { contact: {} })).map(([pointer]) => pointer)
    expect(pointers).toEqual(
      expect.arrayContaining([
        ...[`${at}/0/email`, `${at}/0/telephone/phoneNumber`, `${at}/1/birthDate`],
        ...[`${at}/1/documents/0/docID`, `${at}/1/documents/0/expireDate`],
      ]),
    )
  })

  test('a fare that cannot be held', async () => {
    expect(await held([ada, byron], {}, 'light')).toEqual([
      ['/resStatus', 'This fare cannot be held. Book it now or choose another fare.'],
    ])
  })

  test('a handle of somebody’s making', async () => {
    const reply = await book(bodyOf({ correlationID: 'c', airItineraryRPHs: ['x'] }), traveller)
    expect(reply.body.errors?.errors).toEqual([
      { stringValue: 'Some request errors.' },
      {
        stringValue: 'We do not know this offer. Search again.',
        nodeList: '/airItineraryRPHs/0',
        code: 'offer.unknown',
      },
    ])
  })

  test('what has been sold meanwhile is gone', async () => {
    const handles = await verified(traveller)
    tap.requote = () => undefined
    expect((await book(bodyOf(handles), traveller)).status).toBe(409)
  })
})
