import type { PaymentProvider } from './provider.ts'

/**
 * For orders that are paid on arrival: an order has a payment, and this one is of nothing. It stores nothing either, so
 * that the same question has the same answer whoever asks it again.
 */
export const thereProvider: PaymentProvider = {
  id: 'there',
  authorize: async ({ key, amount }) =>
    amount.minor === 0 ? { is: 'authorized', reference: key } : { is: 'declined', reason: 'due_now' },
  find: async () => undefined,
  capture: async ({ amount }) => (amount.minor === 0 ? 'captured' : 'gone'),
  void: async () => 'voided',
  refund: async () => 'refused',
  readNews: () => undefined,
}
