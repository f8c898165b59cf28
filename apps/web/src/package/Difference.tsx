import './difference.css'
import type { PackageTotal } from '@portolan/contract/package'
import { useFormat } from '../i18n/format.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'

/** '+HK$380.00', '−HK$540.00' or 'Included', and under it the whole trip. Both are the server's. */
export function Difference({ of: { difference, total } }: { of: Pick<PackageTotal, 'difference' | 'total'> }) {
  const t = useText()
  const format = useFormat()
  const { amount, currencyCode } = difference
  const price = format.money(Math.abs(amount), currencyCode)
  return (
    <span className="pk-diff">
      {amount === 0 ? (
        <b>{t('flights.included')}</b>
      ) : (
        <b className={amount < 0 ? 'less' : undefined}>
          <bdi dir="ltr" aria-hidden="true">{`${amount < 0 ? '−' : '+'}${price}`}</bdi>
          <span className="vh">{t(amount < 0 ? 'flights.less' : 'flights.more', { price })}</span>
        </b>
      )}
      <span className="xs faint">
        <RichText id="package.trip" values={{ price: <Price key="price" of={total} /> }} />
      </span>
    </span>
  )
}
