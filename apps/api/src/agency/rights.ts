import { effectivePermissions } from '@portolan/domain/permission'
import type { Context } from '../platform/context.ts'
import type { Module, Platform } from '../platform/module.ts'
import { Refusal } from '../platform/refusal.ts'
import { maySeeRights } from './caller.ts'
import { findSelfOrColleague } from './employee-store.ts'
import { listRolesOf } from './role-store.ts'
import { heldRoleView } from './view.ts'

/** What one person may do, for the person and for those who look after the agency's people. */
export function makeRights({ db }: Platform): Module {
  /** A stranger, nobody at all and a colleague one may not ask about are refused alike: ids cannot be probed. */
  async function mayKnow(loginId: string, { session }: Context) {
    const account = session?.account
    if (!account) throw new Refusal(401)
    const person = await findSelfOrColleague(db, account, loginId)
    if (!person || (person.id !== account.id && !maySeeRights(account.permissions))) throw new Refusal(403)
    return person
  }
  return {
    handlers: {
      async listRolesOfUser({ params }, context) {
        const person = await mayKnow(params.id, context)
        return (await listRolesOf(db, person.id)).map(heldRoleView)
      },
      async listPermissionsOfUser({ params }, context) {
        return effectivePermissions(await mayKnow(params.id, context))
      },
    },
  }
}
