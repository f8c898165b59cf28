import '../../result/route-card.css'
import type { PopularCity } from '@portolan/contract/hotel'
import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { RichText, useSpeech, useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { searchOfStay } from '../../stay/address.ts'
import { usePopularCities } from '../../stay/form/calls.ts'
import { partyWords } from '../../stay/rooms-words.ts'
import type { StayAsked } from '../../stay/search.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { recentStays } from '../form/recent.ts'
import { stayIn, usualStay } from './stay.ts'

/** Three rows of the page. */
const most = 12

function CityCard({ city, stay }: { city: PopularCity; stay: StayAsked }) {
  const t = useText()
  const { cityName, countryName, imgUrl, hotelCount } = city
  return (
    <Link className="card rt city" to="/hotel/list" search={searchOfStay(stay)}>
      <span className="frame">{imgUrl && <img src={imgUrl} alt="" loading="lazy" />}</span>
      <span className="rt-b">
        <span className="h3">
          <bdi>{cityName}</bdi>
        </span>
        <span className="rt-p small faint">
          <span>{countryName}</span>
          {hotelCount !== undefined && <span>{t('hotel.count.hotels', { count: hotelCount })}</span>}
        </span>
      </span>
    </Link>
  )
}

/** Where people stay most. A page without them is only shorter: a failure is not told. */
export function Cities() {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const { data, isPending } = usePopularCities()
  const when = usualStay(recentStays()[0], shopToday())
  if (!isPending && !data?.length) return null
  return (
    <section className="blk" aria-labelledby="hotel-cities" aria-busy={isPending}>
      <h2 id="hotel-cities">{t('hotel.popular.title')}</h2>
      <p className="small muted">
        <RichText
          id="hotel.popular.lead"
          values={{
            who: partyWords(when.rooms, t, locale),
            dates: <RangeWords key="dates" range={{ start: when.checkIn, end: when.checkOut }} />,
          }}
        />
      </p>
      {data ? (
        <div className="rts cities">
          {data.slice(0, most).map((city) => (
            <CityCard key={city.cityCode} city={city} stay={stayIn(city, when)} />
          ))}
        </div>
      ) : (
        <Skeleton heights={[240, 240]} widths={[100]} />
      )}
    </section>
  )
}
