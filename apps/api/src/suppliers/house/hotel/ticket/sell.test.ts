import type { Purchase } from '@portolan/supplier/reservation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { sampleHouse } from '../../../../testing/house-hotel-bench.ts'
import {
  couple,
  family,
  guestsOf,
  openHotelShop,
  type RoomOffer,
  stayQuery,
  valueIn,
} from '../../../../testing/house-hotel-shop.ts'
import type { Property } from '../property/property.ts'

let db: Database
let shop: ReturnType<typeof openHotelShop>
let [house, other]: Property[] = []
let houses = 9_500_000
const minute = 60_000
const rooms = [couple, family]

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

beforeEach(() => {
  houses += 2
  house = sampleHouse(String(houses))
  other = sampleHouse(String(houses + 1))
  shop = openHotelShop(db, [house, other])
})

/** A double for the couple and a family room for the family, on this plan. */
async function find(plan = 'RO-F3-PN', more = {}, of = house): Promise<[RoomOffer, RoomOffer]> {
  const offers = await shop.search(stayQuery({ where: { hotelIds: [of?.id ?? ''] }, rooms, ...more }))
  const pick = (place: number, code: string) =>
    offers.find(({ detail }) => detail.place === place && detail.room.code === code && detail.plan.code === plan) ??
    expect.fail(`no ${code}`)
  return [pick(0, 'DBL'), pick(1, 'FAM')]
}

const soldNow = async () =>
  Object.fromEntries(
    (await shop.soldIn(house?.id ?? '')).map(({ night, room, sold }) => [`${night} ${room}`, sold]).sort(),
  )

describe('several rooms of one stay', () => {
  test('each has its guests, its number and its voucher, and takes its nights', async () => {
    const offers = await find()
    const bought = valueIn(await shop.buy(shop.purchaseOf(offers)))
    expect(bought.detail.rooms).toMatchObject([
      { token: offers[0].ref.token, travelerRefs: ['t1', 't2'], isCancelled: false, detail: { room: { code: 'DBL' } } },
      { token: offers[1].ref.token, travelerRefs: ['t3', 't4', 't5', 't6'], isCancelled: false },
    ])
    expect(bought.documents).toEqual(
      bought.detail.rooms.map(({ confirmation, travelerRefs }) => ({
        ...{ kind: 'voucher', id: confirmation, travelerRefs },
      })),
    )
    expect(new Set(bought.documents?.map(({ id }) => id)).size).toBe(2)
    expect(await soldNow()).toEqual({
      ...{ '2027-05-14 DBL': 1, '2027-05-14 FAM': 1, '2027-05-15 DBL': 1, '2027-05-15 FAM': 1 },
    })
    expect(bought.detail.house.id).toBe(house?.id)
    expect('left' in bought.detail || 'range' in bought.detail).toBe(false)
  })

  test('who sleeps where is said by the groups, whatever the order', async () => {
    const offers = await find()
    const [first, second] = offers
    const travelers = guestsOf(rooms)
    const groups = [
      { offer: second.ref, travelerRefs: ['t1', 't2', 't5', 't6'] },
      { offer: first.ref, travelerRefs: ['t3', 't4'] },
    ]
    const bought = valueIn(await shop.buy(shop.purchaseOf([second, first], travelers, { groups })))
    expect(bought.detail.rooms.map(({ travelerRefs }) => travelerRefs)).toEqual([
      ['t1', 't2', 't5', 't6'],
      ['t3', 't4'],
    ])
    const inOrder = valueIn(await shop.buy(shop.purchaseOf([second, first], travelers)))
    expect(inOrder.detail.rooms.map(({ travelerRefs }) => travelerRefs[0])).toEqual(['t3', 't1'])
  })

  test('two alike are two rooms', async () => {
    const query = stayQuery({ where: { hotelIds: [house?.id ?? ''] }, rooms: [couple, couple], show: 'list' })
    const offers = await shop.search(query)
    expect(offers[0]?.identity).toBe(offers[1]?.identity)
    expect(offers[0]?.ref.token).not.toBe(offers[1]?.ref.token)
    valueIn(await shop.buy(shop.purchaseOf(offers)))
    expect(await soldNow()).toEqual({ '2027-05-14 DBL': 2, '2027-05-15 DBL': 2 })
  })
})

describe('a purchase that is refused', () => {
  const reasonOf = async (offers: readonly RoomOffer[], ...more: [Purchase['travelers']?, Partial<Purchase>?]) => {
    const outcome = await shop.buy(shop.purchaseOf(offers, ...more))
    return outcome.ok ? 'sold' : `${outcome.error.kind}: ${outcome.error.details}`
  }

  test('rooms of two houses or two stays, and one room of the search twice', async () => {
    const [first, second] = await find()
    const [, elsewhere] = await find('RO-F3-PN', {}, other)
    const [, later] = await find('RO-F3-PN', { checkIn: '2027-05-15' })
    const [, longer] = await find('RO-F3-PN', { checkOut: '2027-05-17' })
    expect(await reasonOf([first, elsewhere])).toBe('invalid: Rooms of two houses are two bookings.')
    expect(await reasonOf([first, later])).toBe('invalid: Rooms of one booking are for the same nights.')
    expect(await reasonOf([first, longer])).toBe('invalid: Rooms of one booking are for the same nights.')
    expect(await reasonOf([second, second])).toBe('invalid: Two rooms are for the same guests of the search.')
    expect(valueIn(await shop.quote([first, second])).offers).toHaveLength(2)
    expect(await shop.quote([first, elsewhere])).toMatchObject({ error: { kind: 'invalid' } })
    expect(await soldNow()).toEqual({})
  })

  test('guests who do not match the rooms', async () => {
    const offers = await find()
    const [first, second] = offers
    const all = guestsOf(rooms)
    const changed = (index: number, more: object) => all.map((one, at) => (at === index ? { ...one, ...more } : one))
    expect(await reasonOf(offers, all.slice(1))).toBe('invalid: The rooms are for another number of guests.')
    expect(await reasonOf(offers, changed(1, { type: 'child', age: 9 }))).toBe(
      'invalid: Room 1 is for 2 adults and 0 children.',
    )
    expect(await reasonOf(offers, changed(4, { age: 12 }))).toBe('invalid: Room 2 is for children of 3, 6 years.')
    expect(await reasonOf(offers, changed(4, { age: undefined, birthDate: '2021-05-15' }))).toBe(
      'invalid: Room 2 is for children of 3, 6 years.',
    )
    expect(await reasonOf(offers, changed(4, { age: undefined, birthDate: '2021-05-14' }))).toBe('sold')
    const groupsOf = (...refs: string[][]) => ({
      groups: [first, second].map(({ ref }, index) => ({ offer: ref, travelerRefs: refs[index] ?? [] })),
    })
    expect(await reasonOf(offers, all, groupsOf(['t1', 't2'], ['t3', 't4', 't5', 't9']))).toContain('not one of the')
    expect(await reasonOf(offers, all, groupsOf(['t1', 't2'], ['t2', 't3', 't4', 't5', 't6']))).toContain('two rooms')
    expect(await reasonOf(offers, all, groupsOf(['t1', 't2'], ['t3', 't5', 't6']))).toContain('has no room')
    expect(await reasonOf(offers, all, groupsOf(['t1'], ['t2', 't3', 't4', 't5', 't6']))).toContain('Room 1')
    const twice = { offer: first.ref, travelerRefs: all.map(({ ref }) => ref) }
    expect(await reasonOf(offers, all, { groups: [twice] })).toContain('said of each room')
  })

  test('who is not named, and a lead who cannot be written to', async () => {
    const offers = await find()
    const [lead, ...others] = guestsOf(rooms)
    if (!lead) return expect.fail('nobody')
    const { email, phone, ...silent } = lead
    const nameless = others.map(({ surname, ...one }, index) => (index === 1 ? one : { ...one, surname: 'Lam' }))
    const outcome = await shop.buy(shop.purchaseOf(offers, [silent, ...nameless]))
    expect(outcome).toMatchObject({ error: { kind: 'invalid' } })
    expect(outcome.ok ? [] : outcome.error.fields?.map(({ pointer }) => pointer)).toEqual([
      '/travelers/0/email',
      '/travelers/0/phone',
      '/travelers/2/lastName',
    ])
    expect(valueIn(await shop.quote(offers)).requires).toEqual({
      lead: ['title', 'firstName', 'lastName', 'email', 'phone'],
      each: ['firstName', 'lastName'],
    })
  })

  test('a token that was changed, an offer of too long ago, and extras', async () => {
    const [first, second] = await find()
    // The package rate, for somebody who was not given it.
    const token = first.ref.token.replace(/,0,(\d{13})\]/, ',1,$1]')
    expect(token).not.toBe(first.ref.token)
    const forged = { ...first, ref: { ...first.ref, token } }
    expect(await reasonOf([forged, second])).toBe('invalid: The offer is not one of ours.')
    expect(await reasonOf([first, second], undefined, { extras: [{ code: 'cot', quantity: 1 }] })).toContain('extras')
    shop.setNow(shop.now() + 20 * minute)
    expect(await reasonOf([first, second])).toBe('offerExpired: The offer has expired.')
  })

  test('a price that has risen since, and a room that was the last', async () => {
    const offers = await find()
    const query = stayQuery({ where: { hotelIds: [house?.id ?? ''] } })
    const [double] = await shop.search(query)
    const one = double ?? expect.fail('no double')
    const whatever = { accept: { minor: 10_000_000, currency: 'EUR' } }
    for (let sold = 0; sold < 6; sold += 1) valueIn(await shop.buy(shop.purchaseOf([one], undefined, whatever)))
    expect(await reasonOf(offers)).toBe('priceChanged: The price has gone up.')
    expect(valueIn(await shop.quote(offers))).toMatchObject({ changed: true })
    for (let sold = 6; ; sold += 1) {
      const outcome = await shop.buy(shop.purchaseOf([one], undefined, whatever))
      if (outcome.ok) continue
      expect(outcome).toMatchObject({ error: { kind: 'noAvailability', effect: 'none' } })
      expect(sold).toBeGreaterThan(8)
      break
    }
  })
})

describe('a hold', () => {
  /** Near the day some houses are full: one of many has a room. */
  const many = Array.from({ length: 20 }, (_, index) => sampleHouse(String(9_450_000 + index)))

  const holdOf = async (plan: string) => {
    const offers = await shop.search(stayQuery({ where: { hotelIds: many.map(({ id }) => id) } }))
    const room = offers.find(({ detail }) => detail.plan.code === plan) ?? expect.fail('no room')
    return valueIn(await shop.supplier.hold(shop.purchaseOf([room]), shop.write()))
  }

  beforeEach(() => {
    shop = openHotelShop(db, many)
  })

  test('of what can be given back waits a day for its money, but not past its last free moment', async () => {
    const held = await holdOf('RO-F3-PN')
    expect([held.holdUntil, held.holdLimit]).toEqual([shop.now() + 30 * minute, shop.now() + 24 * 60 * minute])
    // 18:00 in London on the 11th of May is 17:00 in UTC.
    shop.setNow(Date.parse('2027-05-11T12:00:00Z'))
    expect((await holdOf('RO-F3-PN')).holdLimit).toBe(Date.parse('2027-05-11T17:00:00Z'))
    shop.setNow(Date.parse('2027-05-11T16:01:00Z'))
    expect((await holdOf('RO-F3-PN')).holdLimit).toBeUndefined()
  })

  test('of a firm price lasts for half an hour, and of tonight until midnight there at most', async () => {
    const firm = await holdOf('BB-NR-PN')
    expect([firm.holdUntil, firm.holdLimit]).toEqual([shop.now() + 30 * minute, undefined])
    shop.setNow(Date.parse('2027-05-14T22:50:00Z'))
    expect((await holdOf('RO-F3-PN')).holdUntil).toBe(Date.parse('2027-05-14T23:00:00Z'))
  })
})
