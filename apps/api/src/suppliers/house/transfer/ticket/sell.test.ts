import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { lead, openTransferShop, rideQuery } from '../../../../testing/house-transfer-shop.ts'
import type { FlightTimes } from '../flight/flight-times.ts'
import { forgetPastRides, takeSlots } from './slot-store.ts'

let db: Database
let shop: ReturnType<typeof openTransferShop>

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const open = () => {
  shop = openTransferShop(db)
  return shop
}

describe('[R1.2] what is found', () => {
  test('one offer of each kind, each at the price of its parts', async () => {
    const offers = await open().search(rideQuery('CDG', 'PAR', { at: '2027-05-12T23:00', children: 1, childSeats: 1 }))
    expect(offers.map(({ detail }) => detail.vehicle.kind)).toEqual(['sedan', 'suv', 'van', 'premium', 'shuttle'])
    for (const { price, detail } of offers) {
      const parts = (price.lines ?? []).reduce((sum, { amount }) => sum + amount.minor, 0)
      expect(parts).toBe(price.total.minor)
      const fees = detail.fees.reduce((sum, { amount }) => sum + amount.minor, 0)
      expect(price.lines?.[0]?.amount.minor).toBe(price.total.minor - fees)
      expect(detail.rail).toMatchObject({ name: { en: 'Train RER B', fr: 'Train RER B' }, each: { minor: 1400 } })
    }
  })

  test('list price = quoted price = sold price', async () => {
    const found = await open().search(rideQuery('FCO', 'ROM', { back: { at: '2027-05-15T09:00' } }))
    for (const offer of found) {
      const quote = await shop.quote(offer)
      expect([quote.total, quote.changed]).toEqual([offer.price, false])
      expect(await shop.buy(offer)).toMatchObject({ ok: true, value: { total: offer.price, state: 'confirmed' } })
    }
  })

  test('a flight moves the pick-up, and what is sold keeps the hour that was offered', async () => {
    const flights = {
      landing: async () => ({ at: '2027-05-12T13:10', isAbroad: true }),
      leaving: async () => undefined,
    }
    const following = openTransferShop(db, flights)
    const offer = await following.offer(rideQuery('MXP', 'MIL', { flight: { airline: 'LH', number: '250' } }))
    expect(offer.detail.ways).toMatchObject([{ pickUpAt: '2027-05-12T13:55', flight: { at: '2027-05-12T13:10' } }])
    const bought = await following.buy(offer)
    expect(bought).toMatchObject({ value: { detail: { ways: [{ pickUpAt: '2027-05-12T13:55' }] } } })
    const tooLate = {
      ...rideQuery('MXP', 'MIL'),
      flight: { airline: 'LH', number: '250' },
      back: { at: '2027-05-12T13:00' },
    }
    expect(await following.ask(tooLate)).toMatchObject({ ok: false, error: { kind: 'noAvailability' } })
    const { questions = [] } = await following.quote(offer)
    expect(questions.map(({ code }) => code)).toEqual(['SIGN_NAME', 'NOTE'])
  })

  test('what cannot be driven is refused', async () => {
    open()
    const wrong = [
      rideQuery('CDG', 'PAR', { at: '2027-03-01T10:30' }),
      rideQuery('CDG', 'PAR', { at: '2029-05-12T10:30' }),
      rideQuery('CDG', 'PAR', { at: '2027-02-30T10:30' }),
      rideQuery('CDG', 'MAD'),
      rideQuery('XXX', 'PAR'),
      rideQuery('CDG', 'PAR', { back: { at: '2027-05-12T12:20' } }),
      rideQuery('CDG', 'PAR', { adults: 0, children: 2 }),
      rideQuery('CDG', 'PAR', { adults: 15 }),
      rideQuery('CDG', 'PAR', { bags: 29 }),
      rideQuery('CDG', 'PAR', { childSeats: 1 }),
      { ...rideQuery('CDG', 'PAR'), to: rideQuery('CDG', 'PAR').from },
    ]
    for (const query of wrong) expect(await shop.ask(query)).toMatchObject({ ok: false, error: { kind: 'invalid' } })
  })
})

describe('[R1.2] a flight that is answered', () => {
  const landings: Record<string, string> = { '250': '2027-05-12T13:10', '999': '2027-05-12T22:10' }
  const flights: FlightTimes = {
    landing: async ({ number }) => {
      const at = landings[number]
      return at === undefined ? undefined : { at, isAbroad: true }
    },
    leaving: async () => undefined,
  }
  const flight = (value: string) => [{ code: 'FLIGHT', value }]
  const ask = async (value: string, more = {}, kind = 'sedan') => {
    const following = openTransferShop(db, flights)
    const offer = await following.offer(rideQuery('MXP', 'MIL', more), kind)
    const quote = await following.quote(offer, flight(value))
    return { following, offer, quote, quoted: quote.offers[0] ?? expect.fail('nothing quoted') }
  }

  test('moves the pick-up as in the search, and it is sold so', async () => {
    const { following, offer, quote, quoted } = await ask('lh 0250')
    expect(quoted.detail.ways).toMatchObject([
      { pickUpAt: '2027-05-12T13:55', flight: { airline: 'LH', number: '250', at: '2027-05-12T13:10' } },
    ])
    expect([quote.changed, quoted.price, quoted.identity]).toEqual([false, offer.price, offer.identity])
    expect(quote.questions?.map(({ code }) => code)).toContain('FLIGHT')
    const held = await following.supplier.hold(
      { offers: [quoted.ref], travelers: [lead], accept: offer.price.total, answers: flight('lh 0250') },
      following.write(),
    )
    expect(held).toMatchObject({
      value: { detail: { ways: [{ pickUpAt: '2027-05-12T13:55', flight: { number: '250' } }] } },
    })
    // Free until the day before, by the hour it has moved to.
    expect(quoted.detail.freeUntil).toBe(Date.parse('2027-05-11T11:55:00Z'))
  })

  test('at night costs more: the quote says so, and who has agreed to less is refused', async () => {
    const { following, offer, quote, quoted } = await ask('LH999')
    expect(quoted.detail.ways[0]?.pickUpAt).toBe('2027-05-12T22:55')
    expect(quote.changed).toBe(true)
    expect(quoted.price.total.minor).toBeGreaterThan(offer.price.total.minor)
    expect(quoted.detail.fees.map(({ code }) => code)).toEqual(['NIGHT'])
    expect(await following.buy({ ...quoted, price: offer.price })).toMatchObject({ error: { kind: 'priceChanged' } })
    expect(await following.buy(quoted)).toMatchObject({ value: { total: quoted.price } })
  })

  test('corrected or taken back counts from the hour that was searched for', async () => {
    const { following, offer, quoted } = await ask('LH999')
    const hourOf = async (answers?: { code: string; value: string }[]) =>
      (await following.quote(quoted, answers)).offers[0]?.detail.ways[0]?.pickUpAt
    expect(await hourOf(flight('LH250'))).toBe('2027-05-12T13:55')
    expect(await hourOf()).toBe('2027-05-12T22:55')
    expect(await hourOf([])).toBe(offer.detail.ways[0]?.pickUpAt)
  })

  test('that the timetable does not know leaves the hour, and the driver is told it', async () => {
    const { following, offer, quoted } = await ask('TP1024')
    expect(quoted.detail.ways).toEqual([{ ...offer.detail.ways[0], flight: { airline: 'TP', number: '1024' } }])
    expect(await following.buy(quoted)).toMatchObject({ value: { detail: { ways: quoted.detail.ways } } })
    expect((await ask('no idea')).quoted.detail.ways[0]).not.toHaveProperty('flight')
  })

  test('for whose hour nobody can drive leaves the hour too', async () => {
    const { offer, quoted } = await ask('LH999', { back: { at: '2027-05-12T20:00' } })
    expect(quoted.detail.ways[0]).toEqual({ ...offer.detail.ways[0], flight: { airline: 'LH', number: '999' } })
  })

  test('takes a seat in the next bus', async () => {
    const { quoted } = await ask('LH250', {}, 'shuttle')
    expect(quoted.detail.ways[0]?.pickUpAt).toBe('2027-05-12T14:00')
  })
})

describe('[R1.2] what is sold', () => {
  test('more people than it was searched for, nobody, or somebody without a telephone are refused', async () => {
    const offer = await open().offer(rideQuery('AMS', 'AMSTERDAM'))
    const others = ['2', '3'].map((ref) => ({ ...lead, ref, lead: false }))
    expect(await shop.buy(offer, { travelers: [lead, ...others] })).toMatchObject({ error: { kind: 'invalid' } })
    expect(await shop.buy(offer, { travelers: [] })).toMatchObject({ error: { kind: 'invalid' } })
    const { phone: _, ...bare } = lead
    expect(await shop.buy(offer, { travelers: [bare] })).toMatchObject({
      error: { fields: [{ pointer: '/travelers/0/phone' }] },
    })
  })

  test('free until the same hour of the day before, by the clock there; after it nothing comes back', async () => {
    const offer = await open().offer(rideQuery('JFK', 'NYC', { at: '2027-03-14T12:00' }))
    // The clocks go forward in that night: it is 23 hours before.
    expect(offer.detail.freeUntil).toBe(Date.parse('2027-03-13T17:00:00Z'))
    const [early, late] = [await shop.buy(offer), await shop.buy(offer)]
    if (!early.ok || !late.ok) expect.fail('not bought')
    expect(await shop.cancel(early.value.ref)).toMatchObject({ refund: offer.price.total, fee: { minor: 0 } })
    shop.setNow(Date.parse('2027-03-13T17:00:00Z'))
    expect(await shop.cancel(late.value.ref)).toMatchObject({ refund: { minor: 0 }, fee: offer.price.total })
    const soon = await shop.offer(rideQuery('JFK', 'NYC', { at: '2027-03-14T12:00' }))
    expect(soon.detail.freeUntil).toBeUndefined()
    expect(soon.penalties).toEqual([{ charge: 'nonRefundable' }])
  })

  test('what was changed on its way, or is for sale elsewhere, is none of ours', async () => {
    const offer = await open().offer(rideQuery('VIE', 'WIEN'))
    const forged = { ...offer.ref, token: offer.ref.token.replace('"adults":2', '"adults":9') }
    expect(await shop.buy({ ...offer, ref: forged })).toMatchObject({ error: { kind: 'invalid' } })
    expect(await shop.buy({ ...offer, ref: { ...offer.ref, supplier: 'other' } })).toMatchObject({
      error: { kind: 'invalid' },
    })
  })
})

test('rows of days that are long over are forgotten', async () => {
  const slot = (begins: string) => ({ region: 'OLD', kind: 'van', begins, count: 1, given: 3 })
  const past = new Date(Date.now() - 31 * 86_400_000).toISOString()
  const recent = new Date(Date.now() - 29 * 86_400_000).toISOString()
  await db.transaction((tx) => takeSlots(tx, [slot(past), slot(recent)]))
  await forgetPastRides(db)
  const rows = await db.query<{ left: number }>(sql`
    select count(*)::integer as left from transfer_slot where region = 'OLD'`)
  expect(rows).toEqual([{ left: 1 }])
})
