import { languages } from '@portolan/domain/language'
import { expect, test } from 'vitest'
import { namesSum } from './names-sum.ts'
import { priceText } from './price-text.ts'

test.each(languages)('[R6.2] %s: a price is known as one, in any currency', (language) => {
  for (const currency of ['USD', 'HKD', 'EUR', 'JPY', 'KWD'])
    expect(namesSum(`x ${priceText({ minor: 123_456, currency }, language)} y`)).toBe(true)
})

test.each(['Checked bag of 23 kg for $37.44', 'fee 10 EUR', 'Fee: 10€', 'CHF 25.00 until 14 Dec', '¥1,200'])(
  'is a sum: %s',
  (text) => expect(namesSum(text)).toBe(true),
)

test.each(['Cabin bag: 1 × 7 kg', 'No refund', 'TGV 9203', 'VY 6 · Vueling', '17 JAN 2027', '23 kg', 'Room 1 · Adult'])(
  'is none: %s',
  (text) => expect(namesSum(text)).toBe(false),
)
