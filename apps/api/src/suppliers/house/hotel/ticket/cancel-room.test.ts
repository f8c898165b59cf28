import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { sampleHouse } from '../../../../testing/house-hotel-bench.ts'
import { couple, openHotelShop, type RoomOffer, stayQuery, valueIn } from '../../../../testing/house-hotel-shop.ts'
import type { Property } from '../property/property.ts'

let db: Database
let shop: ReturnType<typeof openHotelShop>
let house: Property
let houses = 9_400_000

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

beforeEach(() => {
  houses += 1
  house = sampleHouse(String(houses))
  shop = openHotelShop(db, [house])
})

/** For each plan a double, all bought together. */
async function buy(...plans: string[]) {
  const query = stayQuery({ where: { hotelIds: [house.id] }, rooms: plans.map(() => couple) })
  const all = await shop.search(query)
  const offers = plans.map(
    (plan, place): RoomOffer =>
      all.find(({ detail }) => detail.place === place && detail.plan.code === plan && detail.room.code === 'DBL') ??
      expect.fail('no such room'),
  )
  const bought = valueIn(await shop.buy(shop.purchaseOf(offers)))
  return { offers, bought, refs: offers.map(({ ref }) => ref) }
}

const soldNow = async () => (await shop.soldIn(house.id)).map(({ sold }) => sold)
const minorOf = (offer: RoomOffer | undefined) => offer?.price.total.minor ?? expect.fail('no offer')

describe('one room of several', () => {
  test('is cancelled alone: its money and its nights come back, and the others stay', async () => {
    const { offers, bought, refs } = await buy('RO-F3-PN', 'RO-F3-PN', 'BB-NR-PN')
    expect(shop.supplier.can.partialCancel).toBe(true)
    const { quote, reservation } = await shop.cancel(bought.ref, refs.slice(1, 2))
    expect([quote.refund.minor, quote.fee.minor]).toEqual([minorOf(offers[1]), 0])
    expect(reservation.state).toBe('confirmed')
    expect(reservation.total.total.minor).toBe(minorOf(offers[0]) + minorOf(offers[2]))
    expect(reservation.detail.rooms.map(({ isCancelled }) => isCancelled)).toEqual([false, true, false])
    expect(reservation.documents?.map(({ travelerRefs }) => travelerRefs)).toEqual([
      ['t1', 't2'],
      ['t5', 't6'],
    ])
    expect(await soldNow()).toEqual([2, 2])
    expect(valueIn(await shop.supplier.retrieve(bought.ref, shop.read()))).toEqual(reservation)
  })

  test('is cancelled once, however often it is asked for under one key', async () => {
    const { bought, refs } = await buy('RO-F3-PN', 'RO-F3-PN')
    const quoted = valueIn(await shop.quoteCancel(bought.ref, refs.slice(0, 1)))
    const accept = quoted.quote ?? expect.fail('no quote')
    expect(await soldNow()).toEqual([2, 2])
    const context = shop.write()
    const commit = (attempt: number, of = context) =>
      shop.supplier.cancel({ reservation: bought.ref, mode: 'commit', accept }, { ...of, attempt })
    const first = valueIn(await commit(1))
    expect(valueIn(await commit(2))).toEqual(first)
    expect(await soldNow()).toEqual([1, 1])
    // Not a repetition but a second cancellation of the same room.
    expect(await commit(1, shop.write())).toMatchObject({ error: { kind: 'rejected', effect: 'none' } })
    expect(await shop.quoteCancel(bought.ref, refs.slice(0, 1))).toMatchObject({ error: { kind: 'rejected' } })
    expect(await soldNow()).toEqual([1, 1])
  })

  test('named one by one all are cancelled, and the last one ends the booking', async () => {
    const { offers, bought, refs } = await buy('RO-F3-PN', 'BB-NR-PN', 'RO-F3-PN')
    const refunds: number[] = []
    for (const ref of refs) {
      const { quote, reservation } = await shop.cancel(bought.ref, [ref])
      refunds.push(quote.refund.minor)
      expect(reservation.state).toBe(ref === refs[2] ? 'cancelled' : 'confirmed')
      if (reservation.state === 'cancelled')
        expect(reservation.detail.rooms.every(({ isCancelled }) => isCancelled)).toBe(true)
    }
    expect(refunds).toEqual([minorOf(offers[0]), 0, minorOf(offers[2])])
    expect(await soldNow()).toEqual([])
    expect(await shop.quoteCancel(bought.ref)).toMatchObject({ error: { kind: 'rejected' } })
  })

  test('two quotes of two rooms do not get in each other’s way; one of the whole does not outlive a part', async () => {
    const { bought, refs } = await buy('RO-F3-PN', 'RO-F3-PN')
    const quoteOf = async (offers?: typeof refs) =>
      valueIn(await shop.quoteCancel(bought.ref, offers)).quote ?? expect.fail('no quote')
    const [whole, one, two] = [await quoteOf(), await quoteOf(refs.slice(0, 1)), await quoteOf(refs.slice(1))]
    const commit = (accept: typeof whole) =>
      shop.supplier.cancel({ reservation: bought.ref, mode: 'commit', accept }, shop.write())
    expect(valueIn(await commit(one)).reservation.state).toBe('confirmed')
    expect(await commit(whole)).toMatchObject({ error: { kind: 'priceChanged', effect: 'none' } })
    expect(valueIn(await commit(two)).reservation.state).toBe('cancelled')
    expect(await soldNow()).toEqual([])
  })

  test('without a name what is left is cancelled as a whole', async () => {
    const { offers, bought, refs } = await buy('RO-F3-PN', 'RO-F3-PN', 'RO-F3-PN')
    await shop.cancel(bought.ref, refs.slice(0, 1))
    const { quote, reservation } = await shop.cancel(bought.ref)
    expect(quote.refund.minor).toBe(minorOf(offers[1]) + minorOf(offers[2]))
    expect([reservation.state, await soldNow()]).toEqual(['cancelled', []])
  })

  test('what is not of this booking is refused: another’s room, and another’s quote', async () => {
    const { bought, refs } = await buy('RO-F3-PN', 'RO-F3-PN')
    const { bought: others, refs: foreign } = await buy('BB-NR-PN', 'RO-F3-PN')
    expect(await shop.quoteCancel(bought.ref, foreign.slice(0, 1))).toMatchObject({ error: { kind: 'invalid' } })
    expect(await shop.quoteCancel(bought.ref, [])).toMatchObject({ error: { kind: 'invalid' } })
    const accept = valueIn(await shop.quoteCancel(others.ref, foreign.slice(1))).quote ?? expect.fail('no quote')
    const commit = await shop.supplier.cancel({ reservation: bought.ref, mode: 'commit', accept }, shop.write())
    expect(commit).toMatchObject({ error: { kind: 'invalid', effect: 'none' } })
    const parts = { reservation: bought.ref, mode: 'quote', travelerRefs: ['t1'] } as const
    expect(await shop.supplier.cancel(parts, shop.write())).toMatchObject({ error: { kind: 'unsupported' } })
    expect(await soldNow()).toEqual([4, 4])
    expect(refs).toHaveLength(2)
  })

  test('of a hold it is released for nothing, and the rest is held on', async () => {
    const query = stayQuery({ where: { hotelIds: [house.id] }, rooms: [couple, couple], show: 'list' })
    const offers = await shop.search(query)
    const held = valueIn(await shop.supplier.hold(shop.purchaseOf(offers), shop.write()))
    const { quote, reservation } = await shop.cancel(held.ref, [offers[1]?.ref ?? expect.fail('no offer')])
    expect([quote.refund.minor, quote.fee.minor, reservation.state]).toEqual([0, 0, 'held'])
    expect(await soldNow()).toEqual([1, 1])
    const accept = { minor: minorOf(offers[0]), currency: 'EUR' }
    const confirmed = valueIn(await shop.supplier.confirm({ reservation: held.ref, accept }, shop.write()))
    expect(confirmed.total.total).toEqual(accept)
  })
})

describe('what comes back', () => {
  /** After the free moments: the first night, or half of the stay. */
  const late = Date.parse('2027-05-14T10:00:00Z')

  test('is never more than came to us, nor is the fee', async () => {
    const plans = { 'RO-F3-PN': 1, 'RO-F1-PH': 0, 'RO-F7-DP': 0.3, 'BB-NR-PN': 1 }
    for (const [plan, share] of Object.entries(plans)) {
      shop.setNow(Date.parse('2027-03-01T09:00:00Z'))
      const { offers, bought } = await buy(plan)
      const ours = Math.round(minorOf(offers[0]) * share)
      expect(minorOf(offers[0]) - (bought.total.there?.minor ?? 0)).toBe(ours)
      const early = valueIn(await shop.quoteCancel(bought.ref)).quote
      expect([early?.refund.minor, early?.fee.minor]).toEqual(plan.includes('NR') ? [0, ours] : [ours, 0])
      shop.setNow(late)
      const firstNight = offers[0]?.detail.nights[0]?.amount.minor ?? 0
      const fee = { 'RO-F3-PN': firstNight, 'RO-F1-PH': 0, 'RO-F7-DP': ours, 'BB-NR-PN': ours }[plan] ?? 0
      const quote = valueIn(await shop.quoteCancel(bought.ref)).quote
      expect([plan, quote?.refund.minor, quote?.fee.minor]).toEqual([plan, ours - fee, fee])
    }
  })
})
