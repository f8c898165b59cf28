import './permission-grid.css'
import {
  type Permission,
  type PermissionAction,
  type PermissionArea,
  permissionActions,
  permissionAreas,
} from '@portolan/domain/permission'
import { useText } from '../i18n/text.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { listToggled } from './linked-boxes.ts'
import { offeredPermissions } from './model.ts'
import { actionTexts, areaTexts } from './names.ts'

interface Props {
  ticks: readonly Permission[]
  /** Changed for this person alone: ringed. */
  personal?: readonly Permission[]
  /** What the editor may do; the rest cannot be handed out. */
  editor: readonly string[]
  readOnly?: boolean
  /** The box that was clicked, with those that go with it. */
  onToggle(toggled: readonly Permission[]): void
}

const offeredAt = (area: PermissionArea, action: PermissionAction): Permission | undefined =>
  offeredPermissions.find((permission) => permission === `${area}:${action}`)

const areas = permissionAreas.filter((area) => permissionActions.some((action) => offeredAt(area, action)))

/** Areas by actions. A box that the editor cannot hand out is greyed; the note under the grid says why. */
export function PermissionGrid({ ticks, personal = [], editor, readOnly = false, onToggle }: Props) {
  const t = useText()
  const box = (area: PermissionArea, action: PermissionAction) => {
    const permission = offeredAt(area, action)
    if (!permission) return null
    const isChanged = personal.includes(permission)
    const names = { area: t(areaTexts[area]), action: t(actionTexts[action]) }
    return (
      <Checkbox
        bare
        label={isChanged ? t('agency.grid.changedBox', names) : t('agency.grid.box', names)}
        checked={ticks.includes(permission)}
        changed={isChanged}
        disabled={readOnly || !editor.includes(permission)}
        onChange={() => onToggle(listToggled(ticks, permission, editor))}
      />
    )
  }
  return (
    <table className="ptable">
      <thead>
        <tr>
          <th scope="col">{t('agency.grid.permissions')}</th>
          {permissionActions.map((action) => (
            <th key={action} scope="col">
              {t(actionTexts[action])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <tr key={area}>
            <th scope="row">{t(areaTexts[area])}</th>
            {permissionActions.map((action) => (
              <td key={action}>{box(area, action)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
