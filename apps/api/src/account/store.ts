import type { Preferences } from '@portolan/contract/account'
import type { PermissionSources } from '@portolan/domain/permission'
import type { Db } from '../platform/db.ts'
import { permissionColumns } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'

/** An account as a login sees it. */
export interface LoginRow extends PermissionSources {
  id: string
  username: string
  displayName: string
  agencyId: string | null
  /** Absent for everyone who may not log in by password: invited, disabled, known by single sign-on alone. */
  passwordHash: string | null
  mustChangePassword: boolean
  preferences: Preferences
}

/** The name comes lower-cased. A proven address goes before a username that merely looks like one. */
export const findLogin = (db: Db, name: string): Promise<LoginRow | undefined> =>
  db.one(sql`
    select account.id, account.username, account.first_name || ' ' || account.last_name as "displayName",
      account.agency_id as "agencyId", account.must_change_password as "mustChangePassword", account.preferences,
      case when account.standing = 'active' then account.password_hash end as "passwordHash",
      ${permissionColumns}
    from account where lower(username) = ${name} or lower(email) = ${name}
    order by (lower(email) = ${name}) desc limit 1`)

export const recordLogin = async (db: Db, id: string, passwordHash: string): Promise<boolean> =>
  Boolean(
    await db.one(sql`
      update account set last_login_at = now()
      where id = ${id} and password_hash = ${passwordHash} and standing = 'active' returning id`),
  )

export interface ProfileRow {
  id: string
  username: string
  email: string
  title: string | null
  firstName: string
  middleName: string | null
  lastName: string
  phoneCountry: string | null
  phoneNumber: string | null
  birthDate: string | null
  residenceCountry: string | null
  documentsSealed: string | null
  preferences: Preferences
  mustChangePassword: boolean
  agencyId: string | null
  agencyName: string | null
}

const profile = sql`
  select account.id, account.username, account.email, account.title, account.first_name as "firstName",
    account.middle_name as "middleName", account.last_name as "lastName", account.phone_country as "phoneCountry",
    account.phone_number as "phoneNumber", account.birth_date as "birthDate",
    account.residence_country as "residenceCountry", account.documents_sealed as "documentsSealed",
    account.preferences, account.must_change_password as "mustChangePassword",
    agency.id as "agencyId", agency.name as "agencyName"
  from account left join agency on agency.id = account.agency_id`

export const findProfile = (db: Db, id: string): Promise<ProfileRow | undefined> =>
  db.one(sql`${profile} where account.id = ${id}`)

/** Held until the end of the transaction: two changes at once do not lose each other's documents. */
export const lockProfile = (db: Db, id: string): Promise<ProfileRow | undefined> =>
  db.one(sql`${profile} where account.id = ${id} for update of account`)

export const saveProfile = (db: Db, row: ProfileRow): Promise<unknown> =>
  db.query(sql`
    update account set title = ${row.title}, first_name = ${row.firstName}, middle_name = ${row.middleName},
      last_name = ${row.lastName}, phone_country = ${row.phoneCountry}, phone_number = ${row.phoneNumber},
      birth_date = ${row.birthDate}, residence_country = ${row.residenceCountry},
      documents_sealed = ${row.documentsSealed}, preferences = ${JSON.stringify(row.preferences)}
    where id = ${row.id}`)

export const saveAccountPreferences = (db: Db, id: string, preferences: Preferences): Promise<unknown> =>
  db.query(sql`update account set preferences = preferences || ${JSON.stringify(preferences)}::jsonb where id = ${id}`)

export interface PasswordRow extends PermissionSources {
  id: string
  username: string
  email: string
  passwordHash: string | null
}

const password = sql`
  select account.id, account.username, account.email, account.password_hash as "passwordHash", ${permissionColumns}
  from account`

export const findOwnPassword = (db: Db, id: string): Promise<PasswordRow | undefined> =>
  db.one(sql`${password} where account.id = ${id}`)

/** Somebody of another agency is simply not there. */
export const findColleague = (db: Db, username: string, agencyId: string): Promise<PasswordRow | undefined> =>
  db.one(sql`${password} where lower(username) = lower(${username}) and agency_id = ${agencyId}`)

interface NewPassword {
  hash: string
  /** Somebody else chose it. */
  mustChange: boolean
}

/** Whoever is handed a password needs no invitation any more. */
export const savePassword = (db: Db, id: string, { hash, mustChange }: NewPassword): Promise<unknown> =>
  db.query(sql`
    update account set password_hash = ${hash}, must_change_password = ${mustChange}, password_changed_at = now(),
      standing = case when standing = 'invited' then 'active' else standing end
    where id = ${id}`)
