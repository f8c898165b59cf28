import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readAsked, readChoice, readTour } from '../address.ts'
import { DetailDesk } from './DetailDesk.tsx'

/** One tour, for the search and with the choice that the address holds. */
export default function ActivityDetailScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/activity/detail' })
  const asked = useMemo(() => readAsked(address), [address])
  const tour = readTour(address)
  // Another tour is another page; another day, group or party is not.
  if (asked && tour) return <DetailDesk key={tour} {...{ asked, tour }} choice={readChoice(address)} />
  const { tour: _tour, day: _day, time: _time, group: _group, ...kept } = address
  return (
    <div className="page top">
      <h1>{t('activity.detail.title')}</h1>
      <EmptyState
        title={t('activity.noTour')}
        text={t('activity.noTour.text')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/activity" search={kept}>
            {t('activity.noSearch.action')}
          </Link>
        }
      />
    </div>
  )
}
