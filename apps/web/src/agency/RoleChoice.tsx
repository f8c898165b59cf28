import type { SecurityGroup } from '@portolan/contract/rights'
import { canHandOut } from '@portolan/domain/permission'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '../i18n/text.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Icon } from '../ui/Icon.tsx'
import { permissionsOf } from './model.ts'
import { roleDescription, roleName } from './names.ts'
import { useEditor } from './use-editor.ts'

interface Props {
  roles: readonly SecurityGroup[]
  id: string
  error: string | undefined
  /** What `register` gives: one field, a box for each role. */
  input: ComponentProps<'input'>
}

export function RoleChoice({ roles, id, error, input }: Props) {
  const t = useText()
  const editor = useEditor()
  const canGive = (role: SecurityGroup) => canHandOut(editor, permissionsOf(role))
  // where the summary leads: a box that cannot be ticked takes no focus
  const first = roles.find(canGive)
  return (
    <fieldset className={error ? 'choice bad' : 'choice'} aria-describedby={error && `${id}-error`}>
      <legend className="flabel">{t('agency.tab.roles')}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role.groupId}
          {...input}
          id={role === first ? id : undefined}
          value={role.groupId}
          label={<bdi>{roleName(t, role)}</bdi>}
          hint={canGive(role) ? roleDescription(t, role) : t('error.role.beyond')}
          disabled={!canGive(role)}
          aria-invalid={Boolean(error)}
        />
      ))}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
