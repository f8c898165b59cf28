import './booked.css'
import { Link } from '@tanstack/react-router'
import { RefreshCw, Search, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { Badge } from '../ui/Badge.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { Art } from './Art.tsx'
import type { GoodsOf } from './goods.ts'
import type { Line } from './state.ts'
import { searchAgain } from './words.ts'

/** Seldom needed, and never missed: without it the search is left. */
const Instead = lazy(() => import('./Instead.tsx').catch(() => ({ default: () => null })))

/** What cannot be had, or not now: its name, why, and what to do. It is not counted and never charged. */
export function Lost({ lines, goodsOf, orderId }: { lines: readonly Line[]; goodsOf: GoodsOf; orderId: string }) {
  const t = useText()
  if (lines.length === 0) return null
  return (
    <section className="card co-lost" aria-labelledby="co-lost">
      <h2 className="vh" id="co-lost">
        {t('checkout.lost.title')}
      </h2>
      {lines.map((line) => {
        const mayAskAgain = line.state === 'expired' || line.state === 'refused'
        return (
          <div className="co-lost-i" key={line.id}>
            <article className="co-bk">
              <Art line={line} goodsOf={goodsOf} />
              <div className="grow">
                <div className="row g3 wrap">
                  <h3>
                    <bdi>{line.title}</bdi>
                  </h3>
                  <Badge tone="danger" icon={X}>
                    {t(line.state === 'expired' ? 'checkout.state.expired' : 'checkout.state.failed')}
                  </Badge>
                </div>
                <p className="co-why" role="alert">
                  <b className="semi">{t('error.title')}</b>{' '}
                  {line.reasons.length > 0 ? (
                    // The supplier may speak another language than the page.
                    <bdi>{line.reasons.join(' ')}</bdi>
                  ) : (
                    t(line.state === 'expired' ? 'error.hold.expired' : 'error.cart.gone')
                  )}
                </p>
              </div>
              <div className="co-bk-p">
                <span className="was">
                  <Price of={line.price} />
                </span>
                <b className="semi small">{t('checkout.lost.notCharged')}</b>
              </div>
            </article>
            {line.state === 'failed' && (
              <Suspense>
                <Instead itemId={line.id} orderId={orderId} />
              </Suspense>
            )}
            <div className="co-lost-f">
              <span className="grow small muted">{t(mayAskAgain ? 'checkout.lost.again' : 'checkout.lost.other')}</span>
              {mayAskAgain && (
                <Link className={buttonClass({})} to="/cart/book" search={{ order: orderId }}>
                  <Icon of={RefreshCw} size="s" />
                  {t('checkout.askAgain')}
                </Link>
              )}
              <Link
                className={buttonClass({ variant: mayAskAgain ? 'ghost' : 'line' })}
                {...searchAgain(line, goodsOf)}
              >
                <Icon of={Search} size="s" />
                {t('cart.searchAgain')}
              </Link>
            </div>
          </div>
        )
      })}
    </section>
  )
}
