import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { AirSearch } from '../../flight/search.ts'
import { calendarText } from '../../i18n/calendar.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useSpeech, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { RouteFace } from '../../result/RouteFace.tsx'
import { shopToday } from '../../session/shop-today.ts'
import { useNear } from '../../ui/use-near.ts'
import { pathOf, writeSearch } from '../address.ts'
import { recentSearches } from '../form/recent.ts'
import { useMonthPrice } from './calls.ts'
import { citiesFrom, homeOf, routeSearch } from './routes.ts'

interface CardProps {
  search: AirSearch
  picture: string
  /** Its place among the others, from 0. */
  index: number
  wanted: boolean
}

function RouteCard({ search, picture, index, wanted }: CardProps) {
  const t = useText()
  const format = useFormat()
  const { data, isPending } = useMonthPrice(search, index, wanted)
  const [leg] = search.legs
  return (
    <Link
      className="card rt"
      to={pathOf[search.trip]}
      search={writeSearch({ ...search, legs: [{ ...leg, date: data?.date ?? leg.date }] })}
    >
      <RouteFace
        picture={picture}
        from={leg.from.name}
        to={leg.to.name}
        toWord={t('air.to')}
        note={data && format.date(data.date)}
        price={data && <RichText id="air.from" values={{ price: <Price key="price" of={data.from} size="sm" /> }} />}
        isAsked={isPending && wanted}
        otherwise={t('air.routes.see')}
      />
    </Link>
  )
}

/** Where people fly to from here, each with its cheapest day; asked for once somebody comes near. */
export function Routes() {
  const t = useText()
  const { language } = useSpeech()
  const part = useRef<HTMLElement>(null)
  const near = useNear(part)
  const today = shopToday()
  const home = homeOf(recentSearches(today)[0], language)
  const routes = citiesFrom(home).map((city) => ({ city, search: routeSearch(home, city, today, language) }))
  const day = routes[0]?.search.legs[0].date ?? today
  return (
    <section className="blk" ref={part} aria-labelledby="air-routes">
      <h2 id="air-routes">
        <RichText id="air.routes.title" values={{ city: <bdi key="city">{home.name}</bdi> }} />
      </h2>
      <p className="small muted">{t('air.routes.lead', { month: calendarText(day, 'month', language) })}</p>
      <div className="rts">
        {routes.map(({ city: { code, picture }, search }, index) => (
          <RouteCard key={code} {...{ search, picture, index }} wanted={near} />
        ))}
      </div>
    </section>
  )
}
