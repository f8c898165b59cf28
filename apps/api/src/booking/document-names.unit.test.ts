import { expect, test } from 'vitest'
import { documentsOf } from './document-names.ts'
import type { Whole } from './whole.ts'

const train = (paymentWays: Whole['paymentWays'], more: Partial<Whole> = {}) =>
  ({
    product: 'rail',
    status: 'Ticketed',
    cameFrom: null,
    travelStart: '2027-05-01T07:22',
    paid: { minor: 10_000, currency: 'EUR' },
    paymentWays,
    ...more,
  }) as Whole

test('[F6] there is a receipt of what was paid by card, also where an exchange was charged to the account, or the other way', () => {
  expect(documentsOf(train(['card']))).toEqual(['ticket', 'receipt', 'calendar'])
  expect(documentsOf(train(['card', 'account']))).toEqual(['ticket', 'receipt', 'calendar'])
  expect(documentsOf(train(['account']))).toEqual(['ticket', 'calendar'])
  expect(documentsOf(train(['card', 'account'], { status: 'Cancelled' }))).toEqual(['ticket', 'receipt'])
  const room = { product: 'hotel', paid: { minor: 0, currency: 'EUR' } } as const
  expect(documentsOf(train(['there'], room))).toEqual(['voucher', 'calendar'])
})
