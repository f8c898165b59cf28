import './ticks.css'
import { Check, CircleDollarSign, Info, type LucideIcon, Tag, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'

/** To be had; not to be had; for money; something to know; a price of one's own. */
export type TickLook = 'good' | 'none' | 'paid' | 'note' | 'own'

const looks: Record<TickLook, { className: string; icon: LucideIcon }> = {
  good: { className: 'y', icon: Check },
  none: { className: 'n', icon: X },
  paid: { className: 'f', icon: CircleDollarSign },
  note: { className: 'info', icon: Info },
  own: { className: 'y', icon: Tag },
}

/** What may be done with a ticket, at a glance and in words. */
export function Ticks({ of }: { of: readonly { id: string; look: TickLook; words: ReactNode }[] }) {
  return (
    <ul className="ticks">
      {of.map(({ id, look, words }) => (
        <li key={id} className={looks[look].className}>
          <Icon of={looks[look].icon} size="xs" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
