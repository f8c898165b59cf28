import './pass.css'
import './passes.css'
import type { RailPassProduct } from '@portolan/contract/rail-journey'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { type PassSearch, readPassSearch, writePassSearch } from '../pass-search.ts'
import { usePasses } from './calls.ts'
import { rowsOf } from './filters.ts'
import { PassList } from './PassList.tsx'
import { PassMap } from './PassMap.tsx'
import { PassSearchPage } from './PassSearchPage.tsx'
import { PassSteps } from './PassSteps.tsx'
import { RegionBar } from './RegionBar.tsx'
import { usePartyWords } from './words.ts'

function Passes({ search }: { search: PassSearch }) {
  const t = useText()
  const { data, error, refetch } = usePasses(search)
  const [pointed, setPointed] = useState<RailPassProduct>()
  const party = usePartyWords(search)
  const rows = rowsOf(data?.fareInfos ?? [])
  const products = rows.map(({ product }) => product)
  const shown = pointed && products.includes(pointed) ? pointed : products[0]
  return (
    <div className="pass-split">
      <div className="pass-l">
        <div className="pass-head">
          <div className="grow">
            <h1>{t('rail.passes.title')}</h1>
            <p className="muted small">
              {t('pass.lead', { party })}{' '}
              <Link to="/rail" search={{ tab: 'passes', ...writePassSearch(search) }}>
                {t('pass.edit')}
              </Link>
            </p>
          </div>
          <PassSteps search={search} current="pass" />
        </div>
        <RegionBar search={search} />
        {error && (
          <ErrorPanel
            title={'title' in error ? String(error.title) : undefined}
            message={error.message}
            actions={<Button onClick={() => void refetch()}>{t('pass.retry')}</Button>}
          />
        )}
        {!data && !error && (
          <Wait label={t('pass.asking')} skeleton={<Skeleton heights={[180, 180, 180]} widths={[100]} />} />
        )}
        {data && rows.length === 0 && <EmptyState title={t('pass.none')} text={t('pass.noneHere')} />}
        {rows.length > 0 && (
          <PassList key={search.region} rows={rows} search={search} pointed={shown} onPoint={setPointed} />
        )}
      </div>
      <PassMap pass={shown} />
    </div>
  )
}

export default function PassesScreen() {
  const search = readPassSearch(useSearch({ from: '/shell/rail/passes' }))
  return search ? <Passes search={search} /> : <PassSearchPage />
}
