import { Link, useMatches } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

/** No promise and no date: the product is not on sale here yet, and this is where to go instead. */
export default function ComingSoon() {
  const t = useText()
  const title = useMatches().findLast((match) => match.staticData.title)?.staticData.title
  return (
    <div className="page top">
      <h1>{title && t(title)}</h1>
      <EmptyState
        title={t('shell.soon.title')}
        text={t('shell.soon.text')}
        action={
          <Link className={buttonClass({ variant: 'line' })} to="/profile">
            {t('shell.soon.profile')}
          </Link>
        }
      />
    </div>
  )
}
