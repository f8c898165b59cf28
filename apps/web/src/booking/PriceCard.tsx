import type { Amount } from '@portolan/contract/shared'
import { useText } from '../i18n/text.ts'
import { JourneyMap } from '../map/JourneyMap.tsx'
import { PaidThere } from '../price/PaidThere.tsx'
import { Price, SupplierPrice } from '../price/Price.tsx'
import { addPrices } from '../price/sum.ts'
import { goodsOf } from './goods/goods-of.ts'
import { wordsOf } from './goods/words.ts'
import type { Booking } from './model.ts'

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

const unpaid: readonly string[] = ['None', 'Authorizing', 'ActionRequired', 'Voided']

interface Props {
  booking: Booking
  total: Amount
}

/** The course on the chart, what each part cost and what it came to. */
export function PriceCard({ booking, total }: Props) {
  const t = useText()
  const { summary, reservation, facts } = booking
  const goods = goodsOf(reservation)
  const { currencyCode } = total
  const course = goods?.course ?? []
  const isPaid = !unpaid.includes(summary.paymentStatus ?? 'None') && !facts.payThere
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
          <dt>{t(isPaid ? 'booking.price.paid' : 'booking.price.total')}</dt>
          <dd>
            <Price of={total} size="lg" />
          </dd>
        </div>
        <PaidThere total={total} there={facts.payThere} />
        {facts.refunded && facts.refunded.amount > 0 && (
          <div className="sub">
            <dt>{t('booking.money.refunded')}</dt>
            <dd>
              <Price of={facts.refunded} />
            </dd>
          </div>
        )}
        {goods?.operatorPrice && <OperatorPrice price={goods.operatorPrice} currency={currencyCode} />}
      </dl>
    </section>
  )
}
