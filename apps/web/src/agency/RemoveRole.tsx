import type { SecurityGroup } from '@portolan/contract/rights'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { toast } from '../ui/toast-store.ts'
import { useRemoveRole } from './calls.ts'
import { roleName } from './names.ts'

interface Props {
  role: SecurityGroup
  onClose(): void
  onRemoved(): void
}

export function RemoveRole({ role, onClose, onRemoved }: Props) {
  const t = useText()
  const removing = useRemoveRole()
  const name = roleName(t, role)
  const remove = async () => {
    // the panel under this dialog is gone once the list is told: what follows must not hang on it
    const isRemoved = await removing.mutateAsync(role.groupId).then(
      () => true,
      () => false,
    )
    if (!isRemoved) return
    onRemoved()
    toast({ text: t('agency.roles.removed', { role: name }) })
  }
  return (
    <Dialog
      role="alertdialog"
      title={t('agency.roles.removeTitle', { role: name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('agency.roles.keep')}</Button>
          <Button variant="danger" busy={removing.isPending} onClick={() => void remove()}>
            {t('agency.roles.removeNow', { role: name })}
          </Button>
        </>
      }
    >
      <p>{t('agency.roles.removeText')}</p>
      {removing.error && <ErrorPanel message={removing.error.message} />}
    </Dialog>
  )
}
