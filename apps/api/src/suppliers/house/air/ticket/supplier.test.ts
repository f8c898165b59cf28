import type { AirDetail } from '@portolan/supplier/air'
import { readContext, writeContext } from '@portolan/supplier/conformance/call-context'
import type { Offer } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { Traveler } from '@portolan/supplier/traveler'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSafe } from '../../../../platform/crypto.ts'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeAirWorld } from '../../../../testing/house-air-world.ts'
import { makeTurns } from '../../book/turns.ts'
import { giveSeatsBack, readSold, type SeatWish, seatKey, takeSeats } from './seat-store.ts'
import { makeHouseAir } from './supplier.ts'

const world = makeAirWorld()
let db: Database
let now = Date.parse('2027-01-10T09:00:00Z')
const clock = { now: () => new Date(now) }
const bench = { now: () => now }

const house = () =>
  makeHouseAir({
    ...{ db, places: world.places, clock, expiryClock: clock, log: { warn: () => undefined } },
    safe: makeSafe(['a secret for flights']),
    find: async (queries) => queries.map(world.find),
  })

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

const place = (code: string, context: 'IATA' | 'CITY' = 'IATA') => ({ code, context })
const leg = (from: string, to: string, date: string) => ({ from: place(from), to: place(to), date })
const adult = { ref: 't1', type: 'adult' } as const

const queryOf = (...legs: Queries['air']['legs']): Queries['air'] => ({ legs, party: [adult], most: 30 })

function valueIn<Value>(outcome: Outcome<Value>): Value {
  return outcome.ok ? outcome.value : expect.fail(`refused: ${outcome.error.details}`)
}

const search = async (query: Queries['air']): Promise<readonly Offer<AirDetail>[]> =>
  valueIn(await house().search(query, readContext(bench)))

const traveler = (more: Partial<Traveler> = {}): Traveler => ({
  ...{ ref: 't1', type: 'adult', lead: true, birthDate: '1988-06-02', title: 'Ms', given: 'Mei', surname: 'Lam' },
  email: 'mei.lam@example.org',
  phone: { country: '852', number: '5550123' },
  document: { type: 'passport', number: 'K1234567', expires: '2030-01-01', nationality: 'CN' },
  ...more,
})

const buy = (offers: readonly Offer<AirDetail>[], travelers: readonly Traveler[] = [traveler()]) =>
  house().confirm(
    {
      offers: offers.map(({ ref }) => ref),
      travelers,
      accept: { minor: offers.reduce((sum, { price }) => sum + price.total.minor, 0), currency: 'USD' },
    },
    writeContext(bench),
  )

test('[R7.16] one way, return and several cities: each offer is for what was asked, in every family', async () => {
  const oneWay = await search(queryOf(leg('HKG', 'LIS', '2027-03-16')))
  expect(oneWay.every(({ detail }) => detail.trip === 'oneWay' && detail.voyages.length === 1)).toBe(true)
  expect(new Set(oneWay.map(({ detail }) => detail.fareCode))).toEqual(new Set(['light', 'classic', 'flex']))

  const both = await search(queryOf(leg('HKG', 'LIS', '2027-03-16'), leg('LIS', 'HKG', '2027-03-27')))
  expect(both.length).toBeGreaterThan(30)
  for (const { detail, price } of both) {
    const [out, back] = detail.voyages
    expect([out?.segments[0]?.from.code, out?.segments.at(-1)?.to.code]).toEqual(['HKG', 'LIS'])
    expect([back?.segments[0]?.from.code, back?.segments.at(-1)?.to.code]).toEqual(['LIS', 'HKG'])
    expect(out?.segments[0]?.departs.slice(0, 10)).toBe('2027-03-16')
    expect((out?.price.minor ?? 0) + (back?.price.minor ?? 0)).toBe(price.total.minor)
  }

  const legs = [leg('HKG', 'NRT', '2027-03-16'), leg('KIX', 'SFO', '2027-03-20'), leg('SFO', 'HKG', '2027-03-28')]
  const several = await search({ ...queryOf(...legs), isByLeg: true })
  expect(new Set(several.map(({ detail }) => detail.voyages[0]?.leg))).toEqual(new Set([0, 1, 2]))
  expect(several.every(({ detail }) => detail.trip === 'leg')).toBe(true)
})

test('[R7.16] the better fare of a trip never costs less than the simpler one', async () => {
  const offers = await search(queryOf(leg('LHR', 'JFK', '2027-01-20'), leg('JFK', 'LHR', '2027-01-24')))
  const byTrip = new Map<string, number[]>()
  for (const { detail, price } of offers)
    byTrip.set(detail.flights, [...(byTrip.get(detail.flights) ?? []), price.total.minor])
  expect(byTrip.size).toBeGreaterThan(5)
  for (const totals of byTrip.values()) expect(totals).toEqual(totals.toSorted((one, other) => one - other))
})

test('[R7.16] whoever wants one trip is given the cheapest of all', async () => {
  for (const legs of [
    [leg('CDG', 'FCO', '2027-03-16')],
    [leg('CDG', 'FCO', '2027-03-16'), leg('FCO', 'CDG', '2027-03-23')],
  ]) {
    const lowest = async (most: number) =>
      Math.min(...(await search({ ...queryOf(...legs), most })).map(({ price }) => price.total.minor))
    expect(await lowest(1)).toBeLessThanOrEqual(await lowest(200))
  }
})

test('[R7.17] a price asked for again is the same while nothing was sold, and dearer when a class has run out', async () => {
  const [offer] = await search(queryOf(leg('LHR', 'JFK', '2027-04-06')))
  if (!offer) return expect.fail('no flight')
  const quote = () => house().quote({ offers: [offer.ref], party: [adult] }, readContext(bench))
  const before = valueIn(await quote())
  expect([before.changed, before.total.total]).toEqual([false, offer.price.total])
  const [voyage] = offer.detail.voyages
  for (const { bookingClass, departs, operating, marketing, number } of voyage?.segments ?? []) {
    if (operating) continue
    const flight = `${marketing.code}${number}`
    await db.query(sql`
      insert into air_seat (flight, day, class, sold) values (${flight}, ${departs.slice(0, 10)}, ${bookingClass}, 400)`)
  }
  const after = valueIn(await quote())
  expect(after.changed).toBe(true)
  expect(after.total.total.minor).toBeGreaterThan(offer.price.total.minor)
})

test('[R7.18] flights of two searches, or some legs of a trip, are not sold together', async () => {
  const legs = [leg('HKG', 'NRT', '2027-03-16'), leg('NRT', 'SFO', '2027-03-20')]
  const trip = await search({ ...queryOf(...legs), isByLeg: true })
  const other = await search({ ...queryOf(leg('HKG', 'NRT', '2027-03-17'), ...legs.slice(1)), isByLeg: true })
  const of = (offers: readonly Offer<AirDetail>[], index: number) =>
    offers.find(({ detail }) => detail.voyages[0]?.leg === index) ?? expect.fail('no leg')
  const reasonOf = async (...offers: Offer<AirDetail>[]) => {
    const outcome = await buy(offers)
    return outcome.ok ? 'sold' : outcome.error.details
  }
  expect(await reasonOf(of(trip, 0), of(other, 1))).toBe('Flights of two searches do not go together.')
  expect(await reasonOf(of(trip, 0))).toContain('missing')
  expect(await reasonOf(of(trip, 1), of(trip, 0))).toContain('order')
  expect(await reasonOf(of(trip, 0), of(trip, 1))).toBe('sold')
})

test('[R7.18] whoever crosses a border shows a passport that is good to the end of the trip', async () => {
  const [offer] = await search(queryOf(leg('HKG', 'LIS', '2027-03-16'), leg('LIS', 'HKG', '2027-03-27')))
  if (!offer) return expect.fail('no flight')
  const fieldsOf = async (more: Partial<Traveler>) => {
    const outcome = await buy([offer], [traveler(more)])
    return outcome.ok ? 'sold' : outcome.error.fields?.map(({ pointer }) => pointer)
  }
  const { document, ...without } = traveler()
  const noPassport = await buy([offer], [without])
  expect(noPassport).toMatchObject({ error: { fields: [{ pointer: '/travelers/0/passportNumber' }, {}, {}] } })
  expect(
    await fieldsOf({ document: { type: 'passport', number: 'K1', expires: '2027-03-20', nationality: 'CN' } }),
  ).toEqual(['/travelers/0/passportExpiry'])
  expect(await fieldsOf({})).toBe('sold')
  const [home] = await search(queryOf(leg('CDG', 'NCE', '2027-03-16')))
  expect(home?.detail.isAbroad).toBe(false)
})

test('[R7.16] more infants than adults, ten people and nobody are refused', async () => {
  const refusal = async (party: Queries['air']['party']) => {
    const outcome = await house().search({ ...queryOf(leg('LHR', 'JFK', '2027-04-06')), party }, readContext(bench))
    return outcome.ok ? 'found' : outcome.error.kind
  }
  const infant = (ref: string) => ({ ref, type: 'infant', age: 1 }) as const
  expect(await refusal([adult, infant('2'), infant('3')])).toBe('invalid')
  expect(await refusal(Array.from({ length: 10 }, (_, index) => ({ ref: String(index), type: 'adult' })))).toBe(
    'invalid',
  )
  expect(await refusal([])).toBe('invalid')
  expect(await refusal([adult, infant('2')])).toBe('found')
})

test('[R7.18] every traveller has a ticket of their own, and what is cancelled is for sale again', async () => {
  const party = [adult, { ref: 't2', type: 'child', age: 7 }] as const
  const found = await search({ ...queryOf(leg('LHR', 'JFK', '2027-04-07')), party })
  const offer = found.find(({ detail }) => detail.fareCode === 'flex') ?? expect.fail('no flight')
  const child = traveler({ ref: 't2', type: 'child', lead: false, birthDate: '2019-11-02' })
  const bought = valueIn(await buy([offer], [traveler(), child]))
  expect(bought.documents?.map(({ travelerRefs }) => travelerRefs)).toEqual([['t1'], ['t2']])
  expect(new Set(bought.documents?.map(({ id }) => id)).size).toBe(2)

  const keys = offer.detail.voyages.flatMap(({ segments }) => segments)
  const sold = async () => {
    const flights = world.find({ from: ['LHR'], to: ['JFK'], day: '2027-04-07', maxStops: 2, limit: 120 })
    const all = await readSold(
      db,
      flights.flatMap((voyage) =>
        voyage.flights.map(({ airline, number, day }) => ({ flight: `${airline}${number}`, day })),
      ),
    )
    return [...all.values()].reduce((sum, seats) => sum + seats, 0)
  }
  expect(await sold()).toBe(2 * keys.length)
  const quoted = valueIn(await house().cancel({ reservation: bought.ref, mode: 'quote' }, writeContext(bench)))
  expect(quoted.quote?.refund).toEqual(offer.price.total)
  const accept = quoted.quote ?? expect.fail('no quote')
  valueIn(await house().cancel({ reservation: bought.ref, mode: 'commit', accept }, writeContext(bench)))
  expect(await sold()).toBe(0)
})

const wish = (flight: string, more: Partial<SeatWish> = {}): SeatWish => ({
  ...{ flight, day: '2027-05-14', bookingClass: 'O', count: 1, given: 9 },
  ...more,
})
const turns = makeTurns(15)
const undo = new Error('not all of them')
const take = (...wishes: SeatWish[]): Promise<boolean> =>
  turns(() =>
    db
      .transaction(async (tx) => {
        if (!(await takeSeats(tx, wishes))) throw undo
        return true
      })
      .catch((error: unknown) => {
        if (error === undo) return false
        throw error
      }),
  )

test('[R7.18] 200 bookings at once on the last 9 seats of a class: exactly 9', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => take(wish('ZZ1'))))
  expect(all.filter(Boolean)).toHaveLength(9)
  const sold = await readSold(db, [{ flight: 'ZZ1', day: '2027-05-14' }])
  expect(sold.get(seatKey('ZZ1', '2027-05-14', 'O'))).toBe(9)
})

test('[R7.18] all flights of a trip are taken or none, from whichever end people come', async () => {
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const [one, other] = [wish('ZZ2', { count: 2 }), wish('ZZ3', { count: 2, given: 11 })]
      return index % 2 === 0 ? take(one, other) : take(other, one)
    }),
  )
  expect(all.filter(Boolean)).toHaveLength(4)
  const sold = await readSold(
    db,
    ['ZZ2', 'ZZ3'].map((flight) => ({ flight, day: '2027-05-14' })),
  )
  expect([...sold.values()]).toEqual([8, 8])
  await db.transaction((tx) => giveSeatsBack(tx, [wish('ZZ2', { count: 8 }), wish('ZZ3', { count: 8 })]))
  expect(
    await readSold(
      db,
      ['ZZ2', 'ZZ3'].map((flight) => ({ flight, day: '2027-05-14' })),
    ),
  ).toEqual(new Map())
})

test('[R7.17] an offer that has expired is refused, and one that was tampered with', async () => {
  const [offer] = await search(queryOf(leg('LHR', 'JFK', '2027-04-08')))
  if (!offer) return expect.fail('no flight')
  const forged = { ...offer.ref, token: offer.ref.token.replace('light', 'flexx') }
  expect(await house().quote({ offers: [forged], party: [adult] }, readContext(bench))).toMatchObject({
    error: { kind: 'invalid' },
  })
  now += 21 * 60_000
  expect(await house().quote({ offers: [offer.ref], party: [adult] }, readContext(bench))).toMatchObject({
    error: { kind: 'offerExpired' },
  })
})

test('[R7.18] bags and a seat are part of the offer that is quoted with them, of its price, and of nobody else', async () => {
  const query = queryOf(leg('LHR', 'JFK', '2027-04-09'))
  const plain = (await search(query)).find(({ detail }) => detail.fareCode === 'light') ?? expect.fail('no flight')
  const extras = valueIn((await house().ancillaries?.([plain.ref], readContext(bench))) ?? expect.fail('no extras'))
  const seat = extras.find((extra) => extra.seat?.isFree && extra.segment === '0.0') ?? expect.fail('no free seat')
  const bag = extras.find(({ kind }) => kind === 'bag') ?? expect.fail('no bag')
  const choices = [
    { code: seat.code, quantity: 1, travelerRef: 't1' },
    { code: bag.code, quantity: 2, travelerRef: 't1' },
  ]
  const quoteOf = (refs: readonly (typeof plain.ref)[], chosen?: typeof choices) =>
    house().quote({ offers: refs, party: [adult], ...(chosen && { extras: chosen }) }, readContext(bench))
  const quoted = valueIn(await quoteOf([plain.ref], choices))
  const [full] = quoted.offers
  if (!full) return expect.fail('no offer')
  expect(quoted.total.total.minor).toBe(plain.price.total.minor + seat.price.minor + 2 * bag.price.minor)
  expect(full.identity).not.toBe(plain.identity)
  // Asked for again, and found again after it has expired: with everything that was chosen.
  expect(valueIn(await quoteOf([full.ref])).total.total).toEqual(quoted.total.total)
  const again = await search({ ...query, again: { flights: full.detail.flights, extras: choices } })
  expect(again.map(({ identity }) => identity)).toContain(full.identity)

  const bought = valueIn(await buy([full]))
  expect(bought.detail.extras?.map(({ kind }) => kind)).toEqual(['seat', 'bag'])
  const second = await buy([full])
  expect(second).toMatchObject({ error: { kind: 'noAvailability' } })
  const accept = valueIn(await house().cancel({ reservation: bought.ref, mode: 'quote' }, writeContext(bench))).quote
  valueIn(
    await house().cancel({ reservation: bought.ref, mode: 'commit', ...(accept && { accept }) }, writeContext(bench)),
  )
  valueIn(await buy([full]))
})

const infant = { ref: 't2', type: 'infant', age: 1 } as const
const father = traveler({ ref: 't1' })
const bornOn = (birthDate: string, more: Partial<Traveler> = {}): Traveler =>
  traveler({ ref: 't2', type: 'infant', lead: false, birthDate, ...more })

const quoteFor = async (offers: readonly Offer<AirDetail>[], party: readonly Traveler[]) =>
  valueIn(await house().quote({ offers: offers.map(({ ref }) => ref), party }, readContext(bench)))

const typesIn = ({ detail: { passengers } }: Offer<AirDetail>) =>
  passengers.map(({ type, quantity }) => `${quantity} ${type}`)

test('[F7] an infant who turns two before the way back has a child’s seat on both, one that does not has none', async () => {
  const legs = [leg('HKG', 'LIS', '2027-03-16'), leg('LIS', 'HKG', '2027-03-27')]
  const [trip] = await search({ ...queryOf(...legs), party: [adult, infant] })
  if (!trip) return expect.fail('no flight')
  const lap = await quoteFor([trip], [father, bornOn('2025-04-02')])
  expect([lap.changed, lap.offers.map(typesIn)]).toEqual([false, [['1 adult', '1 infant']]])
  const seat = await quoteFor([trip], [father, bornOn('2025-03-27')])
  expect([seat.changed, seat.offers.map(typesIn)]).toEqual([true, [['1 adult', '1 child']]])
  expect(seat.total.total.minor).toBeGreaterThan(trip.price.total.minor)

  const people = [father, bornOn('2025-03-27')]
  const cheap = await buy([trip], people)
  expect(cheap.ok ? cheap.value : cheap.error.kind, 'at a lap’s price').toBe('priceChanged')
  const sold = valueIn(await buy(seat.offers, people))
  expect(sold.total.total).toEqual(seat.total.total)
})

test('[F7] a child who turns twelve before the way back pays as an adult on both', async () => {
  const legs = [leg('HKG', 'LIS', '2027-03-16'), leg('LIS', 'HKG', '2027-03-27')]
  const [trip] = await search({ ...queryOf(...legs), party: [adult, { ref: 't2', type: 'child', age: 11 }] })
  if (!trip) return expect.fail('no flight')
  const child = bornOn('2015-03-20', { type: 'child' })
  const quote = await quoteFor([trip], [father, child])
  expect(quote.offers.map(typesIn)).toEqual([['2 adult']])
  expect((await quoteFor([trip], [father, { ...child, birthDate: '2015-04-02' }])).changed).toBe(false)
})

test('[F7] several cities are judged leg by leg: on a lap before the birthday, on a seat after it', async () => {
  const legs = [leg('HKG', 'NRT', '2027-06-16'), leg('KIX', 'SFO', '2027-06-20'), leg('SFO', 'HKG', '2027-06-28')]
  const found = await search({ ...queryOf(...legs), party: [adult, infant], isByLeg: true })
  const chosen = [0, 1, 2].flatMap((at) => found.find(({ detail }) => detail.voyages[0]?.leg === at) ?? [])
  const people = [father, bornOn('2025-06-20')]
  const quote = await quoteFor(chosen, people)
  const [lap, seat] = [
    ['1 adult', '1 infant'],
    ['1 adult', '1 child'],
  ]
  expect(quote.offers.map(typesIn)).toEqual([lap, seat, seat])
  const [first] = quote.offers
  expect(first?.price).toEqual(chosen[0]?.price)
  expect(valueIn(await buy(quote.offers, people)).total.total).toEqual(quote.total.total)
  const flights = quote.offers.flatMap(({ detail }) => detail.voyages.flatMap(({ segments }) => segments))
  const sold = await db.query<{ day: string; sold: number }>(sql`
    select day::text as day, sum(sold)::int as sold from air_seat
    where flight = any(${flights.map(({ marketing, number }) => `${marketing.code}${number}`)}) and day < '2027-06-30'
    group by day order by day`)
  const seats = (from: string, to: string) =>
    sold.filter(({ day }) => day >= from && day < to).reduce((all, one) => all + one.sold, 0)
  const flightsOn = (at: number) => quote.offers[at]?.detail.voyages.flatMap(({ segments }) => segments).length ?? 0
  expect([seats('2027-06-16', '2027-06-20'), seats('2027-06-20', '2027-06-28')]).toEqual([
    flightsOn(0),
    2 * flightsOn(1),
  ])
})
