import { searchFlights } from '@portolan/contract/air'
import { cancelBooking, readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { quoteCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import { holdHotel } from '@portolan/contract/hotel'
import {
  bookPackage,
  type DynamicPkgAvailRS,
  holdPackage,
  searchPackages,
  verifyPackagePrice,
} from '@portolan/contract/package'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { sql } from '../platform/sql.ts'
import { searchBody } from '../testing/air-world.ts'
import { ada, byCard } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import {
  componentsOf,
  contact,
  couple,
  type PackageBody,
  packageBack,
  packageBody,
  packageOut,
  roomsOf,
} from '../testing/package-world.ts'
import { drawnPapers } from '../testing/papers.ts'
import { inDays } from '../testing/shop-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let browser: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { renderer: drawnPapers })
  browser = await world.loggedIn('traveller')
  // As at the start of a server: the network of flights is there before the first customer, who waits 25 seconds, comes.
  const isThere = async () => expect((await search(packageBody('AvailPrice'))).airResults.length > 0).toBe(true)
  await vi.waitFor(isThere, { timeout: 150_000 })
})
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

async function search(body: PackageBody): Promise<NonNullable<DynamicPkgAvailRS['searchResults']>> {
  const reply = await browser.call(searchPackages, { body })
  expect(reply.status, reply.raw.body.slice(0, 400)).toBe(200)
  return reply.body.searchResults ?? { airResults: [], hotelResults: [] }
}

const firstOf = ({ airResults, hotelResults }: NonNullable<DynamicPkgAvailRS['searchResults']>) => {
  const [air, hotel] = [airResults[0], hotelResults[0]]
  const stay = hotel?.hotelStays?.hotelStayList[0]
  if (!air || !hotel || !stay) throw new Error('There is no package.')
  return { air, hotel, stay, flight: air.quoteID, rooms: stay.roomStayRPHs }
}

const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100)

describe('[R7.30] [R4.8] packages are found', () => {
  test('the cities, in the caller’s language', async () => {
    const { body } = await browser.call(searchPackages, { body: { requestType: 'AreaList' } })
    const areas = body.areas?.areaList ?? []
    expect(areas.filter(({ role }) => role === 'destination')).toHaveLength(60)
    expect(areas).toContainEqual({
      ...{ cityCode: 'LISBOA', cityName: 'Lisbon', countryCode: 'PT', countryName: 'Portugal', role: 'destination' },
    })
  })

  test('flights and hotels together: each total is the flight and the rooms, to the cent, and tells difference and saving', async () => {
    const results = await search(packageBody('AvailPrice'))
    expect(results.airResults.length).toBeGreaterThan(5)
    expect(results.hotelResults.length).toBeGreaterThan(20)
    const { air, hotel } = firstOf(results)
    const fare = cents(air.pricedItineraryList[0]?.airItineraryPricingInfo.itinTotalFare.totalFare.amount)
    expect(hotel.packageTotals[0]?.difference.amount).toBe(0)
    for (const { quoteID, packageTotals, hotelStays } of results.hotelResults) {
      const [total, stay] = [packageTotals[0], hotelStays?.hotelStayList[0]]
      expect(total?.key).toBe(quoteID)
      expect(cents(total?.total.amount)).toBe(fare + cents(stay?.price.amountAfterTax))
      expect(cents(total?.difference.amount)).toBe(
        cents(total?.total.amount) - cents(hotel.packageTotals[0]?.total.amount),
      )
      expect(total?.saving.amount).toBeGreaterThan(0)
    }
  })

  test('a chosen flight is kept while the hotel changes, and the other way round', async () => {
    const all = await search(packageBody('AvailPrice'))
    const flight = all.airResults[3]?.quoteID ?? ''
    const kept = await search(packageBody('AvailPrice', {}, { airQuoteID: flight }))
    expect(kept.airResults.map(({ quoteID }) => quoteID)).toEqual([flight])
    expect(kept.hotelResults).toHaveLength(all.hotelResults.length)
    const house = all.hotelResults[7]?.quoteID ?? ''
    const stayed = await search(packageBody('AvailPrice', {}, { hotelQuoteID: house }))
    expect(stayed.hotelResults.map(({ quoteID }) => quoteID)).toEqual([house])
    expect(stayed.airResults.length).toBeGreaterThan(5)
    expect(stayed.airResults[0]?.packageTotals[0]?.difference.amount).toBe(0)
  })

  test('the rooms of one hotel with the flight that was chosen: each tells what the trip costs with it', async () => {
    const { flight, hotel } = firstOf(await search(packageBody('AvailPrice')))
    const more = { airQuoteID: flight, hotelQuoteID: hotel.quoteID }
    const { hotelResults } = await search(packageBody('RoomList', {}, more))
    const rooms = hotelResults[0]?.roomStays?.roomStayList ?? []
    expect(rooms.length).toBeGreaterThan(5)
    expect(hotelResults[0]?.packageTotals.map(({ key }) => key)).toEqual(rooms.map(({ reference }) => reference.id))
    expect(hotelResults[0]?.packageTotals[0]).toMatchObject({ difference: { amount: 0 } })
  })

  test.each([
    ['other people', { adults: 3 }, '/searchCriteria/hotelSearch/roomStayCandidates'],
    ['another city', { city: 'PAR' }, '/searchCriteria/hotelSearch/hotelSearchCriteria'],
    ['a stay before the flight', { checkIn: inDays(58) }, '/searchCriteria/hotelSearch/stayDateRange'],
    ['a stay after it', { checkOut: inDays(66) }, '/searchCriteria/hotelSearch/stayDateRange'],
    ['a child of 40', { rooms: [{ adults: 2, childAges: [40] }] }, '/searchCriteria/airSearch/'],
    ['no adult', { rooms: [{ adults: 0, childAges: [8] }], adults: 1 }, '/searchCriteria/hotelSearch/'],
    ['check-out before check-in', { checkIn: packageBack, checkOut: packageOut }, '/searchCriteria/hotelSearch/'],
  ])('%s is refused beside the field', async (_, wish, pointer) => {
    const { status, body } = await browser.call(searchPackages, { body: packageBody('AvailPrice', wish) })
    expect(status).toBe(400)
    expect(body.errors?.errors[1]?.nodeList).toContain(pointer)
  })
})

async function verified() {
  const { flight, rooms } = firstOf(await search(packageBody('AvailPrice')))
  const reply = await browser.call(verifyPackagePrice, {
    body: { dynamicPackage: { components: componentsOf(flight, rooms) } },
  })
  expect(reply.status, reply.raw.body.slice(0, 300)).toBe(200)
  return reply.body
}

describe('[R7.31] [R4.8] a package is verified', () => {
  test('both parts at the price of now: the whole is their sum less nothing, what it saves is told, and one timeline says what cancelling costs', async () => {
    const { dynamicPackage, priceChanged, rphs, travelerRequirements } = await verified()
    expect(priceChanged).toBe(false)
    expect(rphs).toHaveLength(2)
    const { total, componentTotals, packageDiscount, cancelPenalties = [] } = dynamicPackage.globalInfo
    expect(cents(total.amountAfterTax)).toBe(
      cents(componentTotals?.air.amountAfterTax) + cents(componentTotals?.hotel.amountAfterTax),
    )
    expect(packageDiscount?.amount).toBeGreaterThan(0)
    expect(cancelPenalties.at(-1)?.deadline).toBeUndefined()
    const ends = cancelPenalties.flatMap(({ deadline }) => deadline?.absoluteDeadline ?? [])
    expect(ends).toEqual(ends.toSorted())
    expect(travelerRequirements).toBeDefined()
  })

  test('rooms that were not found as part of a package, and a flight of other days, are refused', async () => {
    const { flight, rooms } = firstOf(await search(packageBody('AvailPrice')))
    const other = firstOf(await search(packageBody('AvailPrice', { rooms: [{ adults: 1, childAges: [] }] })))
    const { status, body } = await browser.call(verifyPackagePrice, {
      body: { dynamicPackage: { components: componentsOf(flight, other.rooms) } },
    })
    expect([status, body.errors?.errors]).toEqual([
      400,
      [
        { stringValue: 'Some request errors.' },
        {
          stringValue: expect.stringContaining('Flights and rooms are for different people'),
          nodeList: '/dynamicPackage/components/hotelComponent/references/0/id',
          code: 'package.party',
        },
      ],
    ])
    const forged = await browser.call(verifyPackagePrice, {
      body: { dynamicPackage: { components: componentsOf(rooms[0] ?? '', rooms) } },
    })
    expect(forged.status).toBe(400)
  })

  test('the package rate is not sold without its flight: neither in the cart nor by the hotel’s own call', async () => {
    const { dynamicPackage } = await verified()
    const [room = ''] = roomsOf(dynamicPackage)
    const cart = await browser.call(addToCart, { body: { goods: { productType: 'hotel', rphs: [room] } } })
    expect(cart.status).toBe(400)
    const roomStay = {
      reference: { type: '16', id: room },
      guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] },
    }
    const { status } = await browser.call(holdHotel, {
      body: { resStatus: 'Hold', hotelReservationList: [{ roomStays: { roomStayList: [roomStay] }, resGuests: [] }] },
    })
    expect(status).toBe(400)
  })
})

async function held() {
  const { dynamicPackage, correlationID } = await verified()
  const { components } = dynamicPackage
  const reply = await browser.call(holdPackage, {
    body: {
      ...{ correlationID, contact },
      dynamicPackage: {
        components: componentsOf(components.airComponent.airItineraryRPHs[0] ?? '', roomsOf(dynamicPackage)),
        resGuests: couple,
      },
    },
  })
  expect(reply.status, reply.raw.body.slice(0, 400)).toBe(200)
  return reply.body
}

describe('[R7.32] [R4.8] [R1.1] a package is held, bought and cancelled as one', () => {
  test('both parts are held under one reference, then paid in one charge, listed, papered and given back together', async () => {
    const { dynamicPackage, errors } = await held()
    expect(errors).toBeUndefined()
    expect(dynamicPackage?.dynamicPkgStatus).toBe('OnHold')
    const uniqueID = { type: '23', id: dynamicPackage?.dynamicPkgID?.id ?? '' }
    const paid = await browser.call(bookPackage, { body: { uniqueID, paymentForm: byCard() } })
    expect(paid.body.errors, JSON.stringify(paid.body.errors)).toBeUndefined()
    expect(paid.body.dynamicPackage?.dynamicPkgStatus).toBe('Ticketed')
    const list = async (filter: object = { productType: 'package' }) =>
      (await browser.call(readBookingHistory, { body: { page: 0, size: 10, ...filter } })).body
    const rows = await list()
    const [row] = rows.content ?? []
    if (!row) throw new Error('There is no package.')
    expect(rows.totalElements).toBe(1)
    expect(row).toMatchObject({
      productType: 'package',
      status: 'Ticketed',
      paymentStatus: 'Captured',
    })
    expect(row.title).toContain('Hong Kong – Lisbon')
    expect(row.parts?.map(({ productType, status }) => `${productType} ${status}`)).toEqual([
      'air Ticketed',
      'hotel Ticketed',
    ])
    const price = paid.body.dynamicPackage?.globalInfo.total.amountAfterTax
    expect(row.total.amount).toBe(price)
    // Neither of its parts stands beside it, and it is found by either of their numbers.
    for (const productType of ['air', 'hotel']) expect((await list({ productType })).totalElements).toBe(0)
    const numbers = row.parts?.flatMap(({ uniqueIDs }) => uniqueIDs.map(({ id }) => id)) ?? []
    expect(new Set(numbers).size).toBe(4)
    for (const keyword of numbers)
      expect((await list({ keyword })).content?.map(({ bookingId }) => bookingId)).toEqual([row.bookingId])
    expect((await list({ status: ['Ticketed'] })).totalElements).toBe(1)
    expect((await list({ status: ['Cancelled'] })).totalElements).toBe(0)

    const detailsOf = async (id: string) =>
      (await browser.call(readBookingDetails, { body: { uniqueID: { type: '14', id } } })).body
    const details = await detailsOf(row.bookingId)
    // What is agreed to before paying is what the page says afterwards: one timeline, of the whole.
    const { body: order } = await browser.call(readOrder, { params: { orderId: row.orderId } })
    expect(order.items.map(({ penalties }) => penalties)).toEqual([details.penalties, []])
    for (const { uniqueIDs } of row.parts ?? [])
      expect(await detailsOf(uniqueIDs[0]?.id ?? '')).toEqual({ ...details, correlationID: details.correlationID })
    expect(details.booking).toEqual(row)
    // The tax of the city is paid at the hotel.
    expect(cents(details.paid?.amount) + cents(details.payThere?.amount)).toBe(cents(price))
    expect([row.settlement, details.refunded?.amount]).toEqual([details.payThere ? 'mixed' : 'card', 0])
    expect(details.reservation).toHaveProperty('airReservation.airItinerary')
    expect(details.reservation).toHaveProperty('hotelReservation.roomStays')
    expect(details.documents).toEqual(['ticket', 'voucher', 'receipt', 'calendar'])
    const kinds = details.timeline?.map(({ kind }) => kind) ?? []
    expect(kinds).toHaveLength(new Set(kinds).size)
    expect(details.travelers).toHaveLength(2)

    const id = row.uniqueIDs[0]?.id ?? ''
    const paperOf = async (documentId: string) => {
      const request = { params: { id: row.bookingId, documentId }, query: {} }
      return readPdf((await browser.call(readBookingDocument, request as never)).raw.rawPayload).lines.join('\n')
    }
    const money = price?.toLocaleString('en', { minimumFractionDigits: 2 }) ?? ''
    const [voucher, ticket] = [await paperOf('voucher'), await paperOf('ticket')]
    for (const words of [id, 'HKG', money]) expect(voucher).toContain(words)
    // The airline's paper has no price of its own: there is one for the whole.
    expect(ticket).toContain('HKG')
    expect(ticket).not.toMatch(/\$\d/)

    const cancel = (body: object) =>
      browser.call(cancelBooking, {
        body: { uniqueIDs: [{ type: '14', id }], productType: 'package', ...body } as never,
      })
    const quoted = await cancel({ cancelType: 'Quote' })
    expect(quoted.body.uniqueIDs.map((one) => one.id)).toEqual([id])
    const rules = quoted.body.cancelInfoRS?.cancelRules ?? []
    const ruled = (type: string) => rules.find((rule) => rule.type === type)?.amount ?? 0
    expect(cents(ruled('Refund')) + cents(ruled('Charge')) + cents(ruled('Forfeiture'))).toBe(
      cents(details.paid?.amount),
    )
    // What the page announces is what the quote charges: of the whole, not of the flight.
    const penalty = details.penalties?.find(({ deadline }) => Date.parse(deadline?.absoluteDeadline ?? '') > Date.now())
    const announced = penalty?.nonRefundable ? price : penalty?.amountPercent?.amount
    expect(ruled('Charge') || ruled('Forfeiture')).toBe(announced)
    const done = await cancel({ cancelType: 'Commit', cancelQuoteID: quoted.body.cancelInfoRS?.cancelQuoteID })
    expect(done.body.errors, JSON.stringify(done.body)).toBeUndefined()
    // Sent again, by another name and without its key, it is the same cancellation with the same sums.
    for (const again of (row.parts ?? []).map(({ uniqueIDs }) => uniqueIDs[0]?.id ?? '')) {
      const { body } = await cancel({
        uniqueIDs: [{ type: '14', id: again }],
        cancelType: 'Commit',
        cancelQuoteID: quoted.body.cancelInfoRS?.cancelQuoteID,
      })
      expect(body.cancelInfoRS?.cancelRules).toEqual(rules)
    }
    expect((await detailsOf(row.bookingId)).payThere).toBeUndefined()
    await world.app.settle()
    const [after] = (await list()).content ?? []
    expect(after).toMatchObject({ status: 'Cancelled', paymentStatus: 'PartiallyRefunded' })
    const mails = (await world.mails()).filter((mail) => mail.includes(`Your booking ${id} is cancelled`))
    expect(mails).toHaveLength(1)
  })

  test('[F2] bought three times at once it is bought once, and all three hear so', async () => {
    const { dynamicPackage } = await held()
    const uniqueID = { type: '23', id: dynamicPackage?.dynamicPkgID?.id ?? '' }
    const buy = () => browser.call(bookPackage, { body: { uniqueID, paymentForm: byCard() } })
    const answers = await Promise.all([buy(), buy(), buy()])
    expect(answers.map(({ body }) => body.dynamicPackage?.dynamicPkgStatus)).toEqual(Array(3).fill('Ticketed'))
    const charges = await world.db.query(sql`
      select payment.id from payment join booking on booking.purchase_id = payment.purchase_id
      where booking.reference = ${uniqueID.id}`)
    expect(charges).toHaveLength(1)
  })

  test('guests that are not those of the rooms, or none, are refused beside the field', async () => {
    const { dynamicPackage, correlationID } = await verified()
    const components = componentsOf(
      dynamicPackage.components.airComponent.airItineraryRPHs[0] ?? '',
      roomsOf(dynamicPackage),
    )
    const ask = (resGuests?: typeof couple) =>
      browser.call(holdPackage, {
        body: { correlationID, contact, dynamicPackage: { components, ...(resGuests && { resGuests }) } },
      })
    for (const guests of [undefined, couple.slice(0, 1)]) {
      const { status, body } = await ask(guests)
      expect([status, body.errors?.errors[1]?.nodeList]).toEqual([
        400,
        expect.stringContaining('/dynamicPackage/resGuests'),
      ])
    }
  })

  test('in the cart it is one item with both parts and one price', async () => {
    const { rphs, dynamicPackage } = await verified()
    const { status, body } = await browser.call(addToCart, { body: { goods: { productType: 'package', rphs } } })
    expect(status, JSON.stringify(body)).toBe(200)
    const item = JSON.parse((body as string[]).at(-1) ?? '') as CartItem
    expect(cents(item.price.sellingTotalAmount)).toBe(cents(dynamicPackage.globalInfo.total.amountAfterTax))
    expect(item.display.title).toContain('Hong Kong – Lisbon')
    expect(item.display.lines.length).toBeGreaterThan(3)
    expect(item.display.stops?.map(({ kind, role }) => `${kind} ${role}`)).toEqual([
      ...['airport depart', 'airport arrive', 'hotel arrive', 'hotel depart', 'airport depart', 'airport arrive'],
    ])
    expect(item.display.party).toEqual({ adults: 2, children: 0 })
    const [handle = ''] = rphs
    const alone = await browser.call(addToCart, { body: { goods: { productType: 'package', rphs: [handle] } } })
    expect(alone.status).toBe(400)
  })

  test('what is in the cart as something else is no package because it was shown before', async () => {
    const own = await world.loggedIn('traveller')
    const body = searchBody('OneWay', [`HKG LIS ${packageOut}`])
    const [{ rph = '' } = {}] = (await own.call(searchFlights, { body })).body.pricedItineraryList
    const as = (productType: 'air' | 'package') =>
      own.call(addToCart, { body: { goods: { productType, rphs: [rph] } } })
    expect((await as('air')).status).toBe(200)
    expect((await as('package')).status).toBe(400)
  })

  test('[F5, R8.12] a child of another age than the room was priced for is refused beside the birth date, and nothing is held', async () => {
    const { flight, rooms } = firstOf(
      await search(packageBody('AvailPrice', { rooms: [8, 4].map((age) => ({ adults: 1, childAges: [age] })) })),
    )
    const { body: priced } = await browser.call(verifyPackagePrice, {
      body: { dynamicPackage: { components: componentsOf(flight, rooms) } },
    })
    const goods = { productType: 'package' as const, rphs: priced.rphs }
    const added = await browser.call(addToCart, { body: { goods } })
    const { id } = JSON.parse((added.body as string[]).at(-1) ?? '') as CartItem
    const { body: order } = await browser.call(startCheckout, { body: { cartItemIds: [id] } })
    const born = (age: number) => `${Number(packageOut.slice(0, 4)) - age}-01-01`
    const passportOf = (docID: string) => ({ ...ada.document, docID })
    const give = (...ages: [number, number]) =>
      browser.call(quoteCheckout, {
        body: {
          orderId: order.orderId,
          contact: { email: ada.email },
          travelers: [
            ada,
            { ...ada, ref: 't2', firstName: 'Grace', document: passportOf('PX7654321') },
            {
              ...ada,
              ref: 't3',
              type: 'child',
              firstName: 'Lea',
              birthDate: born(ages[0]),
              document: passportOf('PX7'),
            },
            {
              ...ada,
              ref: 't4',
              type: 'child',
              firstName: 'Max',
              birthDate: born(ages[1]),
              document: passportOf('PX8'),
            },
          ],
          assign: [{ cartItemId: id, travelerRefs: ['t1', 't3', 't2', 't4'] }],
        },
      })
    const wrongAt = async (...ages: [number, number]) => {
      const { status, body } = await give(...ages)
      return [status, ...(body.errors?.errors ?? []).slice(1).map(({ nodeList }) => nodeList)]
    }
    expect(await wrongAt(9, 4)).toEqual([400, '/travelers/2/birthDate'])
    // The two of them, each in the other's room.
    expect(await wrongAt(4, 8)).toEqual([400, '/travelers/2/birthDate', '/travelers/3/birthDate'])
    const { body: before } = await browser.call(readOrder, { params: { orderId: order.orderId } })
    expect(before.items.map(({ status }) => status)).toEqual(['Pending', 'Pending'])
    const { body: held } = await give(8, 4)
    expect(held.items.map(({ status }) => status)).toEqual(['OnHold', 'OnHold'])
    const reference = held.items[0]?.uniqueID
    await browser.call(cancelBooking, { body: { uniqueIDs: [reference], cancelType: 'Commit' } as never })
  })

  test('nothing is left held for a package that was given up', async () => {
    const { dynamicPackage } = await held()
    const id = dynamicPackage?.dynamicPkgID?.id ?? ''
    const { body } = await browser.call(cancelBooking, {
      body: { uniqueIDs: [{ type: '23', id }], cancelType: 'Commit' } as never,
    })
    expect(body.errors, JSON.stringify(body)).toBeUndefined()
    await world.app.settle()
    const rows = await world.db.query(sql`
      select locator from house_reservation where state = 'held' and hold_until > now()`)
    expect(rows).toEqual([])
  })
})
