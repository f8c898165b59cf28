import type { Amount } from '@portolan/contract/shared'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { ThereRows } from '../price/ThereRows.tsx'
import type { Line } from './state.ts'
import { splitOf } from './there.ts'

interface Props {
  lines: readonly Line[]
  total: Amount
  children?: ReactNode
}

/** Thing by thing, and one sum with everything in it: the same figure as in the cart and on the button. */
export function Total({ lines, total, children }: Props) {
  const t = useText()
  const { now, there, later, place } = splitOf(lines, total)
  return (
    <section className="card pad co-sum" aria-labelledby="co-total">
      <h2 className="h3" id="co-total">
        {t('checkout.total.title')}
      </h2>
      <dl className="lines">
        {lines.map((line) => (
          <div key={line.id}>
            <dt>
              <bdi>{line.title}</bdi>
            </dt>
            <dd>
              <Price of={line.price} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('checkout.total.fees')}</dt>
          <dd>
            <Price of={{ ...total, amount: 0 }} />
          </dd>
        </div>
        <div className="tot">
          <dt>{t('traveler.screen.total')}</dt>
          <dd>
            <Price of={total} size="lg" />
          </dd>
        </div>
        {there.amount > 0 && (
          <>
            <div className="sub">
              <dt>{t('checkout.due.today')}</dt>
              <dd>
                <Price of={now} />
              </dd>
            </div>
            <ThereRows className="sub" there={there} later={later} word={`checkout.due.${place}`} />
          </>
        )}
      </dl>
      {children}
    </section>
  )
}
