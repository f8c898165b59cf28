import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useMenu } from './use-menu.ts'

export function Sidebar() {
  const t = useText()
  return (
    <nav className="sidebar" aria-label={t('shell.products')}>
      {useMenu().map((group, index) => (
        <Fragment key={group[0]?.to}>
          {index > 0 && <hr />}
          {group.map(({ to, text, icon }) => (
            <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
              <Icon of={icon} />
              <span>{t(text)}</span>
            </Link>
          ))}
        </Fragment>
      ))}
    </nav>
  )
}
