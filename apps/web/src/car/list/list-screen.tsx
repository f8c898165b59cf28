import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readSearch } from '../address.ts'
import { ListDesk } from './ListDesk.tsx'

/** The cars of a rental; an address without a whole search says what is wrong with it. */
export default function CarListScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/carrental/list' })
  const today = shopToday()
  const read = useMemo(() => readSearch(address, today), [address, today])
  // Another rental begins anew: what was filtered was of the one before.
  if ('asked' in read) return <ListDesk key={JSON.stringify(read.asked)} asked={read.asked} />
  return (
    <div className="page top">
      <h1>{t('car.list.title')}</h1>
      <EmptyState
        title={t('car.noSearch')}
        text={
          <>
            {t('car.noSearch.text')}
            {read.problems.map(({ field, text }) => (
              <span className="cr-failed" key={field}>
                {t(text)}
              </span>
            ))}
          </>
        }
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/carrental" search={address}>
            {t('car.noSearch.action')}
          </Link>
        }
      />
    </div>
  )
}
