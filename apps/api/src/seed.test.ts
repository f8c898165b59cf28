import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { sql } from './platform/sql.ts'
import { seed } from './seed.ts'
import { hire } from './testing/agency.ts'
import { openWorld, type TestWorld } from './testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const demo = readConfig({})
const production = readConfig({
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret that is long enough for anyone',
  PAYMENTS: 'none',
})

const standings = async () => {
  const rows = await world.db.query<{ username: string; standing: string }>(sql`select username, standing from account`)
  return Object.fromEntries(rows.map(({ username, standing }) => [username, standing]))
}

describe('the demo world', () => {
  test('is there once, however often and by however many nodes it is seeded', async () => {
    await world.db.query(sql`delete from account_role`)
    await world.db.query(sql`delete from session`)
    await world.db.query(sql`delete from account`)
    await world.db.query(sql`delete from agency`)
    await Promise.all([1, 2, 3].map(() => seed(world.db, demo)))
    await seed(world.db, demo)
    expect(await world.db.query(sql`select name from agency`)).toEqual([{ name: 'Harbour Travel' }])
    const people = await world.db.query(sql`
      select username, role.name as role from account left join account_role on account_id = account.id
      left join role on role.id = role_id order by username`)
    expect(people).toEqual([
      { username: 'agent', role: 'Agent' },
      { username: 'finance', role: 'Finance' },
      { username: 'manager', role: 'Manager' },
      { username: 'owner', role: 'Owner' },
      { username: 'traveller', role: null },
      { username: 'viewer', role: 'Viewer' },
    ])
  })

  test('[R6.5] brings the seeded roles up to date at each start', async () => {
    await world.db.query(sql`update role set permissions = '{}' where name = 'Agent'`)
    await seed(world.db, demo)
    const agent = await world.db.one<{ permissions: string[] }>(sql`select permissions from role where name = 'Agent'`)
    expect(agent?.permissions).toContain('rail:book')
    expect(agent?.permissions).not.toContain('users:manage')
  })
})

test('A44 production locks every demo login, whoever joined them, and nobody else', async () => {
  await hire(world, { username: 'stranger', agency: 'Harbour Travel', role: 'Owner' })
  await hire(world, { username: 'honest', agency: 'Tide Travel', role: 'Owner' })
  // A demo login with another address, and an honest colleague who happens to bear such a name.
  await world.db.query(sql`update account set email = 'mine@example.org' where username = 'traveller'`)
  await world.db.query(sql`
    update account set email = 'finance@tide.example', agency_id = (select id from agency where name = 'Tide Travel'),
      password_hash = '$argon2id$v=19$m=65536,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$iWh06vD8Fy27wf9npn6FXWiCX4K6pW6Ue1Bnzz07Z8A'
    where username = 'finance'`)
  await seed(world.db, production)
  expect(await standings()).toEqual({
    traveller: 'disabled',
    owner: 'disabled',
    manager: 'disabled',
    agent: 'disabled',
    viewer: 'disabled',
    stranger: 'disabled',
    finance: 'active',
    honest: 'active',
  })
  await seed(world.db, demo)
  expect(await standings()).toMatchObject({ owner: 'active', viewer: 'active', stranger: 'disabled' })
})
