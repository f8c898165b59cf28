import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import type { SecurityGroup } from '@portolan/contract/rights'
import { useText } from '../i18n/text.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Table } from '../ui/Table.tsx'
import type { Column, Sort } from '../ui/table-model.ts'
import { useMedia } from '../ui/use-media.ts'
import { nameOf, statusOf } from './employee-list.ts'
import { LastSignIn } from './LastSignIn.tsx'
import { RoleBadge } from './RoleBadge.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** With a panel beside it, the table has room for the department only on a wide screen. */
const wide = '(min-width: 1440px)'

interface Props {
  employees: readonly EmployeeBasicInfo[]
  roles: readonly SecurityGroup[]
  sort: Sort
  onSort(sort: Sort): void
  opened: string | undefined
  onOpen(employee: EmployeeBasicInfo): void
}

function Person({ employee }: { employee: EmployeeBasicInfo }) {
  const name = nameOf(employee)
  return (
    <span className="pers">
      <Avatar name={name} seed={employee.id} />
      <span className="grow">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="xs faint">
          <bdi dir="ltr">{employee.username}</bdi>
        </span>
      </span>
    </span>
  )
}

const RoleBadges = ({ roles, groupIds }: { roles: readonly SecurityGroup[]; groupIds: readonly string[] }) => (
  <span className="row g1 wrap">
    {roles
      .filter(({ groupId }) => groupIds.includes(groupId))
      .map((role) => (
        <RoleBadge key={role.groupId} role={role} />
      ))}
  </span>
)

export function EmployeeTable({ employees, roles, sort, onSort, opened, onOpen }: Props) {
  const t = useText()
  const isWide = useMedia(wide)
  const columns: (Column<EmployeeBasicInfo> | undefined)[] = [
    {
      id: 'name',
      head: t('agency.table.name'),
      sortable: true,
      card: 'title',
      cell: (employee) => <Person employee={employee} />,
    },
    {
      id: 'roles',
      head: t('agency.table.roles'),
      card: 'line',
      cell: ({ groupIds }) => <RoleBadges roles={roles} groupIds={groupIds} />,
    },
    opened === undefined || isWide
      ? {
          id: 'department',
          head: t('agency.table.department'),
          card: 'hide',
          cell: ({ department }) => department && <bdi className="muted department">{department}</bdi>,
        }
      : undefined,
    {
      id: 'lastLogin',
      head: t('agency.table.lastSignIn'),
      sortable: true,
      card: 'hide',
      cell: ({ lastLogin }) => (
        <span className="muted nowrap">
          <LastSignIn at={lastLogin} />
        </span>
      ),
    },
    {
      id: 'status',
      head: t('agency.table.status'),
      card: 'end',
      cell: (employee) => <StatusBadge status={statusOf(employee)} />,
    },
  ]
  return (
    <Table
      caption={t('agency.tab.employees')}
      columns={columns.filter((column) => column !== undefined)}
      rows={employees}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      sort={sort}
      onSort={onSort}
      opened={opened}
      onOpen={onOpen}
    />
  )
}
