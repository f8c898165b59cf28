import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Note } from '../ui/Note.tsx'
import { BookButton } from './BookButton.tsx'
import { products } from './product.ts'
import type { Summary } from './summary.ts'

/** What is paid for what, and the button. On phones the button stands in the bar at the bottom instead. */
export function SummaryCard({ summary }: { summary: Summary }) {
  const t = useText()
  const { lines, expired, totals, count, markup } = summary
  return (
    <section className="card pad cart-sum" aria-labelledby="cart-price">
      <h2 className="h3" id="cart-price">
        {t('cart.price')}
      </h2>
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
        <div className="tot">
          <dt>{t('cart.items', { count })}</dt>
          <dd>
            {totals.map((total, index) => (
              <Fragment key={total.currencyCode}>
                {index > 0 && ' + '}
                <Price of={total} size="lg" />
              </Fragment>
            ))}
          </dd>
        </div>
        {markup && (
          <div className="sub">
            <dt>{t('cart.markup', { share: markup.share })}</dt>
            <dd>
              <Price of={markup} />
            </dd>
          </div>
        )}
      </dl>
      <Note>{t('cart.oneByOne')}</Note>
      <div className="only-l">
        <BookButton count={count} />
      </div>
      <Link className={buttonClass({ variant: 'ghost', block: true })} to="/explore">
        {t('cart.addMore')}
      </Link>
    </section>
  )
}
