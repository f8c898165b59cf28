import '../../result/route-card.css'
import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { RichText, useSpeech, useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { usePopularCities } from '../../stay/form/calls.ts'
import { partyWords } from '../../stay/rooms-words.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { writeAsked } from '../address.ts'
import { recentPackages } from '../form/recent.ts'
import { isElsewhere, tripTo, usualTrip } from './trip.ts'

/** Two rows of the page. */
const most = 8

/** Where people fly and stay. A page without them is only shorter: a failure is not told. */
export function Destinations() {
  const t = useText()
  const { language } = useSpeech()
  const { data, isPending } = usePopularCities()
  const usual = usualTrip(recentPackages()[0], shopToday(), language)
  const cities = data?.filter((city) => isElsewhere(city, usual)).slice(0, most)
  if (!isPending && !cities?.length) return null
  return (
    <section className="blk" aria-labelledby="package-cities" aria-busy={isPending}>
      <h2 id="package-cities">
        <RichText id="air.routes.title" values={{ city: <bdi key="city">{usual.from.name}</bdi> }} />
      </h2>
      <p className="small muted">
        <RichText
          id="hotel.popular.lead"
          values={{
            who: partyWords(usual.rooms, t, localeOf(language)),
            dates: <RangeWords key="dates" range={{ start: usual.depart, end: usual.back }} />,
          }}
        />
      </p>
      {cities ? (
        <div className="rts">
          {cities.map((city) => (
            <Link key={city.cityCode} className="card rt" to="/package/hotels" search={writeAsked(tripTo(city, usual))}>
              <span className="frame">{city.imgUrl && <img src={city.imgUrl} alt="" loading="lazy" />}</span>
              <span className="rt-b">
                <span className="h3">
                  <bdi>{city.cityName}</bdi>
                </span>
                <span className="rt-p small faint">
                  <span>{city.countryName}</span>
                  <span>{t('package.title')}</span>
                </span>
              </span>
            </Link>
          ))}
        </div>
      ) : (
        <Skeleton heights={[240, 240]} widths={[100]} />
      )}
    </section>
  )
}
