import type { PermissionSources } from '@portolan/domain/permission'
import type { Db } from '../platform/db.ts'
import { permissionColumns } from '../platform/sessions.ts'
import { type Sql, sql } from '../platform/sql.ts'

export interface Employee extends PermissionSources {
  id: string
  username: string
  firstName: string
  lastName: string
  email: string
  phoneCountry: string | null
  phoneNumber: string | null
  department: string | null
  standing: 'invited' | 'active' | 'disabled'
  lastLogin: Date | null
  groupIds: string[]
}

export interface NewEmployee {
  username: string
  email: string
  passwordHash: string | undefined
  firstName: string
  lastName: string
  phoneCountry: string | undefined
  phoneNumber: string | undefined
  department: string | undefined
}

const employee = sql`
  select account.id, account.username, account.first_name as "firstName", account.last_name as "lastName",
    account.email, account.phone_country as "phoneCountry", account.phone_number as "phoneNumber",
    account.department, account.standing, account.last_login_at as "lastLogin",
    array(select role.id::text from account_role join role on role.id = account_role.role_id
      where account_role.account_id = account.id order by role.name) as "groupIds",
    ${permissionColumns}
  from account`

export const listEmployees = (db: Db, agencyId: string): Promise<Employee[]> =>
  db.query<Employee>(sql`
    ${employee} where account.agency_id = ${agencyId}
    order by lower(first_name || ' ' || last_name), lower(username)`)

export const findEmployee = (db: Db, agencyId: string, username: string): Promise<Employee | undefined> =>
  db.one<Employee>(sql`
    ${employee} where account.agency_id = ${agencyId} and lower(account.username) = lower(${username})`)

/** The asker himself or a colleague, by id or username; an id wins over a name that looks like one. */
export const findSelfOrColleague = (
  db: Db,
  asker: { id: string; agencyId: string | undefined },
  loginId: string,
): Promise<Employee | undefined> =>
  db.one<Employee>(sql`
    ${employee}
    where (account.id = ${asker.id} or account.agency_id = ${asker.agencyId ?? null})
      and (account.id::text = lower(${loginId}) or lower(account.username) = lower(${loginId}))
    order by account.id::text = lower(${loginId}) desc limit 1`)

const isNameOf = (login: string): Sql => sql`
  exists (select 1 from account where lower(username) = lower(${login}) or lower(email) = lower(${login}))`

/** Unique over all agencies and consumers; and since an address may serve to log in, nobody's address is a username. */
export async function findTaken(
  db: Db,
  username: string,
  email: string,
): Promise<{ username: boolean; email: boolean } | undefined> {
  return db.one(sql`select ${isNameOf(username)} as username, ${isNameOf(email)} as email`)
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  return Boolean(await db.one(sql`select 1 from account where lower(username) = lower(${username})`))
}

/** Undefined when the username or the address is taken: the unique indexes decide, also between two who add at once. */
export async function insertEmployee(db: Db, agencyId: string, person: NewEmployee): Promise<string | undefined> {
  const { username, email, passwordHash = null, firstName, lastName } = person
  const { phoneCountry = null, phoneNumber = null, department = null } = person
  const row = await db.one<{ id: string }>(sql`
    insert into account (username, email, password_hash, agency_id, first_name, last_name, phone_country,
      phone_number, department, standing, must_change_password, password_changed_at)
    select ${username}, ${email}, ${passwordHash}, ${agencyId}, ${firstName}, ${lastName}, ${phoneCountry},
      ${phoneNumber}, ${department}, ${passwordHash ? 'active' : 'invited'}, ${passwordHash !== null},
      ${passwordHash ? sql`now()` : null}
    where not ${isNameOf(username)} and not ${isNameOf(email)}
    on conflict do nothing returning id`)
  return row?.id
}

/** A role that is kept keeps the day since when it is held. */
export async function replaceRoles(db: Db, accountId: string, roles: readonly { id: string }[]): Promise<void> {
  const ids = roles.map((role) => role.id)
  await db.query(sql`delete from account_role where account_id = ${accountId} and not (role_id::text = any(${ids}))`)
  await db.query(sql`
    insert into account_role (account_id, role_id) select ${accountId}::uuid, id from role where id::text = any(${ids})
    on conflict do nothing`)
}

export async function replacePersonal(
  db: Db,
  accountId: string,
  { granted, revoked }: Pick<PermissionSources, 'granted' | 'revoked'>,
): Promise<void> {
  await db.query(sql`delete from account_permission where account_id = ${accountId}`)
  await db.query(sql`
    insert into account_permission (account_id, permission, effect)
    select distinct ${accountId}::uuid, permission, 'grant' from unnest(${[...granted]}::text[]) as permission
    union all
    select distinct ${accountId}::uuid, permission, 'revoke' from unnest(${[...revoked]}::text[]) as permission`)
}

/** Who is let in again without ever having had a way to log in is invited once more. */
export async function setEnabled(
  db: Db,
  accountId: string,
  enabled: boolean,
): Promise<Employee['standing'] | undefined> {
  const row = await db.one<{ standing: Employee['standing'] }>(sql`
    update account set standing = case
      when not ${enabled}::boolean then 'disabled'
      when password_hash is null and not exists (select 1 from sign_on where account_id = account.id) then 'invited'
      else 'active' end
    where id = ${accountId} returning standing`)
  return row?.standing
}
