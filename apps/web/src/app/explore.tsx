import './explore.css'
import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { Icon } from '../ui/Icon.tsx'
import { menu } from './menu.ts'

/** Everything on sale, as tiles: the phone's way into the products that its tab bar has no room for. */
export default function Explore() {
  const t = useText()
  return (
    <div className="page top">
      <h1>{t('shell.nav.explore')}</h1>
      <ul className="explore">
        {menu.slice(0, 2).flatMap((group) =>
          group.map(({ to, text, icon }) => (
            <li key={to}>
              <Link className="card explore-tile" to={to}>
                <Icon of={icon} />
                <span>{t(text)}</span>
              </Link>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
