import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { RailSearch } from '../search.ts'
import { later, outAddress, type Step } from './address.ts'

interface Props {
  search: RailSearch
  step: Step
  /** How many there are without the filters. */
  total: number
  onClear(): void
}

/** What was asked, the nearest thing that exists, and one button. */
export function NoTrains({ search, step, total, onClear }: Props) {
  const t = useText()
  const link = (next: RailSearch, label: string) => (
    <Link className={buttonClass()} to="/rail/trains" search={outAddress(next)}>
      {label}
    </Link>
  )
  if (total > 0)
    return (
      <EmptyState
        title={t('trains.none.filtered')}
        text={t('trains.none.filtered.text', { count: total })}
        action={<Button onClick={onClear}>{t('result.clearAll')}</Button>}
      />
    )
  if (step === 'back')
    return (
      <EmptyState
        title={t('trains.none.allowed')}
        text={t('trains.none.allowed.text')}
        action={link(search, t('trains.summary.change.out'))}
      />
    )
  if (search.direct)
    return (
      <EmptyState
        title={t('trains.none.direct')}
        text={t('trains.none.direct.text')}
        action={link({ ...search, direct: false }, t('trains.none.direct.action'))}
      />
    )
  return (
    <EmptyState
      title={t('trains.none', { from: search.from.name, to: search.to.name })}
      text={t('trains.none.text')}
      action={link(later(search, step), t('trains.later'))}
    />
  )
}
