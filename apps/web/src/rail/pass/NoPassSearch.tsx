import './pass.css'
import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Without a whole search there is nothing to ask for: the form is on the rail page. */
export function NoPassSearch() {
  const t = useText()
  return (
    <div className="page top">
      <h1>{t('rail.passes.title')}</h1>
      <EmptyState
        title={t('pass.noSearch')}
        text={t('pass.noSearchText')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/rail" search={{ tab: 'passes' }}>
            {t('pass.toSearch')}
          </Link>
        }
      />
    </div>
  )
}
