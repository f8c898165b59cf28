import { cancelBooking, changeBookingContact, readBookingDetails } from '@portolan/contract/booking'
import { confirmCheckout } from '@portolan/contract/checkout'
import { listNotices, listWorkItems, settleWorkItem } from '@portolan/contract/notice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { byCard } from '../testing/checkout-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(() => world.close())

const idOf = async (reference: string): Promise<string> =>
  (await world.db.one<{ id: string }>(sql`select id from booking where reference = ${reference}`))?.id ?? ''

const noticesOf = async (browser: Browser, reference: string) => {
  await world.app.settle()
  const bookingId = await idOf(reference)
  const { body } = await browser.call(listNotices, {})
  return body.notices
    .filter((one) => one.bookingId === bookingId)
    .map(({ kind, read }) => `${kind}${read ? ' read' : ''}`)
}

describe('the bell', () => {
  test('tells what was confirmed, cancelled and paid back, newest first; looking at the booking reads it', async () => {
    const traveller = await world.loggedIn('traveller')
    const { reference } = await buy(traveller)
    expect(await noticesOf(traveller, reference)).toEqual(['confirmed'])
    const uniqueIDs = [named(reference)]
    const { body } = await traveller.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs } })
    const cancelQuoteID = body.cancelInfoRS?.cancelQuoteID ?? ''
    await traveller.call(cancelBooking, { body: { cancelType: 'Commit', uniqueIDs, cancelQuoteID } })
    expect((await noticesOf(traveller, reference)).sort()).toEqual(['cancelled', 'confirmed', 'refundPaid'])
    await traveller.call(readBookingDetails, { body: { uniqueID: named(reference) } })
    expect((await noticesOf(traveller, reference)).sort()).toEqual([
      'cancelled read',
      'confirmed read',
      'refundPaid read',
    ])
    const agent = await world.loggedIn('agent')
    expect(await noticesOf(agent, reference)).toEqual([])
    expect((await world.browser().call(listNotices, {})).status).toBe(401)
  })

  test('[B5] says which booking it is about in the reader’s language, and how much was paid back', async () => {
    const traveller = await world.loggedIn('traveller')
    const { reference, total } = await buy(traveller, await putTicket(traveller))
    const pass = await buy(traveller)
    const bookingId = await idOf(reference)
    const about = async (headers = {}) => {
      await world.app.settle()
      const { body } = await traveller.call(listNotices, {}, headers)
      return body.notices.filter((one) => one.bookingId === bookingId)
    }
    expect(await about()).toMatchObject([
      { kind: 'confirmed', title: 'Paris Gare de Lyon – Zürich HB', reference, productType: 'rail' },
    ])
    const [chinese] = await about({ 'accept-language': 'zh' })
    expect(chinese?.title).toBe('巴黎里昂站 – 苏黎世中央车站')
    const uniqueIDs = [named(reference)]
    const { body } = await traveller.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs } })
    const cancelQuoteID = body.cancelInfoRS?.cancelQuoteID ?? ''
    await traveller.call(cancelBooking, { body: { cancelType: 'Commit', uniqueIDs, cancelQuoteID } })
    const refund = (await about()).find(({ kind }) => kind === 'refundPaid')
    const promised = body.cancelInfoRS?.cancelRules.find(({ type }) => type === 'Refund')?.amount
    expect(refund).toMatchObject({ title: 'Paris Gare de Lyon – Zürich HB', reference })
    expect(refund?.amount).toEqual({ currencyCode: total.currencyCode, decimalPlaces: 2, amount: promised })
    // What was paid back is said of the booking it belongs to, and of no other.
    const others = (await traveller.call(listNotices, {})).body.notices.filter(
      (one) => one.reference === pass.reference,
    )
    expect(others.map(({ kind, amount }) => ({ kind, amount }))).toEqual([{ kind: 'confirmed', amount: undefined }])
  })

  test('[R6.2] says nothing of a kind of booking that an employee may no longer look at', async () => {
    const agent = await world.loggedIn('agent')
    const { reference } = await buy(agent)
    expect(await noticesOf(agent, reference)).toEqual(['confirmed'])
    await world.db.query(sql`
      insert into account_permission (account_id, permission, effect)
      select id, 'rail:view', 'revoke' from account where username = 'agent'`)
    expect(await noticesOf(agent, reference)).toEqual([])
    await world.db.query(sql`delete from account_permission where permission = 'rail:view' and effect = 'revoke'`)
    expect(await noticesOf(agent, reference)).toEqual(['confirmed'])
  })

  test('tells the owner what a colleague has changed, and not what was changed by the owner', async () => {
    const [agent, manager] = [await world.loggedIn('agent'), await world.loggedIn('manager')]
    const { reference } = await buy(agent)
    const change = { params: { id: reference }, body: { email: 'desk@example.com' } }
    await agent.call(changeBookingContact, change)
    expect(await noticesOf(agent, reference)).toEqual(['confirmed'])
    expect((await manager.call(changeBookingContact, change)).status).toBe(200)
    expect((await noticesOf(agent, reference)).sort()).toEqual(['changed', 'confirmed'])
  })
})

describe('a hold', () => {
  const endsIn = (reference: string, minutes: number) =>
    world.db.query(sql`
      update booking set hold_until = now() + interval '1 minute' * ${minutes} where reference = ${reference}`)
  const reminders = async (reference: string) =>
    (await world.mails()).filter((mail) => mail.includes(reference) && !/multipart\/mixed/.test(mail)).length

  test('that ends within ten minutes is said once, by mail and by the bell; extended, again', async () => {
    const traveller = await world.loggedIn('traveller')
    const { reference } = await hold(traveller)
    await endsIn(reference, 11)
    expect(await noticesOf(traveller, reference)).toEqual([])
    await endsIn(reference, 9)
    expect(await noticesOf(traveller, reference)).toEqual(['holdEnding'])
    const { body } = await traveller.call(listNotices, {})
    const [ending] = body.notices.filter((one) => one.reference === reference)
    const minutesLeft = (Date.parse(ending?.holdExpires ?? '') - Date.now()) / 60_000
    expect([minutesLeft > 7, minutesLeft < 9.5]).toEqual([true, true])
    await world.app.settle()
    expect(await reminders(reference)).toBe(1)
    await endsIn(reference, 10)
    await world.app.settle()
    expect(await reminders(reference)).toBe(2)
  })

  test('of days is said a day before; one that was paid meanwhile is not', async () => {
    const traveller = await world.loggedIn('traveller')
    const { reference, orderId, quoteId, total } = await hold(traveller)
    await endsIn(reference, 60 * 72)
    await world.app.settle()
    expect(await reminders(reference)).toBe(0)
    await world.db.query(sql`update booking set created_at = now() - interval '3 days' where reference = ${reference}`)
    await endsIn(reference, 60 * 23)
    await world.app.settle()
    expect(await reminders(reference)).toBe(1)
    await traveller.call(confirmCheckout, { body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total } })
    await world.db.query(sql`
      insert into outbox (kind, payload)
      values ('booking.holdEnding', ${JSON.stringify({ bookingId: await idOf(reference) })})`)
    await world.app.settle()
    expect(await reminders(reference)).toBe(1)
  })
})

describe('what a person must see to', () => {
  const raise = (kind: string, reference: string) =>
    world.db.query(sql`
      insert into work_item (kind, booking_id, agency_id)
      select ${kind}, booking.id, purchase.agency_id from booking join purchase on purchase.id = purchase_id
      where reference = ${reference}`)

  test('[A11, B5] is listed by the name of its booking for those who manage the agency’s orders, and for nobody else', async () => {
    const [agent, manager] = [await world.loggedIn('agent'), await world.loggedIn('manager')]
    const { reference } = await buy(agent)
    const consumer = await buy(await world.loggedIn('traveller'))
    await raise('refund', reference)
    await raise('refund', consumer.reference)
    const { body } = await manager.call(listWorkItems, {})
    expect(body.items).toEqual([
      {
        id: expect.any(String),
        kind: 'refund',
        at: expect.any(String),
        bookingId: await idOf(reference),
        title: 'Europe Global Pass',
        reference,
        productType: 'railPass',
        state: 'Ticketed',
      },
    ])
    expect((await agent.call(listWorkItems, {})).status).toBe(403)
    expect((await (await world.loggedIn('traveller')).call(listWorkItems, {})).status).toBe(403)
    const others = await world.db.one<{ id: string }>(sql`select id from work_item where agency_id is null`)
    for (const id of [others?.id ?? '', 'nonsense'])
      expect((await manager.call(settleWorkItem, { params: { id }, body: { action: 'done' } })).status).toBe(404)
    const params = { id: body.items[0]?.id ?? '' }
    expect((await manager.call(settleWorkItem, { params, body: { action: 'explode' } })).status).toBe(400)
    const noted = await manager.call(settleWorkItem, { params, body: { note: 'The bank calls back.' } })
    expect(noted.body.items).toHaveLength(1)
    const done = await manager.call(settleWorkItem, { params, body: { action: 'done', note: 'Paid by hand.' } })
    expect(done.body.items).toEqual([])
    expect(await world.db.one(sql`select note from work_item where id = ${params.id}`)).toEqual({
      note: 'Paid by hand.',
    })
    expect((await manager.call(settleWorkItem, { params, body: { action: 'done' } })).status).toBe(404)
  })

  test('and was bought by a consumer is on the list of the shop’s own agency', async () => {
    const shop = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', SHOP_AGENCY: 'Harbour Travel' })
    const { reference } = await buy(await shop.loggedIn('traveller'))
    await shop.db.query(sql`
      insert into work_item (kind, booking_id) select 'unpaid', id from booking where reference = ${reference}`)
    const manager = await shop.loggedIn('manager')
    const { body } = await manager.call(listWorkItems, {})
    expect(body.items).toMatchObject([{ kind: 'unpaid', state: 'Ticketed' }])
    const params = { id: body.items[0]?.id ?? '' }
    const done = await manager.call(settleWorkItem, { params, body: { action: 'done', note: 'Paid by hand.' } })
    expect(done.body.items).toEqual([])
    await shop.close()
  })

  test('[F11] tried again, a refund that had failed is paid once', async () => {
    const [agent, manager] = [await world.loggedIn('agent'), await world.loggedIn('manager')]
    const { reference } = await buy(agent)
    const uniqueIDs = [named(reference)]
    const { body } = await agent.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs } })
    const cancelQuoteID = body.cancelInfoRS?.cancelQuoteID ?? ''
    // The provider does not know the payment any more.
    const bookingId = await idOf(reference)
    const rename = (suffix: string) =>
      world.db.query(sql`
        update payment set reference = replace(reference, '-gone', '') || ${suffix}
        where id = (select payment_id from booking where id = ${bookingId})`)
    await rename('-gone')
    await agent.call(cancelBooking, { body: { cancelType: 'Commit', uniqueIDs, cancelQuoteID } })
    await world.app.settle()
    const waiting = (await manager.call(listWorkItems, {})).body.items.filter((item) => item.bookingId === bookingId)
    expect(waiting.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['refund Cancelled'])
    await rename('')
    const params = { id: waiting[0]?.id ?? '' }
    const after = await manager.call(settleWorkItem, { params, body: { action: 'retry' } })
    expect(after.body.items.filter((item) => item.bookingId === bookingId)).toEqual([])
    await world.app.settle()
    const rows = await world.db.query(sql`
      select refund.status, refund.amount = booking.refunded as same from refund join booking on booking.id = booking_id
      where booking.id = ${bookingId}`)
    expect(rows).toEqual([{ status: 'Refunded', same: true }])
  })

  test('what no machine can settle is not tried again', async () => {
    const [agent, manager] = [await world.loggedIn('agent'), await world.loggedIn('manager')]
    const { reference } = await buy(agent)
    await raise('unpaid', reference)
    const bookingId = await idOf(reference)
    const item = (await manager.call(listWorkItems, {})).body.items.find((one) => one.bookingId === bookingId)
    const params = { id: item?.id ?? '' }
    expect((await manager.call(settleWorkItem, { params, body: { action: 'retry' } })).status).toBe(409)
    expect((await manager.call(listWorkItems, {})).body.items.map(({ id }) => id)).toContain(params.id)
  })
})
