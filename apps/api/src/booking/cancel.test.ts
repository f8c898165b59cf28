import { cancelBooking, extendBooking, readBookingDetails } from '@portolan/contract/booking'
import { readCart } from '@portolan/contract/cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { chargedFor, commit, minor, quote, quoteIdIn, ruleIn, textIn } from '../testing/cancel-world.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(() => world.close())

describe('[R7.34] cancelling what was bought', () => {
  test('is priced first, and exactly that is given back, once', async () => {
    const guest = world.browser()
    const bought = await buy(guest)
    const quoted = await quote(guest, bought.reference)
    expect(quoted.status).toBe(200)
    expect(quoted.body).toMatchObject({ success: true, status: 'Ticketed', cancelInfoRS: { refundTo: 'original' } })
    expect(Date.parse(quoted.body.cancelInfoRS?.validUntil ?? '')).toBeGreaterThan(Date.now())
    const [refund, fee] = [ruleIn(quoted, 'Refund'), ruleIn(quoted, 'Charge')]
    expect(minor(refund) + minor(fee)).toBe(minor(bought.total.amount))
    expect(refund).toBeGreaterThan(0)
    expect(fee).toBeGreaterThan(0)
    const done = await commit(guest, bought.reference, quoteIdIn(quoted))
    expect(done.body).toMatchObject({ success: true, status: 'Cancelled' })
    expect(ruleIn(done, 'Refund')).toBe(refund)
    const before = { captured: minor(bought.total.amount), refunded: minor(refund) }
    expect(await chargedFor(world, bought.orderId)).toEqual(before)
    const again = await commit(guest, bought.reference, quoteIdIn(quoted))
    expect(again.body).toMatchObject({ success: true, status: 'Cancelled' })
    expect(await chargedFor(world, bought.orderId)).toEqual(before)
    const { body } = await guest.call(readBookingDetails, { body: { uniqueID: named(bought.reference) } })
    expect(body.booking).toMatchObject({ status: 'Cancelled', paymentStatus: 'PartiallyRefunded', cancellable: false })
    expect([body.refunded?.amount, body.cancelFee?.amount]).toEqual([refund, fee])
    expect(body.timeline?.map(({ kind }) => kind).slice(-2)).toEqual(['cancelSent', 'cancelOk'])
    const ledger = await world.db.one<{ sum: number }>(sql`select sum(amount) as sum from ledger_line`)
    expect(Number(ledger?.sum)).toBe(0)
  })

  test('at the same moment by two tabs is one cancellation', async () => {
    const guest = world.browser()
    const bought = await buy(guest)
    const id = quoteIdIn(await quote(guest, bought.reference))
    const both = await Promise.all([commit(guest, bought.reference, id), commit(guest, bought.reference, id)])
    expect(both.map(({ status, body }) => `${status} ${body.status}`)).toEqual(['200 Cancelled', '200 Cancelled'])
    const kinds = await world.db.query<{ kind: string }>(sql`
      select kind from booking_event join booking on booking.id = booking_id
      where reference = ${bought.reference} and kind like 'cancel%'`)
    expect(kinds.map(({ kind }) => kind)).toEqual(['cancelSent', 'cancelOk'])
    expect(
      (
        await world.db.query(
          sql`select 1 from refund join booking on booking.id = booking_id where reference = ${bought.reference}`,
        )
      ).length,
    ).toBe(1)
  })

  test('of a ticket that may be given back for nothing gives everything back', async () => {
    const guest = world.browser()
    const bought = await buy(guest, await putTicket(guest))
    const quoted = await quote(guest, bought.reference)
    expect(ruleIn(quoted, 'Refund')).toBe(bought.total.amount)
    expect((await commit(guest, bought.reference, quoteIdIn(quoted))).body.status).toBe('Cancelled')
    expect(await chargedFor(world, bought.orderId)).toEqual({
      ...{ captured: minor(bought.total.amount), refunded: minor(bought.total.amount) },
    })
  })

  test('[A16] needs a quote that is this booking’s own, still good and the newest', async () => {
    const guest = world.browser()
    const [one, other] = [await buy(guest), await buy(guest)]
    const [mine, others] = [await quote(guest, one.reference), await quote(guest, other.reference)]
    const refused = [
      await commit(guest, one.reference),
      await commit(guest, one.reference, quoteIdIn(others)),
      await commit(guest, one.reference, 'made up'),
    ]
    const newest = await quote(guest, one.reference)
    refused.push(await commit(guest, one.reference, quoteIdIn(mine)))
    await world.db.query(sql`
      update booking set cancellation = jsonb_set(cancellation::jsonb, '{expiresAt}', '1000')::json
      where reference = ${one.reference}`)
    refused.push(await commit(guest, one.reference, quoteIdIn(newest)))
    for (const reply of refused) {
      expect(reply.status).toBe(409)
      expect(textIn(reply)).toMatch(/quote is no longer valid/)
    }
    expect(await chargedFor(world, one.orderId)).toMatchObject({ refunded: 0 })
    const { body } = await guest.call(readBookingDetails, { body: { uniqueID: named(one.reference) } })
    expect(body.booking?.status).toBe('Ticketed')
  })

  test('what is cancelled, or never was bought, cannot be cancelled', async () => {
    const guest = world.browser()
    const bought = await buy(guest)
    await commit(guest, bought.reference, quoteIdIn(await quote(guest, bought.reference)))
    for (const reply of [await quote(guest, bought.reference), await commit(guest, bought.reference)]) {
      expect(reply.status).toBe(409)
      expect(textIn(reply)).toMatch(/cannot be cancelled/)
    }
  })

  test('while its money is on its way is refused, and the refusal says what to wait for', async () => {
    const guest = world.browser()
    const bought = await buy(guest)
    const quoteId = quoteIdIn(await quote(guest, bought.reference))
    await world.db.query(sql`update payment set status = 'Capturing' where purchase_id = ${bought.orderId}`)
    await world.db.query(sql`update booking set paid = 0 where reference = ${bought.reference}`)
    for (const reply of [await quote(guest, bought.reference), await commit(guest, bought.reference, quoteId)]) {
      expect(reply.status).toBe(409)
      expect(textIn(reply)).toBe('This is being paid for. Wait until the payment has ended, then try again.')
    }
  })

  test('of a part is refused where the supplier cannot, and nothing changes', async () => {
    const guest = world.browser()
    const bought = await buy(guest, await putTicket(guest))
    const [from, to] = ['8768600', '8503000'].map((locationCode) => ({ locationCode }))
    const reply = await guest.call(cancelBooking, {
      body: {
        ...{ cancelType: 'Quote', uniqueIDs: [named(bought.reference)] },
        originAndDestinationSegments: [
          { originLocation: from ?? { locationCode: '' }, destinationLocation: to ?? { locationCode: '' } },
        ],
      },
    })
    expect(reply.status).toBe(409)
    const row = await world.db.one(sql`select status, cancellation from booking where reference = ${bought.reference}`)
    expect(row).toEqual({ status: 'Ticketed', cancellation: null })
  })

  test('[R8.10] of what is not known is a 404; of two orders at once a 400', async () => {
    const guest = world.browser()
    const [one, other] = [await buy(guest), await buy(guest)]
    expect((await quote(guest, 'XXXXXXXX')).status).toBe(404)
    expect((await quote(guest, one.reference, 'XXXXXXXX')).status).toBe(404)
    expect((await quote(guest, one.reference, other.reference)).status).toBe(400)
    const reply = await guest.call(cancelBooking, {
      body: { cancelType: 'Quote', uniqueIDs: [named(one.reference)], productType: 'hotel' },
    })
    expect(reply.status).toBe(404)
  })

  test('a supplier that would give less than was quoted cancels nothing', async () => {
    const guest = world.browser()
    const bought = await buy(guest)
    const quoted = await quote(guest, bought.reference)
    await world.db.query(sql`
      update booking set cancellation = jsonb_set(cancellation::jsonb, '{supplier,refund,minor}', '99999999')::json
      where reference = ${bought.reference}`)
    const reply = await commit(guest, bought.reference, quoteIdIn(quoted))
    expect(reply.body).toMatchObject({ success: false, status: 'Ticketed' })
    expect(textIn(reply)).toMatch(/quote is no longer valid/)
    expect(await chargedFor(world, bought.orderId)).toMatchObject({ refunded: 0 })
  })
})

describe('what is held', () => {
  test('is given back for nothing, without a quote, and is in the cart again', async () => {
    const guest = world.browser()
    const held = await hold(guest)
    expect((await quote(guest, held.reference)).body).toMatchObject({ success: true, status: 'OnHold' })
    const done = await commit(guest, held.reference)
    expect(done.body).toMatchObject({ success: true, status: 'Ignored' })
    expect((await guest.call(readCart, {})).body).toHaveLength(1)
    await world.app.settle()
    const sale = await world.db.one<{ state: string }>(
      sql`select state from house_reservation order by created_at desc limit 1`,
    )
    expect(sale?.state).toBe('released')
  })

  test('is held longer, tickets and passes alike, and what is bought is not held', async () => {
    const guest = world.browser()
    const held = await hold(guest, await putTicket(guest))
    const { body } = await guest.call(readBookingDetails, { body: { uniqueID: named(held.reference) } })
    const reply = await guest.call(extendBooking, { body: { uniqueID: named(held.reference) } })
    expect(reply.status).toBe(200)
    expect(Date.parse(reply.body.holdExpires ?? '')).toBeGreaterThan(Date.parse(body.booking?.holdExpires ?? ''))
    const row = await world.db.one<{ same: boolean }>(sql`
      select booking.hold_until = purchase.due_at as same from booking join purchase on purchase.id = purchase_id
      where reference = ${held.reference}`)
    expect(row?.same).toBe(true)
    const pass = await hold(guest)
    expect((await guest.call(extendBooking, { body: { uniqueID: named(pass.reference) } })).status).toBe(200)
    const bought = await buy(guest)
    expect((await guest.call(extendBooking, { body: { uniqueID: named(bought.reference) } })).status).toBe(409)
  })
})
