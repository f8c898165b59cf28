import type { RailCondition } from '@portolan/contract/rail-journey'
import { Check, CircleDollarSign, Info, type LucideIcon, Tag, X } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'

interface Tick {
  look: 'y' | 'n' | 'f' | 'info'
  icon: LucideIcon
}

const good: Tick = { look: 'y', icon: Check }
const none: Tick = { look: 'n', icon: X }
const paid: Tick = { look: 'f', icon: CircleDollarSign }

/** What a condition is like at a glance; its words are the server's. */
const ticks: Record<string, Tick> = {
  REFUND_FREE: good,
  EXCHANGE_FREE: good,
  SEAT_INCLUDED: good,
  ANY_TRAIN: good,
  REFUND_NONE: none,
  EXCHANGE_NONE: none,
  REFUND_FEE: paid,
  EXCHANGE_FEE: paid,
  SEAT_EXTRA: paid,
  NEGOTIATED: { look: 'y', icon: Tag },
}

const note: Tick = { look: 'info', icon: Info }

export function ConditionTicks({ conditions }: { conditions: readonly RailCondition[] }) {
  return (
    <ul className="ticks">
      {conditions.map(({ code, stringValue }) => {
        const { look, icon } = ticks[code] ?? note
        return (
          <li key={code} className={look}>
            <Icon of={icon} size="xs" />
            <span>{stringValue}</span>
          </li>
        )
      })}
    </ul>
  )
}
