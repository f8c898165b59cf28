import { addDays } from '@portolan/domain/date'
import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { searchOf } from '../address.ts'
import type { ActivityAsked } from '../search.ts'

interface Props {
  asked: ActivityAsked
  /** Of the day, before anything was filtered. */
  count: number
  onClear(): void
}

const week = 7

/** What was asked, the nearest thing that exists, and what to do next. */
export function NoTours({ asked, count, onClear }: Props) {
  const t = useText()
  if (count > 0)
    return (
      <EmptyState
        title={t('activity.none.filtered')}
        text={t('activity.none.filtered.text', { count })}
        action={<Button onClick={onClear}>{t('result.clearAll')}</Button>}
      />
    )
  const later = { ...asked, from: addDays(asked.from, week), to: addDays(asked.to, week) }
  return (
    <EmptyState
      title={t('activity.none', { city: asked.cityName })}
      text={t('activity.none.text')}
      action={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to="/activity/list" search={searchOf(later)}>
            {t('activity.none.later')}
          </Link>
          <Link className={buttonClass()} to="/activity" search={searchOf(asked)}>
            {t('activity.none.change')}
          </Link>
        </>
      }
    />
  )
}
