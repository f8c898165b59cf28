import type { Permission } from '@portolan/domain/permission'
import { lockAgency, permissionsNow } from './agency-lock-store.ts'
import type { Db } from './db.ts'
import { Refusal } from './refusal.ts'

const needed: Permission = 'users:manage'

interface Caller {
  id: string
  agencyId: string
}

/**
 * Changes to the people and rights of one agency are made one after the other. Whoever makes one must still be allowed
 * to by then, and still be allowed to afterwards: so nobody locks himself out, and an agency never loses the last one
 * who can manage it.
 */
export const withAgencyLocked = <T>(
  db: Db,
  caller: Caller,
  change: (tx: Db, held: readonly Permission[]) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await lockAgency(tx, caller.agencyId)
    const held = await permissionsNow(tx, caller.id)
    if (!held.includes(needed)) throw new Refusal(409)
    const result = await change(tx, held)
    if (!(await permissionsNow(tx, caller.id)).includes(needed)) throw new Refusal(409, { text: 'error.role.own' })
    return result
  })
