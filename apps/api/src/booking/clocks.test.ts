import { readBookingDetails } from '@portolan/contract/booking'
import { startCheckout } from '@portolan/contract/checkout'
import type { RailReservation } from '@portolan/contract/rail-journey'
import type { CancelPenalty } from '@portolan/contract/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { putPass } from '../testing/checkout-world.ts'
import { bookStay, findStay, isPaidThere } from '../testing/stay-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let agent: Browser

beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
  agent = await world.loggedIn('agent')
})
afterAll(() => world.close())

/** The same browser before a clock of its own. */
const at = (browser: Browser, timeZone: string): Browser => ({
  ...browser,
  call: (call, input, headers = {}) => browser.call(call, input, { 'portolan-time-zone': timeZone, ...headers }),
})

const zoneOf = async (orderId: string) =>
  (await world.db.one<{ zone: string | null }>(sql`select time_zone as zone from purchase where id = ${orderId}`))?.zone

const endsOf = (penalties: readonly CancelPenalty[] = []) => penalties.flatMap(({ deadline }) => deadline ?? [])

const details = async (reference: string) =>
  (await agent.call(readBookingDetails, { body: { uniqueID: named(reference) } })).body

describe('[R9.1] the zone of the buyer’s clock', () => {
  test('stays with the order', async () => {
    const item = await putPass(agent)
    const { body } = await at(agent, 'America/New_York').call(startCheckout, { body: { cartItemIds: [item.id] } })
    expect(await zoneOf(body.orderId)).toBe('America/New_York')
  })

  test('one that does not exist refuses nothing: the shop’s is meant', async () => {
    for (const zone of ['Mars/Olympus', '../../etc/passwd', '', 'x'.repeat(5000), '\u00e9']) {
      const item = await putPass(agent)
      const { status, body } = await at(agent, encodeURI(zone)).call(startCheckout, {
        body: { cartItemIds: [item.id] },
      })
      expect([status, await zoneOf(body.orderId)], zone.slice(0, 20)).toEqual([200, null])
    }
  })

  test('is that of the mail about a hold; without one the shop’s, and either is named', async () => {
    const reminded = async (browser: Browser) => {
      const { reference } = await hold(browser)
      await world.db.query(sql`
        update booking set hold_until = '2027-03-28T02:23:00Z', status = 'OnHold' where reference = ${reference}`)
      await world.db.query(sql`
        insert into outbox (kind, payload)
        select 'booking.holdEnding', json_build_object('bookingId', id)::jsonb from booking where reference = ${reference}`)
      await world.app.settle()
      return (await world.mails()).findLast((mail) => mail.includes(reference)) ?? ''
    }
    expect(await reminded(at(agent, 'America/New_York'))).toContain('27 Mar 2027, 22:23 New York time')
    expect(await reminded(agent)).toContain('28 Mar 2027, 10:23 Shanghai time')
  })
})

describe('[F4] [B11] a deadline of terms', () => {
  test('of a train is by the clock of its station, in the order, the booking and the sentence alike', async () => {
    const { reference } = await buy(agent, await putTicket(agent))
    const { penalties, reservation } = await details(reference)
    const ends = endsOf(penalties)
    expect(ends.length).toBeGreaterThan(0)
    for (const end of ends)
      expect(end).toMatchObject({ absoluteDeadline: expect.stringMatching(/\+0[12]:00$/), clock: 'Paris time' })
    const said = (reservation as RailReservation).conditions.flatMap(({ deadline, stringValue }) =>
      deadline ? [{ ...deadline, stringValue }] : [],
    )
    expect(said.length).toBeGreaterThan(0)
    for (const { text, absoluteDeadline, stringValue } of said) {
      expect(stringValue).toContain(text)
      expect(text).toMatch(/ Paris time$/)
      expect(text).toContain(absoluteDeadline.slice(11, 16))
    }
  })

  test('of a hotel is by the clock of the house, with the same text on every page', async () => {
    const room = await findStay(agent, isPaidThere)
    const offered = endsOf(room.ratePlans[0]?.cancelPenalties)
    const { penalties } = await details(await bookStay(agent, room, 'HT-1'))
    expect(endsOf(penalties)).toEqual(offered)
    for (const end of offered) expect(end).toMatchObject({ clock: expect.stringMatching(/ time$/) })
  })
})
