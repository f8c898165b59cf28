import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import type { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Choice, choiceAddress } from './choice.ts'
import type { PackageAsked } from './search.ts'

interface Props {
  asked: PackageAsked
  /** What is looked for again. */
  choice: Choice
  failure: CallError | null
  /** Said where nobody failed and nothing is there all the same. */
  none: string
  onAgain(): void
}

/** Run out or unknown: only a new search helps, and it keeps what was chosen. Trouble on the way may pass. */
export function Renew({ asked, choice, failure, none, onAgain }: Props) {
  const t = useText()
  const isOver = failure?.status === 400 || failure?.status === 409
  const again = (
    <Link className={buttonClass({ variant: 'primary' })} to="/package/hotels" search={choiceAddress(asked, choice)}>
      <Icon of={RefreshCw} size="s" />
      {t('package.again')}
    </Link>
  )
  if (!failure) return <EmptyState title={none} text={t('package.none.text')} action={again} />
  return (
    <ErrorPanel
      title={failure.title}
      message={failure.message}
      kept={t(isOver ? 'flights.expired.kept' : 'package.kept')}
      actions={
        <>
          {!isOver && <Button onClick={onAgain}>{t('shell.failure.again')}</Button>}
          {again}
        </>
      }
    />
  )
}
