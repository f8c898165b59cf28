/** The storefront sells in these two; every supplier amount is converted at search time. */
export const sellingCurrencies = ['USD', 'HKD'] as const

export type SellingCurrency = (typeof sellingCurrencies)[number]

export const defaultCurrency: SellingCurrency = 'USD'

export const isSellingCurrency = (value: unknown): value is SellingCurrency =>
  sellingCurrencies.some((currency) => currency === value)

/** '$' for US dollars, 'HK$' for any other, as the specification fixes it. */
export const tagOfCurrency = (currencyCode: string): '$' | 'HK$' => (currencyCode === 'USD' ? '$' : 'HK$')
