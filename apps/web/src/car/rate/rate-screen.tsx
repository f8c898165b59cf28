import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readAsked } from '../address.ts'
import { pickedAddress, readPicked, readWishes } from './address.ts'
import { RateDesk } from './RateDesk.tsx'

/** One car on one rate, for the rental that the address holds, with the extras and the cover that it holds too. */
export default function CarRateScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/carrental/rate' })
  const asked = useMemo(() => readAsked(address), [address])
  const picked = useMemo(() => readPicked(address), [address])
  const wishes = useMemo(() => readWishes(address), [address])
  // Another car is another page; what is wanted beside it is not.
  if (asked && picked)
    return <RateDesk key={JSON.stringify(pickedAddress(asked, picked))} {...{ asked, picked, wishes }} />
  return (
    <div className="page top">
      <h1>{t('carRate.title')}</h1>
      <EmptyState
        title={t('carRate.none')}
        text={t('carRate.none.text')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/carrental" search={address}>
            {t('carRate.none.action')}
          </Link>
        }
      />
    </div>
  )
}
