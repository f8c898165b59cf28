import { type FormEvent, type ReactNode, useId } from 'react'
import { useText } from '../i18n/text.ts'
import type { SubmitButton } from '../session/form.ts'
import { Button } from '../ui/Button.tsx'
import type { FieldProblem } from '../ui/ErrorSummary.tsx'
import { FormTop } from './FormTop.tsx'

interface Props {
  id: string
  title: string
  hint: string
  form: {
    changes: number
    button: SubmitButton
    undo(): void
    summary: { problems: readonly FieldProblem[]; attempt: number }
    failure: { title: string; message: string } | undefined
  }
  onSubmit(event: FormEvent): void
  note?: ReactNode
  children: ReactNode
}

/** One section of the profile: its own form, saved by itself. */
export function ProfileCard({ id, title, hint, form, onSubmit, note, children }: Props) {
  const t = useText()
  const heading = useId()
  const { changes, button, undo, summary, failure } = form
  const troubled = summary.problems.length > 0 || failure !== undefined || note
  return (
    <section className="card pcard" id={id} aria-labelledby={heading}>
      <div className="sec-h">
        <h2 className="h3 grow" id={heading}>
          {title}
        </h2>
        <span className="small muted">{hint}</span>
      </div>
      <form onSubmit={onSubmit} noValidate>
        <div className={troubled ? 'sec-top' : undefined}>
          {note}
          <FormTop form={form} />
        </div>
        <div className="fg">{children}</div>
        <div className="sec-f">
          <span className="small muted grow" role="status">
            {t('account.profile.changes', { count: changes })}
          </span>
          {changes > 0 && <Button onClick={undo}>{t('account.profile.undo')}</Button>}
          <Button {...button} variant="primary" disabled={changes === 0}>
            {t('account.profile.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
