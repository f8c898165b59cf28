import './price.css'
import { ArrowRight } from 'lucide-react'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { Icon } from '../ui/Icon.tsx'
import { type Change, differenceOf } from './change.ts'
import { Price } from './Price.tsx'

/** Was, is now, difference: side by side, the difference in its own colour and with its own sign. */
export function OldNew({ change }: { change: Change }) {
  const t = useText()
  const format = useFormat()
  const difference = differenceOf(change)
  const sign = difference && difference.amount < 0 ? '−' : '+'
  return (
    <div className="oldnew">
      <div>
        {t('price.was')}
        <s>
          <Price of={change.was} />
        </s>
      </div>
      <Icon of={ArrowRight} flip />
      <div>
        {t('price.now')}
        <Price of={change.now} size="md" />
      </div>
      {difference && (
        <div className={difference.amount < 0 ? 'd less' : 'd'}>
          {t('price.difference')}
          <b>
            <bdi dir="ltr">{`${sign}${format.money(Math.abs(difference.amount), difference.currencyCode)}`}</bdi>
          </b>
        </div>
      )}
    </div>
  )
}
