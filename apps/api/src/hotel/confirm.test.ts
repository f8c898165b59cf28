import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ada,
  anne,
  bodyOf,
  byron,
  type HotelDesk,
  mary,
  offersFor,
  openHotelDesk,
  pointersOf,
  pricedAt,
  type ResBody,
  single,
  wholePrice,
} from '../testing/hotel-desk.ts'
import { guestCounts } from '../testing/hotel-world.ts'
import { inDays } from '../testing/shop-world.ts'

let desk: HotelDesk
beforeAll(async () => {
  desk = await openHotelDesk()
})
afterAll(() => desk.world.close())
beforeEach(() => desk.reset())

describe('[R7.24] the chosen rooms for their guests, once more before they are bought', () => {
  test('what they cost now, under new handles, and what is asked of the guests; nothing is held', async () => {
    const rphs = await desk.found()
    const { status, body } = await desk.send('Initiate', bodyOf(rphs))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ success: true, correlationID: expect.any(String) },
      hotelReservationList: [
        {
          ...{ uniqueIDs: [], resStatus: 'Pending' },
          roomStays: { roomStayList: [{ roomStayCandidateRPH: '1' }, { roomStayCandidateRPH: '2' }] },
          resGlobalInfo: {
            total: {
              ...{ currencyCode: 'USD', amountBeforeTax: 484, amountAfterTax: wholePrice },
              taxes: { amount: 8.8, taxList: [{ code: 'CITY_TAX', amount: 8.8, payAt: 'there' }] },
            },
          },
          travelerRequirements: {
            leadTraveler: ['email', 'phone', 'firstName', 'lastName'],
            everyPassenger: ['firstName', 'lastName'],
          },
        },
      ],
    })
    const handles = body.hotelReservationList[0]?.roomStays.roomStayList.map(({ reference }) => reference.id)
    expect(handles).not.toEqual(rphs)
    expect(desk.rooms.purchases).toEqual([])
  })

  test('another price is told as such, beside the rooms at it', async () => {
    const rphs = await desk.found()
    for (const [night, amount] of [
      [12_000, 589.6],
      [8000, 396],
    ] as const) {
      desk.rooms.requote = pricedAt(night)
      const { status, body } = await desk.send('Initiate', bodyOf(rphs))
      expect(status).toBe(200)
      expect(body).toMatchObject({
        ...{ success: false, errors: { errors: [{ code: 'priceChanged' }] } },
        hotelReservationList: [{ resGlobalInfo: { total: { amountAfterTax: amount } } }],
      })
    }
  })

  test('guests need no names yet', async () => {
    const body = bodyOf(await desk.found())
    for (const reservation of body.hotelReservationList) delete reservation.resGuests
    expect((await desk.send('Initiate', body)).status).toBe(200)
  })

  test('what has been sold meanwhile is gone', async () => {
    const rphs = await desk.found()
    desk.rooms.requote = () => undefined
    expect((await desk.send('Initiate', bodyOf(rphs))).status).toBe(409)
  })
})

const reference = (index: number) => `/hotelReservationList/0/roomStays/roomStayList/${index}/reference`
const guests = '/hotelReservationList/0/resGuests'

describe.each(['Initiate', 'Hold', 'Book'] as const)(
  '[R7.24] [R7.25] [R7.26] [R8.11] %s refuses what does not fit, where it stands',
  (resStatus) => {
    const refusal = async (body: ResBody) => {
      const reply = await desk.send(resStatus, body)
      expect(reply.status).toBe(400)
      expect(desk.rooms.purchases).toEqual([])
      return pointersOf(reply)
    }
    const elsewhere = 'These rooms come from different searches or stays. Search again and choose all of them there.'
    const each = 'Choose one room for each room of the search, in the same order.'

    test('a reference of another house, stay or search', async () => {
      const [one = ''] = await desk.found()
      for (const other of [{ hotel: '1180002' }, { start: inDays(41) }, { asked: [single, single] }]) {
        const [, two = ''] = await desk.found(other)
        expect(await refusal(bodyOf([one, two]))).toEqual([[reference(1), elsewhere]])
      }
    })

    test('a room that is missing, twice there, or in another order', async () => {
      const [one = '', two = ''] = await desk.found()
      expect(await refusal(bodyOf([one]))).toEqual([[reference(0), each]])
      expect(await refusal(bodyOf([one, one]))).toEqual([[reference(1), each]])
      expect(await refusal(bodyOf([two, one]))).toEqual([[reference(0), each]])
      expect(await refusal(bodyOf([one, two, two]))).toEqual([[reference(2), each]])
    })

    test('other guests than those of the room', async () => {
      const rphs = await desk.found()
      const body = bodyOf(rphs)
      const [first] = body.hotelReservationList[0]?.roomStays.roomStayList ?? []
      if (first) first.guestCounts = guestCounts({ adults: 2, childAges: [8] })
      const text = 'The guests are not those of this room. Name each of them once.'
      expect(await refusal(body)).toEqual([[reference(0).replace(/reference$/, 'guestCounts'), text]])
      for (const resGuests of [
        [anne, ada, byron],
        [anne, ada, byron, mary, { ...mary, resGuestRPH: 'more' }],
        [anne, ada, { ...byron, age: 9 }, mary],
        [anne, ada, { ...byron, ageQualifyingCode: '10', age: 30 }, mary],
        [anne, ada, byron, { ...mary, resGuestRPH: 'ada' }],
      ])
        expect(await refusal(bodyOf(rphs, { resGuests }))).toEqual([[guests, text]])
    })

    test('a child of forty', async () => {
      const tooOld = 'Children are 0 to 17 years old. Add older guests as adults.'
      const resGuests = [anne, ada, { ...byron, age: 40 }, mary]
      expect(await refusal(bodyOf(await desk.found(), { resGuests }))).toEqual([[`${guests}/2/age`, tooOld]])
    })

    test('two reservations at once, and a handle of somebody’s making', async () => {
      const body = bodyOf(await desk.found())
      const [one] = body.hotelReservationList
      if (one) body.hotelReservationList.push(one)
      expect((await refusal(body))[0]?.[0]).toBe('/hotelReservationList/1')
      const forged = await desk.send(resStatus, bodyOf(['x']))
      expect(forged).toMatchObject({ status: 400 })
      expect(forged.body.errors?.errors[1]?.stringValue).toBe('We do not know this offer. Search again.')
    })

    test('a price that is sold with a flight only', async () => {
      desk.rooms.find = async (query) => ({ ok: true, value: offersFor({ ...query, withFlight: true }) })
      expect(await refusal(bodyOf(await desk.found()))).toEqual([
        [reference(0), 'This price is only sold together with a flight. Choose another rate.'],
      ])
    })
  },
)
