import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { RouteFace } from '../../result/RouteFace.tsx'
import { shopToday } from '../../session/shop-today.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { searchOf } from '../address.ts'
import type { TransferAsked } from '../search.ts'
import { useRoutes } from './calls.ts'
import { routeSearch } from './routes.ts'

function RouteCard({ asked, picture }: { asked: TransferAsked; picture: string }) {
  const t = useText()
  const { from, to } = asked
  return (
    <Link className="card rt" to="/cartransfer/list" search={searchOf(asked)}>
      <RouteFace
        picture={picture}
        from={from.name}
        to={to.name}
        toWord={t('transfer.to')}
        note={null}
        price={null}
        isAsked={false}
        otherwise={t('transfer.routes.see')}
      />
    </Link>
  )
}

/** Where to begin. A page without it is only shorter: a failure is not told. */
export function Routes() {
  const t = useText()
  const { data, isPending } = useRoutes()
  const today = shopToday()
  if (!isPending && !data?.length) return null
  return (
    <section className="blk" aria-labelledby="transfer-routes" aria-busy={isPending}>
      <h2 id="transfer-routes">{t('transfer.routes.title')}</h2>
      <p className="small muted">{t('transfer.routes.lead')}</p>
      {data ? (
        <div className="rts">
          {data.map(({ airport, station, picture }) => {
            const asked = routeSearch(airport, station, today)
            return asked && <RouteCard key={airport.code} {...{ asked, picture }} />
          })}
        </div>
      ) : (
        <Skeleton heights={[220]} widths={[100]} />
      )}
    </section>
  )
}
