import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, Compass, Menu as MenuIcon, ShoppingBag, TrainFront } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { useCartCount } from '../../session/cart-state.ts'
import { usePerson } from '../../session/person.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { MenuItem } from '../menu.ts'
import { CartDot } from './CartDot.tsx'
import { isShown } from './use-menu.ts'

const More = lazy(() => import('./More.tsx'))

const tabs: MenuItem[] = [
  { to: '/explore', text: 'shell.nav.explore', icon: Compass },
  { to: '/rail', text: 'shell.nav.rail', icon: TrainFront, needs: 'rail:view' },
  { to: '/booking', text: 'shell.nav.trips', icon: BriefcaseBusiness },
]

function CartTab() {
  const t = useText()
  const count = useCartCount()
  return (
    <Link to="/cart" activeProps={{ 'aria-current': 'page' }} aria-label={t('shell.cart.count', { count })}>
      <Icon of={ShoppingBag} />
      <CartDot count={count} />
      <span>{t('shell.nav.cart')}</span>
    </Link>
  )
}

/** The phone's menu: four places and everything else behind the fifth. */
export function TabBar({ onPreferences }: { onPreferences(): void }) {
  const t = useText()
  const person = usePerson()
  const [open, setOpen] = useState(false)
  const shown = tabs.filter((tab) => isShown(person, tab))
  return (
    <>
      <nav className="tabbar" aria-label={t('shell.main')}>
        {shown.map(({ to, text, icon }) => (
          <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
            <Icon of={icon} />
            <span>{t(text)}</span>
          </Link>
        ))}
        <CartTab />
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={MenuIcon} />
          <span>{t('shell.nav.more')}</span>
        </button>
      </nav>
      {open && (
        <Suspense>
          <More onClose={() => setOpen(false)} onPreferences={onPreferences} />
        </Suspense>
      )}
    </>
  )
}
