import '../../result/summary.css'
import './summary.css'
import type { RoomStay } from '@portolan/contract/hotel-stay'
import { Check } from 'lucide-react'
import { ExpiryAnnouncer } from '../../expiry/ExpiryAnnouncer.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { PaidThere } from '../../price/PaidThere.tsx'
import { Price } from '../../price/Price.tsx'
import { HoldClock } from '../../result/HoldClock.tsx'
import { freeUntil } from '../../stay/cancel-words.ts'
import { paidThereOf, takenLaterOf } from '../../stay/detail/bill.ts'
import { pickedOf } from '../../stay/detail/choice.ts'
import { type Place, ratesOf } from '../../stay/detail/places.ts'
import { mealsOf, mealTerms, noMeals } from '../../stay/meals.ts'
import { selectedHotel } from '../../stay/model/room.ts'
import { sumOfTotals } from '../../stay/price.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { GoOn } from './GoOn.tsx'
import type { Detail } from './use-detail.ts'

function Days({ detail: { stay, house } }: { detail: Detail }) {
  const t = useText()
  const format = useFormat()
  const { checkInTime, checkOutTime } = house ?? {}
  return (
    <dl className="kv hd-days">
      <div>
        <dt>{t('hotelDetail.checkIn')}</dt>
        <dd>
          {format.date(stay.checkIn)}
          {checkInTime && <span className="small faint">{t('hotelDetail.from', { time: checkInTime })}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('hotelDetail.checkOut')}</dt>
        <dd>
          {format.date(stay.checkOut)}
          {checkOutTime && <span className="small faint">{t('hotelDetail.until', { time: checkOutTime })}</span>}
        </dd>
      </div>
    </dl>
  )
}

/** What is chosen for one room, night by night; a dashed slot where nothing is yet. */
function RoomSlot({ place, detail }: { place: Place; detail: Detail }) {
  const t = useText()
  const format = useFormat()
  const { picks, places, setAt } = detail
  const stay = pickedOf(place, picks)
  const number = place.index + 1
  if (!stay)
    return (
      <div className="slot">
        {places.length > 1 ? t('hotelDetail.slot.of', { number }) : t('hotelDetail.slot')}
        {places.length > 1 && (
          <Button variant="ghost" size="sm" onClick={() => setAt(place.index)}>
            {t('hotelDetail.slot.choose', { number })}
          </Button>
        )}
      </div>
    )
  const room = selectedHotel(stay, ratesOf(place), t)
  return (
    <div className="chosen">
      {places.length > 1 && <span className="xs faint">{t('stay.room', { number })}</span>}
      <b className="semi">{room.roomType}</b>
      <span className="small muted">{mealTerms(mealsOf(stay.ratePlans[0]?.mealsIncluded ?? noMeals), t)}</span>
      <ul className="hd-nights">
        {room.datePrice.map(({ date, price }) => (
          <li key={date}>
            {format.date(date)}
            <bdi dir="ltr">{format.money(price, room.Price.currencyCode)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

const isFree = ({ ratePlans }: RoomStay): boolean => freeUntil(ratePlans[0]?.cancelPenalties ?? []) !== undefined

export function Total({ detail: { chosen }, size }: { detail: Detail; size: 'md' | 'lg' }) {
  const total = sumOfTotals(chosen.map((stay) => stay.total))
  return total && <Price of={total} size={size} />
}

/** The stay, its rooms, what they come to, for how long, and the way on. */
export function Summary({ detail, titleId }: { detail: Detail; titleId?: string }) {
  const t = useText()
  const { places, chosen, isWhole, held, house } = detail
  const total = sumOfTotals(chosen.map((stay) => stay.total))
  return (
    <div className="summary">
      <div className="row between wrap">
        {titleId && (
          <h2 className="h3" id={titleId}>
            {t('hotelDetail.summary')}
          </h2>
        )}
        {isWhole && chosen.every(isFree) && (
          <Badge tone="ok" icon={Check}>
            {t('hotelDetail.freeCancel')}
          </Badge>
        )}
      </div>
      <Days detail={detail} />
      {places.map((place) => (
        <RoomSlot key={place.index} {...{ place, detail }} />
      ))}
      {total && (
        <dl className="lines">
          <div className="tot">
            <dt>{t(isWhole ? 'hotelDetail.total' : 'hotelDetail.soFar')}</dt>
            <dd>
              <Price of={total} size="lg" />
            </dd>
          </div>
          <div className="sub">
            <dt>{t('hotelDetail.taxIncluded')}</dt>
          </div>
          <PaidThere total={total} there={paidThereOf(chosen)} later={takenLaterOf(chosen)} />
        </dl>
      )}
      {chosen.length > 0 && Number.isFinite(held.expiresAt) && !held.isOver && (
        <>
          <ExpiryAnnouncer
            holds={[{ id: 'hotel', name: house?.name ?? '', expiresAt: held.expiresAt }]}
            now={held.now}
          />
          <HoldClock expiresAt={held.expiresAt} now={held.now} />
        </>
      )}
      <div className="go">
        <GoOn detail={detail} />
      </div>
    </div>
  )
}
