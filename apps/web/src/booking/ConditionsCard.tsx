import type { RailReservation } from '@portolan/contract/rail-journey'
import type { CancelPenalty } from '@portolan/contract/shared'
import { Check, CircleDollarSign, Info, type LucideIcon, X } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import type { Condition } from './goods/goods.ts'
import { goodsOf } from './goods/goods-of.ts'
import { wordsOf } from './goods/words.ts'
import { type Booking, railOf } from './model.ts'
import { Penalties } from './Penalties.tsx'

const icons: Record<Condition['look'], LucideIcon> = { y: Check, n: X, f: CircleDollarSign, info: Info }

/** What the carrier says beside the conditions; what it repeats of them is left out. */
function carrierWordsOf({ itinerary, conditions }: RailReservation) {
  const known = new Set(conditions.map(({ stringValue }) => stringValue))
  return (itinerary.vendorMessages?.vendorMessageList ?? [])
    .map((message) => ({
      ...message,
      subSections: message.subSections
        .map((part) => ({ ...part, paragraphs: part.paragraphs.filter((paragraph) => !known.has(paragraph)) }))
        .filter(({ paragraphs }) => paragraphs.length > 0),
    }))
    .filter(({ subSections }) => subSections.length > 0)
}

function CarrierWords({ reservation }: { reservation: RailReservation }) {
  return carrierWordsOf(reservation).map(({ infoType, title, subSections }) => (
    <div key={`${infoType}/${title}`} className="small">
      <h3 className="h4">{title}</h3>
      {subSections.map(({ subTitle, paragraphs }) => (
        <div key={`${subTitle}/${paragraphs[0]}`}>
          {subTitle && <b className="semi">{subTitle}</b>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="muted">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </div>
  ))
}

/** What the lines of the cancellation say is not said once more beside them. */
const isAmong = ({ isRefund, deadline }: Condition, penalties: readonly CancelPenalty[]): boolean =>
  isRefund === true &&
  deadline !== undefined &&
  penalties.some((penalty) => penalty.deadline?.absoluteDeadline === deadline.absoluteDeadline)

/** What giving it back costs and until when, the fare's conditions, and the carrier's own words. */
export function ConditionsCard({ booking }: { booking: Booking }) {
  const t = useText()
  const moments = useMoments()
  const rail = railOf(booking.reservation)
  const penalties = booking.facts.penalties ?? []
  const conditions = (goodsOf(booking.reservation)?.conditions ?? []).filter(
    (condition) => !isAmong(condition, penalties),
  )
  if (conditions.length === 0 && penalties.length === 0) return null
  return (
    <Section title={t('booking.conditions.title')}>
      <div className="pad bk-conditions">
        {penalties.length > 0 && <Penalties penalties={penalties} paidThere={booking.summary.settlement === 'there'} />}
        {conditions.length > 0 && (
          <ul className="bk-ticks">
            {conditions.map(({ key, look, words, deadline }) => (
              <li key={key} className={look}>
                <Icon of={icons[look]} size="xs" />
                <span>{moments.said(wordsOf(words, t), deadline && [deadline])}</span>
              </li>
            ))}
          </ul>
        )}
        {rail && <CarrierWords reservation={rail} />}
      </div>
    </Section>
  )
}
