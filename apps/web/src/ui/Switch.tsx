import './check.css'
import type { ComponentProps, ReactNode } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
}

/** For what takes effect at once; a choice that waits for Save is a Checkbox. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={['switchrow', className].filter(Boolean).join(' ')}>
      <span className="grow">
        {label}
        {hint && <span className="small muted">{hint}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
      <input type="checkbox" role="switch" className="switch" {...rest} />
    </label>
  )
}
