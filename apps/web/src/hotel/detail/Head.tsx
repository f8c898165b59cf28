import './head.css'
import { Link } from '@tanstack/react-router'
import { ChevronRight, MapPin, Star } from 'lucide-react'
import { useFormat } from '../../i18n/format.ts'
import type { MessageId } from '../../i18n/messages.ts'
import { useText } from '../../i18n/text.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { type StayAsked, searchOfStay } from '../../stay/address.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { House } from './house.ts'

/** From so many points on. */
const grades: readonly [number, MessageId][] = [
  [9.4, 'hotelDetail.rating.exceptional'],
  [9, 'hotelDetail.rating.superb'],
  [8.6, 'hotelDetail.rating.excellent'],
  [8, 'hotelDetail.rating.veryGood'],
  [7, 'hotelDetail.rating.good'],
]

/** Half a star is half a star in words; the row shows whole ones. */
function Stars({ count }: { count: number }) {
  const t = useText()
  return (
    <span className="hd-stars" role="img" aria-label={t('hotelDetail.stars', { count })}>
      {Array.from({ length: Math.floor(count) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and always in this order
        <Star key={index} aria-hidden="true" />
      ))}
    </span>
  )
}

function Score({ rating }: { rating: number }) {
  const t = useText()
  const format = useFormat()
  const grade = grades.find(([from]) => rating >= from)?.[1]
  return (
    <p className="hd-score">
      {grade && <b>{t(grade)}</b>}
      <span className="vh">{t('hotelDetail.rated', { score: format.number(rating, 1) })}</span>
      <bdi className="score" aria-hidden="true">
        {format.number(rating, 1)}
      </bdi>
    </p>
  )
}

function Crumbs({ stay, name }: { stay: StayAsked; name: string }) {
  const t = useText()
  return (
    <nav className="hd-crumbs small" aria-label={t('hotelDetail.crumbs')}>
      <Link to="/hotel" search={searchOfStay(stay)}>
        {t('hotelDetail.hotels')}
      </Link>
      <Icon of={ChevronRight} size="xs" flip />
      <Link to="/hotel/list" search={searchOfStay(stay)}>
        <bdi>{stay.cityName}</bdi>
      </Link>
      <Icon of={ChevronRight} size="xs" flip />
      <span aria-current="page">
        <bdi>{name}</bdi>
      </span>
    </nav>
  )
}

/** Both names of the house, its class, where it stands and what guests think of it. */
export function Head({ stay, house }: { stay: StayAsked; house: House }) {
  const t = useText()
  const { name, nameZhHK, star, rating, address } = house
  usePageTitle(name, stay.cityName)
  return (
    <>
      <Crumbs stay={stay} name={name} />
      <div className="hd-top">
        <div className="grow">
          <div className="row wrap g3">
            <h1>
              <bdi>{name}</bdi>
            </h1>
            {star !== undefined && star > 0 && <Stars count={star} />}
          </div>
          {nameZhHK && (
            <p className="hd-other" lang="zh-HK">
              <bdi>{nameZhHK}</bdi>
            </p>
          )}
          {address && (
            <p className="hd-place muted">
              <Icon of={MapPin} size="s" />
              <span>
                <bdi>{address}</bdi> <a href="#place">{t('hotelDetail.showMap')}</a>
              </span>
            </p>
          )}
        </div>
        {rating !== undefined && <Score rating={rating} />}
      </div>
    </>
  )
}
