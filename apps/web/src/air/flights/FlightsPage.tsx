import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Trip } from '../../flight/rules.ts'
import { useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readSearch } from '../address.ts'
import { FlightsDesk } from './FlightsDesk.tsx'

/** The flights of one kind of trip; an address without a whole search says what is wrong with it, and where. */
export function FlightsPage({ trip, address }: { trip: Trip; address: Record<string, unknown> }) {
  const t = useText()
  const today = shopToday()
  const read = useMemo(() => readSearch(address, trip, today), [address, trip, today])
  if ('search' in read) return <FlightsDesk search={read.search} address={address} />
  const problems = new Set(read.problems.map(({ text }) => t(text)))
  return (
    <div className="page top">
      <h1>{t('flights.title')}</h1>
      <EmptyState
        title={t('flights.noSearch')}
        text={
          <>
            {t('flights.noSearch.text')}
            {[...problems].map((text) => (
              <span className="failed-field" key={text}>
                {text}
              </span>
            ))}
          </>
        }
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/air" search={{ ...address, trip }}>
            {t('flights.noSearch.action')}
          </Link>
        }
      />
    </div>
  )
}
