import type { RailCondition } from '@portolan/contract/rail-journey'
import { useMoments } from '../../moment/use-moments.ts'
import { type TickLook, Ticks } from '../../result/Ticks.tsx'

/** What a condition is like at a glance; its words are the server's. */
const looks: Record<string, TickLook> = {
  REFUND_FREE: 'good',
  EXCHANGE_FREE: 'good',
  SEAT_INCLUDED: 'good',
  ANY_TRAIN: 'good',
  REFUND_NONE: 'none',
  EXCHANGE_NONE: 'none',
  REFUND_FEE: 'paid',
  EXCHANGE_FEE: 'paid',
  SEAT_EXTRA: 'paid',
  NEGOTIATED: 'own',
}

export function ConditionTicks({ conditions }: { conditions: readonly RailCondition[] }) {
  const moments = useMoments()
  return (
    <Ticks
      of={conditions.map(({ code, stringValue, deadline }) => ({
        id: code,
        look: looks[code] ?? 'note',
        words: moments.said(stringValue, deadline && [deadline]),
      }))}
    />
  )
}
