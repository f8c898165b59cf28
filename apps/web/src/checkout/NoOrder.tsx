import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

/** none: another session's order, or one that was mistyped. left: all of it was taken out of it again. */
export function NoOrder({ why }: { why: 'none' | 'left' }) {
  const t = useText()
  return (
    <EmptyState
      title={t(`checkout.${why}.title`)}
      text={t(`checkout.${why}.text`)}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to="/cart">
          {t('traveler.cart.back')}
        </Link>
      }
    />
  )
}
