import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

/** ICU chooses between narrow, thin and no-break spaces from one release to the next. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

test('[R9.11] tag then figure in every language, with the marks of the language', () => {
  const money = { minor: 184_250, currency: 'HKD' }
  expect(
    (['en', 'zh', 'zhHK', 'es', 'fr', 'ar'] as const).map((language) => plain(priceText(money, language))),
  ).toEqual(['HK$1,842.50', 'HK$1,842.50', 'HK$1,842.50', 'HK$1.842,50', 'HK$1 842,50', 'HK$1,842.50'])
  expect(priceText({ minor: 500, currency: 'USD' }, 'en')).toBe('$5.00')
})

test('what comes back has its sign first, what we do not sell in its code', () => {
  expect(priceText({ minor: -500, currency: 'USD' }, 'en')).toBe('-$5.00')
  expect(priceText({ minor: 1500, currency: 'JPY' }, 'en')).toBe('JPY 1,500')
})
