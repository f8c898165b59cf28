import { beforeEach, expect, test } from 'vitest'
import { cartState, emptyCart, takeCart } from './cart-state.ts'

const now = Date.parse('2026-12-15T07:00:00.250Z')

beforeEach(() => cartState.write(emptyCart))

const aheadBy = (headers: Record<string, string>) => {
  takeCart([], new Headers(headers), now)
  return cartState.read().clockAhead
}

test('[F14] the clock that decides is the database’s, however wrong the node’s own is', () => {
  expect(aheadBy({ 'portolan-now': '2026-12-15T07:02:00.250Z', date: 'Wed, 16 Dec 2026 07:00:00 GMT' })).toBe(120_000)
})

test('[F14] without it the node’s own will do, and without both what is known stays', () => {
  expect(aheadBy({ 'portolan-now': 'now', date: 'Tue, 15 Dec 2026 07:01:00 GMT' })).toBe(60_250)
  expect(aheadBy({})).toBe(60_250)
})
