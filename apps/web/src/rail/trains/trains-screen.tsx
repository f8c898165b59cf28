import './trains.css'
import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readSearch } from '../search.ts'
import { TrainsDesk } from './TrainsDesk.tsx'

export default function TrainsScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/rail/trains' })
  const search = useMemo(() => readSearch(address), [address])
  if (search) return <TrainsDesk search={search} address={address} />
  return (
    <div className="page top">
      <h1>{t('trains.title')}</h1>
      <EmptyState
        title={t('trains.noSearch')}
        text={t('trains.noSearch.text')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/rail/ticket" search={address}>
            {t('trains.noSearch.action')}
          </Link>
        }
      />
    </div>
  )
}
