import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readDay, readSearch } from '../address.ts'
import { ListDesk } from './ListDesk.tsx'

/** The activities of a city; an address without a whole search says what is wrong with it. */
export default function ActivityListScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/activity/list' })
  const today = shopToday()
  const read = useMemo(() => readSearch(address, today), [address, today])
  // Another search begins anew: what was filtered was of the one before. Another day keeps the filters.
  if ('asked' in read) return <ListDesk key={JSON.stringify(read.asked)} asked={read.asked} wished={readDay(address)} />
  const { day: _, ...kept } = address
  return (
    <div className="page top">
      <h1>{t('activity.title')}</h1>
      <EmptyState
        title={t('activity.noSearch')}
        text={
          <>
            {t('activity.noSearch.text')}
            {read.problems.map(({ field, text }) => (
              <span className="al-failed" key={field}>
                {t(text)}
              </span>
            ))}
          </>
        }
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/activity" search={kept}>
            {t('activity.noSearch.action')}
          </Link>
        }
      />
    </div>
  )
}
