import { add, convert, subtract, sum } from '@portolan/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sellingPrice } from '../offer/price.ts'
import { runs } from '../testing/runs.ts'
import { cityTax, keptRoom, roomOffer } from '../testing/sample-room.ts'
import { roomOf } from './detail.ts'
import type { Room } from './room.ts'
import { sharesOf, soldAs } from './share.ts'
import { chargesThere, totalView } from './total-view.ts'

const rates = { USD: '1.0837', HKD: '8.4519' } as const
type Currency = keyof typeof rates

/** As the floor prices it: markup on what we collect, at the rate of the day. */
function sold(offer: ReturnType<typeof roomOffer>, currency: Currency, basisPoints: number): Room {
  const rate = { from: 'EUR', to: currency, value: rates[currency], day: '2026-11-15' }
  const kept = keptRoom(offer, [])
  const detail = roomOf(offer.detail)
  if (!detail) throw new Error('It is no room.')
  return { offer: { ...kept, price: sellingPrice(offer.price, { id: 'rule', basisPoints }, rate) }, detail }
}

const cents = (most: number) => fc.integer({ min: 0, max: most })

const anyRoom = fc
  .record({
    nights: fc.array(cents(200_000), { minLength: 1, maxLength: 30 }),
    taxes: fc.array(
      fc.tuple(cents(20_000), fc.boolean()).map(([minor, isThere]) => cityTax(minor, isThere)),
      { maxLength: 4 },
    ),
    share: fc.integer({ min: 0, max: 100 }),
    payment: fc.constantFrom('now', 'there', 'deposit'),
  })
  .map(({ nights, taxes, share, payment }) => {
    const discount = Math.floor((nights.reduce((all, night) => all + night, 0) * share) / 100)
    const total = [...nights, ...taxes.map(({ amount }) => amount.minor)].reduce((all, one) => all + one, -discount)
    const taken = taxes.filter(({ isPaidThere }) => isPaidThere).reduce((all, { amount }) => all + amount.minor, 0)
    const there = { now: taken, there: total, deposit: Math.max(taken, Math.floor(total * 0.7)) }[payment]
    return roomOffer({ token: 'a', checkIn: '2027-05-14', nights, taxes, discount, there })
  })

describe('[R7.22] what a room costs, to the cent', () => {
  test.each(['USD', 'HKD'] as const)('in %s nights and taxes less the discount are the total', (currency) => {
    fc.assert(
      fc.property(anyRoom, cents(3000), (offer, basisPoints) => {
        const room = sold(offer, currency, basisPoints)
        const { nights, taxes, discount, base, taxed, total } = sharesOf(room)
        const amountsOf = (lines: readonly { amount: typeof total }[]) =>
          sum(
            lines.map(({ amount }) => amount),
            currency,
          )
        expect(total).toEqual(room.offer.price.selling)
        expect(subtract(add(amountsOf(nights), amountsOf(taxes)), discount)).toEqual(total)
        expect(add(base, taxed)).toEqual(total)
        expect(subtract(amountsOf(nights), discount)).toEqual(base)
        expect(
          Math.min(...[...nights, ...taxes].map(({ amount }) => amount.minor), discount.minor),
        ).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: runs(150, 500) },
    )
  })

  test('what the house takes itself bears no markup', () => {
    const offer = roomOffer({
      ...{ token: 'a', checkIn: '2027-05-14', nights: [10_000, 10_001], taxes: [cityTax(777), cityTax(500, false)] },
      there: 777,
    })
    const room = sold(offer, 'HKD', 1000)
    const there = sharesOf(room).taxes.find(({ isPaidThere }) => isPaidThere)
    expect(there?.amount).toEqual(convert({ minor: 777, currency: 'EUR' }, rates.HKD, 'HKD'))
    expect(there?.amount).toEqual(room.offer.price.there)
  })

  test('a list names of what the house takes what the room itself names', () => {
    fc.assert(
      fc.property(anyRoom, cents(3000), (offer, basisPoints) => {
        const room = sold(offer, 'USD', basisPoints)
        const inRoom = totalView(sharesOf(room), 'en').taxes?.taxList?.filter(({ payAt }) => payAt === 'there')
        expect(chargesThere([room], 'en')).toEqual(inRoom)
      }),
      { numRuns: runs(150, 500) },
    )
  })

  test('nights that cost the same cost the same, but for the last cent', () => {
    const offer = roomOffer({ token: 'a', checkIn: '2027-05-14', nights: [10_000, 10_000, 10_000], discount: 1000 })
    const minors = sharesOf(sold(offer, 'USD', 777)).nights.map(({ amount }) => amount.minor)
    expect(Math.max(...minors) - Math.min(...minors)).toBeLessThanOrEqual(1)
  })

  test('another price of the house is sold as this one is; the same one at the same price', () => {
    const room = sold(roomOffer({ token: 'a', checkIn: '2027-05-14', nights: [10_000] }), 'USD', 1000)
    expect(soldAs({ minor: 10_000, currency: 'EUR' }, room)).toEqual(room.offer.price.selling)
    expect(soldAs({ minor: 20_000, currency: 'EUR' }, room).minor).toBe(2 * room.offer.price.selling.minor)
    const free = sold(roomOffer({ token: 'a', checkIn: '2027-05-14', nights: [0] }), 'USD', 1000)
    expect(soldAs({ minor: 10_000, currency: 'EUR' }, free).minor).toBe(10_837)
  })
})
