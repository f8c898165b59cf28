import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movePayment, type PaymentEvent, type PaymentStatus, paymentStatuses } from './payment.ts'

const walk = (...events: PaymentEvent[]): PaymentStatus | undefined =>
  events.reduce<PaymentStatus | undefined>((status, event) => status && movePayment(status, event), 'None')

test('money is authorised, taken and given back', () => {
  expect(walk('authorizeSent', 'ok', 'captureSent', 'ok')).toBe('Captured')
  expect(walk('authorizeSent', 'ok', 'captureSent', 'ok', 'refundSent', 'okPart', 'refundSent', 'ok')).toBe('Refunded')
  expect(walk('authorizeSent', 'actionRequired', 'ok')).toBe('Authorized')
})

test('nothing is taken that was not authorised, and nothing given back that was not taken', () => {
  expect(walk('captureSent')).toBeUndefined()
  expect(walk('authorizeSent', 'captureSent')).toBeUndefined()
  expect(walk('authorizeSent', 'ok', 'refundSent')).toBeUndefined()
  expect(walk('authorizeSent', 'ok', 'void', 'captureSent')).toBeUndefined()
})

test('10,000 random steps take money once at most between two authorisations', () => {
  const events: readonly PaymentEvent[] = [
    'authorizeSent',
    'ok',
    'declined',
    'actionRequired',
    'unknown',
    'expire',
    'captureSent',
    'void',
    'refundSent',
    'okPart',
    'failed',
    'retry',
    'settled',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { minLength: 100, maxLength: 100 }), (all) => {
      let status: PaymentStatus = 'None'
      let taken = 0
      for (const event of all) {
        const next = movePayment(status, event)
        if (!next) continue
        if (next === 'Captured') taken++
        if (next === 'None') expect(taken).toBe(0)
        expect(paymentStatuses).toContain(next)
        status = next
      }
      expect(taken).toBeLessThanOrEqual(1)
    }),
    { numRuns: 100 },
  )
})
