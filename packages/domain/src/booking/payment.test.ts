import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isGivenBack,
  isMoneyMoving,
  movePayment,
  type PaymentEvent,
  type PaymentStatus,
  paymentStatuses,
} from './payment.ts'

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

const walk = (...events: PaymentEvent[]): PaymentStatus | undefined =>
  events.reduce<PaymentStatus | undefined>((status, event) => status && movePayment(status, event), 'None')

test('money is authorised, taken and given back', () => {
  expect(walk('authorizeSent', 'ok', 'captureSent', 'ok')).toBe('Captured')
  expect(walk('authorizeSent', 'ok', 'captureSent', 'ok', 'refundSent', 'okPart', 'refundSent', 'ok')).toBe('Refunded')
  expect(walk('authorizeSent', 'actionRequired', 'ok')).toBe('Authorized')
})

/** Every step there is; any other cannot happen. */
const steps = [
  'None authorizeSent Authorizing',
  'Authorizing ok Authorized',
  'Authorizing declined None',
  'Authorizing actionRequired ActionRequired',
  'Authorizing unknown Authorizing',
  'ActionRequired ok Authorized',
  'ActionRequired declined None',
  'ActionRequired expire None',
  'Authorized captureSent Capturing',
  'Authorized void Voided',
  'Capturing ok Captured',
  'Capturing unknown Capturing',
  'Capturing failed None',
  'Captured refundSent Refunding',
  'PartiallyRefunded refundSent Refunding',
  'Refunding ok Refunded',
  'Refunding okPart PartiallyRefunded',
  'Refunding failed RefundFailed',
  'Refunding unknown Refunding',
  'RefundFailed retry Refunding',
  'RefundFailed settled Refunded',
]

test('money moves by these steps and by no other', () => {
  const possible = paymentStatuses.flatMap((status) =>
    events.flatMap((event) => {
      const next = movePayment(status, event)
      return next === undefined ? [] : [`${status} ${event} ${next}`]
    }),
  )
  expect(possible.sort()).toEqual(steps.toSorted())
})

test('money is on its way from the first question to the bank until it is taken, but while the customer is asked', () => {
  expect(paymentStatuses.filter(isMoneyMoving)).toEqual(['Authorizing', 'Authorized', 'Capturing'])
  expect(isMoneyMoving(undefined)).toBe(false)
})

test('money goes back, or went, from the first question about a refund on', () => {
  expect(paymentStatuses.filter(isGivenBack)).toEqual(['Refunding', 'RefundFailed', 'PartiallyRefunded', 'Refunded'])
})

test('nothing is taken that was not authorised, and nothing given back that was not taken', () => {
  expect(walk('captureSent')).toBeUndefined()
  expect(walk('authorizeSent', 'captureSent')).toBeUndefined()
  expect(walk('authorizeSent', 'ok', 'refundSent')).toBeUndefined()
  expect(walk('authorizeSent', 'ok', 'void', 'captureSent')).toBeUndefined()
})

test('10,000 random steps take money once at most between two authorisations', () => {
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
