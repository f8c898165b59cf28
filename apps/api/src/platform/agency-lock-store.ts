import { effectivePermissions, type Permission, type PermissionSources } from '@portolan/domain/permission'
import type { Db } from './db.ts'
import { permissionColumns } from './sessions.ts'
import { sql } from './sql.ts'

/** Whoever changes an agency's people or roles holds its row until the end of the transaction. */
export async function lockAgency(db: Db, agencyId: string): Promise<void> {
  await db.query(sql`select 1 from agency where id = ${agencyId} for no key update`)
}

/** What an account may do at this moment: nothing unless it is active. */
export async function permissionsNow(db: Db, accountId: string): Promise<Permission[]> {
  const sources = await db.one<PermissionSources>(sql`
    select ${permissionColumns}
    from account where account.id = ${accountId} and account.standing = 'active'`)
  return sources ? effectivePermissions(sources) : []
}
