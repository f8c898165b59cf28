import { Link } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { useAccountState } from '../../session/account-state.ts'
import { home } from '../../session/address.ts'
import { useCartCount } from '../../session/cart-state.ts'
import { LanguageChoice } from '../../session/LanguageChoice.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Bell } from './Bell.tsx'
import { CartDot, CartNews } from './CartDot.tsx'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import { FindButton } from './FindButton.tsx'
import { UserMenu } from './UserMenu.tsx'

interface Props {
  /** Whether anybody is logged in: before the server has said so, nobody is asked to. */
  isKnown: boolean
  onPreferences(): void
}

export function TopBar({ isKnown, onPreferences }: Props) {
  const t = useText()
  const { logedIn } = useAccountState()
  const count = useCartCount()
  return (
    <header className="topbar">
      <Link className="brand" to={home} aria-label="Portolan">
        <Brand />
      </Link>
      <FindButton />
      <span className="push" />
      <div className="only-l row">
        <CurrencyChoice />
        <LanguageChoice />
      </div>
      {logedIn && <Bell />}
      <Link className="topbtn" to="/cart" aria-label={t('shell.cart.count', { count })}>
        <Icon of={ShoppingBag} />
        <CartDot count={count} />
      </Link>
      <CartNews count={count} />
      {logedIn && <UserMenu onPreferences={onPreferences} />}
      {!logedIn && isKnown && (
        <Link className="topbtn" to="/login">
          {t('shell.logIn')}
        </Link>
      )}
    </header>
  )
}
