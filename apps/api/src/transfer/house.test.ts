import { cancelBooking, readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { confirmCheckout, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import type { Amount } from '@portolan/contract/shared'
import { bookTransfer, searchTransfers, type TransferReservation } from '@portolan/contract/transfer'
import { languages } from '@portolan/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { signedIn } from '../testing/agency.ts'
import { ada, byCard } from '../testing/checkout-world.ts'
import { makeAirWorld } from '../testing/house-air-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { drawnPapers } from '../testing/papers.ts'
import { day, ofKind, type TransferBody, transferBody } from '../testing/transfer-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let traveller: Browser
let agent: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { renderer: drawnPapers })
  traveller = await world.loggedIn('traveller')
  agent = await signedIn(world, 'agent')
})
afterAll(() => world.close())

const cents = (amount = 0): number => Math.round(amount * 100)

async function found(body: TransferBody = transferBody(), browser = traveller, headers = {}) {
  const reply = await browser.call(searchTransfers, { body }, headers)
  expect(reply.status, reply.raw.body.slice(0, 400)).toBe(200)
  return reply.body
}

describe('[R1.2] rides of ours', () => {
  test('every kind of vehicle, the cheapest first, with what there is beside it', async () => {
    const { groundServices, railAlternative, from, to } = await found()
    expect(groundServices.map(({ vehicle }) => vehicle.type).sort()).toEqual(
      ['Premium sedan', 'SUV', 'Sedan', 'Shared shuttle', 'Van'].sort(),
    )
    const prices = groundServices.map(({ totalCharge }) => totalCharge.rateTotalAmount)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const sedan = ofKind(groundServices, 'Sedan')
    expect(sedan).toMatchObject({
      ...{ serviceLevel: 'Private', quantity: 1, meetAndGreetInd: true, waitingTime: 'PT1H' },
      ...{ pickupDateTime: `${day}T14:00:00`, meetingPoint: expect.stringContaining('arrivals') },
      vehicle: { maximumPassengers: 3, maximumBaggage: 3, image: { url: expect.stringContaining('car~sedan') } },
      cancelPenalties: [{ deadline: { absoluteDeadline: expect.stringMatching(/T14:00:00[+-]\d\d:\d\d$/) } }, {}],
    })
    const shuttle = ofKind(groundServices, 'Shared shuttle')
    expect(Math.abs(cents(shuttle.eachPays?.amount) * 2 - cents(shuttle.totalCharge.rateTotalAmount))).toBeLessThan(2)
    expect(railAlternative?.name).toBe('Metro Linha Vermelha')
    expect(cents(railAlternative?.total?.amount)).toBeLessThan(cents(shuttle.totalCharge.rateTotalAmount))
    expect([from?.name, to?.name]).toEqual(['Lisbon Humberto Delgado Airport', 'Rua da Prata 80'])
    expect(to?.position.latitude).toBeCloseTo(38.7, 1)
  })

  test('words in six languages', async () => {
    const told = new Set<string | undefined>()
    for (const language of languages) {
      const spoken = { 'accept-language': language === 'zhHK' ? 'zh-HK' : language }
      const { groundServices } = await found(transferBody(), traveller, spoken)
      told.add(groundServices.find(({ serviceLevel }) => serviceLevel === 'Shared')?.meetingPoint)
    }
    expect(told.size).toBe(languages.length)
  })

  test('there and back costs less than twice there, and fees are named', async () => {
    const [one, both] = [
      await found(),
      await found(
        transferBody({ back: { pickupDateTime: `${day}T23:30:00` }, passengers: { children: 1, childSeats: 1 } }),
      ),
    ]
    const single = ofKind(one.groundServices, 'Sedan')
    const pair = ofKind(both.groundServices, 'Sedan')
    expect(pair.returnPickupDateTime).toBe(`${day}T23:30:00`)
    expect(pair.fees?.map(({ code }) => code)).toEqual(['NIGHT', 'CHILD_SEAT'])
    const fees = (pair.fees ?? []).reduce((sum, { amount }) => sum + cents(amount), 0)
    const drive = cents(pair.totalCharge.rateTotalAmount) - fees
    expect(drive / cents(single.totalCharge.rateTotalAmount)).toBeCloseTo(1.9, 2)
    expect(cents(both.railAlternative?.from.amount)).toBe(2 * cents(one.railAlternative?.from.amount))
  })

  test('ten people do not fit into a sedan: vans come, two of them', async () => {
    const { groundServices } = await found(transferBody({ passengers: { adults: 10 }, baggage: 10 }))
    expect(groundServices.map(({ vehicle, quantity }) => [vehicle.type, quantity])).toEqual([['Van', 2]])
  })
})

async function putSedan(body = transferBody()) {
  const sedan = ofKind((await found(body)).groundServices, 'Sedan')
  const put = await traveller.call(addToCart, { body: { goods: { productType: 'transfer', rphs: [sedan.rph] } } })
  expect(put.status, put.raw.body).toBe(200)
  return { sedan, item: JSON.parse(put.body.at(-1) ?? '') as CartItem }
}

async function held(item: CartItem, travelers = [ada], more: { code: string; value: string }[] = []) {
  const { body: order } = await traveller.call(startCheckout, { body: { cartItemIds: [item.id] } })
  const assign = [
    {
      ...{ cartItemId: item.id, travelerRefs: travelers.map(({ ref }) => ref) },
      answers: [{ code: 'SIGN_NAME', value: 'Countess of Lovelace' }, ...more],
    },
  ]
  const reply = await traveller.call(quoteCheckout, {
    body: { orderId: order.orderId, travelers, contact: { email: ada.email }, assign },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}

/** A flight to Lisbon of that day, by the hours between which it lands there. */
function landingBetween(from: string, to: string): { name: string; lands: string } {
  const { airports, find } = makeAirWorld()
  const codes = airports.map(({ code }) => code)
  const voyages = find({ from: codes, to: ['LIS'], day, maxStops: 0, limit: 10_000 })
  const landings = voyages.flatMap(({ flights: [flight] }) =>
    flight
      ? [
          {
            name: `${flight.airline} ${flight.number}`,
            lands: new Date((flight.arrives + flight.arrivesOffset) * 60_000).toISOString().slice(0, 16),
          },
        ]
      : [],
  )
  const isThen = ({ lands }: { lands: string }) => lands >= `${day}T${from}` && lands <= `${day}T${to}`
  return landings.find(isThen) ?? expect.fail(`nobody lands between ${from} and ${to}`)
}

const priceOf = (sedan: { totalCharge: { rateTotalAmount: number } }): number => sedan.totalCharge.rateTotalAmount

describe('[R1.2] rides of ours, from the cart to the voucher', () => {
  test('list price = cart price = paid price; the voucher; cancelled with its money back', async () => {
    const { sedan, item } = await putSedan()
    expect(item.display).toMatchObject({
      ...{
        title: 'Lisbon Humberto Delgado Airport – Rua da Prata 80',
        start: `${day}T14:00:00`,
        party: { adults: 2, children: 0 },
      },
    })
    const order = await held(item)
    expect(order.items?.[0]?.party).toHaveLength(1)
    expect(order.items?.[0]?.questions?.map(({ code }) => code)).toEqual(['SIGN_NAME', 'FLIGHT', 'NOTE'])
    const { orderId, quoteId, total } = order
    expect(total.amount).toBe(priceOf(sedan))
    const acceptedTotal: Amount = { currencyCode: 'USD', amount: total.amount }
    const paid = await traveller.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal },
    })
    expect(paid.body.items?.[0], JSON.stringify(paid.body)).toMatchObject({ price: { amount: priceOf(sedan) } })
    const uniqueID = { type: '14', id: paid.body.items?.[0]?.uniqueID?.id ?? '' }
    const details = await traveller.call(readBookingDetails, { body: { uniqueID } })
    expect(details.body).toMatchObject({
      booking: { productType: 'transfer' },
      documents: expect.arrayContaining(['voucher']),
    })
    expect(details.body.reservation as TransferReservation).toMatchObject({
      ...{ status: 'Ticketed', emergencyPhone: expect.stringContaining('7946') },
      service: {
        ...{ serviceLevel: 'Private', vehicleName: 'Sedan', passengers: { adults: 2, bags: 2 } },
        ways: [
          { pickupDateTime: `${day}T14:00:00`, from: { locationType: 'Airport' }, to: { locationType: 'Address' } },
        ],
      },
    })
    for (const query of [{}, { price: 'without' }]) {
      const pdf = await traveller.call(readBookingDocument, {
        ...{ params: { id: uniqueID.id, documentId: 'voucher' }, query },
      } as never)
      expect([pdf.status, pdf.raw.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
    const history = await traveller.call(readBookingHistory, { body: { page: 0, size: 10 } })
    expect(JSON.stringify(history.body)).toContain('Rua da Prata 80')
    const quote = await traveller.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs: [uniqueID] } })
    const cancelQuoteID = quote.body.cancelInfoRS?.cancelQuoteID
    expect(JSON.stringify(quote.body.cancelInfoRS)).toContain(String(priceOf(sedan)))
    const done = await traveller.call(cancelBooking, {
      body: { cancelType: 'Commit', uniqueIDs: [uniqueID], ...(cancelQuoteID && { cancelQuoteID }) },
    })
    expect([done.status, done.body.errors, done.body.success]).toEqual([200, undefined, true])
    await world.app.settle()
    await checkInvariants(world.db)
  })

  test('a flight that is answered moves the pick-up: in the order, among the bookings and on the voucher', async () => {
    const flight = landingBetween('08:00', '20:00')
    const { sedan, item } = await putSedan()
    const order = await held(item, [ada], [{ code: 'FLIGHT', value: flight.name }])
    const [first] = order.items
    expect(first, JSON.stringify(first)).toMatchObject({ status: 'OnHold', price: { amount: priceOf(sedan) } })
    expect(first).not.toHaveProperty('changed')
    const at = first?.travelStart ?? ''
    const wait = (Date.parse(`${at}Z`) - Date.parse(`${flight.lands}:00Z`)) / 60_000
    expect(wait, at).toBeGreaterThanOrEqual(30)
    expect(wait).toBeLessThan(50)
    expect(first?.lines?.[0]).toContain(at.slice(11, 16))
    expect(first?.lines?.[0]).toContain(flight.name)
    const { orderId, quoteId, total } = order
    const paid = await traveller.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: { currencyCode: 'USD', amount: total.amount } },
    })
    const id = paid.body.items?.[0]?.uniqueID?.id ?? expect.fail(JSON.stringify(paid.body))
    const details = await traveller.call(readBookingDetails, { body: { uniqueID: { type: '14', id } } })
    expect((details.body.reservation as TransferReservation).service?.ways).toMatchObject([
      { pickupDateTime: at, flight: { flightNumber: flight.name.split(' ')[1] } },
    ])
    const paper = (documentId: string) =>
      traveller.call(readBookingDocument, { params: { id, documentId }, query: {} } as never)
    const words = readPdf((await paper('voucher')).raw.rawPayload).lines
    for (const word of ['Your answers and requests', 'Countess of Lovelace', at.slice(11, 16)])
      expect(words, words.join('\n')).toContain(word)
    const calendar = (await paper('calendar')).raw.body
    expect(calendar).toContain('BEGIN:VEVENT')
    expect(calendar).not.toContain('Lovelace')
    expect(world.log.join('')).not.toContain('Countess')
  })

  test('a flight that lands at night makes it dearer: the customer is asked, and pays nothing before', async () => {
    const flight = landingBetween('21:45', '23:00')
    const { sedan, item } = await putSedan()
    const order = await held(item, [ada], [{ code: 'FLIGHT', value: flight.name }])
    const { changed, price } = order.items[0] ?? {}
    expect(changed).toMatchObject({ old: { amount: priceOf(sedan) }, new: price })
    expect(price?.amount).toBeGreaterThan(priceOf(sedan))
    const paying = { orderId: order.orderId, quoteId: order.quoteId, paymentForm: byCard() }
    const tooLittle = await traveller.call(confirmCheckout, {
      body: { ...paying, acceptedTotal: { currencyCode: 'USD', amount: priceOf(sedan) } },
    })
    expect(tooLittle.status).toBe(409)
    // Taken back, it is what it was.
    const again = await held(item)
    expect(again.items[0]).toMatchObject({ travelStart: `${day}T14:00:00`, price: { amount: priceOf(sedan) } })
    expect(again.items[0]).not.toHaveProperty('changed')
  })

  test('more people than the ride is for are refused', async () => {
    const { item } = await putSedan()
    const others = ['b', 'c', 'd'].map((ref) => ({ ...ada, ref, firstName: ref }))
    const order = await held(item, [ada, ...others])
    expect(order.items?.[0]?.errors?.errors[0]?.stringValue).toContain('2 people')
  })

  test('an agency holds, and books what is held on its account', async () => {
    const van = ofKind((await found(transferBody(), agent)).groundServices, 'Van')
    const primary = {
      personName: { namePrefix: 'Ms', givenName: 'Ada', surname: 'Lovelace' },
      ...{ telephone: { countryAccessCode: '44', phoneNumber: '20 7946 0000' }, email: 'ada@example.com' },
    }
    const body = { rph: van.rph, passenger: { primary }, greetingSignName: 'Lovelace', specialInstructions: 'Two dogs' }
    const kept = await agent.call(bookTransfer, { body: { ...body, resStatus: 'Hold' } })
    expect(kept.body, JSON.stringify(kept.body)).toMatchObject({
      ...{
        success: true,
        reservation: { status: 'OnHold', confirmation: { type: '23' }, holdExpires: expect.any(String) },
      },
    })
    const bought = await agent.call(bookTransfer, {
      body: { ...body, resStatus: 'Book', paymentForm: { kind: 'account' } },
    })
    expect(bought.body, JSON.stringify(bought.body)).toMatchObject({
      reservation: { status: 'Ticketed', confirmation: { type: '14', id: kept.body.reservation?.confirmation.id } },
    })
    const again = await agent.call(bookTransfer, {
      body: { ...body, resStatus: 'Book', paymentForm: { kind: 'account' } },
    })
    expect(again.body.reservation?.confirmation).toEqual(bought.body.reservation?.confirmation)
    const unpaid = await agent.call(bookTransfer, { body: { ...body, resStatus: 'Book' } })
    expect([unpaid.status, unpaid.body.errors?.errors[1]?.nodeList]).toEqual([400, '/paymentForm'])
    const nameless = { primary: { personName: primary.personName } }
    const refused = await agent.call(bookTransfer, { body: { ...body, passenger: nameless, resStatus: 'Hold' } })
    expect(refused.body.errors?.errors.slice(1).map(({ nodeList }) => nodeList)).toEqual([
      '/passenger/primary/email',
      '/passenger/primary/telephone',
    ])
  })
})
