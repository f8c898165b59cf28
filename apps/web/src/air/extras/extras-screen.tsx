import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { legsOf, saleOf } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readSearch } from '../address.ts'
import { readChoice } from '../flights/choice.ts'
import { readHandles } from './address.ts'
import { ExtrasDesk } from './ExtrasDesk.tsx'

/** Seats and bags of the flights that the address holds, with the search they were found by. */
export default function ExtrasScreen() {
  const t = useText()
  const address = useSearch({ strict: false }) as Record<string, unknown>
  const today = shopToday()
  const read = useMemo(() => readSearch(address, undefined, today), [address, today])
  const search = 'search' in read ? read.search : undefined
  const choice = useMemo(() => search && readChoice(address, legsOf(search).length, saleOf(search)), [search, address])
  if (search && choice && readHandles(address).length > 0) return <ExtrasDesk {...{ search, choice, address }} />
  return (
    <div className="page top">
      <h1>{t('extras.title')}</h1>
      <EmptyState
        title={t('extras.noFlights')}
        text={t('extras.noFlights.text')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/air" search={address}>
            {t('flights.noSearch.action')}
          </Link>
        }
      />
    </div>
  )
}
