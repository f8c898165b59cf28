import type { Amount } from '@portolan/contract/shared'
import { useText } from '../i18n/text.ts'
import { JourneyMap } from '../map/JourneyMap.tsx'
import { Price, SupplierPrice } from '../price/Price.tsx'
import { addPrices } from '../price/sum.ts'
import { goodsOf } from './goods/goods-of.ts'
import { wordsOf } from './goods/words.ts'
import type { Booking } from './model.ts'
import { Payments } from './Payments.tsx'

/** What the operator asked, where it counts in another currency; markup included, never the net. */
function OperatorPrice({ price, currency }: { price: Amount; currency: string }) {
  const t = useText()
  if (price.currencyCode === currency) return null
  return (
    <div className="sub">
      <dt>{t('booking.price.operator')}</dt>
      <dd>
        <SupplierPrice of={price} />
      </dd>
    </div>
  )
}

interface Props {
  booking: Booking
  total: Amount
}

/** The course on the chart, what each part cost and what it came to. */
export function PriceCard({ booking, total }: Props) {
  const t = useText()
  const { reservation } = booking
  const goods = goodsOf(reservation)
  const { currencyCode } = total
  const course = goods?.course ?? []
  return (
    <section className="card bk-price" aria-label={t('booking.price.title')}>
      {course.length > 1 && <JourneyMap points={course} course={goods?.isFlown ? 'arc' : 'straight'} />}
      <dl className="lines pad">
        {goods?.lines.map(({ key, words, amounts }) => (
          <div key={key}>
            <dt>{wordsOf(words, t)}</dt>
            <dd>
              <Price of={amounts.map((amount) => ({ currencyCode, amount })).reduce(addPrices)} />
            </dd>
          </div>
        ))}
        <div className="tot">
          <dt>{t('booking.price.total')}</dt>
          <dd>
            <Price of={total} size="lg" />
          </dd>
        </div>
        <Payments booking={booking} total={total} />
        {goods?.operatorPrice && <OperatorPrice price={goods.operatorPrice} currency={currencyCode} />}
      </dl>
    </section>
  )
}
