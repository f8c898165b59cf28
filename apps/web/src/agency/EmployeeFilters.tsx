import './employees.css'
import type { SecurityGroup } from '@portolan/contract/rights'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { Filter, Status } from './employee-list.ts'
import { roleName, statusTexts } from './names.ts'

interface Props {
  filter: Filter
  roles: readonly SecurityGroup[]
  found: number
  onFilter(filter: Filter): void
}

const statuses = Object.keys(statusTexts) as Status[]

export function EmployeeFilters({ filter, roles, found, onFilter }: Props) {
  const t = useText()
  // typed here first: the address follows a moment later, and letters must not wait for it
  const [typed, setTyped] = useState(filter.find ?? '')
  const type = (find: string) => {
    setTyped(find)
    onFilter({ ...filter, find: find || undefined })
  }
  return (
    <div className="tools">
      <TextInput
        type="search"
        icon={Search}
        aria-label={t('agency.find.label')}
        placeholder={t('agency.find.hint')}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <Select
        aria-label={t('agency.find.role')}
        value={filter.role ?? ''}
        onChange={(event) => onFilter({ ...filter, role: event.target.value || undefined })}
      >
        <option value="">{t('agency.find.allRoles')}</option>
        {roles.map((role) => (
          <option key={role.groupId} value={role.groupId}>
            {roleName(t, role)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('agency.find.status')}
        value={filter.status ?? ''}
        onChange={(event) => onFilter({ ...filter, status: statuses.find((status) => status === event.target.value) })}
      >
        <option value="">{t('agency.find.anyStatus')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(statusTexts[status])}
          </option>
        ))}
      </Select>
      <span className="tools-count" role="status">
        {t('agency.find.count', { count: found })}
      </span>
    </div>
  )
}
