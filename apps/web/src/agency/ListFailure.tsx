import { Link, useLocation } from '@tanstack/react-router'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { NotPermitted } from '../session/NotPermitted.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'

/** Why there is no list: nobody is logged in, it may not be seen any more, or something went wrong. */
export function ListFailure({ error, onAgain }: { error: Error; onAgain(): void }) {
  const t = useText()
  const { href } = useLocation()
  const status = error instanceof CallError ? error.status : 0
  if (status === 401) {
    const logIn = (
      <Link className={buttonClass({ variant: 'primary' })} to="/login" search={{ next: href }}>
        {t('agency.logIn')}
      </Link>
    )
    return <ErrorPanel message={t('error.accounts')} actions={logIn} />
  }
  // The right was taken away while the list was open.
  if (status === 403) return <NotPermitted sentence={t('agency.closed')} />
  return (
    <ErrorPanel
      title={error instanceof CallError ? error.title : undefined}
      message={error.message}
      actions={<Button onClick={onAgain}>{t('agency.tryAgain')}</Button>}
    />
  )
}
