import { expect, test } from 'vitest'
import type { BookingRecord } from '../booking/booking.ts'
import type { Order } from './order.ts'
import { purchaseOf } from './purchase.ts'

const money = { minor: 100, currency: 'EUR' }
const offer = (token: string) => ({
  ...{ rph: `new handle of ${token}`, supplier: 's', token, supplierPrice: { total: money } },
  party: [
    { ref: '1', type: 'adult' },
    { ref: '2', type: 'adult' },
  ],
})
const order = { travelers: [{ ref: 'ada' }, { ref: 'grace' }, { ref: 'mary' }] } as unknown as Order
const bookingWith = (wanted: BookingRecord['wanted']) =>
  ({ offers: [offer('one'), offer('other')], wanted }) as unknown as BookingRecord

test('who sleeps where is told by the names that the supplier knows, whatever the handles were', () => {
  const groups = [
    { rph: 'old handle', travelerRefs: ['mary'] },
    { rph: 'another', travelerRefs: ['ada'] },
  ]
  const purchase = purchaseOf(order, bookingWith({ travelerRefs: ['ada', 'mary'], groups }))
  expect(purchase.travelers.map(({ ref }) => ref)).toEqual(['1', '2'])
  expect(purchase.groups).toEqual([
    { offer: { supplier: 's', token: 'one' }, travelerRefs: ['2'] },
    { offer: { supplier: 's', token: 'other' }, travelerRefs: ['1'] },
  ])
})

test('groups that are not those of the rooms are left out: then the order of the party counts', () => {
  const groups = [{ rph: 'old handle', travelerRefs: ['mary'] }]
  expect(purchaseOf(order, bookingWith({ travelerRefs: ['ada', 'mary'], groups }))).not.toHaveProperty('groups')
})
