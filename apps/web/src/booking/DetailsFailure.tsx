import { Link } from '@tanstack/react-router'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { useWhoGives } from '../session/who-gives.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'

/** The supplier's own title and words where it has any; the list is the way round. */
export function DetailsFailure({ error, onAgain }: { error: Error; onAgain: (() => void) | undefined }) {
  const t = useText()
  const whoGives = useWhoGives()
  // Asking again brings nobody a permission.
  const isRefused = error instanceof CallError && error.status === 403
  return (
    <ErrorPanel
      title={error instanceof CallError ? error.title : undefined}
      message={error.message}
      advice={isRefused && whoGives}
      actions={
        <>
          {onAgain && !isRefused && <Button onClick={onAgain}>{t('shell.failure.again')}</Button>}
          <Link className={buttonClass()} to="/booking">
            {t('booking.list.title')}
          </Link>
        </>
      }
    />
  )
}
