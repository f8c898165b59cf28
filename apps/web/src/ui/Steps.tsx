import './stepper.css'
import type { ReactNode } from 'react'

interface StepsProps<Id extends string> {
  /** 'Booking steps' */
  label: string
  steps: readonly { id: Id; label: string }[]
  current: Id
  /** The link back to a step that is done. */
  linkTo?(id: Id, label: string): ReactNode
}

/** The scale bar: done ink, current accent, coming empty. */
export function Steps<Id extends string>({ label, steps, current, linkTo }: StepsProps<Id>) {
  const at = steps.findIndex(({ id }) => id === current)
  const look = (index: number) => (index < at ? 'done' : index === at ? 'now' : undefined)
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id} className={look(index)} aria-current={index === at ? 'step' : undefined}>
          <span>{index < at && linkTo ? linkTo(step.id, step.label) : step.label}</span>
        </li>
      ))}
    </ol>
  )
}
