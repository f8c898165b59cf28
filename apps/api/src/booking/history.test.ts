import { exportBookingHistory, readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { startCheckout } from '@portolan/contract/checkout'
import { readRailBooking } from '@portolan/contract/rail-booking'
import { dayText } from '@portolan/domain/moment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { type Bought, buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { putPass } from '../testing/checkout-world.ts'
import { codesIn, lastMail, open } from '../testing/guest-code.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let [agent, manager, viewer, traveller]: Browser[] = []
let [ticket, pass, held]: Bought[] = []

beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', TIME_ZONE: 'Pacific/Auckland' })
  agent = await world.loggedIn('agent')
  manager = await world.loggedIn('manager')
  viewer = await world.loggedIn('viewer')
  traveller = await world.loggedIn('traveller')
  ticket = await buy(agent, await putTicket(agent))
  pass = await buy(traveller)
  held = await hold(agent)
  // Begun and left: nothing was done yet.
  const item = await putPass(agent)
  await agent.call(startCheckout, { body: { cartItemIds: [item.id] } })
})
afterAll(() => world.close())

const history = async (browser: Browser | undefined, more: object = {}) => {
  const reply = await browser?.call(readBookingHistory, { body: { page: 0, size: 20, ...more } })
  return reply?.body.content?.map(({ uniqueIDs }) => uniqueIDs[0]?.id).sort()
}

const sorted = (...bought: (Bought | undefined)[]) => bought.map((one) => one?.reference).sort()

describe('[R7.33] the history', () => {
  test('[R4.9] has a page with its numbers; what is only pending is not in it', async () => {
    const { status, body } = (await agent?.call(readBookingHistory, { body: { page: 0, size: 1 } })) ?? {}
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ success: true, totalElements: 2, totalPages: 2, number: 0, size: 1, first: true, last: false },
      content: [{ status: 'OnHold', paymentStatus: 'None', productType: 'railPass', cancellable: true }],
    })
    const next = await agent?.call(readBookingHistory, { body: { page: 1, size: 1 } })
    expect(next?.body).toMatchObject({ first: false, last: true })
    expect(next?.body.content?.[0]).toMatchObject({
      ...{ status: 'Ticketed', paymentStatus: 'Captured', productType: 'rail', leadTraveler: 'Ada Lovelace' },
      ...{ createdBy: 'agent', total: { amount: ticket?.total.amount } },
    })
    const beyond = await agent?.call(readBookingHistory, { body: { page: 9, size: 20 } })
    expect(beyond?.body).toMatchObject({ content: [], totalElements: 2 })
  })

  test('[A38] no page is larger than it may be', async () => {
    for (const size of [0, -1, 201, 1e9])
      expect((await agent?.call(readBookingHistory, { body: { page: 0, size } }))?.status).toBe(400)
    expect((await agent?.call(readBookingHistory, { body: { page: 1e9, size: 20 } }))?.status).toBe(400)
  })

  test('is narrowed by product, status, days and words of any script', async () => {
    expect(await history(agent, { productType: 'rail' })).toEqual(sorted(ticket))
    expect(await history(agent, { status: ['OnHold', 'Pending'] })).toEqual(sorted(held))
    expect(await history(agent, { keyword: 'lOVELAce' })).toEqual(sorted(ticket, held))
    expect(await history(agent, { keyword: `  ${ticket?.reference.toLowerCase()} ` })).toEqual(sorted(ticket))
    expect(await history(agent, { keyword: 'ZÜRICH' })).toEqual(sorted(ticket))
    for (const keyword of ['%', '_', '\\', "'", '100%']) expect(await history(agent, { keyword })).toEqual([])
    await world.db.query(sql`update booking set lead_name = 'Элина 王小明' where reference = ${held?.reference}`)
    expect(await history(agent, { keyword: 'эЛИНА' })).toEqual(sorted(held))
    expect(await history(agent, { keyword: '小明' })).toEqual(sorted(held))
    // An accent may be written with its letter or after it.
    await world.db.query(sql`update booking set lead_name = ${'Rene\u0301e'} where reference = ${held?.reference}`)
    for (const keyword of ['ren\u00e9e', 'RENE\u0301E']) expect(await history(agent, { keyword })).toEqual(sorted(held))
    const locator = await world.db.one<{ locator: string }>(
      sql`select locator from booking where reference = ${ticket?.reference}`,
    )
    expect(await history(agent, { keyword: locator?.locator })).toEqual(sorted(ticket))
    expect(await history(agent, { keyword: '\u0000' })).toBeUndefined()
  })

  test('[R9.1] counts days in the zone of the shop: a row and the filter that finds it agree at the edge of a day', async () => {
    // 23:30 in UTC on the last of January is the first of February in Auckland.
    await world.db.query(sql`
      update booking set created_at = '2026-01-31T23:30:00Z' where reference = ${held?.reference}`)
    const on = (day: string) => history(agent, { bookingDate: { start: day, end: day } })
    expect(await on('2026-01-31')).toEqual([])
    expect(await on('2026-02-01')).toEqual(sorted(held))
    // 10:59 in UTC is the last minute of that day there, summer time.
    await world.db.query(sql`
      update booking set created_at = '2026-02-01T10:59:59.999Z' where reference = ${held?.reference}`)
    expect(await on('2026-02-01')).toEqual(sorted(held))
    expect(await on('2026-02-02')).toEqual([])
    const listed = await agent?.call(readBookingHistory, { body: { page: 0, size: 20, productType: 'railPass' } })
    const booked = Date.parse(listed?.body.content?.[0]?.createDateTime ?? '')
    expect(dayText(booked, { timeZone: 'Pacific/Auckland' }, 'en')).toBe('1 Feb 2026')
    const csv = (await agent?.call(exportBookingHistory, { query: { bookingDateEnd: '2026-02-01' } }))?.raw.rawPayload
    expect(csv?.toString('utf8')).toContain(',"Booked (Auckland time)",')
    expect(csv?.toString('utf8')).toContain(',"2026-02-01 23:59",')
    expect(await history(agent, { bookingDate: { start: '2026-02-02' } })).toEqual(sorted(ticket))
    expect(await history(agent, { travelDate: { end: '2026-01-01' } })).toEqual([])
    expect(await history(agent, { travelDate: { start: '2026-01-01' } })).toEqual(sorted(ticket, held))
  })

  test('[A11] is the whole agency’s for colleagues who may see orders, and nobody else’s', async () => {
    expect(await history(manager)).toEqual(sorted(ticket, held))
    expect(await history(viewer)).toEqual(sorted(ticket, held))
    expect(await history(traveller)).toEqual(sorted(pass))
    expect((await world.browser().call(readBookingHistory, { body: { page: 0, size: 1 } })).status).toBe(401)
    await world.db.query(sql`
      insert into account_permission (account_id, permission, effect)
      select id, 'orders:view', 'revoke' from account where username = 'viewer'`)
    expect(await history(viewer)).toEqual([])
    await world.db.query(sql`delete from account_permission`)
  })
})

describe('the history as a table', () => {
  test('[A39] is CSV with a byte order mark, in the caller’s language, and runs nothing', async () => {
    await world.db.query(sql`
      update booking set lead_name = '=cmd|'' /C calc''!A0', title = 'A "quoted", title' where reference = ${held?.reference}`)
    const reply = await agent?.call(exportBookingHistory, { query: { sort: 'bookingDate,asc' } })
    expect(reply?.status).toBe(200)
    expect(reply?.raw.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply?.raw.headers['content-disposition']).toBe('attachment; filename="bookings.csv"')
    const text = reply?.raw.rawPayload.toString('utf8') ?? ''
    expect(text.startsWith('\ufeff"Reference","Supplier reference",')).toBe(true)
    const [, first, second] = text.split('\r\n')
    expect(first).toContain('"A ""quoted"", title"')
    expect(first).toContain(`"'=cmd|' /C calc'!A0"`)
    const total = ticket?.total.amount.toFixed(2)
    expect(second).toContain(`,"${total}","${total}","0.00","Paid by card","0.00","","agent"`)
    const arabic = await agent?.call(exportBookingHistory, { query: {} }, { 'accept-language': 'ar' })
    expect(arabic?.raw.rawPayload.toString('utf8')).toContain('رقم الحجز')
  })

  test('takes the same filters, and is for those who are logged in', async () => {
    const lines = async (query: object) =>
      (await agent?.call(exportBookingHistory, { query }))?.raw.rawPayload.toString('utf8').trim().split('\r\n').length
    expect(await lines({})).toBe(3)
    expect(await lines({ status: 'Ticketed' })).toBe(2)
    expect(await lines({ keyword: 'nobody' })).toBe(1)
    expect((await world.browser().call(exportBookingHistory, { query: {} })).status).toBe(401)
  })
})

const details = (browser: Browser | undefined, id = '') =>
  browser?.call(readBookingDetails, { body: { uniqueID: named(id) } })

describe('[R4.9] details', () => {
  test('tell summary, timeline, travellers, contact, papers and what was paid', async () => {
    const reply = await details(agent, ticket?.reference)
    expect(reply?.status).toBe(200)
    const body = reply?.body
    expect(body?.errors).toBeUndefined()
    expect(body?.booking).toMatchObject({ status: 'Ticketed', title: expect.stringContaining('Paris') })
    expect(body?.timeline?.map(({ kind }) => kind)).toEqual([
      ...['holdSent', 'holdOk', 'payStarted', 'confirmOk', 'ticketed'],
    ])
    expect(Object.keys(body?.timeline?.[0] ?? {}).sort()).toEqual(['at', 'kind'])
    expect(body?.travelers).toMatchObject([{ firstName: 'Ada', lastName: 'Lovelace', lead: true }])
    expect(body?.contact).toMatchObject({ email: 'ada@example.com' })
    expect(body?.documents).toEqual(['ticket', 'receipt', 'calendar'])
    expect(body?.standing).toBe('own')
    expect((await details(manager, ticket?.reference))?.body.standing).toBe('colleague')
    expect(body?.paid?.amount).toBe(ticket?.total.amount)
    expect(body?.penalties?.length).toBeGreaterThan(0)
  })

  test('[A41] never show a passport’s number, nor does the database', async () => {
    for (const reply of [
      await details(agent, ticket?.reference),
      await agent?.call(readRailBooking, { body: { uniqueID: named(ticket?.reference ?? '') } }),
    ]) {
      expect(reply?.raw.body).not.toContain('PX1234567')
      expect(reply?.raw.body).toContain('•••••567')
    }
    const rows = await world.db.query(sql`select purchase::text, booking::text from booking, purchase`)
    expect(JSON.stringify(rows)).not.toContain('PX1234567')
    expect(world.log.join('')).not.toMatch(/PX1234567|Lovelace|ada@example/)
  })

  test('[R1.5] show how the price came about, from what the agency pays us, to those alone who may see markups', async () => {
    expect((await details(agent, ticket?.reference))?.body.priceTrace).toBeUndefined()
    const reply = await details(manager, ticket?.reference)
    const [shown] = reply?.body.priceTrace ?? []
    expect(Object.keys(shown ?? {}).sort()).toEqual(['price', 'rate', 'rateDate', 'selling', 'taxes'])
    expect(shown?.selling.amount).toBe(ticket?.total.amount)
    // What the customer pays, at the rate: nothing lies between the two.
    expect((shown?.price.amount ?? 0) * Number(shown?.rate)).toBeCloseTo(ticket?.total.amount ?? 0, 1)
    expect(reply?.raw.body).not.toMatch(/"(net|markup)"/)
  })

  test('[R1.5] show it of what the own agency has bought alone, whoever opens it', async () => {
    const guest = world.browser()
    const bought = await buy(guest)
    const owner = await world.loggedIn('owner')
    await open(owner, codesIn(await lastMail(world))[0])
    const reply = await details(owner, bought.reference)
    expect(reply?.body).toMatchObject({ standing: 'manage', paid: bought.total })
    expect(reply?.body.priceTrace).toBeUndefined()
  })

  test('[R8.6] what is not found is told under a heading, as JSON text', async () => {
    for (const id of ['XXXXXXXX', '00000000-0000-0000-0000-000000000000', "' or 1=1 --"]) {
      const reply = await details(agent, id)
      expect(reply?.status).toBe(404)
      expect(JSON.parse(reply?.body.errors?.errors[0]?.stringValue ?? '')).toEqual({
        label: 'Sorry!',
        details: expect.stringContaining('could not find'),
      })
    }
  })
})

describe('[R7.35] a rail booking', () => {
  test('of tickets has its trains, seats, passengers, prices and papers', async () => {
    const reply = await agent?.call(readRailBooking, { body: { uniqueID: named(ticket?.reference ?? '') } })
    expect(reply?.status).toBe(200)
    const reservation = reply?.body.railReservation
    expect(reservation).toMatchObject({
      ...{ uniqueID: { type: '14', id: ticket?.reference }, status: 'Ticketed' },
      passengerInfos: [
        { code: 'ADULT', leadTraveler: true, passengerDetail: { identification: { surname: 'Lovelace' } } },
      ],
      fulfillments: [{ status: 'Fulfilled' }],
    })
    const [way] = reservation?.itinerary.originAndDestinations ?? []
    expect(way?.originLocation.name).toContain('Paris')
    const seat = way?.trainSegments[0]?.assignments?.[0]
    expect(seat?.coach).toBeDefined()
    expect(seat?.travelerRPH).toBe(reservation?.passengerInfos[0]?.rph)
    expect(reservation?.fulfillments?.[0]?.passengerRPHs).toEqual([seat?.travelerRPH])
    expect(reservation?.itinerary.railCharges?.total.amountAfterTax).toBe(ticket?.total.amount)
    expect(reservation?.priceList.reduce((sum, { sellingAmount }) => sum + sellingAmount, 0)).toBeCloseTo(
      ticket?.total.amount ?? 0,
    )
    expect(reservation?.conditions.length).toBeGreaterThan(0)
    expect(
      reservation?.itinerary.vendorMessages.vendorMessageList[0]?.subSections[0]?.paragraphs.length,
    ).toBeGreaterThan(0)
    expect(reply?.body.userInfo).toMatchObject({ username: 'agent' })
  })

  test('of a pass has the pass; held, it says until when it is to be paid', async () => {
    const bought = await traveller?.call(readRailBooking, { body: { uniqueID: named(pass?.reference ?? '') } })
    expect(bought?.body.railReservation?.itinerary).toMatchObject({
      originAndDestinations: [],
      pass: { sellingAmount: pass?.total.amount, passengers: [{ code: 'ADULT', quantity: 1 }] },
    })
    const waiting = await agent?.call(readRailBooking, { body: { uniqueID: named(held?.reference ?? '') } })
    expect(waiting?.body.railReservation).toMatchObject({
      ...{ uniqueID: { type: '23' }, status: 'OnHold', lastHoldDate: expect.any(String), fulfillments: [] },
      paymentRules: [{ amount: held?.total.amount }],
    })
  })

  test('[A7] of somebody else is none, and the attempt is logged', async () => {
    const strangers = [world.browser(), traveller as Browser]
    await strangers[0]?.call(startCheckout, { body: { cartItemIds: [(await putPass(strangers[0])).id] } })
    for (const stranger of strangers) {
      const before = world.log.length
      const other = await stranger.call(readRailBooking, { body: { uniqueID: named(ticket?.reference ?? '') } })
      const none = await stranger.call(readRailBooking, { body: { uniqueID: named('XXXXXXXX') } })
      expect(other.status).toBe(404)
      expect(other.raw.body).toBe(none.raw.body)
      const lines = world.log.slice(before).filter((line) => line.includes('somebody else'))
      expect(lines).toHaveLength(1)
    }
    for (const colleague of [manager, viewer]) expect((await details(colleague, ticket?.reference))?.status).toBe(200)
    expect((await details(agent, pass?.reference))?.status).toBe(404)
    // The same right, in another agency.
    await world.db.query(sql`
      with other as (insert into agency (name) values ('Other') returning id)
      update account set agency_id = (select id from other) where username = 'viewer'`)
    expect((await details(viewer, ticket?.reference))?.status).toBe(404)
    expect(await history(viewer)).toEqual([])
    expect((await world.browser().call(readRailBooking, { body: { uniqueID: named('X') } })).status).toBe(401)
  })
})

describe('[R4.9] the order of the history', () => {
  test('is by the day of booking, the last or the first in front, or by the day of travel, of which both ends count; what has none comes last', async () => {
    const more = [await hold(agent as Browser), await hold(agent as Browser)]
    const rows = [ticket, held, ...more].map((bought) => bought?.reference ?? '')
    const days = [
      { created: '2026-03-02', travels: '2027-05-01T08:00' },
      { created: '2026-03-04', travels: null },
      { created: '2026-03-01', travels: '2027-04-30T23:00' },
      { created: '2026-03-03', travels: '2027-05-01T07:59' },
    ]
    for (const [index, { created, travels }] of days.entries())
      await world.db.query(sql`
        update booking set created_at = ${`${created}T12:00:00Z`}, travel_start = ${travels} where reference = ${rows[index]}`)
    const listed = async (sort?: string) => {
      const reply = await agent?.call(readBookingHistory, { body: { page: 0, size: 20, sort } as never })
      return reply?.body.content?.map(({ uniqueIDs }) => rows.indexOf(uniqueIDs[0]?.id ?? ''))
    }
    const exported = async (sort?: string) => {
      const reply = await agent?.call(exportBookingHistory, { query: (sort ? { sort } : {}) as never })
      const [, ...lines] = reply?.raw.rawPayload.toString('utf8').trim().split('\r\n') ?? []
      return lines.map((line) => rows.indexOf(/^"([^"]*)"/.exec(line)?.[1] ?? ''))
    }
    for (const order of [listed, exported]) {
      expect(await order('bookingDate,desc')).toEqual([1, 3, 0, 2])
      expect(await order()).toEqual([1, 3, 0, 2])
      expect(await order('bookingDate,asc')).toEqual([2, 0, 3, 1])
      expect(await order('travelDate,asc')).toEqual([2, 3, 0, 1])
    }
    expect(
      (await agent?.call(readBookingHistory, { body: { page: 0, size: 1, sort: 'price' } as never }))?.status,
    ).toBe(400)
    const travelling = async (start?: string, end?: string) => {
      const travelDate = { ...(start && { start }), ...(end && { end }) }
      const reply = await agent?.call(readBookingHistory, { body: { page: 0, size: 20, travelDate } })
      return reply?.body.content?.map(({ uniqueIDs }) => rows.indexOf(uniqueIDs[0]?.id ?? '')).sort()
    }
    expect(await travelling('2027-05-01')).toEqual([0, 3])
    expect(await travelling(undefined, '2027-04-30')).toEqual([2])
    expect(await travelling('2027-04-30', '2027-05-01')).toEqual([0, 2, 3])
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => agent?.call(readBookingHistory, { body: { page, size: 1, sort: 'travelDate,asc' } })),
    )
    expect(pages.map((reply) => rows.indexOf(reply?.body.content?.[0]?.uniqueIDs[0]?.id ?? ''))).toEqual([2, 3, 0, 1])
  })
})
