import { addDays } from '@portolan/domain/date'
import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { searchOfStay } from '../../stay/address.ts'
import type { StayAsked } from '../../stay/search.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { ListView } from './use-list-view.ts'

interface Props {
  stay: StayAsked
  view: ListView
  onClear(): void
}

const week = 7

/** What was asked, the nearest thing that exists, and what to do next. */
export function NoHotels({ stay, view, onClear }: Props) {
  const t = useText()
  const { cityName: city, checkIn, checkOut } = stay
  if (view.all.length > 0)
    return (
      <EmptyState
        title={t('hotels.none.filtered')}
        text={t('hotels.none.filtered.text', { count: view.all.length })}
        action={<Button onClick={onClear}>{t('result.clearAll')}</Button>}
      />
    )
  if (view.box)
    return (
      <EmptyState
        title={t('hotels.none.map')}
        text={t('hotels.none.map.text')}
        action={<Button onClick={view.lookAtAll}>{t('hotels.map.all', { city })}</Button>}
      />
    )
  const later = { ...stay, checkIn: addDays(checkIn, week), checkOut: addDays(checkOut, week) }
  return (
    <EmptyState
      title={t('hotels.none', { city })}
      text={t('hotels.none.text')}
      action={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to="/hotel/list" search={searchOfStay(later)}>
            {t('hotels.none.later')}
          </Link>
          <Link className={buttonClass()} to="/hotel" search={searchOfStay(stay)}>
            {t('hotels.none.change')}
          </Link>
        </>
      }
    />
  )
}
