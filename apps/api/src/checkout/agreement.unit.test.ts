import { expect, test } from 'vitest'
import { trainBooking } from '../document/testing/sample-booking.ts'
import { paidWith, quoteIdOf } from './agreement.ts'
import type { Order } from './order.ts'
import { orderView } from './view.ts'

const held = (id: string, bundle: number) => ({ ...trainBooking, id, reference: id, bundle, status: 'OnHold' as const })

test('[F20] the halves of a return that two suppliers sell are agreed to together, as they are paid', () => {
  const [out, back, other] = [held('out', 0), held('back', 0), held('other', 1)]
  const bookings = [out, back, other]
  const order = { bookings, currency: 'HKD', travelers: [], contact: null, expiresAt: 0, id: 'o1' } as unknown as Order
  expect(paidWith(bookings, back)).toEqual([out, back])
  const [one, two, three] = orderView(order, 'en', []).items.map(({ quoteId }) => quoteId)
  const asPaid = quoteIdOf(order, [out, back])
  expect([one, two]).toEqual([asPaid, asPaid])
  expect(three).toBe(quoteIdOf(order, [other]))
  expect(three).not.toBe(asPaid)
})
