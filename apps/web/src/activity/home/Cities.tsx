import '../../result/route-card.css'
import './home.css'
import type { PopularCity } from '@portolan/contract/hotel'
import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { RichText, useSpeech, useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { usePopularCities } from '../../stay/form/calls.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { searchOf } from '../address.ts'
import { recentSearches } from '../form/recent.ts'
import { partyWords } from '../party-words.ts'
import { usualDays } from './usual.ts'

/** Two rows with pictures; the others by name. */
const pictured = 8

type When = ReturnType<typeof usualDays>

const addressIn = ({ cityCode, cityName }: PopularCity, when: When) => searchOf({ city: cityCode, cityName, ...when })

function CityCard({ city, when }: { city: PopularCity; when: When }) {
  return (
    <Link className="card rt ah-city" to="/activity/list" search={addressIn(city, when)}>
      <span className="frame">{city.imgUrl && <img src={city.imgUrl} alt="" loading="lazy" />}</span>
      <span className="rt-b">
        <span className="h3">
          <bdi>{city.cityName}</bdi>
        </span>
        <span className="rt-p small faint">{city.countryName}</span>
      </span>
    </Link>
  )
}

/** Every city that has something to do. A page without them is only shorter: a failure is not told. */
export function Cities() {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const { data, isPending } = usePopularCities()
  const when = usualDays(recentSearches()[0], shopToday())
  if (!isPending && !data?.length) return null
  return (
    <section className="blk" aria-labelledby="activity-cities" aria-busy={isPending}>
      <h2 id="activity-cities">{t('activity.cities.title')}</h2>
      <p className="small muted">
        <RichText
          id="activity.cities.lead"
          values={{
            who: partyWords(when.party, t, locale),
            dates: <RangeWords key="dates" range={{ start: when.from, end: when.to }} />,
          }}
        />
      </p>
      {data ? (
        <>
          <div className="rts ah-cities">
            {data.slice(0, pictured).map((city) => (
              <CityCard key={city.cityCode} {...{ city, when }} />
            ))}
          </div>
          <ul className="ah-more" aria-label={t('activity.cities.more')}>
            {data.slice(pictured).map((city) => (
              <li key={city.cityCode}>
                <Link to="/activity/list" search={addressIn(city, when)}>
                  <bdi>{city.cityName}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Skeleton heights={[240, 240]} widths={[100]} />
      )}
    </section>
  )
}
