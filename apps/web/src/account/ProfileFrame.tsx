import './profile.css'
import { Link, useLocation } from '@tanstack/react-router'
import { BookUser, KeyRound, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  /** The person's name unless the page has its own heading. */
  title?: string
  children: ReactNode
}

const bySection = { exact: true, includeHash: true }

function Sections() {
  const t = useText()
  const { pathname, hash } = useLocation()
  // The first section is open before anybody has chosen one; the others are marked by the router.
  const first = pathname === '/profile' && hash === '' ? ({ 'aria-current': 'page' } as const) : {}
  return (
    <nav className="pnav" aria-label={t('account.profile.sections')}>
      <Link to="/profile" hash="details" activeOptions={bySection} {...first}>
        <Icon of={UserRound} size="s" />
        {t('account.profile.details')}
      </Link>
      <Link to="/profile" hash="passport" activeOptions={bySection}>
        <Icon of={BookUser} size="s" />
        {t('traveler.passport')}
      </Link>
      <Link to="/profile/password">
        <Icon of={KeyRound} size="s" />
        {t('account.password')}
      </Link>
    </nav>
  )
}

/** Who one is, and the sections of the profile beside what is open. */
export function ProfileFrame({ title, children }: Props) {
  const t = useText()
  const { accountInfo } = useAccountState()
  const { username = '', displayName = username, userInfo } = accountInfo ?? {}
  const company = userInfo?.company?.name
  const about = company ? t('account.profile.at', { company }) : username
  return (
    <div className="page">
      <div className="me">
        <Avatar name={displayName} size="xl" />
        <div className="grow">
          <h1>{title ?? <bdi>{displayName}</bdi>}</h1>
          <p className="muted">{title ? <bdi>{displayName}</bdi> : <bdi>{about}</bdi>}</p>
        </div>
      </div>
      <div className="pcols">
        <Sections />
        <div className="pstack">{children}</div>
      </div>
    </div>
  )
}
