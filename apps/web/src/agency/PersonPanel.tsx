import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import type { SecurityGroup } from '@portolan/contract/rights'
import { holds } from '@portolan/domain/may'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { Permit } from '../session/Permit.tsx'
import { usePerson } from '../session/person.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Note } from '../ui/Note.tsx'
import { toast } from '../ui/toast-store.ts'
import { useChangeEmployee } from './calls.ts'
import { nameOf } from './employee-list.ts'
import { LastSignIn } from './LastSignIn.tsx'
import { changeOf, givenByRoles, isWithinReach, rightsOf } from './model.ts'
import { PersonFacts } from './PersonFacts.tsx'
import { RightsEditor } from './RightsEditor.tsx'
import { SidePanel } from './SidePanel.tsx'
import { Standing } from './Standing.tsx'
import { useEditor } from './use-editor.ts'
import { useRightsDraft } from './use-rights-draft.ts'

interface Props {
  employee: EmployeeBasicInfo
  roles: readonly SecurityGroup[]
  onClose(): void
}

/** Why the panel can only be read: not allowed to change people, or not this one. */
function useBar(employee: EmployeeBasicInfo, roles: readonly SecurityGroup[]): 'permission' | 'reach' | undefined {
  const editor = useEditor()
  if (!holds(usePerson(), 'users:manage')) return 'permission'
  const fromRoles = givenByRoles(roles, employee.groupIds)
  return isWithinReach(editor, fromRoles, rightsOf(employee)) ? undefined : 'reach'
}

/** One person: who it is, what the roles allow, what is different for this person, and whether the account is open. */
export function PersonPanel({ employee, roles, onClose }: Props) {
  const t = useText()
  const editor = useEditor()
  const isSelf = useAccountState().accountInfo?.id === employee.id
  const bar = useBar(employee, roles)
  const { saved, wanted, changes, change, drop } = useRightsDraft(employee)
  const saving = useChangeEmployee()
  const name = nameOf(employee)
  const save = async () => {
    const change = { params: { username: employee.username }, body: changeOf(saved, wanted) }
    // a refusal stands in the panel; the end of a save holds even if the panel was closed meanwhile
    const isSaved = await saving.mutateAsync(change).then(
      () => true,
      () => false,
    )
    if (!isSaved) return
    drop()
    toast({ text: t('agency.panel.saved', { name }) })
  }
  const undo = () => {
    saving.reset()
    drop()
  }
  const footer = !bar && (
    <>
      <span className="grow small muted" role="status">
        {t('agency.panel.changes', { count: changes })}
      </span>
      <Button disabled={changes === 0} onClick={undo}>
        {t('agency.panel.undo')}
      </Button>
      <Button variant="primary" disabled={changes === 0} busy={saving.isPending} onClick={() => void save()}>
        {t('agency.panel.save')}
      </Button>
    </>
  )
  return (
    <SidePanel
      title={name}
      picture={<Avatar name={name} seed={employee.id} size="l" />}
      hint={<LastSignIn at={employee.lastLogin} text="agency.panel.lastSignIn" />}
      footer={footer}
      onClose={onClose}
    >
      <PersonFacts employee={employee} />
      <div className="panel-notes">
        {bar === 'permission' && <Note>{t('agency.panel.readOnly')}</Note>}
        {bar === 'reach' && <Note>{t('agency.panel.beyondReach')}</Note>}
        {saving.error && <ErrorPanel message={saving.error.message} kept={t('agency.panel.kept')} />}
      </div>
      <Permit permission="users:manage" effect="disabled">
        <fieldset className="rights" disabled={bar !== undefined}>
          <legend className="vh">{t('agency.panel.rights', { name })}</legend>
          <RightsEditor
            saved={saved}
            wanted={wanted}
            roles={roles}
            editor={editor}
            readOnly={bar !== undefined}
            onChange={change}
          />
          <Standing employee={employee} isSelf={isSelf} rights={wanted} onChange={change} />
        </fieldset>
      </Permit>
    </SidePanel>
  )
}
