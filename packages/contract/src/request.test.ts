import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { Call } from './call.ts'
import { pos, type Sample, samples, uniqueID } from './catalogue/request-sample.ts'
import { table } from './table.ts'

function changed(request: object, path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(request))
  const steps = path.split('.')
  const last = steps.pop() as string
  let at: Record<string, unknown> = copy
  for (const step of steps) at = at[step] as Record<string, unknown>
  at[last] = value
  return copy
}

function schemaOf(name: string): z.ZodMiniType {
  const { body } = (table as Record<string, Call>)[name] as Call
  if (!body) throw new Error(`${name} has no body`)
  return body
}

describe.each(Object.entries<Sample>(samples))('%s', (name, { request, text, quantity, typed, stranger }) => {
  const accepts = (body: unknown) => schemaOf(name).safeParse(body).success

  it('takes what a screen sends', () => {
    expect(schemaOf(name).safeParse(request).error?.issues ?? []).toEqual([])
  })

  it('refuses an unknown key', () => {
    expect(accepts(changed(request, 'surprise', true))).toBe(false)
    expect(accepts(changed(request, stranger ? `${stranger}.surprise` : 'surprise', true))).toBe(false)
  })

  it('refuses an over-long text', () => {
    expect(accepts(changed(request, text, 'x'.repeat(70_000)))).toBe(false)
  })

  if (quantity) {
    it('refuses a negative quantity', () => {
      expect(accepts(changed(request, quantity, -1))).toBe(false)
    })
  }

  it('refuses a wrong type', () => {
    expect(accepts(changed(request, typed, { not: 'this' }))).toBe(false)
    expect(accepts(null)).toBe(false)
    expect(accepts([request])).toBe(false)
  })
})

describe('rules that span fields', () => {
  const accepts = (name: keyof typeof samples, path: string, value: unknown) =>
    schemaOf(name).safeParse(changed(samples[name].request, path, value)).success

  it('asks for correlationID and passengers from Quote on, not for Initiate', () => {
    expect(accepts('bookRail', 'correlationID', undefined)).toBe(false)
    expect(accepts('bookRail', 'railBookInfo.passengerInfos', undefined)).toBe(false)
    const initiate = { pos, resStatus: 'Initiate', railBookInfo: { requestedJourneyRPHs: ['t1'] } }
    expect(table.bookRail.body.safeParse(initiate).success).toBe(true)
  })

  it('takes travel times without offset only', () => {
    const departure = 'originDestinations.0.departureDateTime'
    expect(accepts('searchTrains', departure, '2027-01-05T08:10:00Z')).toBe(false)
    expect(accepts('searchTrains', departure, '2027-01-05T08:10:00+01:00')).toBe(false)
    expect(accepts('searchTrains', departure, '2027-02-30T08:10:00')).toBe(false)
  })

  it('pays for an order or for one item, never both', () => {
    expect(accepts('confirmCheckout', 'uniqueID', uniqueID)).toBe(false)
    expect(accepts('confirmCheckout', 'orderId', undefined)).toBe(false)
  })

  it('takes goods as text, as object and as a list of either', () => {
    const [goods] = samples.addToCart.request.goods
    for (const given of ['{"productType":"rail"}', goods, ['{}', goods]]) {
      expect(accepts('addToCart', 'goods', given)).toBe(true)
    }
    expect(accepts('addToCart', 'goods', [])).toBe(false)
  })

  it('keeps the search of a cart item flat and small', () => {
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`k${index}`, 1]))
    for (const values of [many, { a: { b: 1 } }, { a: 'x'.repeat(300) }, { ['x'.repeat(65)]: 1 }]) {
      expect(accepts('addToCart', 'goods.0.searchInputValues', values)).toBe(false)
    }
  })

  it('insures nobody without the declarations', () => {
    expect(accepts('bookInsurance', 'declarationsAccepted', false)).toBe(false)
  })
})

describe('queries', () => {
  it('defaults the hotel destinations to English and to cities', () => {
    const query = table.suggestHotelDestinations.query.parse({ keyword: 'lis' })
    expect(query).toEqual({ language: 'en', cityOnly: 'true', keyword: 'lis' })
  })

  it('reads a point from text and refuses what is none', () => {
    const { query } = table.findNearestPlaces
    expect(query.parse({ lat: '38.7', lon: '-9.14', kind: 'city' })).toEqual({ lat: 38.7, lon: -9.14, kind: 'city' })
    for (const lat of ['', ' ', '91', '1e1', 'NaN', '0x10']) {
      expect(query.safeParse({ lat, lon: '0', kind: 'city' }).success, lat).toBe(false)
    }
  })

  it('draws no picture from a path', () => {
    const { params } = table.readPicture
    expect(params.safeParse({ key: 'city:LIS~2' }).success).toBe(true)
    for (const key of ['', '../secret', 'a/b', '.hidden']) expect(params.safeParse({ key }).success, key).toBe(false)
  })
})
