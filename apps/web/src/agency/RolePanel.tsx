import type { SecurityGroup } from '@portolan/contract/rights'
import { holds } from '@portolan/domain/may'
import { canHandOut } from '@portolan/domain/permission'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { toast } from '../ui/toast-store.ts'
import { useSaveRole } from './calls.ts'
import { permissionsOf } from './model.ts'
import { roleDescription, roleName } from './names.ts'
import { PermissionGrid } from './PermissionGrid.tsx'
import { RemoveRole } from './RemoveRole.tsx'
import { RoleFields } from './RoleFields.tsx'
import { roleRequestOf } from './role-form.ts'
import { SidePanel } from './SidePanel.tsx'
import { useEditor } from './use-editor.ts'
import { useRoleForm } from './use-role-form.ts'

interface Props {
  role: SecurityGroup
  holders: number
  onClose(): void
}

/** The seeded roles are the same for every agency; of its own, one may change those one could hand out. */
function ReadRole({ role, reason, onClose }: { role: SecurityGroup; reason: string; onClose(): void }) {
  const t = useText()
  return (
    <SidePanel title={roleName(t, role)} hint={roleDescription(t, role)} onClose={onClose}>
      <div className="panel-notes">
        <Note>{reason}</Note>
      </div>
      <PermissionGrid ticks={permissionsOf(role)} editor={[]} readOnly onToggle={() => {}} />
    </SidePanel>
  )
}

function EditRole({ role, holders, onClose }: Props) {
  const t = useText()
  const formId = useId()
  const { mutateAsync } = useSaveRole()
  const [isRemoving, setRemoving] = useState(false)
  const { groupId: id, groupName = '', description = '' } = role
  const form = useRoleForm(id, { groupName, description, permissions: permissionsOf(role) })
  const save = form.submit(async (values) => {
    await mutateAsync({ id, body: roleRequestOf(values) })
    form.store(values)
    toast({ text: t('agency.roles.saved', { role: values.groupName }) })
  })
  const isChanged = form.changes > 0
  return (
    <SidePanel
      title={groupName}
      hint={t('agency.roles.heldBy', { count: holders })}
      onClose={onClose}
      footer={
        <>
          <Button icon={Trash2} onClick={() => setRemoving(true)}>
            {t('agency.roles.remove')}
          </Button>
          <span className="grow" />
          <Button disabled={!isChanged} onClick={form.undo}>
            {t('agency.panel.undo')}
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={!isChanged} busy={form.busy}>
            {t('agency.panel.save')}
          </Button>
        </>
      }
    >
      <RoleFields form={form} id={formId} onSubmit={save} />
      {isRemoving && <RemoveRole role={role} onClose={() => setRemoving(false)} onRemoved={onClose} />}
    </SidePanel>
  )
}

export function RolePanel(props: Props) {
  const t = useText()
  const editor = useEditor()
  const mayManage = holds(usePerson(), 'users:manage')
  const { role, onClose } = props
  if (role.seeded) return <ReadRole role={role} reason={t('agency.roles.seededNote')} onClose={onClose} />
  if (!mayManage) return <ReadRole role={role} reason={t('agency.panel.readOnly')} onClose={onClose} />
  if (!canHandOut(editor, permissionsOf(role)))
    return <ReadRole role={role} reason={t('agency.roles.beyondReach')} onClose={onClose} />
  return <EditRole {...props} />
}
