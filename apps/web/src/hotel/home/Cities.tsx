import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { useSpeech, useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { searchOfStay } from '../../stay/address.ts'
import { PopularCities } from '../../stay/home/PopularCities.tsx'
import { partyWords } from '../../stay/rooms-words.ts'
import { recentStays } from '../form/recent.ts'
import { stayIn, usualStay } from './stay.ts'

/** Three rows of the page. */
const most = 12

/** Where people stay most. */
export function Cities() {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const when = usualStay(recentStays()[0], shopToday())
  return (
    <PopularCities
      id="hotel-cities"
      title={t('hotel.popular.title')}
      lead="hotel.popular.lead"
      who={partyWords(when.rooms, t, locale)}
      dates={{ start: when.checkIn, end: when.checkOut }}
      pictured={most}
      note={({ hotelCount }) => hotelCount !== undefined && t('hotel.count.hotels', { count: hotelCount })}
      link={(city, face) => (
        <Link className="card rt city" to="/hotel/list" search={searchOfStay(stayIn(city, when))}>
          {face}
        </Link>
      )}
    />
  )
}
