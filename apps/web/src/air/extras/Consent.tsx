import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { differenceOf } from '../../price/change.ts'
import { PriceChange } from '../../price/PriceChange.tsx'
import { forgetList, listOf, type Trip } from './back.tsx'
import type { Extras } from './use-extras.ts'

/** The flights have another price than they were chosen at: nothing goes on before that is agreed to. */
export function Consent({ trip, extras }: { trip: Trip; extras: Extras }) {
  const t = useText()
  const navigate = useNavigate()
  const { desk, state } = extras
  if (!state.changed) return null
  const { was, now } = state.changed
  const isLess = was !== undefined && (differenceOf({ was, now })?.amount ?? 0) < 0
  const back = () => {
    forgetList()
    void navigate(listOf(trip))
  }
  return (
    <PriceChange
      title={t(isLess ? 'extras.changed.less' : 'extras.changed.more')}
      hint={t('extras.changed.hint')}
      changes={was ? [{ id: 'air', name: t('flights.summary'), was, now }] : []}
      {...(!was && { total: { label: t('flights.total'), amount: now } })}
      keep={t('extras.back')}
      onKeep={back}
      onAgree={desk.agree}
      busy={false}
    />
  )
}
