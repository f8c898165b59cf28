import type { Queries } from '@portolan/supplier/query'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import {
  adult,
  detailOf,
  kindOf,
  legOf,
  mei,
  minute,
  openRailShop,
  pick,
  purchaseOf,
  queryOf,
  stations,
  valueFrom,
} from '../../../../testing/house-rail-shop.ts'
import { families } from '../operator.ts'
import { takeSeats } from './seat-store.ts'

const { gareDeLyon, gareDuNord, partDieu, marseille, london, zurich } = stations

let db: Database
let shop: ReturnType<typeof openRailShop>

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

beforeEach(() => {
  shop = openRailShop(db)
})

test('[R7.44] one supplier for each family over one router; a journey belongs to the family of its longest ride', async () => {
  const router = shop.run([shop.trains.eurostar(), shop.trains.lyria()])
  expect(shop.suppliers().map(({ id }) => id)).toEqual(families.map((family) => `house-rail-${family}`))
  const answers = await Promise.all(
    shop.suppliers().map((supplier) => supplier.search(queryOf(london, zurich), shop.read())),
  )
  const sellers = shop
    .suppliers()
    .filter((_, index) => valueFrom(answers[index] ?? expect.fail('no answer')).length > 0)
  expect(sellers.map(({ id }) => id)).toEqual(['house-rail-france'])
  expect(router.asked).toHaveLength(1)
})

test('[R3.14] every comfort of the train on every flexibility, with calls, names, classes and conditions', async () => {
  shop.run([shop.trains.toSouth()])
  const offers = await shop.search('france', queryOf(gareDeLyon, marseille))
  expect(offers.map(kindOf)).toEqual([
    'STANDARD NON_FLEX',
    'STANDARD SEMI_FLEX',
    'STANDARD FULL_FLEX',
    'COMFORT NON_FLEX',
    'COMFORT SEMI_FLEX',
    'COMFORT FULL_FLEX',
    'PREMIER NON_FLEX',
    'PREMIER SEMI_FLEX',
    'PREMIER FULL_FLEX',
  ])
  const [first] = offers
  expect(first).toMatchObject({
    ...{ product: 'rail', hold: 'supported', expiresAt: shop.now() + 30 * minute },
    price: { total: { minor: 1690, currency: 'EUR' }, lines: [{ code: 'ADULT', quantity: 1 }] },
    detail: {
      ...{ minutes: 225, seatClass: '2', comfortName: '2nde', fareName: 'Essentiel' },
      bands: [{ travelerRef: '1', fromAge: 28, toAge: 59 }],
    },
  })
  expect(first?.detail.segments).toMatchObject([
    {
      ...{ train: '6101', brand: 'TGV INOUI', operator: { code: 'SNCF' }, km: 750, minutes: 225, place: 'seat' },
      passReservation: { minor: 1500, currency: 'EUR' },
      calls: [
        { station: { code: gareDeLyon, name: 'Paris Gare de Lyon' }, departs: '2027-05-14T07:00' },
        { station: { code: partDieu }, arrives: '2027-05-14T09:00', departs: '2027-05-14T09:00' },
        { station: { code: marseille }, arrives: '2027-05-14T10:45' },
      ],
    },
  ])
  expect(new Set(offers.map(({ detail }) => detail.trainIdentity)).size).toBe(1)
})

test('[R7.44] in a round trip half flexible tickets out are return fares, tied to those back; others go with any', async () => {
  shop.run([shop.trains.toSouth()], [shop.trains.toNorth()])
  const oneWay = await shop.search('france', queryOf(gareDeLyon, marseille))
  const legs = [legOf(gareDeLyon, marseille), legOf(marseille, gareDeLyon, '2027-05-16')]
  const offers = await shop.search('france', { legs, party: [adult] })
  const out = pick(offers, ['COMFORT', 'SEMI_FLEX'])
  const back = pick(offers, ['COMFORT', 'SEMI_FLEX'], 1)
  expect(out.combinableWith).toEqual([back.ref])
  expect(out.detail.conditions).toContainEqual({ code: 'RETURN_ONLY' })
  const single = pick(oneWay, ['COMFORT', 'SEMI_FLEX']).price.total.minor
  expect(out.price.total.minor).toBeLessThan(single * 0.88)
  expect(offers.filter(({ combinableWith }) => combinableWith).map(kindOf)).toEqual([
    'STANDARD SEMI_FLEX',
    'COMFORT SEMI_FLEX',
    'PREMIER SEMI_FLEX',
  ])
  const supplier = shop.supplierOf('france')
  const both = await supplier.quote({ offers: [out.ref, back.ref], party: [adult] }, shop.read())
  expect(valueFrom(both).total.total.minor).toBe(out.price.total.minor + back.price.total.minor)
  const [outAgain, backAgain] = valueFrom(both).offers
  expect(outAgain?.combinableWith).toEqual([backAgain?.ref])
  const other = pick(offers, ['STANDARD', 'SEMI_FLEX'], 1)
  for (const offers of [[out.ref], [out.ref, other.ref]])
    expect(await supplier.quote({ offers, party: [adult] }, shop.read())).toMatchObject({ error: { kind: 'rejected' } })
  expect(await supplier.hold(purchaseOf([out]), shop.write())).toMatchObject({
    error: { kind: 'rejected', effect: 'none' },
  })
  const held = valueFrom(await supplier.hold(purchaseOf([out, back]), shop.write()))
  expect(detailOf(held).tickets.map((ticket) => ticket.leg)).toEqual([0, 1])
})

test('[R7.44] all return fares out of one comfort name one list of those back', async () => {
  const later = shop.trains.toSouth({ trip: shop.nameOf('6103'), number: '6103' })
  shop.run([shop.trains.toSouth()], [later], [shop.trains.toNorth()])
  const legs = [legOf(gareDeLyon, marseille), legOf(marseille, gareDeLyon, '2027-05-16')]
  const offers = await shop.search('france', { legs, party: [adult] })
  const [one, other] = ['6101', '6103'].map((number) => {
    const ofTrain = offers.filter(({ detail }) => detail.segments[0]?.train === number)
    return pick(ofTrain, ['COMFORT', 'SEMI_FLEX'])
  })
  expect(one?.combinableWith).toEqual([pick(offers, ['COMFORT', 'SEMI_FLEX'], 1).ref])
  expect(other?.combinableWith).toBe(one?.combinableWith)
})

test('[R5.2] a fare code gives its negotiated fare; an unknown one a warning and the usual fares', async () => {
  shop.run([shop.trains.toSouth()])
  const usual = await shop.search('france', queryOf(gareDeLyon, marseille))
  const negotiated = await shop.search('france', queryOf(gareDeLyon, marseille, { fareCode: 'portolan10' }))
  const [full, less] = [usual, negotiated].map((offers) => pick(offers, ['COMFORT', 'FULL_FLEX']))
  expect(less?.price.total.minor).toBe((full?.price.total.minor ?? 0) * 0.9)
  expect(less?.detail.fareName).toBe('Flexible · PORTOLAN10')
  expect(less?.detail.conditions).toContainEqual({ code: 'NEGOTIATED' })
  const unknown = await shop
    .supplierOf('france')
    .search(queryOf(gareDeLyon, marseille, { fareCode: 'NOPE' }), shop.read())
  expect(unknown).toMatchObject({ ok: true, warnings: ['unknown fare code'] })
  expect(valueFrom(unknown).map(({ identity, price }) => [identity, price])).toEqual(
    usual.map(({ identity, price }) => [identity, price]),
  )
})

test('[R8.7] unknown places are refused, and where nothing runs nothing is found', async () => {
  shop.run([shop.trains.toSouth()])
  const supplier = shop.supplierOf('france')
  expect(await supplier.search(queryOf('9999999', marseille), shop.read())).toMatchObject({
    error: { kind: 'invalid' },
  })
  expect(await supplier.search(queryOf(gareDeLyon, gareDeLyon), shop.read())).toMatchObject({
    error: { kind: 'invalid' },
  })
  expect(await supplier.search(queryOf(gareDeLyon, marseille, { party: [] }), shop.read())).toMatchObject({
    error: { kind: 'invalid' },
  })
  expect(await shop.search('france', queryOf(gareDeLyon, zurich))).toEqual([])
})

test('[R7.44] a fuller train is dearer, its last seats are counted, and a full one is not offered', async () => {
  shop.run([shop.trains.toSouth()])
  const query = queryOf(gareDeLyon, marseille)
  const sell = (count: number, to: number) =>
    db.transaction((tx) =>
      takeSeats(tx, [
        { trip: shop.nameOf('6101'), day: '2027-05-14', from: 0, to, comfort: 'STANDARD', capacity: 376, count },
      ]),
    )
  const empty = pick(await shop.search('france', query), ['STANDARD', 'NON_FLEX'])
  await sell(370, 1)
  const full = pick(await shop.search('france', query), ['STANDARD', 'NON_FLEX'])
  expect(empty.detail.left).toBeUndefined()
  expect(full.detail.left).toBe(6)
  expect(full.price.total.minor).toBeGreaterThan(empty.price.total.minor)
  const quote = valueFrom(await shop.supplierOf('france').quote({ offers: [empty.ref], party: [adult] }, shop.read()))
  expect(quote.changed).toBe(true)
  expect(quote.total.total).toEqual(full.price.total)
  expect(await shop.supplierOf('france').hold(purchaseOf([empty]), shop.write())).toMatchObject({
    error: { kind: 'priceChanged', effect: 'none' },
  })
  // Behind Lyon the train is empty: who goes from there pays for an empty one.
  await sell(6, 1)
  const left = await shop.search('france', query)
  expect(left.map(({ detail }) => detail.comfort)).not.toContain('STANDARD')
  expect(left.length).toBe(6)
  const gone = await shop.supplierOf('france').quote({ offers: [full.ref], party: [adult] }, shop.read())
  expect(gone).toMatchObject({ error: { kind: 'noAvailability' } })
})

test('[R5.4] passports are asked for on the way to and from Great Britain, births where the price depends on them', async () => {
  shop.run([shop.trains.eurostar()], [shop.trains.toSouth()])
  const quoteOf = async (family: string, query: Queries['rail']) => {
    const [offer] = await shop.search(family, query)
    const refs = offer ? [offer.ref] : []
    return valueFrom(await shop.supplierOf(family).quote({ offers: refs, party: query.party }, shop.read())).requires
  }
  expect(await quoteOf('eurostar', queryOf(london, gareDuNord))).toEqual({
    lead: [
      ...['title', 'firstName', 'lastName', 'birthDate', 'email', 'phone', 'residenceCountry'],
      ...['passportNumber', 'passportExpiry', 'nationality'],
    ],
    each: ['title', 'firstName', 'lastName', 'birthDate', 'passportNumber', 'passportExpiry', 'nationality'],
  })
  expect(await quoteOf('france', queryOf(gareDeLyon, marseille))).toEqual({
    lead: ['title', 'firstName', 'lastName', 'email', 'phone'],
    each: ['title', 'firstName', 'lastName'],
  })
  const youth = { party: [{ ref: '1', type: 'youth', age: 19 }] as const }
  expect((await quoteOf('france', queryOf(gareDeLyon, marseille, youth))).each).toContain('birthDate')
  const [offer] = await shop.search('eurostar', queryOf(london, gareDuNord))
  const refused = await shop.supplierOf('eurostar').hold(purchaseOf(offer ? [offer] : []), shop.write())
  expect(refused).toMatchObject({
    error: {
      kind: 'invalid',
      fields: expect.arrayContaining([{ pointer: '/travelers/0/passportNumber', message: 'This is needed.' }]),
    },
  })
})

test('[F7] a child who turns twelve before the way back pays a child’s fare out and a youth’s back', async () => {
  shop.run([shop.trains.toSouth()], [shop.trains.toNorth()])
  const child = { ref: '2', type: 'youth', age: 11 } as const
  const legs = [legOf(gareDeLyon, marseille), legOf(marseille, gareDeLyon, '2027-05-16')]
  const found = await shop.search('france', { legs, party: [adult, child] })
  const chosen = [pick(found, ['COMFORT', 'SEMI_FLEX']), pick(found, ['COMFORT', 'SEMI_FLEX'], 1)]
  const offers = chosen.map(({ ref }) => ref)
  const quoteOf = async (birthDate: string) =>
    valueFrom(await shop.supplierOf('france').quote({ offers, party: [adult, { ...child, birthDate }] }, shop.read()))
  expect((await quoteOf('2015-05-17')).changed).toBe(false)
  const quote = await quoteOf('2015-05-16')
  expect(quote.offers.map(({ detail }) => detail.bands[1]?.fromAge)).toEqual([4, 12])
  expect(quote.offers[0]?.price).toEqual(chosen[0]?.price)
  expect(quote.offers[1]?.price.total.minor).toBeGreaterThan(chosen[1]?.price.total.minor ?? 0)

  const own = { ...mei, ...child, lead: false, birthDate: '2015-05-16' }
  const people = [{ ...mei, birthDate: '1996-01-01' }, own]
  const cheap = await shop.supplierOf('france').hold(purchaseOf(chosen, people), shop.write())
  expect(cheap).toMatchObject({ ok: false, error: { kind: 'priceChanged' } })
  const held = valueFrom(await shop.supplierOf('france').hold(purchaseOf(quote.offers, people), shop.write()))
  expect(held.total.total).toEqual(quote.total.total)
})

test('[F5] who is under six is sold nothing without somebody of twelve or more, at the search and by birth', async () => {
  shop.run([shop.trains.toSouth()])
  const small = { ref: '1', type: 'youth', age: 3 } as const
  const alone = await shop.supplierOf('france').search(queryOf(gareDeLyon, marseille, { party: [small] }), shop.read())
  const fields = [{ pointer: '/party/0/age', message: 'Who is under six travels with somebody of twelve or more.' }]
  expect(alone).toMatchObject({ ok: false, error: { kind: 'invalid', fields } })
  const [offer] = await shop.search('france', queryOf(gareDeLyon, marseille))
  const refs = offer ? [offer.ref] : []
  const party = [{ ...adult, birthDate: '2021-05-15' }]
  const quoted = await shop.supplierOf('france').quote({ offers: refs, party }, shop.read())
  expect(quoted).toMatchObject({ ok: false, error: { kind: 'invalid', fields } })
  const bought = purchaseOf(offer ? [offer] : [], [{ ...mei, birthDate: '2021-05-15' }])
  expect(await shop.supplierOf('france').hold(bought, shop.write())).toMatchObject({
    ...{ ok: false, error: { kind: 'invalid', fields: [{ pointer: '/party/0/age' }] } },
  })
  const both = await shop.search('france', queryOf(gareDeLyon, marseille, { party: [adult, { ...small, ref: '2' }] }))
  expect(both[0]?.price.total.minor).toBe(1690)
})
