import '../../result/summary.css'
import '../detail/summary.css'
import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { Amount } from '@portolan/contract/shared'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { PaidThere } from '../../price/PaidThere.tsx'
import { Price } from '../../price/Price.tsx'
import { paidThereOf, takenLaterOf } from '../../stay/detail/bill.ts'
import { mealsOf, mealTerms, noMeals } from '../../stay/meals.ts'
import { hotelRoomConfirmation } from '../model/guests.ts'

/** The house, the days, each room with its price, and what they come to. */
export function GuestSummary({ stays, total }: { stays: readonly RoomStay[]; total: Amount }) {
  const t = useText()
  const format = useFormat()
  const rooms = stays.map((stay) => ({
    ...hotelRoomConfirmation(stay, total),
    meals: mealTerms(mealsOf(stay.ratePlans[0]?.mealsIncluded ?? noMeals), t),
  }))
  const [first] = rooms
  const image = stays[0]?.basicPropertyInfo.image?.url
  return (
    <div className="summary">
      {image && <img className="gu-image" src={image} alt="" />}
      {first && (
        <>
          <b className="semi">
            <bdi>{first.hotelName}</bdi>
          </b>
          <dl className="kv hd-days">
            <div>
              <dt>{t('hotelDetail.checkIn')}</dt>
              <dd>{format.date(first.checkin)}</dd>
            </div>
            <div>
              <dt>{t('hotelDetail.checkOut')}</dt>
              <dd>{format.date(first.checkout)}</dd>
            </div>
          </dl>
        </>
      )}
      <dl className="lines">
        {rooms.map(({ referenceId, roomType, meals, roomPrice, currencyCode }) => (
          <div key={referenceId}>
            <dt>
              {roomType}
              <span className="small faint gu-meals">{meals}</span>
            </dt>
            <dd>
              <Price of={{ currencyCode, amount: roomPrice }} />
            </dd>
          </div>
        ))}
        <div className="tot">
          <dt>{t('hotelDetail.total')}</dt>
          <dd>
            <Price of={total} size="lg" />
          </dd>
        </div>
        <div className="sub">
          <dt>{t('hotelDetail.taxIncluded')}</dt>
        </div>
        <PaidThere total={total} there={paidThereOf(stays)} later={takenLaterOf(stays)} />
      </dl>
    </div>
  )
}
