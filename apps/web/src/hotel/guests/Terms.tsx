import type { RoomStay } from '@portolan/contract/hotel-stay'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { clocksOf, costWords, isNonCancelable, momentWords, spansOf } from '../../stay/cancel-words.ts'
import { BillLines } from '../../stay/detail/RateDetails.tsx'
import { readersZone } from '../../stay/detail/rate-ticks.ts'
import { hotelRoom } from '../../stay/model/room.ts'
import { Timeline } from '../../ui/Timeline.tsx'

/** What giving it back costs and until when, one after the other. */
function Cancelling({ stay }: { stay: RoomStay }) {
  const t = useText()
  const format = useFormat()
  const penalties = stay.ratePlans[0]?.cancelPenalties ?? []
  if (isNonCancelable(penalties)) return <p>{t('stay.cancel.nonCancelable')}</p>
  return (
    <Timeline>
      {spansOf(penalties).map(({ until, cost }, index) => (
        <li key={until ?? ''} className={index === 0 ? 'now' : 'next'}>
          <b className="semi">{costWords(cost, t, format)}</b>
          <span className="muted">
            {until === undefined
              ? t('stay.cancel.after')
              : t('stay.cancel.upTo', { until: momentWords(clocksOf(until, readersZone, format, new Date()), t) })}
          </span>
        </li>
      ))}
    </Timeline>
  )
}

/** What is agreed to, room by room: the price by night, cancellation, and the plan's own rules. */
export function Terms({ stays }: { stays: readonly RoomStay[] }) {
  const t = useText()
  return (
    <section className="card gu-card" aria-labelledby="terms-title">
      <h2 className="h3" id="terms-title">
        {t('hotelGuests.terms')}
      </h2>
      {stays.map((stay, index) => {
        const room = hotelRoom(stay, t)
        return (
          <article key={stay.reference.id} className="gu-terms">
            <h3 className="h4">
              {stays.length > 1 ? t('stay.roomFor', { number: index + 1, guests: room.roomType }) : room.roomType}
            </h3>
            <div className="gu-two">
              <Cancelling stay={stay} />
              <BillLines stay={stay} />
            </div>
            {room.roomPolicyList.map((rule) => (
              <p key={rule} className="small muted">
                {rule}
              </p>
            ))}
          </article>
        )
      })}
    </section>
  )
}
