import './rights.css'
import type { SecurityGroup } from '@portolan/contract/rights'
import { Check } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { Icon } from '../ui/Icon.tsx'
import {
  canGiveRole,
  countPersonal,
  givenByRoles,
  offeredPermissions,
  type Rights,
  ticksOf,
  togglePermissions,
  toggleRole,
  withoutPersonal,
} from './model.ts'
import { PermissionGrid } from './PermissionGrid.tsx'
import { RoleChips } from './RoleChips.tsx'

interface Props {
  saved: Rights
  wanted: Rights
  roles: readonly SecurityGroup[]
  /** What the editor may do. */
  editor: readonly string[]
  readOnly: boolean
  onChange(rights: Rights): void
}

function Legend({ wanted, readOnly, onChange }: Pick<Props, 'wanted' | 'readOnly' | 'onChange'>) {
  const t = useText()
  const count = countPersonal(wanted)
  return (
    <div className="legend">
      <span>
        <span className="sample" aria-hidden="true">
          <Icon of={Check} size="xs" />
        </span>
        {t('agency.grid.fromRole')}
      </span>
      <span>
        <span className="sample personal" aria-hidden="true" />
        {t('agency.grid.changed', { count })}
      </span>
      {!readOnly && count > 0 && (
        <button type="button" className="link push" onClick={() => onChange(withoutPersonal(wanted))}>
          {t('agency.grid.reset')}
        </button>
      )}
    </div>
  )
}

/** Roles first; the grid shows what they come to and takes what differs for this person alone. */
export function RightsEditor({ saved, wanted, roles, editor, readOnly, onChange }: Props) {
  const t = useText()
  const fromRoles = givenByRoles(roles, wanted.groupIds)
  const isShort = offeredPermissions.some((permission) => !editor.includes(permission))
  return (
    <>
      <RoleChips
        roles={roles}
        held={wanted.groupIds}
        canGive={(role) => canGiveRole(editor, role, saved)}
        onToggle={(groupId) => onChange(toggleRole(wanted, groupId))}
      />
      <PermissionGrid
        ticks={ticksOf(fromRoles, wanted)}
        personal={[...wanted.granted, ...wanted.revoked]}
        editor={editor}
        readOnly={readOnly}
        onToggle={(toggled) => onChange(togglePermissions(wanted, fromRoles, toggled))}
      />
      <Legend wanted={wanted} readOnly={readOnly} onChange={onChange} />
      {isShort && !readOnly && <p className="rights-note">{t('agency.grid.beyond')}</p>}
    </>
  )
}
