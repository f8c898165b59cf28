import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { RouteFace } from '../../result/RouteFace.tsx'
import { shopToday } from '../../session/shop-today.ts'
import { useNear } from '../../ui/use-near.ts'
import { writeSearch } from '../search.ts'
import { useRoutePrice } from './calls.ts'
import { routeSearch, routes } from './routes.ts'

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
      <RouteFace
        picture={route.picture}
        from={search.from.name}
        to={search.to.name}
        toWord={t('rail.to')}
        note={t('rail.count.adults', { count: search.adults })}
        price={data && <RichText id="rail.from" values={{ price: <Price key="price" of={data.from} size="sm" /> }} />}
        isAsked={isPending && wanted}
        otherwise={t('rail.routes.see')}
      />
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
