import type { SecurityGroup } from '@portolan/contract/rights'
import { useId } from 'react'
import { useText } from '../i18n/text.ts'
import { Chip } from '../ui/Chip.tsx'
import { roleName } from './names.ts'

interface Props {
  roles: readonly SecurityGroup[]
  held: readonly string[]
  /** A role that gives more than the editor may do cannot be given. */
  canGive(role: SecurityGroup): boolean
  onToggle(groupId: string): void
}

export function RoleChips({ roles, held, canGive, onToggle }: Props) {
  const t = useText()
  const labelId = useId()
  return (
    <div className="rolechips">
      <div className="flabel" id={labelId}>
        {t('agency.panel.roles')}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in the disabled fieldset around would be drawn twice */}
      <div className="chips" role="group" aria-labelledby={labelId}>
        {roles.map((role) => (
          <Chip
            key={role.groupId}
            pressed={held.includes(role.groupId)}
            disabled={!canGive(role)}
            title={canGive(role) ? undefined : t('error.role.beyond')}
            onClick={() => onToggle(role.groupId)}
          >
            <bdi>{roleName(t, role)}</bdi>
          </Chip>
        ))}
      </div>
    </div>
  )
}
