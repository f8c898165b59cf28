import { rolePermissions, seededRoles } from '@portolan/domain/permission'
import { makePasswords, type Passwords } from './account/password.ts'
import { seedContent } from './cms/content-store.ts'
import type { Config } from './config.ts'
import { seedRates } from './exchange/store.ts'
import { seedHouseRule } from './offer/store.ts'
import type { Db } from './platform/db.ts'
import { sql } from './platform/sql.ts'
import { seedEurope } from './suppliers/house/rail/europe/seed.ts'

const demoPassword = 'portolan-demo'

interface DemoPerson {
  username: string
  firstName: string
  lastName: string
  role?: (typeof seededRoles)[number]
}

const agencyName = 'Harbour Travel'

const people: DemoPerson[] = [
  { username: 'traveller', firstName: 'Tess', lastName: 'Traveller' },
  { username: 'owner', firstName: 'Olivia', lastName: 'Owner', role: 'Owner' },
  { username: 'manager', firstName: 'Marco', lastName: 'Manager', role: 'Manager' },
  { username: 'agent', firstName: 'Amira', lastName: 'Agent', role: 'Agent' },
  { username: 'finance', firstName: 'Felix', lastName: 'Finance', role: 'Finance' },
  { username: 'viewer', firstName: 'Vera', lastName: 'Viewer', role: 'Viewer' },
]

const usernames = people.map(({ username }) => username)
const emailOf = (username: string): string => `${username}@harbourtravel.example`

/** The roles every agency has; their permissions follow the code at each start. */
async function seedRoles(db: Db): Promise<void> {
  for (const name of seededRoles) {
    const list = [...rolePermissions[name]]
    await db.query(sql`
      insert into role (name, permissions) values (${name}, ${list})
      on conflict (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'), lower(name))
      do update set permissions = excluded.permissions`)
  }
}

async function addPeople(tx: Db, hash: string): Promise<void> {
  const agency = await tx.one<{ id: string }>(sql`insert into agency (name) values (${agencyName}) returning id`)
  await tx.query(sql`
    insert into credit (agency_id, currency, credit_limit)
    values (${agency?.id}, 'USD', 5000000), (${agency?.id}, 'HKD', 40000000)`)
  for (const { username, firstName, lastName, role } of people) {
    const account = await tx.one<{ id: string }>(sql`
      insert into account (username, email, password_hash, agency_id, first_name, last_name, standing)
      values (${username}, ${emailOf(username)}, ${hash}, ${role ? agency?.id : null},
        ${firstName}, ${lastName}, 'active')
      on conflict do nothing returning id`)
    if (role && account)
      await tx.query(sql`
        insert into account_role (account_id, role_id)
        select ${account.id}, id from role where agency_id is null and name = ${role}`)
  }
}

/** Any number; nodes that start together must only agree on it. */
const turn = 7_072_017

async function seedDemo(db: Db, passwords: Passwords): Promise<void> {
  const known = sql`select 1 from account where lower(username) = ${usernames[0]}`
  if (await db.one(known)) return unlockDemo(db)
  const hash = await passwords.hash(demoPassword)
  await db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${turn})`)
    if (!(await tx.one(known))) await addPeople(tx, hash)
  })
}

interface DemoAccount {
  id: string
  agencyId: string | null
  email: string
  hash: string | null
}

/** By name alone an honest colleague called manager would be locked out; a demo login has our address or our password. */
async function findDemo(db: Db, passwords: Passwords): Promise<DemoAccount[]> {
  const named = await db.query<DemoAccount>(sql`
    select id, agency_id as "agencyId", email, password_hash as hash from account
    where lower(username) = any(${usernames}) and standing = 'active'`)
  const isDemo = await Promise.all(
    named.map(async ({ email, hash }) => email.endsWith(emailOf('')) || passwords.fits(demoPassword, hash)),
  )
  return named.filter((_, index) => isDemo[index])
}

/**
 * Production never runs beside the public demo logins: they are locked as soon as the demo is off, and with them
 * whoever a stranger may have added to the demo's agency.
 */
async function lockDemo(db: Db, passwords: Passwords): Promise<void> {
  const accounts = await findDemo(db, passwords)
  const agencies = accounts.flatMap(({ agencyId }) => agencyId ?? [])
  await db.query(sql`
    with locked as (
      update account set standing = 'disabled'
      where standing <> 'disabled'
        and (id = any(${accounts.map(({ id }) => id)}) or agency_id = any(${agencies}))
      returning id, agency_id
    )
    insert into security_event (kind, account_id, agency_id, data)
    select 'employeeDisabled', id, agency_id, '{"by":"start without the demo"}'::jsonb from locked`)
}

/** Back to the demo after a start without it: the logins that are announced work again. */
async function unlockDemo(db: Db): Promise<void> {
  await db.query(sql`
    with unlocked as (
      update account set standing = 'active'
      where standing = 'disabled' and lower(username) = any(${usernames}) and email = any(${usernames.map(emailOf)})
      returning id, agency_id
    )
    insert into security_event (kind, account_id, agency_id, data)
    select 'employeeEnabled', id, agency_id, '{"by":"start with the demo"}'::jsonb from unlocked`)
}

export async function seed(db: Db, config: Config, passwords: Passwords = makePasswords()): Promise<void> {
  await seedRoles(db)
  await seedRates(db)
  if (config.suppliers.includes('house')) await seedEurope(db)
  if (config.demo) {
    await seedDemo(db, passwords)
    await seedHouseRule(db)
    await seedContent(db, config.timeZone)
  } else await lockDemo(db, passwords)
}

export const demoLogins = (): string[] => [
  `Demo logins, all with the password ${demoPassword}:`,
  `  traveller                              a consumer`,
  `  owner, manager, agent, finance, viewer  employees of ${agencyName}`,
]
