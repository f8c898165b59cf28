import { useId } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast-store.ts'
import { useSaveRole } from './calls.ts'
import { RoleFields } from './RoleFields.tsx'
import { emptyRole, roleRequestOf } from './role-form.ts'
import { SidePanel } from './SidePanel.tsx'
import { useRoleForm } from './use-role-form.ts'

interface Props {
  onClose(): void
  onAdded(groupId: string): void
}

export function NewRolePanel({ onClose, onAdded }: Props) {
  const t = useText()
  const formId = useId()
  const { mutateAsync } = useSaveRole()
  const form = useRoleForm('new', emptyRole)
  const add = form.submit(async (values) => {
    const { securityGroup } = await mutateAsync({ body: roleRequestOf(values) })
    toast({ text: t('agency.roles.added', { role: values.groupName }) })
    if (securityGroup) onAdded(securityGroup.groupId)
  })
  return (
    <SidePanel
      title={t('agency.roles.new')}
      hint={t('agency.roles.newHint')}
      onClose={onClose}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('agency.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={form.busy}>
            {t('agency.roles.add')}
          </Button>
        </>
      }
    >
      <RoleFields form={form} id={formId} onSubmit={add} />
    </SidePanel>
  )
}
