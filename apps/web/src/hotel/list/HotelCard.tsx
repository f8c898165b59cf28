import '../../stay/list/hotel-card.css'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Ticks } from '../../result/Ticks.tsx'
import { detailAddress } from '../../stay/detail/address.ts'
import type { House } from '../../stay/list/house.ts'
import { Score } from '../../stay/list/Score.tsx'
import { Stars } from '../../stay/list/Stars.tsx'
import { useTerms } from '../../stay/list/terms.ts'
import { nightsOfStay, type StayAsked } from '../../stay/search.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { HotelPrice } from './HotelPrice.tsx'
import { see } from './seen.ts'

interface Props {
  house: House
  stay: StayAsked
  /** Pointed at, here or on the map. */
  isActive: boolean
  onActive(id: string | undefined): void
  isCompared: boolean
  /** No more than four: who is not among them waits. */
  canCompare: boolean
  onCompare(on: boolean): void
}

/** One house: what it is, where it is, what guests say, what can be had, and what it costs in all. */
export function HotelCard({ house, stay, isActive, onActive, isCompared, canCompare, onCompare }: Props) {
  const t = useText()
  const format = useFormat()
  const termsOf = useTerms()
  const title = useId()
  const { id, item, quarter, distance } = house
  const link = { to: '/hotel/detail', search: detailAddress(stay, id), onClick: () => see(id) } as const
  const { meals, cancellation } = termsOf(house)
  const [point, leave] = [() => onActive(id), () => onActive(undefined)]
  const where = [quarter, distance !== undefined && t('hotels.distance', { distance: format.distance(distance) })]
  return (
    <article
      className={isActive ? 'card hcard on' : 'card hcard'}
      aria-labelledby={title}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <Link className="frame" {...link} tabIndex={-1} aria-hidden="true">
        {item.imgUrl && <img src={item.imgUrl} alt="" loading="lazy" />}
        {house.isOnRequest && (
          <span className="htag">
            <Badge tone="info">{t('hotels.onRequest')}</Badge>
          </span>
        )}
      </Link>
      <div className="hbody">
        <div className="hhead">
          <div>
            <h3 id={title}>
              <Link {...link}>
                <bdi>{item.hotelName}</bdi>
              </Link>
            </h3>
            {item.propertyName && item.propertyName !== item.hotelName && (
              <p className="small muted" lang="zh-HK">
                {item.propertyName}
              </p>
            )}
            <p className="small muted hwhere">
              {item.star !== null && <Stars count={item.star} />}
              {where.filter(Boolean).map((words) => (
                <bdi key={String(words)}>{words}</bdi>
              ))}
            </p>
          </div>
          {item.rating !== null && <Score rating={item.rating} />}
        </div>
        <Ticks of={[meals, cancellation]} />
        <div className="hfoot">
          <HotelPrice house={house} nights={nightsOfStay(stay)} rooms={stay.rooms.length} />
          <div className="hact">
            <Checkbox
              label={
                <>
                  <span aria-hidden="true">{t('hotels.compare')}</span>
                  <span className="vh">{t('hotels.compare.of', { hotel: item.hotelName })}</span>
                </>
              }
              checked={isCompared}
              disabled={!isCompared && !canCompare}
              onChange={({ target }) => onCompare(target.checked)}
            />
            <Link className={`${buttonClass({ size: 'sm' })} hb`} {...link}>
              <span aria-hidden="true">{t('hotels.seeRooms')}</span>
              <span className="vh">{t('hotels.seeRooms.of', { hotel: item.hotelName })}</span>
            </Link>
          </div>
        </div>
      </div>
    </article>
  )
}
