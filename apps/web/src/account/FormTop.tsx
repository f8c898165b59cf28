import { useText } from '../i18n/text.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ErrorSummary, type FieldProblem } from '../ui/ErrorSummary.tsx'

interface Props {
  form: {
    summary: { problems: readonly FieldProblem[]; attempt: number }
    failure: { title: string; message: string } | undefined
  }
}

/** Above every form: what needs fixing in its fields, or what went wrong without their fault. */
export function FormTop({ form: { summary, failure } }: Props) {
  const t = useText()
  return (
    <>
      {failure && <ErrorPanel title={failure.title} message={failure.message} kept={t('account.kept')} />}
      <ErrorSummary {...summary} />
    </>
  )
}
