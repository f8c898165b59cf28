import type { changeUser } from '@portolan/contract/agency'
import type { RequestOf } from '@portolan/contract/call'
import type { Language } from '@portolan/domain/language'
import { canHandOut, effectivePermissions, type PermissionSources } from '@portolan/domain/permission'
import { withAgencyLocked } from '../platform/agency-lock.ts'
import type { Db } from '../platform/db.ts'
import type { Platform } from '../platform/module.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import { makeSessions } from '../platform/sessions.ts'
import type { Caller } from './caller.ts'
import { type Employee, findEmployee, replacePersonal, replaceRoles, setEnabled } from './employee-store.ts'
import { permissionsOf, refuseBeyond, rolesByIds } from './hand-out.ts'
import { makeRecordChange } from './record-change.ts'
import type { Role } from './role-store.ts'

type Personal = Pick<PermissionSources, 'granted' | 'revoked'>
type Change = RequestOf<typeof changeUser>['body']

/** Answers the roles as they are now. */
async function changeRoles(
  tx: Db,
  caller: Caller,
  held: readonly string[],
  person: Employee,
  groupIds: string[],
): Promise<Role[]> {
  const roles = await rolesByIds(tx, caller.agencyId, groupIds)
  const added = roles.filter((role) => !person.groupIds.includes(role.id))
  refuseBeyond(held, permissionsOf(added))
  await replaceRoles(tx, person.id, roles)
  return roles
}

/** A list that is left out stays as it is; so the two are compared as they will stand. */
async function changePersonal(tx: Db, person: Employee, { grant, revoke }: Change): Promise<Personal> {
  const [granted, revoked] = [grant ?? person.granted, revoke ?? person.revoked]
  if (granted.some((permission) => revoked.includes(permission)))
    throw fieldRefusal(revoke ? '/revoke' : '/grant', 'both', 'error.permission.both')
  // What the roles give already is not granted as well: it would stay when they are taken away.
  const added = granted.filter((one) => person.granted.includes(one) || !person.fromRoles.includes(one))
  await replacePersonal(tx, person.id, { granted: added, revoked })
  return { granted: added, revoked }
}

/** Roles, personal permissions and standing of a colleague, or of oneself. */
export const makeChangeEmployee = ({ db, outbox, security }: Pick<Platform, 'db' | 'outbox' | 'security'>) => {
  const record = makeRecordChange(security)

  async function changeStanding(
    tx: Db,
    caller: Caller,
    person: Employee,
    { enabled, language }: { enabled: boolean; language: Language },
  ): Promise<void> {
    const standing = await setEnabled(tx, person.id, enabled)
    const ended = standing === 'disabled' ? await makeSessions(tx).endAll(person.id) : 0
    await record.standing(tx, caller, person, standing, ended)
    if (standing === 'invited' && person.standing === 'disabled')
      await outbox.put(tx, 'invitation', { accountId: person.id, language })
  }

  return async (caller: Caller, username: string, change: Change, language: Language): Promise<Employee> => {
    const employee = await withAgencyLocked(db, caller, async (tx, held) => {
      const person = await findEmployee(tx, caller.agencyId, username)
      if (!person) throw new Refusal(404)
      // Whoever may do more than the caller is out of the caller's reach.
      if (!canHandOut(held, effectivePermissions(person))) throw new Refusal(403)
      if (change.groupIds) {
        const roles = await changeRoles(tx, caller, held, person, change.groupIds)
        await record.roles(tx, caller, person.id, person.groupIds, roles)
      }
      const placed = change.groupIds ? await findEmployee(tx, caller.agencyId, username) : person
      if (placed && (change.grant || change.revoke)) {
        const personal = await changePersonal(tx, placed, change)
        await record.personal(tx, caller, person.id, placed, personal)
      }
      if (change.enabled !== undefined) await changeStanding(tx, caller, person, { enabled: change.enabled, language })
      const changed = await findEmployee(tx, caller.agencyId, username)
      if (!changed) throw new Refusal(404)
      // Lifting a revocation hands out as well; hence the look at what came of it.
      refuseBeyond(held, effectivePermissions(changed))
      return changed
    })
    outbox.nudge()
    return employee
  }
}
