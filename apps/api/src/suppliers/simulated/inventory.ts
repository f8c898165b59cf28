import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import { type Option, shelves } from './catalogue/shelf.ts'
import type { Item } from './item.ts'
import { addMinutes, endOf } from './local-time.ts'
import { nameOf, pick } from './seed.ts'
import { type Wish, wishOf } from './wish.ts'

/** What a supplier's text must never be able to do in a page. */
export const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>'

function itemOf(option: Option, index: number, wish: Wish, spread: number, stem: string, currency: string): Item {
  const identity = `${stem}:${option.code}`
  const delay = spread * index + (spread ? pick(`${identity}/start`, 30) : 0)
  // A day stays a day.
  const later = (local: string): string => addMinutes(local, delay).slice(0, local.length)
  const start = later(wish.start)
  const each = option.from + pick(`${identity}/price`, option.to - option.from + 1)
  return {
    identity,
    units: wish.units,
    base: { minor: each * wish.units * wish.times, currency },
    terms: option.terms,
    detail: {
      title: option.title.replace('{where}', () => wish.where),
      lines: [...option.lines],
      start,
      end: wish.end === undefined ? endOf(start, option.minutes) : later(wish.end),
      picture: `${option.picture}~${nameOf(identity)}`,
    },
  }
}

/** The handful that a query finds, the same ones each time. Throws for dates that are not real. */
export function itemsOf<P extends SupplierProduct>(
  id: string,
  product: P,
  query: Queries[P],
  currency: string,
): Item[] {
  const wish = wishOf(product, query)
  const { options, spread } = shelves[product]
  const stem = `${product}:${nameOf(`${id}/${wish.key}`)}`
  return options.map((option, index) => itemOf(option, index, wish, spread, stem, currency))
}

/** The same thing as a supplier would send it that was broken into. */
export const withMarkup = (item: Item): Item => ({
  ...item,
  detail: {
    ...item.detail,
    title: `<b>${item.detail.title}</b>${hostile}`,
    lines: [...item.detail.lines, hostile],
    picture: 'javascript:alert(1)',
  },
})

/** Before anything is sold; enough for a party of nine. */
export const stockOf = (identity: string): number => 12 + pick(`${identity}/stock`, 9)
