import { expect, test } from 'vitest'
import { vatNow } from './offer.ts'

test('[F6] value added tax of a room is that of what is paid now: all of it, of a deposit its share, at the desk none', () => {
  expect(vatNow({ vat: 1_000, payNow: 11_000 })).toBe(1_000)
  // Three tenths of 110.00 are paid now, so three tenths of 10.01 are in it.
  expect(vatNow({ vat: 1_001, payNow: 3_300, payLater: { amount: 7_700, on: '2027-05-01' } })).toBe(300)
  expect(vatNow({ vat: 1_000, payNow: 0 })).toBe(0)
})
