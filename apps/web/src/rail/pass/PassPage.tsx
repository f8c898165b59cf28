import './pass.css'
import type { RailPassProduct } from '@portolan/contract/rail-journey'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { type PassSearch, writePassSearch } from '../pass-search.ts'
import { PassSearchPage } from './PassSearchPage.tsx'
import type { FoundPass } from './use-pass.ts'

interface Props {
  found: FoundPass
  children(search: PassSearch, product: RailPassProduct): ReactNode
}

/** What every page of one pass goes through before there is one: no search, waiting, a failure, nothing found. */
export function PassPage({ found, children }: Props) {
  const t = useText()
  const { search, product, data, error, refetch } = found
  if (!search) return <PassSearchPage />
  if (search && product) return <div className="page top">{children(search, product)}</div>
  return (
    <div className="page top">
      <h1>{t('rail.passes.title')}</h1>
      {error && (
        <ErrorPanel
          title={'title' in error ? String(error.title) : undefined}
          message={error.message}
          actions={<Button onClick={() => void refetch()}>{t('pass.retry')}</Button>}
        />
      )}
      {!data && !error && <Wait label={t('pass.asking')} skeleton={<Skeleton heights={[320, 240]} widths={[100]} />} />}
      {data && (
        <EmptyState
          title={t('pass.none')}
          text={t('pass.noneHere')}
          action={
            <Link className={buttonClass({ variant: 'primary' })} to="/rail/passes" search={writePassSearch(search)}>
              {t('pass.all')}
            </Link>
          }
        />
      )}
    </div>
  )
}
