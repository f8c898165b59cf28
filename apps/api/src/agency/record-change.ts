import type { PermissionSources } from '@portolan/domain/permission'
import type { Db } from '../platform/db.ts'
import type { SecurityEventKind, SecurityLog } from '../platform/security-log.ts'
import type { Caller } from './caller.ts'
import type { Employee } from './employee-store.ts'
import type { Role } from './role-store.ts'

type Personal = Pick<PermissionSources, 'granted' | 'revoked'>

const without = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((one) => !some.includes(one)).toSorted()

/** What is recorded of a change to somebody's rights: only what is otherwise than before. */
export function makeRecordChange(security: SecurityLog) {
  const about = (caller: Caller, accountId: string) => ({ accountId, byId: caller.id, agencyId: caller.agencyId })

  return {
    async roles(tx: Db, caller: Caller, accountId: string, before: readonly string[], now: readonly Role[]) {
      const given = now.filter(({ id }) => !before.includes(id))
      const ids = now.map(({ id }) => id)
      for (const { id, permissions } of given)
        await security.record(tx, {
          kind: 'roleGiven',
          ...about(caller, accountId),
          detail: { role: id, permissions: permissions.toSorted() },
        })
      for (const role of without(before, ids))
        await security.record(tx, { kind: 'roleTaken', ...about(caller, accountId), detail: { role } })
    },

    /** A revocation that is lifted gives as well; a grant that is taken back revokes. */
    async personal(tx: Db, caller: Caller, accountId: string, before: Personal, now: Personal) {
      const given = [...without(now.granted, before.granted), ...without(before.revoked, now.revoked)]
      const revoked = [...without(now.revoked, before.revoked), ...without(before.granted, now.granted)]
      if (given.length > 0)
        await security.record(tx, {
          kind: 'permissionGiven',
          ...about(caller, accountId),
          detail: { permissions: given },
        })
      if (revoked.length > 0)
        await security.record(tx, {
          kind: 'permissionRevoked',
          ...about(caller, accountId),
          detail: { permissions: revoked },
        })
    },

    async standing(tx: Db, caller: Caller, before: Employee, now: Employee['standing'] | undefined, ended: number) {
      const isOut = now === 'disabled'
      if (isOut === (before.standing === 'disabled')) return
      const kind: SecurityEventKind = isOut ? 'employeeDisabled' : 'employeeEnabled'
      await security.record(tx, { kind, ...about(caller, before.id) })
      if (ended > 0)
        await security.record(tx, { kind: 'sessionsEnded', ...about(caller, before.id), detail: { count: ended } })
    },

    async added(tx: Db, caller: Caller, { id, username, email }: Pick<Employee, 'id' | 'username' | 'email'>) {
      await security.record(tx, { kind: 'employeeAdded', ...about(caller, id), personal: { username, email } })
    },

    async role(tx: Db, caller: Caller, kind: 'roleAdded' | 'roleChanged' | 'roleRemoved', detail: object) {
      await security.record(tx, { kind, byId: caller.id, agencyId: caller.agencyId, detail })
    },
  }
}
