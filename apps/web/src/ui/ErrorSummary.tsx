import './panel.css'
import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import { Icon } from './Icon.tsx'

export interface FieldProblem {
  /** The `name` or the `id` of the field. */
  field: string
  /** Label and what to do: 'Email: add the part after @'. */
  text: string
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** Counts the tries to submit (`formState.submitCount`): each one moves the focus here again. */
  attempt: number
}

const fieldOf = (key: string): HTMLElement | null =>
  document.getElementById(key) ?? document.getElementsByName(key)[0] ?? null

/** Forms that use it set `shouldFocusError: false`, or the form library takes the focus away again. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const t = useText()
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  // In the same breath as it appears: nobody, and no reading aid, meets the summary without the focus.
  useLayoutEffect(() => {
    if (attempt > 0) panel.current?.focus()
  }, [attempt])
  const go = (event: MouseEvent, key: string) => {
    event.preventDefault()
    const field = fieldOf(key)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }
  if (problems.length === 0) return null
  return (
    <div className="sorry" role="alert" tabIndex={-1} ref={panel} aria-labelledby={titleId}>
      <Icon of={CircleAlert} size="l" />
      <div>
        <h2 className="sorry-t" id={titleId}>
          {t('ui.errorSummary.title', { count: problems.length })}
        </h2>
        <p className="muted">{t('ui.errorSummary.kept')}</p>
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => go(event, field)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
