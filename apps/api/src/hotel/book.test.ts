import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import {
  ada,
  anne,
  bodyOf,
  byron,
  checkIn,
  checkOut,
  type HotelDesk,
  mary,
  offersFor,
  openHotelDesk,
  pointersOf,
  pricedAt,
  type ResBody,
  wholePrice,
} from '../testing/hotel-desk.ts'

let desk: HotelDesk
beforeAll(async () => {
  desk = await openHotelDesk()
})
afterAll(() => desk.world.close())
beforeEach(() => desk.reset())

const usd = (amount: number) => ({ acceptedTotal: { currencyCode: 'USD', amount } })
const guests = '/hotelReservationList/0/resGuests'

describe('[R7.25] pre-book', () => {
  test('holds the rooms: an order of one item, the same however often it is sent', async () => {
    const body = bodyOf(await desk.found({ login: desk.traveller }))
    const held = await desk.send('Hold', body, desk.traveller, { 'idempotency-key': 'one' })
    expect(held.body.errors).toBeUndefined()
    expect(held.body).toMatchObject({
      success: true,
      hotelReservationList: [
        {
          ...{ resStatus: 'OnHold', uniqueIDs: [{ type: '23' }, { type: '14', id: 'H1', idContext: 'rooms' }] },
          roomStays: {
            roomStayList: [
              {
                timeSpan: { start: checkIn, end: checkOut },
                guestCounts: {
                  guestCountList: [
                    { ageQualifyingCode: '10', count: 1, resGuestRPH: '1' },
                    { ageQualifyingCode: '10', resGuestRPH: '2' },
                    { ageQualifyingCode: '8', resGuestRPH: '3', age: 7 },
                  ],
                },
              },
              { guestCounts: { guestCountList: [{ resGuestRPH: '4' }] } },
            ],
          },
          resGuests: [
            { resGuestRPH: '1', firstName: 'Anne' },
            { resGuestRPH: '2', firstName: 'Ada', nameTitle: 'Ms', emailAddress: 'ada@example.com' },
            { resGuestRPH: '3', firstName: 'Byron', ageQualifyingCode: '8' },
            { resGuestRPH: '4', firstName: 'Mary' },
          ],
          resGlobalInfo: { total: { amountAfterTax: wholePrice }, holdExpires: expect.any(String) },
        },
      ],
    })
    expect(desk.rooms.purchases).toMatchObject([
      {
        offers: [{}, {}],
        travelers: [
          { ref: '1', given: 'Anne', lead: false },
          { ref: '2', given: 'Ada', lead: true, phone: { country: '44', number: '20 7946 0000' } },
          { ref: '3', given: 'Byron', type: 'child', age: 7 },
          { ref: '4', given: 'Mary' },
        ],
      },
    ])
    const again = await desk.send('Hold', body, desk.traveller, { 'idempotency-key': 'two' })
    expect(again.body.hotelReservationList[0]?.uniqueIDs).toEqual(held.body.hotelReservationList[0]?.uniqueIDs)
    expect(desk.rooms.purchases).toHaveLength(1)
  })

  test('who sleeps where is as they say, and what they wish goes with it', async () => {
    const body = bodyOf(await desk.found())
    const [first, second] = body.hotelReservationList[0]?.roomStays.roomStayList ?? []
    if (!first || !second) throw new Error('Two rooms were chosen.')
    first.resGuestRPHs = ['byron', 'mary', 'ada']
    second.resGuestRPHs = ['anne']
    first.specialRequests = ['A quiet room']
    second.comments = ['Late arrival']
    await desk.send('Hold', body)
    expect(desk.rooms.purchases).toMatchObject([
      {
        travelers: [{ given: 'Ada' }, { given: 'Mary' }, { given: 'Byron' }, { given: 'Anne' }],
        answers: [
          { code: 'SPECIAL_REQUEST', value: 'A quiet room', travelerRef: '1' },
          { code: 'COMMENT', value: 'Late arrival', travelerRef: '4' },
        ],
      },
    ])
    second.resGuestRPHs = ['anne', 'ada']
    const reply = await desk.send('Hold', body)
    expect(pointersOf(reply)[0]?.[0]).toBe('/hotelReservationList/0/roomStays/roomStayList/1')
  })

  test('whom to reach is told once; what is missing of a guest is told where this call has it', async () => {
    const { emailAddress: _, phoneNumber: __, countryCode: ___, ...bare } = ada
    const rphs = await desk.found()
    const resGuests = [bare, anne, byron, mary]
    const refused = await desk.send('Hold', bodyOf(rphs, { resGuests }))
    expect(refused.status).toBe(400)
    expect(pointersOf(refused)).toEqual([
      [`${guests}/0/emailAddress`, 'Fill in this field.'],
      [`${guests}/0/phoneNumber`, 'Fill in this field.'],
    ])
    const contact = { email: 'ada@example.com', telephone: { phoneNumber: '2110 4400' } }
    const held = await desk.send('Hold', bodyOf(rphs, { resGuests, resGlobalInfo: { contact } }))
    expect(held.body.hotelReservationList[0]?.resStatus).toBe('OnHold')
    const nobody = await desk.send('Hold', bodyOf(rphs, { resGuests: [] }))
    expect(pointersOf(nobody)).toEqual([[guests, 'Fill in this field.']])
  })

  test('a rate that cannot be held', async () => {
    desk.rooms.find = async (query) => ({ ok: true, value: offersFor(query).map((one) => ({ ...one, hold: 'none' })) })
    expect(pointersOf(await desk.send('Hold', bodyOf(await desk.found())))).toEqual([
      ['/resStatus', 'This rate cannot be held. Book it now or choose another rate.'],
    ])
  })

  test('dearer than agreed is told and nothing is held; agreed to, it is', async () => {
    const rphs = await desk.found()
    desk.rooms.requote = pricedAt(12_000)
    const refused = await desk.send('Hold', bodyOf(rphs))
    expect(refused.body).toMatchObject({
      ...{ success: false, errors: { errors: [{ code: 'priceChanged' }] } },
      hotelReservationList: [{ resStatus: 'Pending', resGlobalInfo: { total: { amountAfterTax: 589.6 } } }],
    })
    expect((await desk.send('Hold', { ...bodyOf(rphs), ...usd(589.59) })).body.success).toBe(false)
    expect(desk.rooms.purchases).toEqual([])
    const held = await desk.send('Hold', { ...bodyOf(rphs), ...usd(589.6) })
    expect(held.body).toMatchObject({ success: true, hotelReservationList: [{ resStatus: 'OnHold' }] })
  })
})

describe('[R7.26] b2b-book', () => {
  const paidFor = (id: string | undefined) =>
    desk.world.db.one(
      sql`select count(*)::integer as bookings, sum(paid)::bigint as paid from booking where reference = ${id}`,
    )

  test('buys on the agency’s account what is not paid at the house; each room has its number', async () => {
    const body = bodyOf(await desk.found(), { resGlobalInfo: { agencyReference: 'FILE 7' } })
    const bought = await desk.send('Book', body)
    const [reservation] = bought.body.hotelReservationList
    expect(reservation).toMatchObject({
      ...{ uniqueIDs: [{ type: '14' }, { type: '14' }], resGuests: [{}, {}, {}, {}] },
      resGlobalInfo: {
        total: { amountAfterTax: wholePrice },
        hotelReservationIDs: [
          { type: '14', id: 'RC1', idContext: 'rooms' },
          { type: '14', id: 'RC2', idContext: 'rooms' },
        ],
      },
    })
    expect(['Ticketed', 'Committed']).toContain(reservation?.resStatus)
    expect(await paidFor(reservation?.uniqueIDs[0]?.id)).toEqual({ bookings: 1, paid: 48_400 })
    expect((await desk.send('Book', body)).body.hotelReservationList[0]?.uniqueIDs).toEqual(reservation?.uniqueIDs)
    expect(desk.rooms.purchases).toHaveLength(1)
  })

  test('what was held before is bought, not a second time: by the same request, or by its reference', async () => {
    const rphs = await desk.found()
    await desk.send('Hold', bodyOf(rphs))
    const same = await desk.send('Book', bodyOf(rphs))
    expect(same.body).toMatchObject({ success: true, hotelReservationList: [{ uniqueIDs: [{ type: '14' }, {}] }] })
    expect(desk.rooms.purchases).toHaveLength(1)
    const held = await desk.send('Hold', bodyOf(await desk.found()))
    const [uniqueID] = held.body.hotelReservationList[0]?.uniqueIDs ?? []
    const handles = held.body.hotelReservationList[0]?.roomStays.roomStayList.map((room) => room.reference.id) ?? []
    const tooLittle = await desk.send('Book', { ...bodyOf(handles), uniqueID, ...usd(1) } as ResBody)
    expect(tooLittle.body).toMatchObject({ success: false, errors: { errors: [{ code: 'priceChanged' }] } })
    const bought = await desk.send('Book', { ...bodyOf(handles), uniqueID, ...usd(wholePrice) } as ResBody)
    expect(bought.body).toMatchObject({ success: true })
    expect(bought.body.hotelReservationList[0]?.uniqueIDs[0]).toMatchObject({ type: '14', id: uniqueID?.id })
    expect(desk.rooms.purchases).toHaveLength(2)
    const strange = await desk.send('Book', { ...bodyOf(handles), uniqueID: { type: '14', id: 'NOBODYS1' } } as ResBody)
    expect(strange.status).toBe(404)
  })

  test('[R7.26] the agency’s own file number stays with the order: from the hold, from the purchase, or given when it is paid', async () => {
    const fileOf = async (reply: Awaited<ReturnType<typeof desk.send>>) =>
      desk.world.db.one(sql`
        select file_number as file from purchase join booking on booking.purchase_id = purchase.id
        where reference = ${reply.body.hotelReservationList[0]?.uniqueIDs[0]?.id}`)
    const filed = (agencyReference: string) => ({ resGlobalInfo: { agencyReference } })
    const rphs = await desk.found()
    expect(await fileOf(await desk.send('Hold', bodyOf(rphs, filed('FILE 1'))))).toEqual({ file: 'FILE 1' })
    expect(await fileOf(await desk.send('Book', bodyOf(rphs)))).toEqual({ file: 'FILE 1' })
    expect(await fileOf(await desk.send('Book', bodyOf(await desk.found(), filed('FILE 2'))))).toEqual({
      file: 'FILE 2',
    })
    const held = await desk.send('Hold', bodyOf(await desk.found()))
    expect(await fileOf(held)).toEqual({ file: null })
    const [reservation] = held.body.hotelReservationList
    const handles = reservation?.roomStays.roomStayList.map((room) => room.reference.id) ?? []
    const body = { ...bodyOf(handles, filed('FILE 3')), uniqueID: reservation?.uniqueIDs[0] }
    expect(await fileOf(await desk.send('Book', body as ResBody))).toEqual({ file: 'FILE 3' })
  })

  test('on account and in no other way; nobody but an agency', async () => {
    const card = { kind: 'token' as const, provider: 'test', token: 'tok_ok' }
    const rphs = await desk.found()
    expect(pointersOf(await desk.send('Book', bodyOf(rphs, { resGlobalInfo: { paymentForm: card } })))[0]?.[0]).toBe(
      '/hotelReservationList/0/resGlobalInfo/paymentForm/kind',
    )
    expect((await desk.send('Book', bodyOf(rphs), desk.traveller)).status).toBe(403)
    expect(desk.rooms.purchases).toEqual([])
  })

  test('a price that comes between two looks is held at most, never paid', async () => {
    const rphs = await desk.found()
    let looks = 0
    desk.rooms.requote = (offers) => pricedAt(looks++ === 0 ? 10_000 : 15_000)(offers)
    const refused = await desk.send('Book', bodyOf(rphs))
    expect(refused.body).toMatchObject({
      ...{ success: false, errors: { errors: [{ code: 'priceChanged' }] } },
      hotelReservationList: [{ resStatus: 'OnHold', resGlobalInfo: { total: { amountAfterTax: 734.8 } } }],
    })
  })
})
