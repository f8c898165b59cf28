import { withAgencyLocked } from '../platform/agency-lock.ts'
import type { Db } from '../platform/db.ts'
import type { Module, Platform } from '../platform/module.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import { callerOf } from './caller.ts'
import { refuseBeyond } from './hand-out.ts'
import { makeRecordChange } from './record-change.ts'
import {
  deleteRole,
  findRoles,
  insertRole,
  isHeld,
  isNameTaken,
  listRoles,
  type RoleForm,
  updateRole,
} from './role-store.ts'
import { roleView } from './view.ts'

interface GroupForm {
  groupName: string
  description?: string | undefined
  permissions: string[]
}

const formOf = ({ groupName, description, permissions }: GroupForm): RoleForm => ({
  name: groupName,
  description,
  permissions: [...new Set(permissions)],
})

async function refuseTakenName(tx: Db, agencyId: string, name: string, exceptId?: string): Promise<void> {
  if (await isNameTaken(tx, agencyId, name, exceptId)) throw fieldRefusal('/groupName', 'taken', 'error.field.taken')
}

async function findOwnRole(tx: Db, agencyId: string, id: string) {
  const [role] = await findRoles(tx, agencyId, [id.toLowerCase()])
  if (!role) throw new Refusal(404)
  if (role.seeded) throw new Refusal(403)
  return role
}

/** The roles of an agency: the seeded ones, which are the same for all, and those it defines for itself. */
export function makeRoles({ db, security }: Platform): Module {
  const record = makeRecordChange(security)
  return {
    handlers: {
      async listGroups(_, context) {
        const roles = await listRoles(db, callerOf(context).agencyId)
        return { success: true, securityGroups: roles.map(roleView) }
      },
      async addGroup({ body }, context) {
        const caller = callerOf(context)
        const form = formOf(body)
        const role = await withAgencyLocked(db, caller, async (tx, held) => {
          refuseBeyond(held, form.permissions)
          await refuseTakenName(tx, caller.agencyId, form.name)
          const added = await insertRole(tx, caller.agencyId, form)
          await record.role(tx, caller, 'roleAdded', { role: added?.id, permissions: form.permissions })
          return added
        })
        return { success: true, securityGroup: role && roleView(role) }
      },
      async changeGroup({ params, body }, context) {
        const caller = callerOf(context)
        const form = formOf(body)
        const changed = await withAgencyLocked(db, caller, async (tx, held) => {
          const role = await findOwnRole(tx, caller.agencyId, params.id)
          refuseBeyond(held, [...role.permissions, ...form.permissions])
          await refuseTakenName(tx, caller.agencyId, form.name, role.id)
          await record.role(tx, caller, 'roleChanged', {
            role: role.id,
            before: role.permissions,
            permissions: form.permissions,
          })
          return updateRole(tx, caller.agencyId, role.id, form)
        })
        return { success: true, securityGroup: changed && roleView(changed) }
      },
      async removeGroup({ params }, context) {
        const caller = callerOf(context)
        await withAgencyLocked(db, caller, async (tx, held) => {
          const role = await findOwnRole(tx, caller.agencyId, params.id)
          refuseBeyond(held, role.permissions)
          if (await isHeld(tx, role.id)) throw new Refusal(409, { text: 'error.role.held' })
          await deleteRole(tx, caller.agencyId, role.id)
          await record.role(tx, caller, 'roleRemoved', { role: role.id, before: role.permissions })
        })
        return { success: true }
      },
    },
  }
}
