import './form.css'
import { type Permission, permissions } from '@portolan/domain/permission'
import { useController } from 'react-hook-form'
import { useText } from '../i18n/text.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { offeredPermissions } from './model.ts'
import { PermissionGrid } from './PermissionGrid.tsx'
import { useEditor } from './use-editor.ts'
import type { useRoleForm } from './use-role-form.ts'

interface Props {
  form: ReturnType<typeof useRoleForm>
  id: string
  onSubmit(event: React.SyntheticEvent): void
}

/** Name, description and grid of an agency's own role. */
export function RoleFields({ form, id, onSubmit }: Props) {
  const t = useText()
  const editor = useEditor()
  const { control, register, field, summary, failure } = form
  const { field: grid } = useController({ control, name: 'permissions' })
  const toggle = (toggled: readonly Permission[]) =>
    grid.onChange(permissions.filter((one) => grid.value.includes(one) !== toggled.includes(one)))
  const isShort = offeredPermissions.some((permission) => !editor.includes(permission))
  return (
    <form id={id} noValidate onSubmit={onSubmit}>
      <div className="agency-form inset">
        <ErrorSummary {...summary} />
        {failure && <ErrorPanel title={failure.title} message={failure.message} kept={t('agency.panel.kept')} />}
        <Field label={t('agency.roles.name')} {...field('groupName')}>
          <TextInput autoComplete="off" {...register('groupName')} />
        </Field>
        <Field label={t('agency.table.description')} optional {...field('description')}>
          <TextArea rows={2} {...register('description')} />
        </Field>
      </div>
      <PermissionGrid ticks={grid.value} editor={editor} onToggle={toggle} />
      {isShort && <p className="rights-note">{t('agency.grid.beyond')}</p>}
    </form>
  )
}
