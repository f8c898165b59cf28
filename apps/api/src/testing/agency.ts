import { type Permission, permissions, rolePermissions, type SeededRole } from '@portolan/domain/permission'
import { makeSessions } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'
import type { Browser, TestWorld } from './world.ts'

interface Person {
  username: string
  agency: string
  /** None: an employee who may do nothing. */
  role?: string
}

/** Somebody of an agency that the demo world may not have, with the password of the demo logins. */
export async function hire(world: TestWorld, { username, agency, role }: Person): Promise<string> {
  const { db } = world
  const known = await db.one<{ id: string }>(sql`select id from agency where name = ${agency}`)
  const at = known ?? (await db.one<{ id: string }>(sql`insert into agency (name) values (${agency}) returning id`))
  const account = await db.one<{ id: string }>(sql`
    insert into account (username, email, password_hash, agency_id, first_name, last_name, standing)
    select ${username}, ${`${username}@agency.example`}, password_hash, ${at?.id}, 'Test', ${username}, 'active'
    from account where username = 'owner' returning id`)
  if (!account) throw new Error(`${username} could not be hired`)
  if (role)
    await db.query(sql`
      insert into account_role (account_id, role_id)
      select ${account.id}, id from role where agency_id is null and name = ${role}`)
  return account.id
}

/** What a role gives, in the order in which every answer tells permissions. */
export const permissionsOfRole = (role: SeededRole): Permission[] =>
  permissions.filter((permission) => rolePermissions[role].includes(permission))

/** A session without the login form: fast, and as many as a test needs. */
export async function signedIn(world: TestWorld, username: string, address?: string): Promise<Browser> {
  const account = await world.db.one<{ id: string }>(sql`select id from account where username = ${username}`)
  if (!account) throw new Error(`there is no ${username}`)
  const { token } = await makeSessions(world.db).open(account.id, {})
  const browser = world.browser(address)
  browser.cookies.set('portolan', token)
  return browser
}
