import { seededRoles } from '@portolan/domain/permission'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

export interface Role {
  id: string
  name: string
  description: string | null
  permissions: string[]
  seeded: boolean
}

/** A role in somebody's hands. */
export interface HeldRole extends Role {
  since: Date
}

export interface RoleForm {
  name: string
  description: string | undefined
  permissions: readonly string[]
}

const columns = sql`role.id, role.name, role.description, role.permissions, role.agency_id is null as seeded`

/** The seeded ones come first, in their own order. */
const order = sql`array_position(${[...seededRoles]}::text[], role.name), lower(role.name)`

export const listRoles = (db: Db, agencyId: string): Promise<Role[]> =>
  db.query<Role>(sql`
    select ${columns} from role where role.agency_id is null or role.agency_id = ${agencyId} order by ${order}`)

export const listRolesOf = (db: Db, accountId: string): Promise<HeldRole[]> =>
  db.query<HeldRole>(sql`
    select ${columns}, account_role.since from account_role join role on role.id = account_role.role_id
    where account_role.account_id = ${accountId} order by ${order}`)

/** Those of the ids that this agency may use; the rest is simply not found. */
export const findRoles = (db: Db, agencyId: string, ids: readonly string[]): Promise<Role[]> =>
  db.query<Role>(sql`
    select ${columns} from role
    where (role.agency_id is null or role.agency_id = ${agencyId}) and role.id::text = any(${[...ids]})`)

/** Under the agency's turn: a role's name is unique among its own and the seeded ones. */
export async function isNameTaken(db: Db, agencyId: string, name: string, exceptId?: string): Promise<boolean> {
  const row = await db.one(sql`
    select 1 from role
    where (agency_id is null or agency_id = ${agencyId}) and lower(name) = lower(${name})
      and id is distinct from ${exceptId ?? null}::uuid`)
  return Boolean(row)
}

export const insertRole = (db: Db, agencyId: string, { name, description, permissions }: RoleForm) =>
  db.one<Role>(sql`
    insert into role (agency_id, name, description, permissions)
    values (${agencyId}, ${name}, ${description ?? null}, ${[...permissions]}) returning ${columns}`)

export const updateRole = (db: Db, agencyId: string, id: string, { name, description, permissions }: RoleForm) =>
  db.one<Role>(sql`
    update role set name = ${name}, description = ${description ?? null}, permissions = ${[...permissions]}
    where id = ${id} and agency_id = ${agencyId} returning ${columns}`)

export async function isHeld(db: Db, id: string): Promise<boolean> {
  return Boolean(await db.one(sql`select 1 from account_role where role_id = ${id} limit 1`))
}

export async function deleteRole(db: Db, agencyId: string, id: string): Promise<void> {
  await db.query(sql`delete from role where id = ${id} and agency_id = ${agencyId}`)
}
