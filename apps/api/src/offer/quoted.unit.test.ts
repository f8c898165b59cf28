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
