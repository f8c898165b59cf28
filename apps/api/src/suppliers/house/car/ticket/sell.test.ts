import type { CarDetail } from '@portolan/supplier/car'
import type { Offer, Quote } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { driver } from '../../../../testing/house-car-bench.ts'
import { carQuery, openCarShop } from '../../../../testing/house-car-shop.ts'

let db: Database
let shop: ReturnType<typeof openCarShop>

beforeAll(async () => {
  db = await openTestDatabase()
  shop = openCarShop(db)
})

afterAll(() => db.close())

const minute = 60_000
const query = carQuery('2027-05-14T10:00', '2027-05-17T09:00')
const extras = [
  { code: 'SNO', quantity: 1 },
  { code: 'ERD', quantity: 1 },
]

async function oneOf(vendor: string, rateCode: string): Promise<Offer<CarDetail>> {
  const found = await shop.find(query)
  return (
    found.find(({ detail }) => detail.vendor.code === vendor && detail.rateCode === rateCode) ?? expect.fail('none')
  )
}

function quoted(outcome: Outcome<Quote<CarDetail>>): Offer<CarDetail> {
  const offer = outcome.ok ? outcome.value.offers[0] : undefined
  return offer ?? expect.fail(JSON.stringify(outcome))
}

const linesOf = ({ price: { lines = [] } }: Offer<CarDetail>): number =>
  lines.reduce((sum, { amount }) => sum + amount.minor, 0)

describe('what is found', () => {
  test('every price is the sum of its lines and of its charges, what is paid there too', async () => {
    for (const offer of await shop.find({ ...query, driverAge: 20 })) {
      const { charges } = offer.detail
      expect(linesOf(offer)).toBe(offer.price.total.minor)
      expect(charges.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(offer.price.total.minor)
      const there = charges.filter(({ isPaidThere }) => isPaidThere)
      expect(there.map(({ code }) => code)).toEqual(['YOUNG_DRIVER'])
      expect(there.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(offer.price.there?.minor)
    }
  })

  test.each([
    ['a time that is none', carQuery('2027-02-30T10:00', '2027-03-05T10:00')],
    ['yesterday', carQuery('2027-02-28T10:00', '2027-03-05T10:00')],
    ['too far ahead', carQuery('2028-03-05T10:00', '2028-03-06T10:00')],
    ['brought back before it is fetched', carQuery('2027-05-14T10:00', '2027-05-14T09:00')],
    ['91 days', carQuery('2027-05-14T10:00', '2027-08-13T10:00')],
    ['a driver of 17', { ...query, driverAge: 17 }],
    ['nowhere', { ...query, pickUp: { ...query.pickUp, place: { code: 'XXX', context: 'IATA' as const } } }],
  ])('%s is refused', async (_, wrong) => {
    expect(await shop.search(wrong)).toMatchObject({ ok: false, error: { kind: 'invalid' } })
  })

  test('90 days are not too many', async () => {
    expect((await shop.find(carQuery('2027-05-14T10:00', '2027-08-12T10:00'))).length).toBeGreaterThan(10)
  })
})

describe('what is quoted', () => {
  test('the price of the list, with all that can be had beside it', async () => {
    const offer = await oneOf('ATL', 'FLEX')
    const outcome = await shop.quote(offer)
    const again = quoted(outcome)
    expect(again.price).toEqual(offer.price)
    expect(outcome).toMatchObject({
      value: { changed: false, requires: { lead: expect.arrayContaining(['birthDate', 'email']) } },
    })
    expect(outcome.ok && outcome.value.questions?.map(({ code }) => code)).toEqual(['FLIGHT'])
    expect(again.extras?.map(({ code }) => code)).toEqual(expect.arrayContaining(['CSB', 'SNO', 'SCDW']))
    expect(offer.extras).toBeUndefined()
  })

  test('with extras it is another offer, found again by its identity when it has expired', async () => {
    const offer = await oneOf('ATL', 'FLEX')
    const chosen = quoted(await shop.quote(offer, extras))
    expect(chosen.price.total.minor - offer.price.total.minor).toBe(3_500 + 3_000)
    expect(chosen.price.there?.minor).toBe(6_500)
    expect(chosen.identity).not.toBe(offer.identity)
    const { vendor, car, rateCode } = chosen.detail
    const found = await shop.find({ ...query, only: { vendor: vendor.code, car: car.id, rateCode, extras } })
    expect(found.map(({ identity, price }) => [identity, price])).toEqual([[chosen.identity, chosen.price]])
    expect(quoted(await shop.quote(chosen)).price).toEqual(chosen.price)
    expect(quoted(await shop.quote(chosen, [])).price).toEqual(offer.price)
  })

  test('for a driver of an age that pays another price it is refused, and says whose', async () => {
    const offer = await oneOf('ATL', 'FLEX')
    expect((await shop.quote(offer, undefined, 70)).ok).toBe(true)
    expect(await shop.quote(offer, undefined, 22)).toMatchObject({ error: { fields: [{ pointer: '/party/0/age' }] } })
  })
})

describe('what is sold', () => {
  test('at the price of the quote, for the driver of the quote, with the flight that is waited for', async () => {
    const chosen = quoted(await shop.quote(await oneOf('MER', 'FLEX'), extras))
    const answers = [{ code: 'FLIGHT', value: 'LX317' }]
    const bought = await shop.buy(shop.purchaseOf(chosen, { answers }))
    if (!bought.ok) return expect.fail(bought.error.details)
    const { total, detail, documents } = bought.value
    expect(total).toEqual(chosen.price)
    expect(detail).toMatchObject({ arrivalFlight: 'LX317', chosen: extras })
    expect(detail.extras.map(({ code }) => code)).toEqual(['SNO'])
    expect(documents?.[0]).toMatchObject({ kind: 'voucher', id: expect.stringMatching(/^ME\d{8}$/) })
    // Free until two days before: all that came to us, and nothing of what the desk would have taken.
    const { refund, fee } = await shop.cancel(bought.value.ref)
    expect([refund.minor, fee.minor]).toEqual([total.total.minor - 6_500, 0])
  })

  test('prepaid: a share stays with the company', async () => {
    const offer = await oneOf('COS', 'PREPAID')
    const bought = await shop.buy(shop.purchaseOf(offer))
    if (!bought.ok) return expect.fail(bought.error.details)
    const { refund, fee } = await shop.cancel(bought.value.ref)
    expect(fee.minor).toBe(Math.round(offer.price.total.minor * 0.3))
    expect(refund.minor + fee.minor).toBe(offer.price.total.minor)
  })

  test.each([
    ['a driver of another age', { travelers: [{ ...driver, birthDate: '2005-01-01' }] }],
    ['a driver without a birth date', { travelers: [{ ...driver, birthDate: undefined } as never] }],
    ['two drivers', { travelers: [driver, { ...driver, ref: '2', lead: false }] }],
    ['an extra that is not part of the offer', { extras }],
  ])('%s is refused, and nothing is taken', async (_, more) => {
    const offer = await oneOf('ATL', 'PREPAID')
    const refused = await shop.buy(shop.purchaseOf(offer, more))
    expect(refused).toMatchObject({ ok: false, error: { kind: 'invalid', effect: 'none' } })
    expect(quoted(await shop.quote(offer)).price).toEqual(offer.price)
  })

  test('a token that somebody has altered is not ours', async () => {
    const offer = await oneOf('ATL', 'PREPAID')
    const [signature, terms = '', chosen] = offer.ref.token.split('.')
    const forged = [signature, terms.replace(',38,', ',70,'), chosen].join('.')
    expect(terms).toContain(',38,')
    expect(await shop.quote({ ...offer, ref: { ...offer.ref, token: forged } })).toMatchObject({
      error: { kind: 'invalid' },
    })
  })

  test('an offer ends after twenty minutes', async () => {
    const offer = await oneOf('ATL', 'PREPAID')
    shop.pass(20 * minute)
    expect(await shop.quote(offer)).toMatchObject({ error: { kind: 'offerExpired' } })
  })
})
