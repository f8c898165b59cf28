import type { CancelInput } from '@portolan/supplier/reservation'
import { expect, test } from 'vitest'
import type { Order } from '../checkout/order.ts'
import { Refusal } from '../platform/refusal.ts'
import type { BookingRecord } from './booking.ts'
import { makeQuote } from './cancel-quote.ts'
import type { BookingParts } from './parts.ts'
import type { CancelBody } from './to-cancel.ts'

const euros = (minor: number) => ({ minor, currency: 'EUR' })

const offer = (rph: string) => ({
  ...{ rph, supplier: 's', token: `token of ${rph}`, supplierPrice: { total: euros(5_000) } },
  price: { trace: { rate: { from: 'EUR', to: 'EUR', value: '1', day: '2026-01-01' } } },
})

const booking = {
  ...{ id: 'b', status: 'Ticketed', cameFrom: null, supplier: 's', paymentId: 'p' },
  ...{ offers: [offer('out'), offer('back')], price: euros(11_000), paid: euros(11_000), refunded: euros(0) },
  exchange: null,
  reservation: { ref: { supplier: 's', locator: 'L', provisional: false } },
} as unknown as BookingRecord

const order = { id: 'o', bookings: [booking], payments: [] } as unknown as Order

/** A supplier that gives back half of it, and what it was asked and what was kept. */
function shop(partialCancel: boolean, refused?: string) {
  const asked: CancelInput[] = []
  const kept: unknown[] = []
  const quote = { id: 'q', refund: euros(4_000), fee: euros(1_000), expiresAt: 9e12, to: 'original' }
  const supplier = {
    can: { partialCancel },
    cancel: async (input: CancelInput) => {
      asked.push(input)
      if (refused) return { ok: false, error: { kind: refused } }
      return { ok: true, value: { quote, reservation: booking.reservation } }
    },
  }
  const parts = {
    now: async () => 1_000,
    db: { transaction: (work: (tx: object) => Promise<unknown>) => work({}) },
    registry: { supplier: () => supplier },
    keeping: {
      writing: () => ({}),
      lock: async () => order,
      set: async (_tx: unknown, _booking: unknown, _to: unknown, changes: unknown) => kept.push(changes) > 0,
    },
  } as unknown as BookingParts
  return {
    asked,
    kept,
    ask: (body: Partial<CancelBody>) => makeQuote(parts)({ order, bookings: [booking] }, body as CancelBody),
  }
}

const way = {
  ...{ originLocation: { locationCode: '8768600' }, destinationLocation: { locationCode: '8503000' } },
  travelerRPHs: ['1'],
}

test('[R7.34] a part is asked for where the supplier can, and that part’s share goes back', async () => {
  const { asked, kept, ask } = shop(true)
  const [quoted] = await ask({ originAndDestinationSegments: [way], itemRPHs: ['out'] })
  expect(asked).toMatchObject([
    {
      ...{ mode: 'quote', travelerRefs: ['1'], segmentRefs: ['8768600-8503000'] },
      offers: [{ supplier: 's', token: 'token of out' }],
    },
  ])
  expect(quoted).toMatchObject({ refund: euros(4_500), fee: euros(1_000), part: { travelerRefs: ['1'] } })
  expect(kept).toEqual([{ cancellation: quoted }])
})

test('a part of what is not in the booking, or where the supplier cannot, is refused and nothing is asked', async () => {
  const [able, unable] = [shop(true), shop(false)]
  await expect(able.ask({ itemRPHs: ['elsewhere'] })).rejects.toMatchObject({ status: 404 })
  await expect(unable.ask({ itemRPHs: ['out'] })).rejects.toBeInstanceOf(Refusal)
  expect([...able.asked, ...unable.asked, ...able.kept, ...unable.kept]).toEqual([])
  await unable.ask({})
  expect(unable.asked).toHaveLength(1)
})

test('[R7.34] what can be cancelled only as a whole is not said to be past cancelling', async () => {
  const wholeOnly = { status: 409, text: 'error.cancel.part' }
  const part = { originAndDestinationSegments: [way] }
  await expect(shop(false).ask(part)).rejects.toMatchObject(wholeOnly)
  await expect(shop(true, 'unsupported').ask(part)).rejects.toMatchObject(wholeOnly)
  const none = { status: 409, text: 'error.cancel.none' }
  await expect(shop(true, 'unsupported').ask({})).rejects.toMatchObject(none)
  await expect(shop(true, 'rejected').ask(part)).rejects.toMatchObject(none)
})
