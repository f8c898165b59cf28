import { Link } from '@tanstack/react-router'
import { ChevronDown, KeyRound, LogOut, SlidersHorizontal, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import { useAccountState } from '../../session/account-state.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useClosing } from './use-closing.ts'

export function UserMenu({ onPreferences }: { onPreferences(): void }) {
  const t = useText()
  const details = useRef<HTMLDetailsElement>(null)
  const { accountInfo } = useAccountState()
  useClosing(details)
  const name = accountInfo?.displayName ?? accountInfo?.username ?? ''
  const openPreferences = () => {
    details.current?.removeAttribute('open')
    onPreferences()
  }
  return (
    <details className="usermenu" ref={details}>
      <summary className="who" aria-label={t('shell.user.menu', { name })}>
        <Avatar name={name} />
        <span className="only-l">
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{accountInfo?.userInfo?.company?.name ?? accountInfo?.username}</span>
        </span>
        <Icon of={ChevronDown} size="xs" />
      </summary>
      <div className="usermenu-list">
        <Link to="/profile">
          <Icon of={UserRound} size="s" />
          {t('shell.user.profile')}
        </Link>
        <Link to="/profile/password">
          <Icon of={KeyRound} size="s" />
          {t('shell.user.password')}
        </Link>
        <button type="button" onClick={openPreferences}>
          <Icon of={SlidersHorizontal} size="s" />
          {t('shell.preferences.open')}
        </button>
        <hr />
        <Link to="/logout" preload={false}>
          <Icon of={LogOut} size="s" flip />
          {t('shell.user.logOut')}
        </Link>
      </div>
    </details>
  )
}
