import { cancelBooking, readBookingDetails } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { confirmCheckout, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import {
  bookHotel,
  compareHotelDates,
  confirmHotelGuests,
  describeHotel,
  holdHotel,
  listPopularCities,
  searchHotels,
} from '@portolan/contract/hotel'
import type { RoomStay } from '@portolan/contract/hotel-stay'
import { languages } from '@portolan/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../testing/agency.ts'
import { ada, byCard } from '../testing/checkout-world.ts'
import { guestCounts, searchBody } from '../testing/hotel-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { drawnPapers } from '../testing/papers.ts'
import { inDays } from '../testing/shop-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

const checkIn = inDays(60)
const family = { adults: 2, childAges: [7] }
const single = { adults: 1, childAges: [] }
const asked = [family, single]
let world: TestWorld
let traveller: Browser
let agent: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { renderer: drawnPapers })
  traveller = await world.loggedIn('traveller')
  agent = await signedIn(world, 'agent')
})
afterAll(() => world.close())

/** The houses of Lisbon that have both rooms. */
async function houses(browser = traveller) {
  const { status, body, raw } = await browser.call(searchHotels, { body: searchBody({ checkIn, rooms: asked }) })
  expect(status, raw.body.slice(0, 300)).toBe(200)
  return body.hotelStays?.hotelStayList ?? []
}

async function roomsOf(ttiCode: string, browser = traveller): Promise<RoomStay[]> {
  const body = searchBody({ checkIn, rooms: asked, hotelIds: [ttiCode] })
  return (await browser.call(searchHotels, { body })).body.roomStays?.roomStayList ?? []
}

/** Of each room the cheapest that fits. */
const cheapest = (rooms: readonly RoomStay[], fits: (room: RoomStay) => boolean = () => true) =>
  asked.flatMap((_, index) => rooms.find((one) => one.roomStayCandidateRPH === `r${index + 1}` && fits(one)) ?? [])

const isPrepaid = ({ ratePlans }: RoomStay): boolean => ratePlans[0]?.prepaidIndicator === true
const isFree = ({ ratePlans }: RoomStay): boolean =>
  ratePlans[0]?.cancelPenalties[0]?.amountPercent?.amount === 0 && isPrepaid({ ratePlans } as RoomStay)

const guest = (resGuestRPH: string, firstName: string, more = {}) => ({
  ...{ resGuestRPH, ageQualifyingCode: '10', nameTitle: 'Ms', firstName, lastName: 'Lovelace', ...more },
})
const resGuests = [
  guest('a', 'Ada', { emailAddress: 'ada@example.com', phoneNumber: '2110 4400', countryCode: '852' }),
  guest('b', 'Anne'),
  guest('c', 'Byron', { ageQualifyingCode: '8', age: 7 }),
  guest('d', 'Mary'),
]

const reservationOf = (rooms: readonly RoomStay[]) => ({
  hotelReservationList: [
    {
      roomStays: {
        roomStayList: rooms.map(({ reference: { type, id } }, index) => ({
          ...{ reference: { type, id }, guestCounts: guestCounts(asked[index] ?? single) },
        })),
      },
      resGuests,
    },
  ],
})

const sumOf = (rooms: readonly RoomStay[]): number =>
  Math.round(rooms.reduce((all, { total }) => all + 100 * (total.amountAfterTax ?? 0), 0)) / 100

async function confirmed(rooms: readonly RoomStay[], browser = traveller) {
  const { status, body } = await browser.call(confirmHotelGuests, {
    body: { ...reservationOf(rooms), resStatus: 'Initiate' },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.success).toBe(true)
  const [reservation] = body.hotelReservationList
  if (!reservation) throw new Error('There is no reservation.')
  return reservation
}

/** Four who sleep in the two rooms, in the order of the party. */
async function holdOrder(item: CartItem) {
  const { body: order } = await traveller.call(startCheckout, { body: { cartItemIds: [item.id] } })
  const travelers = [
    ada,
    { ref: 't2', type: 'adult' as const, title: 'Ms', firstName: 'Anne', lastName: 'Blunt' },
    { ref: 't3', type: 'child' as const, title: 'Mr', age: 7, firstName: 'Byron', lastName: 'Blunt' },
    { ref: 't4', type: 'adult' as const, title: 'Ms', firstName: 'Mary', lastName: 'Somerville' },
  ]
  const assign = [{ cartItemId: item.id, travelerRefs: travelers.map(({ ref }) => ref) }]
  const held = await traveller.call(quoteCheckout, {
    body: { orderId: order.orderId, travelers, contact: { email: ada.email }, assign },
  })
  expect(held.status, JSON.stringify(held.body)).toBe(200)
  expect(held.body.items?.[0]?.errors, JSON.stringify(held.body)).toBeUndefined()
  return held.body
}

describe('[R7.21] [R7.22] [R7.23] the houses of ours', () => {
  test('sixty cities, the best known first', async () => {
    const { body } = await world.browser().call(listPopularCities, {})
    expect(body).toHaveLength(60)
    expect(body[0]).toMatchObject({ cityCode: 'PAR', hotelCount: 80 })
    expect(body.reduce((all, { hotelCount = 0 }) => all + hotelCount, 0)).toBeGreaterThan(2000)
  })

  test('a city’s list: the cheapest first, and each at the price of its rooms', async () => {
    const list = await houses()
    expect(list.length).toBeGreaterThan(20)
    const prices = list.map(({ price }) => price.amountAfterTax)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    for (const { basicPropertyInfo, price } of list.slice(0, 3)) {
      const rooms = await roomsOf(basicPropertyInfo.ttiCode ?? '')
      expect(sumOf(cheapest(rooms)), basicPropertyInfo.hotelName).toBe(price.amountAfterTax)
      expect(price.minPrice).toBe(price.amountAfterTax)
      expect(price.maxPrice).toBeGreaterThanOrEqual(price.amountAfterTax)
    }
  })

  test('every room adds up, in its nights, taxes and discount', async () => {
    const [first] = await houses()
    const rooms = await roomsOf(first?.basicPropertyInfo.ttiCode ?? '')
    expect(rooms.length).toBeGreaterThan(4)
    const cents = (amount = 0) => Math.round(amount * 100)
    for (const { roomRates } of rooms)
      for (const { rates, discount, total } of roomRates) {
        const nights = rates.reduce((all, { base }) => all + cents(base.amountAfterTax), 0)
        expect(rates).toHaveLength(2)
        expect(nights + cents(total.taxes?.amount) - cents(discount?.amount)).toBe(cents(total.amountAfterTax))
      }
  })

  test('in a part of the map', async () => {
    const box = { south: 38.69, west: -9.16, north: 38.73, east: -9.12 }
    const body = searchBody({ checkIn, criterion: { hotelRefs: [], box } })
    const list = (await traveller.call(searchHotels, { body })).body.hotelStays?.hotelStayList ?? []
    expect(list.length).toBeGreaterThan(3)
    for (const { basicPropertyInfo } of list) {
      expect(basicPropertyInfo.position?.latitude).toBeGreaterThanOrEqual(box.south)
      expect(basicPropertyInfo.position?.longitude).toBeLessThanOrEqual(box.east)
    }
  })

  test('what is told of a house, in six languages; of none it is not found', async () => {
    const [first] = await houses()
    const { ttiCode = '' } = first?.basicPropertyInfo ?? {}
    const told = new Set<string | undefined>()
    for (const language of languages) {
      const { status, body } = await traveller.call(
        describeHotel,
        { body: { hotelDescriptiveInfos: { hotelDescriptiveInfoList: [{ ttiCode }] } } },
        { 'accept-language': language === 'zhHK' ? 'zh-HK' : language },
      )
      expect(status).toBe(200)
      const [content] = body.hotelDescriptiveContents.hotelDescriptiveContentList
      expect(content?.multimediaDescriptions.images.length).toBeGreaterThan(5)
      expect(content?.facilityInfo?.guestRooms.length).toBeGreaterThan(2)
      told.add(content?.hotelInfo.descriptions.overView)
    }
    expect(told.size).toBe(languages.length)
    const unknown = { hotelDescriptiveInfos: { hotelDescriptiveInfoList: [{ ttiCode: '0000000' }] } }
    expect((await traveller.call(describeHotel, { body: unknown })).status).toBe(404)
    const nowhere = searchBody({ checkIn, hotelIds: ['0000000'] })
    expect((await traveller.call(searchHotels, { body: nowhere })).status).toBe(400)
  })

  test('two months by the day of arrival', async () => {
    const { body } = await traveller.call(compareHotelDates, { body: searchBody({ checkIn }) })
    expect(body.days).toHaveLength(60)
  })
})

describe('[R7.24] [R7.25] [R7.26] rooms of ours, from the guests to the voucher', () => {
  test('a consumer: list price = room price = confirmed price = paid price; then one room is given back', async () => {
    const [first] = await houses()
    const rooms = cheapest(await roomsOf(first?.basicPropertyInfo.ttiCode ?? ''), isFree)
    expect(rooms).toHaveLength(2)
    const reservation = await confirmed(rooms)
    expect(reservation.travelerRequirements?.leadTraveler).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'email', 'phone']),
    )
    expect(reservation.resGlobalInfo.total.amountAfterTax).toBe(sumOf(rooms))
    const rphs = reservation.roomStays.roomStayList.map(({ rph }) => rph)
    const put = await traveller.call(addToCart, { body: { goods: { productType: 'hotel', rphs } } })
    expect(put.status, put.raw.body).toBe(200)
    const item: CartItem = JSON.parse(put.body.at(-1) ?? '')
    expect(item.display).toMatchObject({ title: first?.basicPropertyInfo.hotelName })
    const held = await holdOrder(item)
    const { orderId, quoteId, total } = held
    const paid = await traveller.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: { currencyCode: 'USD', amount: total.amount } },
    })
    expect(paid.body.items?.[0], JSON.stringify(paid.body)).toMatchObject({ price: { amount: sumOf(rooms) } })
    const uniqueID = { type: '14', id: paid.body.items?.[0]?.uniqueID?.id ?? '' }
    const details = await traveller.call(readBookingDetails, { body: { uniqueID } })
    expect(details.body).toMatchObject({
      booking: { productType: 'hotel' },
      documents: expect.arrayContaining(['voucher']),
    })
    const pdf = await traveller.call(readBookingDocument, {
      ...{ params: { id: uniqueID.id, documentId: 'voucher' }, query: {} },
    } as never)
    expect(pdf.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const shown = details.body.reservation as { roomStays: { roomStayList: RoomStay[] } }
    const [keep, give] = shown.roomStays.roomStayList
    const itemRPHs = [give?.reference.id ?? '']
    const quote = await traveller.call(cancelBooking, {
      body: { cancelType: 'Quote', uniqueIDs: [uniqueID], itemRPHs },
    })
    expect(quote.status, JSON.stringify(quote.body)).toBe(200)
    const cancelQuoteID = quote.body.cancelInfoRS?.cancelQuoteID
    const done = await traveller.call(cancelBooking, {
      body: { cancelType: 'Commit', uniqueIDs: [uniqueID], itemRPHs, ...(cancelQuoteID && { cancelQuoteID }) },
    })
    expect([done.status, done.body.errors, done.body.success]).toEqual([200, undefined, true])
    // A second click finds it done, and gives nothing back twice.
    const again = await traveller.call(cancelBooking, {
      body: { cancelType: 'Commit', uniqueIDs: [uniqueID], itemRPHs, ...(cancelQuoteID && { cancelQuoteID }) },
    })
    expect(again.body.cancelInfoRS).toEqual(done.body.cancelInfoRS)
    await world.app.settle()
    await checkInvariants(world.db)
    expect(details.body.cancellableInPart, 'a part can be had back').toBe(true)
    // The mail says which room is given up, and which one stays.
    const mail = (await world.mails()).find((one) => one.includes('A part of your booking')) ?? ''
    expect(mail).toMatch(/- Cancelled\n+Room 2 · .+\n+- Still booked\n+Room 1 · /)
    const after = await traveller.call(readBookingDetails, { body: { uniqueID } })
    const left = after.body.reservation as typeof shown & { resGlobalInfo: { total: { amountAfterTax: number } } }
    expect(left.roomStays.roomStayList.map(({ availabilityStatus }) => availabilityStatus)).toEqual([
      ...['AvailableForSale', 'NoAvailability'],
    ])
    expect(left.resGlobalInfo.total.amountAfterTax).toBe(keep?.total.amountAfterTax)
    // What cancelling costs now is told of the room that is left alone.
    expect(after.body.penalties).toHaveLength(keep?.ratePlans[0]?.cancelPenalties.length ?? 0)
    expect(after.body.payThere?.amount ?? 0).toBe(keep?.payAtProperty?.amount ?? 0)
  })

  test('an agency holds, and books what is held on its account', async () => {
    const [, second] = await houses(agent)
    const rooms = cheapest(await roomsOf(second?.basicPropertyInfo.ttiCode ?? '', agent), isPrepaid)
    const shown = await confirmed(rooms, agent)
    const body = reservationOf(shown.roomStays.roomStayList)
    const held = await agent.call(holdHotel, { body: { ...body, resStatus: 'Hold' } })
    expect(held.body.errors, JSON.stringify(held.body.errors)).toBeUndefined()
    expect(held.body.hotelReservationList[0]).toMatchObject({ resStatus: 'OnHold', uniqueIDs: [{ type: '23' }, {}] })
    const bought = await agent.call(bookHotel, { body: { ...body, resStatus: 'Book' } })
    const [reservation] = bought.body.hotelReservationList
    expect(bought.body.errors, JSON.stringify(bought.body.errors)).toBeUndefined()
    expect(reservation?.uniqueIDs[0]).toMatchObject({
      type: '14',
      id: held.body.hotelReservationList[0]?.uniqueIDs[0]?.id,
    })
    expect(reservation?.resGlobalInfo.hotelReservationIDs).toHaveLength(2)
    expect(reservation?.resGlobalInfo.total.amountAfterTax).toBe(sumOf(rooms))
    expect(reservation?.resGuests?.map(({ firstName }) => firstName)).toEqual(['Ada', 'Anne', 'Byron', 'Mary'])
  })
})
