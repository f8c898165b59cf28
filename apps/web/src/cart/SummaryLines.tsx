import type { Amount } from '@portolan/contract/shared'
import { Fragment } from 'react'
import { useText } from '../i18n/text.ts'
import { PaidThere } from '../price/PaidThere.tsx'
import { Price } from '../price/Price.tsx'
import { products } from './product.ts'
import type { Summary } from './summary.ts'

/** One sum, or one for each currency while a cart is between two. */
export function Totals({ of, size }: { of: readonly Amount[]; size: 'md' | 'lg' }) {
  return of.map((total, index) => (
    <Fragment key={total.currencyCode}>
      {index > 0 && ' + '}
      <Price of={total} size={size} />
    </Fragment>
  ))
}

/** What is paid for what: the same lines and the same sum wherever the cart is told. */
export function SummaryLines({ of: { lines, expired, closed, totals, payThere, takenLater, count } }: { of: Summary }) {
  const t = useText()
  return (
    <dl className="lines">
      {lines.map(({ product, prices }) => (
        <div key={product}>
          <dt>{t(products[product].word)}</dt>
          {prices.map((price) => (
            <dd key={price.currencyCode}>
              <Price of={price} />
            </dd>
          ))}
        </div>
      ))}
      {expired.map((product) => (
        <div key={product}>
          <dt>{t('cart.line.expired', { product: t(products[product].word) })}</dt>
          <dd className="faint">{t('cart.notCounted')}</dd>
        </div>
      ))}
      {closed.map((product) => (
        <div key={product}>
          <dt>{t('cart.line.closed', { product: t(products[product].word) })}</dt>
          <dd className="faint">{t('cart.notCounted')}</dd>
        </div>
      ))}
      <div className="tot">
        <dt>{t('cart.items', { count })}</dt>
        <dd>
          <Totals of={totals} size="lg" />
        </dd>
      </div>
      {totals.map((total) => (
        <PaidThere
          key={total.currencyCode}
          total={total}
          there={payThere.find(({ currencyCode }) => currencyCode === total.currencyCode)}
          later={takenLater.filter(({ price }) => price.currencyCode === total.currencyCode)}
        />
      ))}
    </dl>
  )
}
