import type { Permission } from '@portolan/domain/permission'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller } from './caller.ts'
import { permissionsNow, takeTurn } from './turn-store.ts'

const needed: Permission = 'users:manage'

/**
 * Changes to one agency take turns. Whoever makes one must still be allowed to when the turn comes, and still be
 * allowed to afterwards: so nobody locks himself out, and an agency never loses the last one who can manage it.
 */
export const inTurn = <T>(
  db: Db,
  caller: Caller,
  change: (tx: Db, held: readonly Permission[]) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await takeTurn(tx, caller.agencyId)
    const held = await permissionsNow(tx, caller.id)
    if (!held.includes(needed)) throw new Refusal(409)
    const result = await change(tx, held)
    if (!(await permissionsNow(tx, caller.id)).includes(needed)) throw new Refusal(409, { text: 'error.role.own' })
    return result
  })
