import './explore.css'
import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { NotPermitted } from '../session/NotPermitted.tsx'
import { usePerson } from '../session/person.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { menu } from './menu.ts'
import { isShown } from './shell/use-menu.ts'

/** Everything on sale, as tiles: the phone's way into the products that its tab bar has no room for. */
export default function Explore() {
  const t = useText()
  const person = usePerson()
  const products = menu
    .slice(0, 2)
    .flat()
    .filter((item) => isShown(person, item))
  const toBookings = (
    <Link className={buttonClass()} to="/booking">
      {t('shell.nav.bookings')}
    </Link>
  )
  return (
    <div className="page top">
      <h1>{t('shell.nav.explore')}</h1>
      {products.length > 0 ? (
        <ul className="explore">
          {products.map(({ to, text, icon }) => (
            <li key={to}>
              <Link className="card explore-tile" to={to}>
                <Icon of={icon} />
                <span>{t(text)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <NotPermitted sentence={t('shell.closed.view')} action={toBookings} />
      )}
    </div>
  )
}
