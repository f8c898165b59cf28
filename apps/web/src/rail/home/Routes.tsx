import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { shopToday } from '../../session/shop-today.ts'
import { writeSearch } from '../search.ts'
import { useRoutePrice } from './calls.ts'
import { routeSearch, routes } from './routes.ts'
import { useNear } from './use-near.ts'

function RouteCard({ route, wanted }: { route: (typeof routes)[number]; wanted: boolean }) {
  const t = useText()
  const search = routeSearch(route, shopToday(), t)
  const { data, isPending } = useRoutePrice(search, wanted)
  return (
    <Link
      className="card rt"
      to="/rail/trains"
      search={writeSearch({ ...search, depart: data?.date ?? search.depart })}
    >
      <span className="frame">
        <img src={`/api/v1/picture/${route.picture}.svg`} alt="" loading="lazy" />
      </span>
      <span className="rt-b">
        <span className="h3">
          <bdi>{search.from.name}</bdi> <span aria-hidden="true" className="faint rt-to" />
          <span className="vh">{t('rail.to')}</span> <bdi>{search.to.name}</bdi>
        </span>
        <span className="rt-p small faint">
          {data ? (
            <>
              <span>{t('rail.count.adults', { count: search.adults })}</span>
              <span>
                <RichText id="rail.from" values={{ price: <Price key="price" of={data.from} size="sm" /> }} />
              </span>
            </>
          ) : isPending && wanted ? (
            <span className="skel rt-skel" />
          ) : (
            t('rail.routes.see')
          )}
        </span>
      </span>
    </Link>
  )
}

export function Routes() {
  const t = useText()
  const part = useRef<HTMLElement>(null)
  const near = useNear(part)
  return (
    <section className="blk" ref={part} aria-labelledby="rail-routes">
      <h2 id="rail-routes">{t('rail.routes.title', { city: t('rail.city.paris') })}</h2>
      <div className="rts">
        {routes.map((route) => (
          <RouteCard key={route.id} route={route} wanted={near} />
        ))}
      </div>
    </section>
  )
}
