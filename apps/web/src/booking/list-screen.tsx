import './list.css'
import { holds, may } from '@portolan/domain/may'
import { Link, notFound } from '@tanstack/react-router'
import { ClipboardList, Download, Route } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { NotPermitted } from '../session/NotPermitted.tsx'
import { usePageTitle } from '../session/page-title.ts'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wait } from '../ui/Wait.tsx'
import { BookingFilters } from './BookingFilters.tsx'
import { BookingTable } from './BookingTable.tsx'
import { ClosedProducts } from './ClosedProducts.tsx'
import { useHistory } from './calls.ts'
import { csvAddress, historyRequest, isFiltered, perPageChoices } from './list-search.ts'
import { productWords } from './model.ts'
import { NoBookings } from './NoBookings.tsx'
import { ProductTabs } from './ProductTabs.tsx'
import { useListSearch } from './use-list-search.ts'

const rows = Array.from({ length: 8 }, () => 56)

function Heading({ csv }: { csv: string }) {
  const t = useText()
  const agency = useAccountState().accountInfo?.userInfo?.company?.name
  const mayManage = holds(usePerson(), 'orders:manage')
  return (
    <div className="bk-hd">
      <div className="grow">
        <h1>{t('booking.list.title')}</h1>
        {agency && (
          <p className="muted small">
            <bdi>{agency}</bdi>
          </p>
        )}
      </div>
      {mayManage && (
        <Link className={buttonClass()} to="/booking/work">
          <Icon of={ClipboardList} size="s" />
          {t('booking.work.title')}
        </Link>
      )}
      <Link className={buttonClass()} to="/trip">
        <Icon of={Route} size="s" />
        {t('booking.trip.title')}
      </Link>
      <a className={buttonClass()} href={csv} download="bookings.csv">
        <Icon of={Download} size="s" />
        {t('booking.list.csv')}
      </a>
    </div>
  )
}

function Bookings() {
  const t = useText()
  const { pathname, product, search, open, adjust, clear } = useListSearch()
  const [clearings, setClearings] = useState(0)
  usePageTitle(product && t('booking.list.title'), product && t(productWords[product]))
  const history = useHistory(historyRequest(search, product))
  const { content = [], totalElements, totalPages = 1 } = history.data ?? {}
  // The last booking of a page may be gone since the address was kept: the last page that is there is shown.
  const isPastEnd = !history.isPlaceholderData && totalPages >= 1 && search.page > totalPages && totalElements !== 0
  const lastPage = history.data && isPastEnd ? totalPages : undefined
  const turnTo = useEffectEvent((page: number) => adjust({ page }))
  useEffect(() => {
    if (lastPage !== undefined) turnTo(lastPage)
  }, [lastPage])
  if (!product && pathname.replace(/\/$/, '') !== '/booking') throw notFound()
  // The fields are made anew once the address is empty: what they show begins with it.
  const clearAll = () => void clear().then(() => setClearings(clearings + 1))
  const { error } = history
  const failed = error && !history.data ? error : undefined
  return (
    <div className="page top bk-list" data-density="compact">
      <Heading csv={csvAddress(search, product)} />
      <ProductTabs product={product} />
      {!product && <ClosedProducts />}
      <section className="card list" aria-label={t('booking.list.title')} aria-busy={history.isFetching}>
        <BookingFilters
          key={clearings}
          search={search}
          found={totalElements}
          onFilter={(part) => adjust({ ...part, page: undefined })}
        />
        {failed ? (
          <ErrorPanel
            title={failed instanceof CallError ? failed.title : undefined}
            message={failed.message}
            kept={t('booking.list.kept')}
            actions={<Button onClick={() => void history.refetch()}>{t('shell.failure.again')}</Button>}
          />
        ) : history.data === undefined ? (
          <Wait label={t('booking.list.loading')} skeleton={<Skeleton heights={rows} widths={[100]} />} />
        ) : content.length === 0 ? (
          <NoBookings product={product} filtered={isFiltered(search)} onClear={clearAll} />
        ) : (
          <>
            <BookingTable bookings={content} />
            <Pagination
              page={search.page}
              totalPages={totalPages}
              perPage={search.perPage}
              perPageChoices={perPageChoices}
              onPage={(page) => open({ page })}
              onPerPage={(perPage) => adjust({ perPage, page: undefined })}
            />
          </>
        )}
      </section>
    </div>
  )
}

/** The own bookings, or those of the agency: all of them, or of one product. */
export default function ListScreen() {
  const t = useText()
  const { product } = useListSearch()
  const person = usePerson()
  if (!product || may(person, 'view', product)) return <Bookings />
  const toAll = (
    <Link className={buttonClass()} to="/booking">
      {t('booking.list.all')}
    </Link>
  )
  return (
    <div className="page top">
      <h1>{t('booking.list.title')}</h1>
      <NotPermitted sentence={t('shell.closed.view')} action={toAll} />
    </div>
  )
}
