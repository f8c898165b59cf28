import { expect, test } from 'vitest'
import type { Order } from '../checkout/order.ts'
import { pieceOf } from '../testing/piece.ts'
import type { BookingRecord } from './booking.ts'
import { makeConfirmed } from './confirmed.ts'
import type { BookingParts } from './parts.ts'
import type { Posted } from './post.ts'

const booking = {
  ...{ id: 'b', reference: 'BCDFGHJK', status: 'Ticketed', cameFrom: null, paymentId: 'p', offers: [], wanted: {} },
  product: 'rail',
  travelStart: '2027-01-05T07:22',
  paid: { minor: 1, currency: 'USD' },
  paymentWays: ['card'],
} as unknown as BookingRecord

/** A room whose printer is broken. */
function room(sinceMs: number, bookings: readonly BookingRecord[] = [booking]) {
  const order = { id: 'o', agencyId: null, sinceMs, bookings, travelers: [], contact: { email: 'ada@example.com' } }
  const posted: Posted[] = []
  const noticed: string[] = []
  const parts = {
    ...{ db: {}, safe: { open: () => 'grace@example.org' }, log: { warn: () => {} } },
    keeping: { load: async () => order as unknown as Order },
    documents: { paper: () => undefined, calendar: () => undefined, pdf: () => Promise.reject(new Error('broken')) },
    notices: { put: async (_db: unknown, kind: string) => void noticed.push(kind) },
  } as unknown as BookingParts
  return { posted, noticed, confirm: makeConfirmed(parts, async (one) => void posted.push(one)) }
}

const paid = { purchaseId: 'o', paymentId: 'p' }

test('a confirmation waits a while for its papers, and goes without them in the end', async () => {
  const [soon, late] = [room(1_000), room(11 * 60_000)]
  await expect(soon.confirm(paid, pieceOf())).rejects.toThrow('broken')
  expect([soon.posted, soon.noticed]).toEqual([[], []])
  await late.confirm(paid, pieceOf())
  expect(late.posted).toMatchObject([{ to: 'ada@example.com', files: [] }])
  expect(late.noticed).toEqual(['confirmed'])
})

test('[B9] a node that stops is no reason to go without the papers, however long they are waited for', async () => {
  const { posted, confirm } = room(11 * 60_000)
  await expect(confirm(paid, pieceOf({ signal: AbortSignal.abort(new Error('The node stops.')) }))).rejects.toThrow()
  expect(posted).toEqual([])
})

test('papers that were asked for again are never left out', async () => {
  const { posted, confirm } = room(11 * 60_000)
  await expect(confirm({ ...paid, bookingId: 'b', to: 'sealed' }, pieceOf())).rejects.toThrow('broken')
  expect(posted).toEqual([])
})

test('what its buyer has cancelled before the mail went out is not confirmed, and never said to have failed', async () => {
  const cancelled = {
    ...booking,
    id: 'c',
    status: 'Cancelled',
    cancellation: { id: 'q', isDone: true },
  } as BookingRecord
  const alone = room(11 * 60_000, [cancelled])
  await alone.confirm(paid, pieceOf())
  expect([alone.posted, alone.noticed]).toEqual([[], []])
  const withAnother = room(11 * 60_000, [cancelled, booking])
  await withAnother.confirm(paid, pieceOf())
  expect(withAnother.posted.map(({ bookings }) => bookings.map(({ id }) => id))).toEqual([['b']])
})

test('what was given back because its other half could not be had is told', async () => {
  const paidNothing = { currency: 'USD', minor: 0 }
  const givenBack = {
    ...booking,
    status: 'Cancelled',
    cancellation: null,
    paid: paidNothing,
    refunded: paidNothing,
    price: paidNothing,
  } as BookingRecord
  const { posted, confirm } = room(11 * 60_000, [givenBack])
  await confirm(paid, pieceOf())
  expect(posted).toHaveLength(1)
})

test('a booking with a contact of its own is told there, and the others where the order is told', async () => {
  const at = (id: string, email?: string) => ({ ...booking, id, contact: email === undefined ? null : { email } })
  const bookings = [at('a'), at('b', 'own@example.com'), at('c')] as BookingRecord[]
  const order = { id: 'o', agencyId: null, sinceMs: 0, bookings, travelers: [], contact: { email: 'ada@example.com' } }
  const posted: Posted[] = []
  const parts = {
    db: {},
    keeping: { load: async () => order as unknown as Order },
    documents: { paper: () => undefined, calendar: () => undefined, pdf: async () => new Uint8Array() },
    notices: { put: async () => {} },
  } as unknown as BookingParts
  await makeConfirmed(parts, async (one) => void posted.push(one))(paid, pieceOf())
  expect(posted.map(({ to, bookings: told }) => [to, ...told.map(({ id }) => id)])).toEqual([
    ['ada@example.com', 'a', 'c'],
    ['own@example.com', 'b'],
  ])
})

test('what another payment paid for is not told again', async () => {
  const { posted, confirm } = room(0)
  await confirm({ purchaseId: 'o', paymentId: 'another' }, pieceOf())
  expect(posted).toEqual([])
})
