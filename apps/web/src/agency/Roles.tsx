import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import type { SecurityGroup } from '@portolan/contract/rights'
import { holds } from '@portolan/domain/may'
import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { usePerson } from '../session/person.ts'
import { Badge } from '../ui/Badge.tsx'
import { Table } from '../ui/Table.tsx'
import type { Column } from '../ui/table-model.ts'
import { countOffered } from './model.ts'
import { NewRolePanel } from './NewRolePanel.tsx'
import { roleDescription, roleName } from './names.ts'
import { RolePanel } from './RolePanel.tsx'
import { focusOpenedRow } from './SidePanel.tsx'
import { useAccountsSearch } from './use-accounts-search.ts'

interface Props {
  employees: readonly EmployeeBasicInfo[]
  roles: readonly SecurityGroup[]
}

export function Roles({ employees, roles }: Props) {
  const t = useText()
  const { search, open, adjust } = useAccountsSearch()
  const mayManage = holds(usePerson(), 'users:manage')
  const countHolders = ({ groupId }: SecurityGroup) =>
    employees.filter(({ groupIds }) => groupIds.includes(groupId)).length
  const opened = roles.find(({ groupId }) => groupId === search.role)
  const isAdding = search.add === true && mayManage
  const columns: Column<SecurityGroup>[] = [
    {
      id: 'name',
      head: t('agency.table.role'),
      card: 'title',
      cell: (role) => <bdi className="semi">{roleName(t, role)}</bdi>,
    },
    {
      id: 'description',
      head: t('agency.table.description'),
      card: 'line',
      cell: (role) => <bdi className="muted roles-text">{roleDescription(t, role)}</bdi>,
    },
    {
      id: 'kind',
      head: t('agency.table.kind'),
      card: 'end',
      cell: ({ seeded }) =>
        seeded ? (
          <Badge tone="line">{t('agency.roles.seeded')}</Badge>
        ) : (
          <Badge tone="info">{t('agency.roles.own')}</Badge>
        ),
    },
    {
      id: 'permissions',
      head: t('agency.grid.permissions'),
      card: 'hide',
      figure: true,
      cell: countOffered,
    },
    {
      id: 'holders',
      head: t('agency.table.heldBy'),
      card: 'line',
      cell: (role) => (
        <Link
          to="/account/accounts"
          search={{ role: role.groupId }}
          aria-label={t('agency.roles.holders', { role: roleName(t, role), count: countHolders(role) })}
        >
          {t('agency.find.count', { count: countHolders(role) })}
        </Link>
      ),
    },
  ]
  const close = () => {
    focusOpenedRow()
    open({ role: undefined })
  }
  return (
    <div className={opened || isAdding ? 'cols open' : 'cols'}>
      <section className="card list roles" aria-label={t('agency.tab.roles')}>
        <Table
          caption={t('agency.tab.roles')}
          columns={columns}
          rows={roles}
          keyOf={({ groupId }) => groupId}
          nameOf={(role) => roleName(t, role)}
          opened={isAdding ? undefined : opened?.groupId}
          onOpen={({ groupId }) => open({ role: groupId, add: undefined })}
        />
      </section>
      {isAdding ? (
        <NewRolePanel
          onClose={() => adjust({ add: undefined })}
          onAdded={(groupId) => adjust({ add: undefined, role: groupId })}
        />
      ) : (
        opened && <RolePanel key={opened.groupId} role={opened} holders={countHolders(opened)} onClose={close} />
      )}
    </div>
  )
}
