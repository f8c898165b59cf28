import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { searchOf } from '../address.ts'
import { type CarAsked, isOneWay } from '../search.ts'

interface Props {
  asked: CarAsked
  /** Without the filters. */
  found: number
  onClear(): void
}

/** What was asked, the nearest thing that exists, and what to do next. */
export function NoCars({ asked, found, onClear }: Props) {
  const t = useText()
  if (found > 0)
    return (
      <EmptyState
        title={t('car.none.filtered')}
        text={t('car.none.filtered.text', { count: found })}
        action={<Button onClick={onClear}>{t('result.clearAll')}</Button>}
      />
    )
  return (
    <EmptyState
      title={t('car.none')}
      text={t('car.none.text')}
      action={
        <>
          {isOneWay(asked) && (
            <Link
              className={buttonClass({ variant: 'primary' })}
              to="/carrental/list"
              search={searchOf({ ...asked, dropOff: asked.pickUp })}
            >
              {t('car.none.same')}
            </Link>
          )}
          <Link className={buttonClass()} to="/carrental" search={searchOf(asked)}>
            {t('car.none.change')}
          </Link>
        </>
      }
    />
  )
}
