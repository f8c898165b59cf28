import '../stay/list/hotel-card.css'
import './kept.css'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { Score } from '../stay/list/Score.tsx'
import { Stars } from '../stay/list/Stars.tsx'
import { Badge } from '../ui/Badge.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { type Choice, choiceAddress } from './choice.ts'
import type { HotelOffer } from './hotel-result.ts'
import type { PackageAsked } from './search.ts'

/** The hotel that stays as it is while the flight is chosen. */
export function KeptHotel({ hotel, asked, choice }: { hotel: HotelOffer; asked: PackageAsked; choice: Choice }) {
  const t = useText()
  const { item, quarter } = hotel
  return (
    <section className="card pk-kept house" aria-label={t('package.hotel.kept.of')}>
      <span className="frame">{item.imgUrl && <img src={item.imgUrl} alt="" />}</span>
      <div className="pk-kept-house">
        <Badge tone="ok" icon={Lock}>
          {t('package.hotel.kept')}
        </Badge>
        <b className="pk-name">
          <bdi>{item.hotelName}</bdi>
        </b>
        <span className="small muted row wrap">
          {item.star !== null && <Stars count={item.star} />}
          {quarter && <bdi>{quarter}</bdi>}
        </span>
      </div>
      {item.rating !== null && <Score rating={item.rating} />}
      <Link className={buttonClass()} to="/package/hotels" search={choiceAddress(asked, choice)}>
        {t('package.hotel.change')}
      </Link>
    </section>
  )
}
