import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '../ui/Icon.tsx'

export type Method = 'card' | 'there' | 'account' | 'later'

export interface Chosen {
  value: Method
  chosen: boolean
  onChoose(): void
}

interface Props extends Chosen {
  icon: LucideIcon
  name: string
  hint: ReactNode
  aside?: ReactNode
  /** Stands there whether it is chosen or not. */
  below?: ReactNode
  /** Only while it is chosen. */
  children?: ReactNode
}

export function PayOption({ value, icon, name, hint, aside, chosen, onChoose, below, children }: Props) {
  return (
    <div className={chosen ? 'pm-o on' : 'pm-o'}>
      <label className="pm-l">
        <input className="vh" type="radio" name="payment-method" value={value} checked={chosen} onChange={onChoose} />
        <span className="pm-rad" aria-hidden="true" />
        <Icon of={icon} />
        <span className="grow">
          <b className="semi">{name}</b>
          <span className="small muted">{hint}</span>
        </span>
        {aside && <span className="pm-r small">{aside}</span>}
      </label>
      {below}
      {chosen && children}
    </div>
  )
}
