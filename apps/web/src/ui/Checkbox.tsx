import './check.css'
import type { ComponentProps, ReactNode } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  /** Filters say how many results a choice leaves. */
  count?: number | string
  /** Label for readers only: tables and grids. */
  bare?: boolean
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  /** Ringed in accent: differs from what the role gives. */
  changed?: boolean
}

export function Checkbox(props: CheckboxProps) {
  const { label, hint, count, bare = false, indeterminate = false, changed = false, className, ref, ...rest } = props
  // `indeterminate` has no attribute; it is set on the element, again after every render
  const mark = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }
  return (
    <label className={['check', bare && 'bare', changed && 'changed', className].filter(Boolean).join(' ')}>
      <input type="checkbox" ref={mark} {...rest} />
      <span className={bare ? 'vh' : undefined}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      {count !== undefined && <span className="n">{count}</span>}
    </label>
  )
}
