import './face.css'
import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { travelDaysOf } from '@portolan/domain/rail/pass-validity'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { validityWords } from '../pass-words.ts'
import { lastDayFrom } from './model.ts'
import { classWords, typeWords, useWhereWords } from './words.ts'

interface Props {
  product: RailPassProduct
  fare: RailPassFare
  start: string
}

/** Sixteen winds and the star of the tile, large and faint. */
function Rose() {
  const winds = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8)
  const lines = winds.map((angle) => `M0 0L${(Math.cos(angle) * 900).toFixed(1)} ${(Math.sin(angle) * 900).toFixed(1)}`)
  return (
    <svg className="face-rose" viewBox="-92 -92 184 184" aria-hidden="true">
      <path className="winds" d={lines.join('')} />
      <circle r="56" />
      <path d="M0-80L13-13L80 0L13 13L0 80L-13 13L-80 0L-13-13Z" />
    </svg>
  )
}

/** The chosen pass drawn as a ticket, with one box for each day of travel that its holder fills in. */
export function PassFace({ product, fare, start }: Props) {
  const t = useText()
  const format = useFormat()
  const where = useWhereWords()
  const days = product.passType === 'FLEXIBLE' ? travelDaysOf(fare.validity) : 0
  const { start: first, joint, end } = format.range(start, lastDayFrom(start, fare))
  return (
    <div className="face">
      <img className="face-art" src={`/api/v1/picture/pass~${product.region}.svg`} alt="" />
      <Rose />
      <div className="face-l">
        <p className="face-t">{product.label}</p>
        <p>{t('pass.sentences', { first: where(product.countries), second: typeWords(product, t) })}</p>
        <dl>
          <div>
            <dt>{t('pass.filter.validity')}</dt>
            <dd>{validityWords(fare, t)}</dd>
          </div>
          <div>
            <dt>{t('pass.filter.class')}</dt>
            <dd>{classWords(fare.class, t)}</dd>
          </div>
          <div>
            <dt>{t('pass.valid')}</dt>
            <dd>
              <bdi>{first}</bdi>
              {joint}
              <bdi>{end}</bdi>
            </dd>
          </div>
        </dl>
      </div>
      <div className="face-r">
        {days > 0 && (
          <ol aria-hidden="true">
            {Array.from({ length: days }, (_, index) => `day ${index + 1}`).map((day, index) => (
              <li key={day}>{format.number(index + 1)}</li>
            ))}
          </ol>
        )}
        <p className="small">{days > 0 ? t('pass.daysToFill', { count: days }) : t('pass.everyDay')}</p>
      </div>
    </div>
  )
}
