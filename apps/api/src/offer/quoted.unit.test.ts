import type { Money } from '@portolan/domain/money'
import type { Offer, Price, Quote } from '@portolan/supplier/offer'
import { describe, expect, test } from 'vitest'
import { offersAsQuoted } from './quoted.ts'

const eur = (minor: number): Money => ({ minor, currency: 'EUR' })
const offer = (identity: string, price: Price, expiresAt = 100): Offer<unknown> => ({
  ...{ ref: { supplier: 's', token: identity }, product: 'rail', identity, price, expiresAt, hold: 'none', detail: {} },
})
const quote = (total: Price, ...offers: Offer<unknown>[]): Quote<unknown> => ({
  ...{ offers, total, expiresAt: 50, changed: false, requires: { lead: [], each: [] } },
})
const totals = (given: Quote<unknown>) => offersAsQuoted(given)?.map(({ price }) => price.total.minor)

describe('the offers of a quote', () => {
  test('[R1.5] keep their prices when they come to the total, and end with it', () => {
    const offers = [offer('out', { total: eur(100), taxes: eur(7) }), offer('back', { total: eur(50) }, 20)]
    expect(offersAsQuoted(quote({ total: eur(150) }, ...offers))).toEqual([
      { ...offers[0], expiresAt: 50 },
      { ...offers[1], expiresAt: 20 },
    ])
  })

  test('[R1.5] share out a total that is another, to the unit', () => {
    const offers = ['a', 'b', 'c'].map((name) => offer(name, { total: eur(100), taxes: eur(9) }))
    const quoted = quote({ total: eur(200), taxes: eur(20) }, ...offers)
    expect(offersAsQuoted(quoted)?.map(({ price }) => price)).toEqual([
      { total: eur(67), taxes: eur(7) },
      { total: eur(67), taxes: eur(7) },
      { total: eur(66), taxes: eur(6) },
    ])
    expect(totals(quote({ total: eur(5) }, offer('a', { total: eur(0) }), offer('b', { total: eur(0) })))).toEqual([
      3, 2,
    ])
    expect(totals(quote({ total: eur(0) }))).toEqual([])
  })

  test('[R1.5] share out what is paid on the spot as well, and leave it out where there is none', () => {
    const offers = [offer('a', { total: eur(100) }), offer('b', { total: eur(300) })]
    expect(offersAsQuoted(quote({ total: eur(200), there: eur(40) }, ...offers))?.map(({ price }) => price)).toEqual([
      { total: eur(50), there: eur(10) },
      { total: eur(150), there: eur(30) },
    ])
    expect(offersAsQuoted(quote({ total: eur(200) }, ...offers))?.[0]?.price).toEqual({ total: eur(50) })
  })

  test('[R1.5] that cost nothing get nothing of a total beside others that cost something', () => {
    const offers = [offer('a', { total: eur(0) }), offer('b', { total: eur(100) })]
    expect(totals(quote({ total: eur(90) }, ...offers))).toEqual([0, 90])
  })

  test('[R1.5] never have a tax above their own price, whatever the rounding', () => {
    const offers = [1, 3, 3].map((minor, index) => offer(`${index}`, { total: eur(minor) }))
    const prices = offersAsQuoted(quote({ total: eur(4), taxes: eur(3) }, ...offers))?.map(({ price }) => price)
    expect(prices).toEqual([
      { total: eur(0), taxes: eur(0) },
      { total: eur(2), taxes: eur(1) },
      { total: eur(2), taxes: eur(1) },
    ])
  })

  test('of a quote without any are none, whatever its total', () => {
    expect(offersAsQuoted(quote({ total: eur(5) }))).toEqual([])
  })

  test('[R1.5] that make no sense together are none', () => {
    const dollars = offer('a', { total: { minor: 1, currency: 'USD' } })
    for (const bad of [quote({ total: eur(1) }, dollars), quote({ total: eur(-1) }), quote({ total: eur(1.5) })])
      expect(offersAsQuoted(bad)).toBeUndefined()
  })

  test('of an adapter that sends nonsense is none, and nothing is thrown', () => {
    const sound = quote({ total: eur(150) })
    const nonsense = [
      { ...sound, offers: [null] },
      { ...sound, offers: undefined },
      { ...sound, total: undefined },
    ]
    for (const one of nonsense) expect(offersAsQuoted(one as never)).toBeUndefined()
  })
})
