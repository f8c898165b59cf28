import { hashPassword } from './account/password.ts'
import type { Config } from './config.ts'
import type { Db } from './platform/db.ts'
import { sql } from './platform/sql.ts'
import { rolePermissions, seededRoles } from '@portolan/domain/permission'

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

async function seedDemo(db: Db): Promise<void> {
  const known = await db.one(sql`select 1 from account where lower(username) = 'traveller'`)
  if (known) return
  const hash = await hashPassword(demoPassword)
  await db.transaction(async (tx) => {
    const agency = await tx.one<{ id: string }>(sql`insert into agency (name) values (${agencyName}) returning id`)
    for (const { username, firstName, lastName, role } of people) {
      const account = await tx.one<{ id: string }>(sql`
        insert into account (username, email, password_hash, agency_id, first_name, last_name, standing)
        values (${username}, ${`${username}@harbourtravel.example`}, ${hash}, ${role ? agency?.id : null},
          ${firstName}, ${lastName}, 'active')
        on conflict do nothing returning id`)
      if (role && account)
        await tx.query(sql`
          insert into account_role (account_id, role_id)
          select ${account.id}, id from role where agency_id is null and name = ${role}`)
    }
  })
}

/** Production never starts beside the public demo logins: they are locked as soon as the demo is off. */
const lockDemo = (db: Db) =>
  db.query(sql`
    update account set standing = 'disabled'
    where email like '%@harbourtravel.example' and standing = 'active' and username = any(${people.map(({ username }) => username)})`)

export async function seed(db: Db, config: Config): Promise<void> {
  await seedRoles(db)
  if (config.demo) await seedDemo(db)
  else await lockDemo(db)
}

export const demoLogins = (): string[] => [
  `Demo logins, all with the password ${demoPassword}:`,
  `  traveller                              a consumer`,
  `  owner, manager, agent, finance, viewer  employees of ${agencyName}`,
]
