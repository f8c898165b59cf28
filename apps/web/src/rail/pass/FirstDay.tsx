import './first-day.css'
import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import type { RefObject } from 'react'
import { RichText, useText } from '../../i18n/text.ts'
import { DateRange } from '../../ui/DateRange.tsx'
import { isInside, lastDayFrom, shareOfWindow } from './model.ts'
import { useDayWords } from './words.ts'

interface Props {
  product: RailPassProduct
  fare: RailPassFare
  /** As typed, right or wrong; undefined while it is no date. */
  day: string | undefined
  onChange(day: string | undefined): void
  section: RefObject<HTMLElement | null>
}

/** The run of the pass between the first and the last day on which it may begin. */
function SaleWindow({ product, fare, day }: Pick<Props, 'product' | 'fare'> & { day: string }) {
  const t = useText()
  const words = useDayWords()
  const { from, run } = shareOfWindow(product, fare, day)
  return (
    <div className="sale">
      <p className="h4">{t('pass.saleWindow')}</p>
      <div className="sale-bar" aria-hidden="true">
        <i style={{ insetInlineStart: `${from}%`, inlineSize: `${run}%` }} />
      </div>
      <p className="row between xs faint">
        <bdi>{words(product.earliestDate)}</bdi>
        <bdi>{words(product.latestDate)}</bdi>
      </p>
    </div>
  )
}

export function FirstDay({ product, fare, day, onChange, section }: Props) {
  const t = useText()
  const words = useDayWords()
  const { earliestDate, latestDate } = product
  const ends = { earliest: words(earliestDate), latest: words(latestDate) }
  const good = day !== undefined && isInside(day, product) ? day : undefined
  return (
    <section className="card" aria-labelledby="pass-first-day" ref={section}>
      <div className="pass-sec">
        <h2 className="h3 grow" id="pass-first-day">
          {t('pass.firstDay')}
        </h2>
        <span className="small muted">{t('pass.firstDayHint', ends)}</span>
      </div>
      <div className="pass-body pass-when">
        <div>
          <DateRange
            label={t('pass.firstDay')}
            startLabel={t('pass.step.firstDay')}
            startName="pass-first-day-date"
            value={{ start: day }}
            onChange={(range) => onChange(range.start)}
            today={earliestDate}
            max={latestDate}
            error={day !== undefined && !good ? t('pass.outside', ends) : undefined}
          />
          {good && (
            <p className="hint">
              <RichText id="pass.ends" values={{ date: <bdi key="date">{words(lastDayFrom(good, fare))}</bdi> }} />
            </p>
          )}
        </div>
        {good && <SaleWindow product={product} fare={fare} day={good} />}
      </div>
    </section>
  )
}
