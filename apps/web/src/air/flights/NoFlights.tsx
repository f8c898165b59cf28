import { addDays } from '@portolan/domain/date'
import { Link } from '@tanstack/react-router'
import { type AirSearch, legsOf } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pathOf, writeForm, writeSearch } from '../address.ts'
import { onDay } from './choice.ts'

interface Props {
  search: AirSearch
  step: number
  /** How many there are without the filters. */
  total: number
  onClear(): void
}

/** What was asked, the nearest thing that exists, and one button. */
export function NoFlights({ search, step, total, onClear }: Props) {
  const t = useText()
  if (total > 0)
    return (
      <EmptyState
        title={t('flights.none.filtered')}
        text={t('flights.none.filtered.text', { count: total })}
        action={<Button onClick={onClear}>{t('result.clearAll')}</Button>}
      />
    )
  const leg = legsOf(search)[step - 1] ?? search.legs[0]
  const way = { from: leg.from.name, to: leg.to.name }
  if (!search.nearby)
    return (
      <EmptyState
        title={t('flights.none', way)}
        text={t('flights.none.nearby.text')}
        action={
          <Link className={buttonClass()} to={pathOf[search.trip]} search={writeSearch({ ...search, nearby: true })}>
            {t('flights.none.nearby')}
          </Link>
        }
      />
    )
  return (
    <EmptyState
      title={t('flights.none', way)}
      text={t('flights.none.text')}
      action={
        search.trip === 'multiCity' ? (
          <Link className={buttonClass()} to="/air" search={writeForm(search)}>
            {t('flights.noSearch.action')}
          </Link>
        ) : (
          <Link
            className={buttonClass()}
            to={pathOf[search.trip]}
            search={writeSearch(onDay(search, addDays(search.legs[0].date, 1)))}
          >
            {t('flights.none.later')}
          </Link>
        )
      }
    />
  )
}
