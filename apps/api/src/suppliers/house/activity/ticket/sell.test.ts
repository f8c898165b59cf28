import type { Party } from '@portolan/supplier/traveler'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import {
  couple,
  namedParty,
  openActivityShop,
  person,
  sampleTour,
  tourQuery,
  valueIn,
} from '../../../../testing/house-activity-shop.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

const family: Party = [...couple, person('3', 'child', 8), person('4', 'infant', 1)]

describe('one price from the list to the sale', () => {
  test('list = day = departure = quote = sold, and its lines come to it', async () => {
    const shop = openActivityShop(db)
    const span = { from: '2027-05-10', to: '2027-05-16', party: family }
    const list = await shop.search(tourQuery({ ...span, show: 'list' }))
    expect(list.length).toBeGreaterThan(4)
    for (const listed of list.slice(0, 4)) {
      const { tour, days = [], startsAt } = listed.detail
      const date = startsAt.slice(0, 10)
      expect(days.find((day) => day.date === date)?.least).toEqual(listed.price.total)
      const departures = await shop.search(
        tourQuery({ from: date, to: date, party: family, productId: tour.id, show: 'departures' }),
      )
      const same = departures.find(({ identity }) => identity === listed.identity) ?? expect.fail('not found again')
      expect(same.price).toEqual(listed.price)
      expect(Math.min(...departures.map(({ price }) => price.total.minor))).toBe(listed.price.total.minor)
      const lines = same.price.lines?.reduce((all, { amount }) => all + amount.minor, 0)
      expect(lines).toBe(same.price.total.minor)
      const quote = valueIn(await shop.quote(same, family))
      expect([quote.total.total, quote.changed]).toEqual([same.price.total, false])
      const bought = valueIn(await shop.buy(shop.purchaseOf(same, family)))
      expect(bought.total.total).toEqual(same.price.total)
      expect(bought.documents).toMatchObject([{ kind: 'voucher', travelerRefs: ['1', '2', '3', '4'] }])
    }
  })

  test('who turns out to be older pays what that age pays, and only after agreeing to it', async () => {
    const tour = sampleTour('PAR-9701')
    const shop = openActivityShop(db, [tour])
    const [offer] = await shop.search(tourQuery({ productId: tour.id, party: family }))
    if (!offer) expect.fail('no offer')
    const grown: Party = [...couple, person('3', 'child', 13), person('4', 'infant', 1)]
    const quote = valueIn(await shop.quote(offer, grown))
    expect(quote.changed).toBe(true)
    expect(quote.total.total.minor).toBeGreaterThan(offer.price.total.minor)
    expect(await shop.buy(shop.purchaseOf(offer, grown))).toMatchObject({ error: { kind: 'priceChanged' } })
    const bought = valueIn(await shop.buy(shop.purchaseOf(offer, grown, { accept: quote.total.total })))
    expect(bought.total.total).toEqual(quote.total.total)
  })

  test('an age that the tour does not take is told by its place in the party', async () => {
    const tour = sampleTour('PAR-9702', { ages: [{ code: 10, from: 18, to: 120, price: 4000 }], minAge: 18 })
    const shop = openActivityShop(db, [tour])
    const [offer] = await shop.search(tourQuery({ productId: tour.id }))
    if (!offer) expect.fail('no offer')
    const young = [person('1', 'adult'), person('2', 'adult', 17)]
    expect(await shop.quote(offer, young)).toMatchObject({
      error: { kind: 'invalid', fields: [{ pointer: '/party/1/age' }] },
    })
  })
})

describe('moments go by the clock of the place', () => {
  // Summer time begins in Paris in the night to 28 March 2027: 24 hours before on the wall are 23 hours before.
  const day = '2027-03-28'
  const tour = sampleTour('PAR-9703', { times: ['12:00'], cancelHours: 24 })
  const query = tourQuery({ from: day, to: day, productId: tour.id })

  test('free until the day before at the same hour; after that all of it is kept', async () => {
    const shop = openActivityShop(db, [tour])
    const [offer] = await shop.search(query)
    expect(offer?.detail.freeUntil).toBe(Date.parse('2027-03-27T12:00:00+01:00'))
    expect(offer?.penalties).toEqual([
      { until: offer?.detail.freeUntil, charge: { minor: 0, currency: 'EUR' } },
      { charge: 'nonRefundable' },
    ])
    const { ref, total } = valueIn(await shop.buy(shop.purchaseOf(offer ?? expect.fail('no offer'))))
    expect(valueIn(await shop.quoteCancel(ref)).quote).toMatchObject({ refund: total.total, fee: { minor: 0 } })
    shop.setNow('2027-03-27T11:00:00Z')
    expect(valueIn(await shop.quoteCancel(ref)).quote).toMatchObject({ refund: { minor: 0 }, fee: total.total })
    const [late] = await shop.search(query)
    expect(late?.detail).not.toHaveProperty('freeUntil')
    expect(late?.penalties).toEqual([{ charge: 'nonRefundable' }])
  })

  test('what has left is not offered, and an offer ends when it leaves', async () => {
    const shop = openActivityShop(db, [tour])
    shop.setNow('2027-03-28T09:50:00Z')
    const [last] = await shop.search(query)
    expect(last?.expiresAt).toBe(Date.parse('2027-03-28T10:00:00Z'))
    shop.setNow('2027-03-28T10:00:00Z')
    expect(await shop.search(query)).toEqual([])
    expect(await shop.buy(shop.purchaseOf(last ?? expect.fail('no offer')))).toMatchObject({
      error: { kind: 'offerExpired' },
    })
  })

  test('a tour runs on its weekdays and in its months only', async () => {
    const summer = sampleTour('PAR-9704', { months: [6, 7], weekdays: [1, 2, 3] })
    const shop = openActivityShop(db, [summer])
    const days = async (from: string, to: string) =>
      (await shop.search(tourQuery({ from, to, productId: summer.id, show: 'list' }))).flatMap(
        ({ detail }) => detail.days?.map(({ date }) => date) ?? [],
      )
    expect(await days('2027-05-24', '2027-05-31')).toEqual([])
    expect(await days('2027-05-28', '2027-06-07')).toEqual(['2027-06-01', '2027-06-02', '2027-06-07'])
  })
})

describe('what is refused', () => {
  test('questions that make no sense', async () => {
    const shop = openActivityShop(db, [sampleTour('PAR-9705')])
    for (const wrong of [
      { from: '2027-05-16' },
      { to: '2027-08-01' },
      { party: [] },
      { from: 'tomorrow' },
      { party: Array.from({ length: 31 }, (_, index) => person(String(index), 'adult')) },
    ])
      expect(await shop.ask(tourQuery(wrong))).toMatchObject({ error: { kind: 'invalid' } })
    expect(await shop.search(tourQuery({ where: { code: 'LON', context: 'CITY' } }))).toEqual([])
    expect(await shop.search(tourQuery({ productId: 'PAR-9999' }))).toEqual([])
  })

  test('another number of people, extras, nameless people, two departures at once, and tokens that are not ours', async () => {
    const tour = sampleTour('PAR-9706')
    const shop = openActivityShop(db, [tour])
    const [offer, other] = await shop.search(tourQuery({ productId: tour.id }))
    if (!offer || !other) expect.fail('no offers')
    const { token } = offer.ref
    const nameless = namedParty(couple).map(({ surname, ...traveler }) => traveler)
    for (const purchase of [
      shop.purchaseOf(offer, [person('1', 'adult')]),
      shop.purchaseOf(offer, couple, { extras: [{ code: 'LUNCH', quantity: 1 }] }),
      shop.purchaseOf(offer, couple, { travelers: nameless }),
      shop.purchaseOf(offer, couple, { offers: [offer.ref, other.ref] }),
      shop.purchaseOf(offer, couple, { offers: [{ ...offer.ref, token: token.replace('10:00', '11:00') }] }),
    ])
      expect(await shop.buy(purchase)).toMatchObject({ error: { kind: 'invalid', effect: 'none' } })
  })
})

test('[R7.20] content of what is asked for, with its questions; what is unknown is left out', async () => {
  const shop = openActivityShop(db)
  const [sintra, ...more] = valueIn(
    (await shop.supplier.describe?.(['LISBOA-05', 'X-1'], shop.read('fr'))) as never,
  ) as {
    overview: string
    questions: { code: string }[]
  }[]
  expect(more).toEqual([])
  expect(sintra?.overview).toContain('Une journée')
  expect(sintra?.questions.map(({ code }) => code)).toEqual(['PICK_UP_HOTEL'])
})
