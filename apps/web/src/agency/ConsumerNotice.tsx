import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

/** An account of no agency has no colleagues to look after. */
export function ConsumerNotice() {
  const t = useText()
  const profile = (
    <Link className={buttonClass()} to="/profile">
      {t('agency.consumer.profile')}
    </Link>
  )
  return <EmptyState title={t('agency.consumer.title')} text={t('agency.consumer.text')} action={profile} />
}
