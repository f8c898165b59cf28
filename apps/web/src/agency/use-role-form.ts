import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { useContractForm } from '../session/form.ts'
import { type RoleForm, roleForm } from './role-form.ts'

/** One draft for each role, and one for the role that is being made. */
export function useRoleForm(id: string, defaults: RoleForm) {
  const t = useText()
  const ownId = useAccountState().accountInfo?.id ?? ''
  return useContractForm({
    schema: roleForm,
    name: `agency-role-${id}-${ownId}`,
    defaults,
    labels: {
      groupName: t('agency.roles.name'),
      description: t('agency.table.description'),
      permissions: t('agency.grid.permissions'),
    },
  })
}
