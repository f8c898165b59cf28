import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCurrency, isSellingCurrency, sellingCurrencies, tagOfCurrency } from './currency.ts'

describe('the currency tag', () => {
  it('[R9.11] is $ for US dollars', () => {
    expect(tagOfCurrency('USD')).toBe('$')
  })

  it('[R9.11] is HK$ for any other', async () => {
    expect(tagOfCurrency('HKD')).toBe('HK$')
    await fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{3}$/), (code) => {
        fc.pre(code !== 'USD')
        expect(tagOfCurrency(code)).toBe('HK$')
      }),
    )
  })
})

describe('the currencies sold in', () => {
  it('[R9.11] are the two that the tag is true for; US dollars unless chosen', () => {
    expect(sellingCurrencies).toEqual(['USD', 'HKD'])
    expect(defaultCurrency).toBe('USD')
    expect(sellingCurrencies.map(tagOfCurrency)).toEqual(['$', 'HK$'])
    expect(['USD', 'HKD'].every(isSellingCurrency)).toBe(true)
    for (const other of ['EUR', 'usd', '', undefined, null]) expect(isSellingCurrency(other)).toBe(false)
  })
})
