import { isSellingCurrency, tagOfCurrency } from '@portolan/domain/currency'
import { type Language, localeOf } from '@portolan/domain/language'
import { decimalOf, exponentOf, type Money } from '@portolan/domain/money'

/** 'HK$1,842.00': tag then figure in every language; a currency that we do not sell in by its code. */
export function priceText(money: Money, language: Language): string {
  const { minor, currency } = money
  const digits = exponentOf(currency)
  const figure = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(decimalOf({ minor: Math.abs(minor), currency }))
  const sign = minor < 0 ? '-' : ''
  return isSellingCurrency(currency) ? `${sign}${tagOfCurrency(currency)}${figure}` : `${sign}${currency} ${figure}`
}
