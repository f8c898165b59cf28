import './segmented.css'
import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from './Icon.tsx'

interface SegmentedProps<Value extends string> {
  /** Read out, not shown. */
  legend: string
  name: string
  value: Value
  onChange(value: NoInfer<Value>): void
  options: readonly { value: Value; label: ReactNode; icon?: LucideIcon }[]
  block?: boolean
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, name, value, onChange, options, block = false } = props
  return (
    <fieldset>
      <legend className="vh">{legend}</legend>
      <div className={block ? 'seg block' : 'seg'}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              className="vh"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon of={option.icon} size="s" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
