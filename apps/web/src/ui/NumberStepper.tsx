import './stepper.css'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '../i18n/text.ts'
import { Icon, type LucideIcon } from './Icon.tsx'

interface NumberStepperProps {
  /** 'Adults' */
  label: string
  /** '26 to 59' */
  hint?: ReactNode
  value: number
  min?: number
  max: number
  onChange(value: number): void
}

interface StepProps {
  icon: LucideIcon
  label: string
  off: boolean
  onClick(): void
}

/** Off but focusable: the key that reached the limit must not lose its place. */
function Step({ icon, label, off, onClick }: StepProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={off || undefined} onClick={() => !off && onClick()}>
      <Icon of={icon} size="s" />
    </button>
  )
}

export function NumberStepper({ label, hint, value, min = 0, max, onChange }: NumberStepperProps) {
  const t = useText()
  const labelId = useId()
  const atMost = value >= max
  const atLeast = value <= min && min > 0
  return (
    <fieldset className="stepper" aria-labelledby={labelId}>
      <div className="grow">
        <span className="stepper-w" id={labelId}>
          {label}
        </span>
        {hint && <span className="xs faint">{hint} </span>}
        <span className="xs muted" role="status">
          {atMost && t('ui.stepper.most', { max })}
          {atLeast && !atMost && t('ui.stepper.least', { min })}
        </span>
      </div>
      <div className="stepnum">
        <Step
          icon={Minus}
          label={t('ui.stepper.fewer', { label })}
          off={value <= min}
          onClick={() => onChange(value - 1)}
        />
        <output>{value}</output>
        <Step icon={Plus} label={t('ui.stepper.more', { label })} off={atMost} onClick={() => onChange(value + 1)} />
      </div>
    </fieldset>
  )
}
