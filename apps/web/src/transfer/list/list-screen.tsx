import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { textOf } from '../../session/address.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readSearch } from '../address.ts'
import { ListDesk } from './ListDesk.tsx'

/** The ways of a search; an address without a whole one says what is wrong with it. */
export default function TransferListScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/cartransfer/list' })
  const { pick, ...search } = address
  const written = JSON.stringify(search)
  const read = useMemo(() => readSearch(JSON.parse(written) as Record<string, unknown>, new Date()), [written])
  if ('asked' in read) return <ListDesk key={written} asked={read.asked} pick={textOf(pick)} />
  return (
    <div className="page top">
      <h1>{t('transfer.list.title')}</h1>
      <EmptyState
        title={t('transfer.noSearch')}
        text={
          <>
            {t('transfer.noSearch.text')}
            {read.problems.map(({ field, text }) => (
              <span className="tf-failed" key={field}>
                {t(text)}
              </span>
            ))}
          </>
        }
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/cartransfer" search={search}>
            {t('transfer.noSearch.action')}
          </Link>
        }
      />
    </div>
  )
}
