import { isCurrency } from '@portolan/domain/money'
import { describe, expect, test } from 'vitest'
import { referenceDay, referenceRates } from './catalogue/reference-rate.ts'
import { makeRateFinder } from './find-rate.ts'

const rate = (base: string, quote: string, value: string, day = '2026-09-29') => ({ base, quote, rate: value, day })
const finder = (...rates: ReturnType<typeof rate>[]) => makeRateFinder({ today: '2026-11-15', rates })

describe('the rate from one currency to another', () => {
  test('[R1.5] is the stored one, its inverse, or the way through the dollar, without a float', () => {
    const find = finder(rate('USD', 'EUR', '0.8802'), rate('USD', 'HKD', '7.8448'), rate('GBP', 'USD', '1.3238'))
    expect(find('USD', 'HKD')).toEqual({ from: 'USD', to: 'HKD', value: '7.8448', day: '2026-09-29' })
    expect(find('EUR', 'USD')?.value).toBe('1.13610543058395819')
    expect(find('EUR', 'HKD')?.value).toBe('8.91251988184503522')
    expect(find('GBP', 'HKD')?.value).toMatch(/^10\.3849462(4|39{5})/)
    expect(find('USD', 'GBP')?.value).toBe('0.755401117993654631')
  })

  test('[R1.5] of a currency to itself is one, of today', () => {
    expect(finder()('HKD', 'HKD')).toEqual({ from: 'HKD', to: 'HKD', value: '1', day: '2026-11-15' })
  })

  test('[R1.5] is missing rather than wrong', () => {
    const find = finder(rate('USD', 'EUR', '0.8802'))
    for (const [from, to] of [
      ['EUR', 'HKD'],
      ['XXX', 'USD'],
      ['SEK', 'EUR'],
      ['', 'USD'],
      ['__proto__', 'USD'],
    ] as const)
      expect(find(from, to)).toBeUndefined()
  })

  test('[R1.5] is the newest; of one day the straightest; of two legs the older day counts', () => {
    const legs = [rate('USD', 'EUR', '0.8', '2026-11-01'), rate('USD', 'HKD', '8', '2026-11-10')]
    expect(finder(...legs)('EUR', 'HKD')).toMatchObject({ value: '10', day: '2026-11-01' })
    expect(finder(...legs, rate('EUR', 'HKD', '9', '2026-10-31'))('EUR', 'HKD')).toMatchObject({ value: '10' })
    expect(finder(...legs, rate('EUR', 'HKD', '9', '2026-11-01'))('EUR', 'HKD')).toMatchObject({ value: '9' })
    expect(finder(...legs, rate('HKD', 'EUR', '0.5', '2026-11-12'))('EUR', 'HKD')).toMatchObject({ value: '2' })
  })
})

test('[R1.5] the reference rates are decimals of known currencies', () => {
  expect(referenceDay).toBe('2026-09-29')
  expect(Object.keys(referenceRates).length).toBeGreaterThanOrEqual(60)
  for (const [currency, value] of Object.entries(referenceRates)) {
    expect(isCurrency(currency), currency).toBe(true)
    expect(value, currency).toMatch(/^\d+(\.\d+)?$/)
  }
})
