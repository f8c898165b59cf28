import './terms.css'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { Art } from './Art.tsx'
import { CancelTimeline } from './CancelTimeline.tsx'
import type { GoodsOf } from './goods.ts'
import { Names } from './Names.tsx'
import type { Line } from './state.ts'
import { spansOf } from './terms.ts'
import { useSaid } from './use-said.ts'
import { productWord } from './words.ts'

interface Props {
  lines: readonly Line[]
  goodsOf: GoodsOf
  now: number
  /** Under the list: what is to be ticked. */
  children?: ReactNode
}

/** What is agreed to, thing by thing: price, for whom, and what giving it back would cost. */
export function ItemTerms({ lines, goodsOf, now, children }: Props) {
  const t = useText()
  const saidOf = useSaid()
  return (
    <section className="card" aria-labelledby="co-terms">
      <div className="co-h">
        <h2 className="h3 grow" id="co-terms">
          {t('checkout.terms.title')}
        </h2>
      </div>
      {lines.map((line) => {
        const penalties = line.bookings.flatMap((booking) => booking.penalties ?? [])
        const rules = spansOf(penalties, now)
        return (
          <article className="co-item" key={line.id}>
            <div className="co-item-h">
              <Art line={line} goodsOf={goodsOf} />
              <div className="grow">
                <h3>
                  <bdi>{line.title}</bdi>
                </h3>
                <span className="small muted">
                  {[t(productWord(line.product)), ...saidOf(line, goodsOf(line.id))].map((text) => (
                    <bdi key={text}>{text}</bdi>
                  ))}
                </span>
                <Names line={line} />
              </div>
              <Price of={line.price} size="sm" />
            </div>
            {rules.map((spans) => (
              <CancelTimeline key={JSON.stringify(spans)} spans={spans} now={now} />
            ))}
            {rules.length === 0 && <p className="small muted">{t('checkout.terms.unknown')}</p>}
          </article>
        )
      })}
      {children}
    </section>
  )
}
