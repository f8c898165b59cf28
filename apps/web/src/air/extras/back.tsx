import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { AirSearch } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { pathOf } from '../address.ts'
import { type Choice, choiceAddress } from '../flights/choice.ts'
import { flightSearch } from '../flights/search-run.ts'

export interface Trip {
  search: AirSearch
  choice: Choice
}

/** The list with the same flights chosen in it. */
export const listOf = ({ search, choice }: Trip) => ({ to: pathOf[search.trip], search: choiceAddress(search, choice) })

/** Prices that have run out are of no use there: the list is asked for again. */
export const forgetList = (): void => flightSearch.write({ key: undefined })

/** Out of a dead end: the same flights, at today's price. */
export function BackToFlights({ trip, isPrimary = false }: { trip: Trip; isPrimary?: boolean }) {
  const t = useText()
  const { to, search } = listOf(trip)
  return (
    <Link className={buttonClass(isPrimary ? { variant: 'primary' } : {})} to={to} search={search} onClick={forgetList}>
      <Icon of={ArrowLeft} size="s" flip />
      {t('extras.back')}
    </Link>
  )
}
