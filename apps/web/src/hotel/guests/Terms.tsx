import type { RoomStay } from '@portolan/contract/hotel-stay'
import { useText } from '../../i18n/text.ts'
import { CancelSpans } from '../../stay/detail/CancelSpans.tsx'
import { BillLines } from '../../stay/detail/RateDetails.tsx'
import { hotelRoom } from '../../stay/model/room.ts'

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
              <CancelSpans penalties={stay.ratePlans[0]?.cancelPenalties ?? []} />
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
