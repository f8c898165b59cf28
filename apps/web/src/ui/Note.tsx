import './note.css'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert }

/** A standing notice. The result of an action just taken is a toast; an error is an ErrorPanel. */
export function Note({ tone = 'info', children }: { tone?: 'info' | 'ok' | 'warn'; children: ReactNode }) {
  return (
    <div className={tone === 'info' ? 'note' : `note ${tone}`}>
      <Icon of={icons[tone]} />
      <div className="grow">{children}</div>
    </div>
  )
}
