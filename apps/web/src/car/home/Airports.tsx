import '../../result/route-card.css'
import { Link } from '@tanstack/react-router'
import { RichText, useText } from '../../i18n/text.ts'
import type { Place } from '../../place/place.ts'
import { shopToday } from '../../session/shop-today.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { searchOf } from '../address.ts'
import { carPlaceOf } from '../form/places.ts'
import { recentRentals } from '../form/recent.ts'
import { usePopularOffices } from '../form/use-popular.ts'
import { type CarAsked, datesOf } from '../search.ts'
import { rentalAt, usualRental } from './rental.ts'

/** What one drives there; another kind of car for each neighbour. */
const kinds = ['compact', 'cabrio', 'suv', 'mini'] as const

function AirportCard({ place, asked, kind }: { place: Place; asked: CarAsked; kind: (typeof kinds)[number] }) {
  return (
    <Link className="card rt" to="/carrental/list" search={searchOf(asked)}>
      <span className="frame">
        <img src={`/api/v1/picture/car~${kind}~${place.code}.svg`} alt="" loading="lazy" />
      </span>
      <span className="rt-b">
        <span className="h3">
          <bdi>{place.cityName}</bdi>
        </span>
        <span className="rt-p small faint">
          <bdi className="car-airport">{place.name}</bdi>
          <bdi dir="ltr">{place.code}</bdi>
        </span>
      </span>
    </Link>
  )
}

/** Where people rent most. A page without them is only shorter: a failure is not told. */
export function Airports() {
  const t = useText()
  const places = usePopularOffices()
  const when = usualRental(recentRentals()[0], shopToday())
  if (places?.length === 0) return null
  return (
    <section className="blk" aria-labelledby="car-airports" aria-busy={!places}>
      <h2 id="car-airports">{t('car.popular.title')}</h2>
      <p className="small muted">
        <RichText
          id="car.popular.lead"
          values={{
            dates: <RangeWords key="dates" range={datesOf(when)} />,
            age: when.age,
          }}
        />
      </p>
      {places ? (
        <div className="rts">
          {places.map((place, index) => (
            <AirportCard
              key={place.code}
              place={place}
              asked={rentalAt(carPlaceOf(place), when)}
              kind={kinds[index % kinds.length] ?? 'compact'}
            />
          ))}
        </div>
      ) : (
        <Skeleton heights={[200, 200]} widths={[100]} />
      )}
    </section>
  )
}
