import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { home } from '../session/address.ts'
import { usePageTitle } from '../session/page-title.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

export function NotFound() {
  const t = useText()
  usePageTitle(t('shell.notFound.title'))
  return (
    <main className="page" id="main">
      <EmptyState
        level={1}
        title={t('shell.notFound.title')}
        text={t('shell.notFound.text')}
        action={
          <Link className={buttonClass({ variant: 'line' })} to={home}>
            {t('shell.notFound.home')}
          </Link>
        }
      />
    </main>
  )
}
