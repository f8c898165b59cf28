import { effectivePermissions, type Permission, type PermissionSources } from '@portolan/domain/permission'
import type { Db } from '../platform/db.ts'
import { permissionColumns } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'

/** Whoever changes an agency's people or roles holds its row until the end of the transaction. */
export async function takeTurn(db: Db, agencyId: string): Promise<void> {
  await db.query(sql`select 1 from agency where id = ${agencyId} for no key update`)
}

/** What an account may do at this moment: nothing unless it is active. */
export async function permissionsNow(db: Db, accountId: string): Promise<Permission[]> {
  const sources = await db.one<PermissionSources>(sql`
    select ${permissionColumns}
    from account where account.id = ${accountId} and account.standing = 'active'`)
  return sources ? effectivePermissions(sources) : []
}
