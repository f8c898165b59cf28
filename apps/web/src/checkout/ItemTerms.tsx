import './terms.css'
import type { ReactNode } from 'react'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { Icon } from '../ui/Icon.tsx'
import { productIcon } from '../ui/product-icon.ts'
import { CancelTimeline } from './CancelTimeline.tsx'
import type { GoodsOf } from './goods.ts'
import type { Line } from './state.ts'
import { spansOf } from './terms.ts'
import { productWord } from './words.ts'
import { readersZone } from './zone.ts'

interface Props {
  lines: readonly Line[]
  goodsOf: GoodsOf
  now: number
  /** Under the list: what is to be ticked. */
  children?: ReactNode
}

/** Picture of what is bought; its product's sign where there is none. */
export function Art({ line, goodsOf }: { line: Line; goodsOf: GoodsOf }) {
  const imageUrl = goodsOf(line.id)?.imageUrl
  return (
    <div className="co-art">
      {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <Icon of={productIcon[line.product]} size="l" />}
    </div>
  )
}

/** What is agreed to, thing by thing: price, and what giving it back would cost. */
export function ItemTerms({ lines, goodsOf, now, children }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <section className="card" aria-labelledby="co-terms">
      <div className="co-h">
        <h2 className="h3 grow" id="co-terms">
          {t('checkout.terms.title')}
        </h2>
        <span className="small muted">
          {t('checkout.terms.zone', { zone: format.zone(new Date(now), readersZone) })}
        </span>
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
                  {[t(productWord(line.product)), ...(line.words ?? goodsOf(line.id)?.lines ?? [])].map((text) => (
                    <bdi key={text}>{text}</bdi>
                  ))}
                </span>
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
