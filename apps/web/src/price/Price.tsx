import './price.css'
import type { Amount } from '@portolan/contract/shared'
import { tagOfCurrency } from '@portolan/domain/currency'
import { useFormat } from '../i18n/format.ts'

interface PriceProps {
  of: Amount
  /** plain: within a sentence or a line of figures. */
  size?: 'plain' | 'sm' | 'md' | 'lg'
}

const classes = { plain: undefined, sm: 'price sm', md: 'price', lg: 'price lg' } as const

/** What is paid: tag then figure in every language, two decimals, read from left to right. */
export function Price({ of: { currencyCode, amount }, size = 'plain' }: PriceProps) {
  const format = useFormat()
  if (size === 'plain') return <bdi dir="ltr">{format.money(amount, currencyCode)}</bdi>
  return (
    <bdi className={classes[size]} dir="ltr">
      <span className="cur">{tagOfCurrency(currencyCode)}</span>
      {format.number(amount, 2)}
    </bdi>
  )
}

/** The yen has no cents and the dinar three decimals: Intl knows. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** EUR 476.90: the same price as the supplier counts it. */
export function SupplierPrice({ of: { currencyCode, amount, decimalPlaces } }: { of: Amount }) {
  const format = useFormat()
  return <bdi dir="ltr">{`${currencyCode} ${format.number(amount, decimalPlaces ?? decimalsOf(currencyCode))}`}</bdi>
}
