import type { Failure } from '@portolan/contract/envelope'
import { type HotelAvailRS, searchHotels } from '@portolan/contract/hotel'
import { languages } from '@portolan/domain/language'
import type { Offer } from '@portolan/supplier/offer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zonedInstant } from '../platform/local-time.ts'
import { hotelSupplier } from '../testing/hotel-supplier.ts'
import { couple, type HotelSearchBody, openHotelWorld, searchBody } from '../testing/hotel-world.ts'
import { cityTax, roomOffer, sampleHouse, sampleKind, samplePlan } from '../testing/sample-room.ts'
import { failing } from '../testing/scripted-supplier.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

const checkIn = inDays(40)
let world: ShopWorld
let login: Record<string, string>
const rooms = hotelSupplier('rooms', async () => ({ ok: true, value: [] }))
const other = hotelSupplier('other', async () => ({ ok: true, value: [] }))

beforeAll(async () => {
  world = await openHotelWorld([rooms, other])
  login = await world.cookieOf('traveller')
})
afterAll(() => world.close())
beforeEach(() => {
  for (const one of [rooms, other]) {
    one.find = async () => ({ ok: true, value: [] })
    one.queries.length = 0
    one.content.clear()
  }
})

async function search(body: HotelSearchBody, headers: Record<string, string> = {}) {
  const reply = await world.call(searchHotels, { body }, { ...login, ...headers })
  return { status: reply.statusCode, body: reply.json() as HotelAvailRS & Partial<Failure> }
}

const finds = (...offers: Offer<unknown>[]) => {
  rooms.find = async () => ({ ok: true, value: offers })
}

const hour = 3_600_000
const range = (least: number, most: number, mealCodes: string[], freeUntil?: number) => ({
  ...{ least: { minor: least, currency: 'EUR' }, most: { minor: most, currency: 'EUR' }, mealCodes, rooms: 3 },
  ...(freeUntil !== undefined && { freeUntil }),
})

describe('[R7.22] the houses of a city', () => {
  test('what is asked reaches the supplier: city, days, every room by itself', async () => {
    const body = searchBody({ checkIn, rooms: [{ adults: 2, childAges: [7, 3] }, couple] })
    const [segment] = body.availRequestSegments.availRequestSegmentList
    if (segment?.roomStayCandidates.roomStayCandidateList[1])
      segment.roomStayCandidates.roomStayCandidateList[1].quantity = 2
    await search(body)
    expect(rooms.queries).toEqual([
      {
        where: { code: 'LISBOA', context: 'CITY', lat: expect.any(Number), lon: expect.any(Number) },
        ...{ checkIn, checkOut: inDays(42), show: 'list', rooms: [{ adults: 2, childAges: [7, 3] }, couple, couple] },
      },
    ])
  })

  test('one entry for a house: the price of all rooms, the range, meals, who may cancel until when, tax paid there', async () => {
    const [early, late] = [Date.parse(`${checkIn}T12:00:00Z`), Date.parse(`${checkIn}T18:00:00Z`)]
    const one = { checkIn, nights: [10_000, 10_000], taxes: [cityTax(800)], there: 800 }
    finds(
      roomOffer({ ...one, token: 'a0', detail: { range: range(20_800, 41_600, ['3', '14'], late) } }),
      roomOffer({ ...one, token: 'a1', place: 1, detail: { range: range(20_800, 31_200, ['3'], early) } }),
    )
    const { body } = await search(searchBody({ checkIn, rooms: [couple, couple] }))
    // 200 euros at a markup of a tenth, and 8 of tax without one; a euro is 1.10 dollars.
    expect(body.hotelStays?.hotelStayList).toEqual([
      {
        roomStayRPHs: [expect.any(String), expect.any(String)],
        mealPlanCodes: ['3', '14'],
        freeCancelUntil: zonedInstant('Europe/Lisbon', early),
        freeCancelClock: 'Lisbon time',
        payAtProperty: [
          {
            ...{ code: 'CITY_TAX', description: 'City tax', currencyCode: 'USD', amount: 17.6, payAt: 'there' },
            ...{ taxInclusive: true, mandatoryInd: true },
          },
        ],
        basicPropertyInfo: {
          ...{ ttiCode: '1180001', hotelCode: '1180001', hotelCodeContext: 'rooms', hotelCityCode: 'LISBOA' },
          ...{ hotelName: 'Casa 1180001', propertyName: '里斯本之家', propertyKind: 'hotel', quarter: 'Alfama' },
          position: { latitude: 38.71, longitude: -9.13 },
          address: {
            ...{ addressLines: ['Rua Nova 7'], cityName: 'Lisboa', postalCode: '1100-001' },
            ...{ countryCode: 'PT', countryName: 'Portugal' },
          },
          awards: [
            { provider: 'star', rating: 4 },
            { provider: 'guest', rating: 8.6 },
          ],
          image: { url: '/api/v1/picture/oldtown~any~1180001.svg', caption: 'Casa 1180001' },
          shortDescription: 'Hotel · 4 stars · Alfama',
          amenityCodes: ['5', '71'],
        },
        price: { currencyCode: 'USD', amountAfterTax: 501.6, minPrice: 501.6, maxPrice: 877.8 },
        status: 'Open',
      },
    ])
    expect(body.success).toBe(true)
  })

  test('without a plan that may be cancelled for one of the rooms, nobody is promised anything', async () => {
    const one = { checkIn, nights: [10_000] }
    finds(
      roomOffer({ ...one, token: 'a0', detail: { range: range(10_000, 10_000, ['3'], Date.now() + hour) } }),
      roomOffer({ ...one, token: 'a1', place: 1, detail: { range: range(10_000, 10_000, ['3']) } }),
    )
    const { body } = await search(searchBody({ checkIn, nights: 1, rooms: [couple, couple] }))
    expect(body.hotelStays?.hotelStayList).toHaveLength(1)
    expect(body.hotelStays?.hotelStayList[0]).not.toHaveProperty('freeCancelUntil')
  })

  test('a house where one of the rooms cannot be had is left out; of two sellers the cheaper counts', async () => {
    const [half, whole] = [sampleHouse('1180001'), sampleHouse('1180002')]
    finds(
      roomOffer({ checkIn, token: 'h0', house: half, nights: [5000] }),
      roomOffer({ checkIn, token: 'w0', house: whole, nights: [9000] }),
      roomOffer({ checkIn, token: 'w1', house: whole, nights: [9000], place: 1 }),
    )
    other.find = async () => ({
      ok: true,
      value: [0, 1].map((place) =>
        roomOffer({ checkIn, supplier: 'other', token: `o${place}`, house: whole, nights: [8000], place }),
      ),
    })
    const { body } = await search(searchBody({ checkIn, nights: 1, rooms: [couple, couple] }))
    const [only, ...more] = body.hotelStays?.hotelStayList ?? []
    expect(more).toEqual([])
    expect(only).toMatchObject({
      ...{ basicPropertyInfo: { ttiCode: '1180002', hotelCodeContext: 'other' }, price: { amountAfterTax: 193.6 } },
    })
  })

  const three = () => [
    roomOffer({ checkIn, token: 'a', house: sampleHouse('1', { star: 3, rating: 9.1 }), nights: [20_000] }),
    roomOffer({ checkIn, token: 'b', house: sampleHouse('2', { star: 5, rating: 7.2 }), nights: [30_000] }),
    roomOffer({ checkIn, token: 'c', house: sampleHouse('3', { star: 4, rating: 8 }), nights: [10_000] }),
  ]
  const idsFor = async (more: Parameters<typeof searchBody>[0] extends infer Wish ? Partial<Wish> : never) => {
    const { body } = await search(searchBody({ checkIn, nights: 1, ...more }))
    return body.hotelStays?.hotelStayList.map(({ basicPropertyInfo }) => basicPropertyInfo.ttiCode)
  }

  test('in the order that is asked for, the cheapest first where nobody asks', async () => {
    finds(...three())
    expect(await idsFor({})).toEqual(['3', '1', '2'])
    expect(await idsFor({ body: { sortOrder: 'PD' } })).toEqual(['2', '1', '3'])
    expect(await idsFor({ body: { sortOrder: 'RD' } })).toEqual(['1', '3', '2'])
    expect(await idsFor({ body: { sortOrder: 'RA' } })).toEqual(['2', '3', '1'])
  })

  test('by stars and by the price of the whole stay, and no more than are wanted', async () => {
    finds(...three())
    expect(await idsFor({ criterion: { starRatings: [3, 5] } })).toEqual(['1', '2'])
    expect(await idsFor({ criterion: { rateRange: { minRate: 122, maxRate: 363 } } })).toEqual(['1', '2'])
    expect(await idsFor({ criterion: { rateRange: { maxRate: 121 } } })).toEqual(['3'])
    expect(await idsFor({ body: { maxResponses: 2 } })).toEqual(['3', '1'])
    expect(rooms.queries.at(-1)?.most, 'the supplier finds no more either').toBe(2)
    expect(await idsFor({ body: { maxResponses: 1, sortOrder: 'RD' } })).toEqual(['1'])
    expect(rooms.queries.at(-1)).not.toHaveProperty('most')
  })

  test('in the part of the map that is seen, and around a position', async () => {
    const box = { south: 38.7, west: -9.2, north: 38.8, east: -9.1 }
    await search(searchBody({ checkIn, criterion: { hotelRefs: [], box } }))
    expect(rooms.queries[0]?.where).toEqual({ box })
    const position = { latitude: 60, longitude: 179.99 }
    await search(searchBody({ checkIn, criterion: { hotelRefs: [], position, radiusKm: 11.132 } }))
    const { where } = rooms.queries[1] ?? {}
    if (!where || !('box' in where)) throw new Error('It is no box.')
    expect(where.box.south).toBeCloseTo(59.9)
    expect(where.box.north).toBeCloseTo(60.1)
    // Twice as many degrees as to the north, and across the date line.
    expect(where.box.west).toBeCloseTo(179.79, 1)
    expect(where.box.east).toBeCloseTo(-179.81, 1)
  })

  test('in the currency that is asked for', async () => {
    finds(roomOffer({ checkIn, token: 'a', nights: [10_000] }))
    const { body } = await search(searchBody({ checkIn, nights: 1, body: { requestedCurrency: 'HKD' } }))
    expect(body.hotelStays?.hotelStayList[0]?.price.currencyCode).toBe('HKD')
  })

  test('every language has its own line on a house', async () => {
    finds(roomOffer({ checkIn, token: 'a', nights: [10_000] }))
    const lines = await Promise.all(
      languages.map(async (language) => {
        const { body } = await search(searchBody({ checkIn, nights: 1 }), {
          'accept-language': language === 'zhHK' ? 'zh-HK' : language,
        })
        return body.hotelStays?.hotelStayList[0]?.basicPropertyInfo.shortDescription
      }),
    )
    expect(lines).toEqual([
      ...['Hotel · 4 stars · Alfama', '酒店 · 4星级 · 阿尔法玛', '酒店 · 4 星級 · 阿爾法瑪'],
      ...['Hotel · 4 estrellas · Alfama', 'Hôtel · 4 étoiles · Alfama', 'فندق · 4 نجوم · Alfama'],
    ])
  })
})

describe('[R7.22] the rooms of a house', () => {
  const stay = { checkIn, nights: [10_000, 12_000] }
  const house = (more = {}) => searchBody({ checkIn, hotelIds: ['1180001'], ...more })

  test('a room on a plan, with all that is told of it', async () => {
    const freeUntil = Date.parse(`${inDays(37)}T18:00:00Z`)
    finds(
      roomOffer({
        ...{ ...stay, token: 'a', taxes: [cityTax(800), cityTax(500, false)], discount: 2000, there: 800 },
        ...{ guests: { adults: 2, childAges: [7] }, detail: { left: 3, freeUntil } },
      }),
    )
    const { body } = await search(house({ rooms: [{ adults: 2, childAges: [7] }] }))
    const [room] = body.roomStays?.roomStayList ?? []
    const charge = { code: 'CITY_TAX', description: 'City tax', currencyCode: 'USD' }
    const total = {
      currencyCode: 'USD',
      // 205 euros at a markup of a tenth and 8 without: 233.50 euros.
      ...{ amountBeforeTax: 242, amountAfterTax: 256.85, amountIncludingMarkup: 256.85 },
      taxes: {
        amount: 14.85,
        taxList: [
          { ...charge, amount: 6.05, payAt: 'now', taxInclusive: true, mandatoryInd: true },
          { ...charge, amount: 8.8, payAt: 'there', taxInclusive: true, mandatoryInd: true },
        ],
      },
    }
    expect(room).toMatchObject({
      rph: room?.reference.id,
      roomStayCandidateRPH: 'r1',
      availabilityStatus: 'LimitedAvailability',
      basicPropertyInfo: { ttiCode: '1180001', hotelCodeContext: 'rooms' },
      roomTypes: [
        {
          ...{ roomType: 'Room DBL', roomTypeCode: 'DBL', numberOfUnits: 3, quantity: 1, bedTypeCode: '3' },
          ...{ roomDescription: '1 king bed · 24 m²', fitWords: 'Up to 2 adults, 1 child' },
          propertyFitWords: 'Children are 0 to 17 years old; from 18 guests count as adults.',
        },
      ],
      ratePlans: [
        {
          ratePlanCode: 'BB-F3-PN',
          mealsIncluded: { breakfast: true, lunch: false, dinner: false, mealPlanCodes: ['3'] },
          cancelPenalties: [
            {
              deadline: { absoluteDeadline: `${inDays(37)}T18:00:00+00:00`, clock: 'Lisbon time' },
              amountPercent: { amount: 0 },
            },
            { nonRefundable: true },
          ],
          ...{ prepaidIndicator: true, policies: ['Breakfast each morning.', 'All is paid when you book.'] },
        },
      ],
      roomRates: [
        {
          ...{ roomTypeCode: 'DBL', ratePlanCode: 'BB-F3-PN', priceRule: 'LongStay', total },
          rates: [
            { effectiveDate: checkIn, base: { currencyCode: 'USD', amountAfterTax: 121 } },
            { effectiveDate: inDays(41), base: { amountAfterTax: 145.2 } },
          ],
          discount: { currencyCode: 'USD', amount: 24.2 },
        },
      ],
      total,
      payAtProperty: { currencyCode: 'USD', amount: 8.8 },
      reference: { type: '16', idContext: 'rooms' },
      bookingChannelCodes: ['rooms'],
      guestCounts: {
        guestCountList: [
          { ageQualifyingCode: '10', count: 2 },
          { ageQualifyingCode: '8', count: 1, age: 7 },
        ],
      },
      timeSpan: { start: checkIn, end: inDays(42) },
      serviceRPHs: ['breakfast'],
      expiredDateTime: expect.any(String),
    })
    expect(body.services?.serviceList).toEqual([
      {
        ...{ serviceRPH: 'breakfast', serviceInventoryCode: 'BREAKFAST', name: 'Breakfast', inclusive: true },
        servicePricingType: 'Per person per night',
      },
    ])
  })

  test('[R9.8] code 10 is an adult, 18 to 100 years old beside the children of the house', async () => {
    const kind = sampleKind('FAM', { maxAdults: 2, maxChildren: 2, childAges: { from: 2, to: 15 } })
    finds(
      roomOffer({ ...stay, token: 'a' }),
      roomOffer({ ...stay, token: 'b', nights: [50_000, 50_000], room: kind }),
      roomOffer({
        ...stay,
        token: 'c',
        nights: [90_000, 1],
        room: sampleKind('SGL', { maxAdults: 1, maxChildren: 0 }),
      }),
    )
    const { body } = await search(house())
    const occupancies = body.roomStays?.roomStayList.map(({ roomTypes }) => roomTypes[0]?.occupancies)
    expect(occupancies).toEqual([
      [
        { minOccupancy: 1, maxOccupancy: 2, ageQualifyingCode: '10', minAge: 18, maxAge: 100 },
        { minOccupancy: 0, maxOccupancy: 2, ageQualifyingCode: '8', minAge: 0, maxAge: 17 },
      ],
      [{ minOccupancy: 1, maxOccupancy: 1, ageQualifyingCode: '10', minAge: 18, maxAge: 100 }],
      [
        { minOccupancy: 1, maxOccupancy: 2, ageQualifyingCode: '10', minAge: 16, maxAge: 100 },
        { minOccupancy: 0, maxOccupancy: 3, ageQualifyingCode: '8', minAge: 2, maxAge: 15 },
      ],
    ])
  })

  test('room by room, the cheapest first; what is never free has no deadline; alternatives are marked', async () => {
    const firm = { penalties: [{ charge: 'nonRefundable' as const }] }
    const none = samplePlan('RO-NR-PN', { meals: { breakfast: false, lunch: false, dinner: false }, mealCode: '14' })
    finds(
      roomOffer({ ...stay, token: 'b0', nights: [20_000, 20_000], detail: { isAlternative: true } }),
      roomOffer({ ...stay, token: 'b1', place: 1, nights: [15_000, 15_000] }),
      roomOffer({ ...stay, token: 'a0', plan: none, offer: firm }),
    )
    const { body } = await search(house({ rooms: [couple, couple] }))
    const list = body.roomStays?.roomStayList ?? []
    expect(list.map((room) => [room.roomStayCandidateRPH, room.total.amountAfterTax, room.isAlternate])).toEqual([
      ['r1', 266.2, undefined],
      ['r1', 484, true],
      ['r2', 363, undefined],
    ])
    expect(list[0]?.ratePlans[0]?.cancelPenalties).toEqual([{ nonRefundable: true }])
    expect(list[0]).not.toHaveProperty('serviceRPHs')
    expect(list[0]?.availabilityStatus).toBe('AvailableForSale')
    const { body: few } = await search(house({ rooms: [couple, couple], body: { maxResponses: 2 } }))
    expect(few.roomStays?.roomStayList.map((room) => room.roomStayCandidateRPH)).toEqual(['r1', 'r2'])
  })

  test('in the supplier’s words of the caller’s language, else in English', async () => {
    finds(roomOffer({ ...stay, token: 'a' }))
    const { body } = await search(house(), { 'accept-language': 'es' })
    const [room] = body.roomStays?.roomStayList ?? []
    expect(room?.roomTypes[0]).toMatchObject({ roomType: 'Room DBL', fitWords: 'Hasta 2 adultos y 1 niño' })
    expect(room?.ratePlans[0]?.policies).toEqual(['Desayuno diario.', 'All is paid when you book.'])
  })
})

describe('[R4.7] no rooms', () => {
  test('is an answer with an empty list, of houses and of rooms', async () => {
    rooms.content.set('1180001', {
      ...{ house: sampleHouse(), overview: 'A house.', amenities: [], rooms: [], gallery: [], policies: [] },
    })
    rooms.find = async () => failing('noAvailability')
    const houses = await search(searchBody({ checkIn }))
    expect(houses).toMatchObject({ status: 200, body: { success: true, hotelStays: { hotelStayList: [] } } })
    const list = await search(searchBody({ checkIn, hotelIds: ['1180001'] }))
    expect(list).toMatchObject({ status: 200, body: { success: true, roomStays: { roomStayList: [] } } })
    expect(list.body).not.toHaveProperty('errors')
  })

  test('is told apart from nobody answering, and from some who do not', async () => {
    rooms.find = async () => failing('unavailable')
    other.find = async () => failing('unavailable')
    const { body } = await search(searchBody({ checkIn }))
    expect(body).toMatchObject({ success: false, hotelStays: { hotelStayList: [] } })
    expect(body.errors?.errors[0]?.stringValue).toBe('Supplier response errors.')
    finds(roomOffer({ checkIn, token: 'a', nights: [1] }))
    expect((await search(searchBody({ checkIn, nights: 1 }))).body).toMatchObject({
      ...{ success: true, warnings: { warnings: [{ recordID: 'other' }] } },
    })
  })

  test('what is no room is left out', async () => {
    const offer = roomOffer({ checkIn, token: 'a', nights: [10_000] })
    const broken = { ...offer.detail, house: { ...offer.detail.house, lat: 900 } }
    finds({ ...offer, detail: broken }, { ...offer, detail: { kind: 'simulated' } }, { ...offer, detail: null })
    expect((await search(searchBody({ checkIn, nights: 1 }))).body.hotelStays?.hotelStayList).toEqual([])
  })
})

test('[R7.22] nobody searches without a login', async () => {
  expect((await world.call(searchHotels, { body: searchBody({ checkIn }) })).statusCode).toBe(401)
})
