import { expect, test } from 'vitest'
import type { Order } from '../checkout/order.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import type { Access } from './access.ts'
import type { BookingRecord } from './booking.ts'
import { makeDetails } from './details.ts'
import type { BookingParts } from './parts.ts'

const dollars = (minor: number) => ({ minor, currency: 'USD' })

/** One of two rooms is cancelled, and its money is on its way. */
const booking = {
  id: 'b',
  reference: 'HARB0UR1',
  purchaseId: 'o',
  bundle: 0,
  product: 'hotel',
  supplier: 's',
  status: 'Ticketed',
  cameFrom: null,
  offers: [],
  wanted: {},
  price: dollars(90_101),
  locator: 'L',
  holdUntil: null,
  reservation: null,
  refusal: null,
  paymentStatus: 'Refunding',
  paymentWays: ['card'],
  paid: dollars(86_465),
  refunded: dollars(0),
  title: 'Harbour',
  leadName: 'Tim Harbour',
  travelStart: null,
  travelEnd: null,
  createdAt: 0,
} as unknown as BookingRecord
const order = {
  id: 'o',
  correlationId: 'c',
  language: 'en',
  bookings: [booking],
  travelers: [],
  contact: null,
} as unknown as Order

test('[R7.33] the money of a booking is shown as it was at one moment, however quickly it moves on', async () => {
  // Asked once more, the database would say that the refund is paid by now.
  const later = { ...booking, orderId: 'o', paymentStatus: 'PartiallyRefunded', price: 90_101, currency: 'USD' }
  const db: Pick<Db, 'query' | 'one'> = {
    query: async () => [],
    one: async () => ({ ...later, createdBy: 'agent' }) as never,
  }
  const parts = {
    db,
    now: async () => 0,
    registry: { supplier: () => undefined },
    desk: { uniqueIDOf: () => ({ type: '14', id: 'HARB0UR1' }), penaltiesOf: () => [], reasonsOf: () => [] },
    views: [],
    notices: { markRead: async () => {} },
  } as unknown as BookingParts
  const access = {
    find: async () => ({ order, booking, whole: { ...booking, parts: [booking] }, standing: 'own' }),
  } as unknown as Access
  const context = { session: { hash: 'h', account: undefined }, language: 'en' } as unknown as Context
  const { readDetails } = makeDetails(parts, access, { list: async () => [] })
  const details = await readDetails({ body: { uniqueID: { type: '14', id: 'b' } } } as never, context)
  expect(details).toMatchObject({
    booking: { paymentStatus: 'Refunding', createdBy: 'agent' },
    paid: { amount: 864.65 },
    refunded: { amount: 0 },
  })
})
