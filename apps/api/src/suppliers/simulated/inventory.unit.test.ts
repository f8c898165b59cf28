import { pictureOf } from '@portolan/picture/key'
import type { SupplierProduct } from '@portolan/supplier/offer'
import { describe, expect, test } from 'vitest'
import { makeSimulatedBench, queries } from '../../testing/simulated-bench.ts'
import { itemsOf } from './inventory.ts'

const products = Object.keys(queries) as SupplierProduct[]

const itemsFor = <P extends SupplierProduct>(product: P, id = 'simulated') =>
  itemsOf(id, product, queries[product], 'EUR')

describe('inventory of a simulated supplier', () => {
  test.each(products)('%s: a handful of things in plain words, the same ones each time', (product) => {
    const items = itemsFor(product)
    expect(items.length).toBeGreaterThanOrEqual(2)
    expect(itemsFor(product)).toEqual(items)
    for (const { base, detail } of items) {
      expect(detail.title).toMatch(/^\p{Lu}[\p{L}\p{N}, –]+$/u)
      const isByDay = ['railPass', 'insurance', 'visa'].includes(product)
      const span = isByDay ? /^(2027-\d\d-\d\d,?){2}$/ : /^(2027-\d\d-\d\dT\d\d:\d\d:\d\d,?){2}$/
      expect([detail.start, detail.end].join()).toMatch(span)
      expect(detail.end >= detail.start).toBe(true)
      expect(pictureOf(detail.picture), detail.picture).toMatch(/^<svg /)
      expect(base.minor).toBeGreaterThan(0)
    }
  })

  test('titles name the way, and prices count heads, nights and legs', () => {
    expect(itemsFor('rail')[0]?.detail.title).toBe('Paris – Zürich, TGV Lyria')
    const priceOf = (nights: number, rooms: number) => {
      const query = {
        ...queries.hotel,
        checkOut: `2027-05-${14 + nights}`,
        rooms: Array(rooms).fill(queries.hotel.rooms[0]),
      }
      return itemsOf('simulated', 'hotel', query, 'EUR')[0]
    }
    expect(priceOf(2, 3)?.units).toBe(3)
    expect(priceOf(2, 3)?.base.minor).toBe((priceOf(2, 1)?.base.minor ?? 0) * 3)
  })

  test('another supplier has other prices, and whoever travels finds the same things', () => {
    const prices = (id: string) => itemsFor('rail', id).map(({ base }) => base.minor)
    expect(prices('one')).not.toEqual(prices('other'))
    const alone = itemsOf('simulated', 'rail', { ...queries.rail, party: queries.rail.party.slice(0, 1) }, 'EUR')
    expect(alone.map(({ identity }) => identity)).toEqual(itemsFor('rail').map(({ identity }) => identity))
  })

  test('a date that is not real, or no leg at all, is refused and not thrown', async () => {
    const { supplier, ...bench } = makeSimulatedBench('air')
    const context = {
      correlationId: 'c',
      deadline: bench.now() + 1000,
      signal: new AbortController().signal,
      locale: 'en',
      currency: 'USD',
      pos: { channel: 'web', requestor: 'test' },
    }
    const [leg] = queries.air.legs
    for (const legs of [[], leg ? [{ ...leg, date: '2027-02-30' }] : [], leg ? [{ ...leg, date: 'soon' }] : []]) {
      const outcome = await supplier.search({ ...queries.air, legs }, context)
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'invalid', effect: 'none' } })
    }
  })
})
