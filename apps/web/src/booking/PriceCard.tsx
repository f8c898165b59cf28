import type { RailPriceLine, RailReservation } from '@portolan/contract/rail-journey'
import type { MessageId } from '../i18n/messages.ts'
import { type Say, useText } from '../i18n/text.ts'
import { JourneyMap } from '../map/JourneyMap.tsx'
import { Price, SupplierPrice } from '../price/Price.tsx'
import { courseOf } from './journey.ts'
import { type Booking, railOf } from './model.ts'

const counts: Partial<Record<string, MessageId>> = {
  ADULT: 'rail.count.adults',
  SENIOR: 'rail.count.seniors',
  YOUTH: 'rail.count.youths',
}

interface Line {
  code: string
  quantity: number
  selling: number
}

/** The same kind of passenger on both ways is one line. */
function linesOf(priceList: readonly RailPriceLine[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { code, quantity, sellingAmount } of priceList) {
    const known = lines.get(code)
    lines.set(code, {
      code,
      quantity: Math.max(quantity, known?.quantity ?? 0),
      selling: sellingAmount + (known?.selling ?? 0),
    })
  }
  return [...lines.values()]
}

const wordOf = ({ code, quantity }: Line, t: Say): string => {
  const word = counts[code]
  return word ? t(word, { count: quantity }) : t('booking.price.fee')
}

/** What the operator asked, where it counts in another currency; markup included, never the net. */
function OperatorPrice({ rail, currency }: { rail: RailReservation; currency: string }) {
  const t = useText()
  const { total } = rail.itinerary.railCharges
  const amount = total.amountIncludingMarkup ?? total.amountAfterTax
  if (amount === undefined || total.currencyCode === currency) return null
  return (
    <div className="sub">
      <dt>{t('booking.price.operator')}</dt>
      <dd>
        <SupplierPrice of={{ currencyCode: total.currencyCode, amount }} />
      </dd>
    </div>
  )
}

const unpaid: readonly string[] = ['None', 'Authorizing', 'ActionRequired', 'Voided']

/** The course on the chart, what each part cost and what it came to. */
export function PriceCard({ booking }: { booking: Booking }) {
  const t = useText()
  const { summary, reservation, facts } = booking
  const rail = railOf(reservation)
  const { currencyCode } = summary.total
  const course = rail ? courseOf(rail) : []
  return (
    <section className="card bk-price" aria-label={t('booking.price.title')}>
      {course.length > 1 && <JourneyMap points={course} />}
      <dl className="lines pad">
        {linesOf(rail?.priceList ?? []).map((line) => (
          <div key={line.code}>
            <dt>{wordOf(line, t)}</dt>
            <dd>
              <Price of={{ currencyCode, amount: line.selling }} />
            </dd>
          </div>
        ))}
        <div className="tot">
          <dt>{t(unpaid.includes(summary.paymentStatus) ? 'booking.price.total' : 'booking.price.paid')}</dt>
          <dd>
            <Price of={summary.total} size="lg" />
          </dd>
        </div>
        {facts.refunded && facts.refunded.amount > 0 && (
          <div className="sub">
            <dt>{t('booking.money.refunded')}</dt>
            <dd>
              <Price of={facts.refunded} />
            </dd>
          </div>
        )}
        {rail && <OperatorPrice rail={rail} currency={currencyCode} />}
      </dl>
    </section>
  )
}
