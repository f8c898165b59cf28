import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { Badge } from '../ui/Badge.tsx'
import { LinkTabs } from '../ui/LinkTabs.tsx'
import { useAccountsSearch } from './use-accounts-search.ts'

/** The other tab keeps what was looked for; the role is another thing there: opened instead of filtered by. */
export function AccountsTabs({ employees, roles }: { employees: number; roles: number }) {
  const t = useText()
  const { search } = useAccountsSearch()
  const current = search.tab ?? 'employees'
  const searchOf = (tab: 'employees' | 'roles') =>
    tab === current ? search : { ...search, tab, role: undefined, add: undefined }
  return (
    <LinkTabs label={t('agency.title')}>
      <Link to="/account/accounts" search={searchOf('employees')} resetScroll={false}>
        {t('agency.tab.employees')} <Badge>{employees}</Badge>
      </Link>
      <Link to="/account/accounts" search={searchOf('roles')} resetScroll={false}>
        {t('agency.tab.roles')} <Badge>{roles}</Badge>
      </Link>
    </LinkTabs>
  )
}
