import type { accountsRS } from '@portolan/contract/agency'
import type { SecurityGroup } from '@portolan/contract/rights'
import { holds } from '@portolan/domain/may'
import { Link } from '@tanstack/react-router'
import { Plus, UserPlus } from 'lucide-react'
import type * as z from 'zod/mini'
import { RichText, useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { Permit } from '../session/Permit.tsx'
import { usePerson } from '../session/person.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { toast } from '../ui/toast-store.ts'
import { AccountsTabs } from './AccountsTabs.tsx'
import { AddEmployee } from './AddEmployee.tsx'
import { AgencyAccount } from './AgencyAccount.tsx'
import { Employees } from './Employees.tsx'
import { nameOf } from './employee-list.ts'
import { PapersSetting } from './PapersSetting.tsx'
import { Roles } from './Roles.tsx'
import { useAccountsSearch } from './use-accounts-search.ts'

interface Props {
  accounts: z.output<typeof accountsRS>
  roles: readonly SecurityGroup[]
}

function Heading({ count }: { count: number }) {
  const t = useText()
  const { search } = useAccountsSearch()
  const agency = useAccountState().accountInfo?.userInfo?.company?.name ?? ''
  const isRoles = search.tab === 'roles'
  return (
    <div className="hd">
      <div className="grow">
        <h1>{t('agency.title')}</h1>
        <p className="muted small">
          <RichText id="agency.summary" values={{ agency: <bdi key="agency">{agency}</bdi>, count }} />
        </p>
      </div>
      <Permit permission="users:manage" effect="hide">
        <Link
          className={buttonClass({ variant: 'primary' })}
          to="/account/accounts"
          search={{ ...search, add: true }}
          resetScroll={false}
        >
          <Icon of={isRoles ? Plus : UserPlus} size="s" />
          {isRoles ? t('agency.roles.add') : t('agency.add.title')}
        </Link>
      </Permit>
    </div>
  )
}

/** The agency's people and roles, for those who work there. */
export function AccountsDesk({ accounts, roles }: Props) {
  const t = useText()
  const { search, open, adjust } = useAccountsSearch()
  const mayManage = holds(usePerson(), 'users:manage')
  const { employeeBasicInfos: employees, totalElements } = accounts
  const isRoles = search.tab === 'roles'
  return (
    <>
      <Heading count={totalElements} />
      <AgencyAccount />
      {mayManage && <PapersSetting />}
      <AccountsTabs employees={totalElements} roles={roles.length} />
      {isRoles ? <Roles employees={employees} roles={roles} /> : <Employees employees={employees} roles={roles} />}
      {search.add && !isRoles && mayManage && (
        <AddEmployee
          roles={roles}
          onClose={() => adjust({ add: undefined })}
          onAdded={(employee) => {
            const { username } = employee
            // without filters and page the list turns to where the new colleague stands
            adjust({
              add: undefined,
              user: username,
              find: undefined,
              role: undefined,
              status: undefined,
              page: undefined,
            })
            toast({
              text: t('agency.add.added', { name: nameOf(employee) }),
              action: { label: t('agency.view'), onAction: () => open({ tab: undefined, user: username }) },
            })
          }}
        />
      )}
    </>
  )
}
