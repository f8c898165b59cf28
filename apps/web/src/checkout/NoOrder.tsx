import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Another session's order is none, and neither is one that was mistyped. */
export function NoOrder() {
  const t = useText()
  return (
    <EmptyState
      title={t('checkout.none.title')}
      text={t('checkout.none.text')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to="/cart">
          {t('traveler.cart.back')}
        </Link>
      }
    />
  )
}
