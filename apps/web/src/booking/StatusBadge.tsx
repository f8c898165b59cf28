import type { BookingShown } from '@portolan/contract/booking'
import { useText } from '../i18n/text.ts'
import { Badge } from '../ui/Badge.tsx'
import { moneyBack, type StatusOf, statusLook } from './status.ts'

export function StatusBadge({ of }: { of: StatusOf }) {
  const t = useText()
  const { word, tone, icon } = statusLook(of)
  return (
    <Badge tone={tone} icon={icon}>
      {t(word)}
    </Badge>
  )
}

/** Nothing while no money goes back, or where none is told. */
export function MoneyBadge({ paymentStatus = 'None' }: Pick<BookingShown, 'paymentStatus'>) {
  const t = useText()
  const look = moneyBack[paymentStatus]
  if (!look) return null
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {t(look.word)}
    </Badge>
  )
}
