import './home.css'
import type { PopularCity } from '@portolan/contract/hotel'
import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { useSpeech, useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { PopularCities } from '../../stay/home/PopularCities.tsx'
import { searchOf } from '../address.ts'
import { recentSearches } from '../form/recent.ts'
import { partyWords } from '../party-words.ts'
import { usualDays } from './usual.ts'

/** Two rows with pictures; the others by name. */
const pictured = 8

/** Every city that has something to do. */
export function Cities() {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const when = usualDays(recentSearches()[0], shopToday())
  const addressIn = ({ cityCode, cityName }: PopularCity) => searchOf({ city: cityCode, cityName, ...when })
  return (
    <PopularCities
      id="activity-cities"
      title={t('activity.cities.title')}
      lead="activity.cities.lead"
      who={partyWords(when.party, t, locale)}
      dates={{ start: when.from, end: when.to }}
      pictured={pictured}
      link={(city, face) => (
        <Link className="card rt city" to="/activity/list" search={addressIn(city)}>
          {face}
        </Link>
      )}
      others={(cities) => (
        <ul className="ah-more" aria-label={t('activity.cities.more')}>
          {cities.map((city) => (
            <li key={city.cityCode}>
              <Link to="/activity/list" search={addressIn(city)}>
                <bdi>{city.cityName}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    />
  )
}
