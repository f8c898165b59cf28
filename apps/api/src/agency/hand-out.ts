import { canHandOut } from '@portolan/domain/permission'
import type { Db } from '../platform/db.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import { findRoles, type Role } from './role-store.ts'

/** Nobody hands out, to himself or to others, what he may not do. */
export function refuseBeyond(held: readonly string[], wanted: readonly string[]): void {
  if (!canHandOut(held, wanted)) throw new Refusal(403, { text: 'error.role.beyond' })
}

export const permissionsOf = (roles: readonly Role[]): string[] => roles.flatMap((role) => role.permissions)

/** Every role named must be a seeded one or the agency's own. */
export async function rolesByIds(tx: Db, agencyId: string, groupIds: readonly string[]): Promise<Role[]> {
  const wanted = new Set(groupIds.map((id) => id.toLowerCase()))
  const roles = await findRoles(tx, agencyId, [...wanted])
  if (roles.length < wanted.size) throw fieldRefusal('/groupIds', 'unknown', 'error.field.choice')
  return roles
}
