import type { RailReservation } from '@portolan/contract/rail-journey'
import { Check, CircleDollarSign, Info, type LucideIcon, X } from 'lucide-react'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
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

/** What giving it back costs and until when, the fare's conditions, and the carrier's own words. */
export function ConditionsCard({ booking }: { booking: Booking }) {
  const t = useText()
  const format = useFormat()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const rail = railOf(booking.reservation)
  const penalties = booking.facts.penalties ?? []
  const conditions = goodsOf(booking.reservation)?.conditions ?? []
  if (conditions.length === 0 && penalties.length === 0) return null
  return (
    <Section
      title={t('booking.conditions.title')}
      hint={penalties.length > 0 && t('booking.conditions.zone', { zone: format.zone(new Date(), zone) })}
    >
      <div className="pad bk-conditions">
        {penalties.length > 0 && <Penalties penalties={penalties} />}
        {conditions.length > 0 && (
          <ul className="bk-ticks">
            {conditions.map(({ key, look, words }) => (
              <li key={key} className={look}>
                <Icon of={icons[look]} size="xs" />
                <span>{wordsOf(words, t)}</span>
              </li>
            ))}
          </ul>
        )}
        {rail && <CarrierWords reservation={rail} />}
      </div>
    </Section>
  )
}
