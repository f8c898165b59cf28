import { authenticate, changePassword, logOut } from '@portolan/contract/account'
import { addGroup, addUser, changeGroup, changeUser, listGroups, removeGroup } from '@portolan/contract/agency'
import { addTraveler, listTravelers } from '@portolan/contract/traveler'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSafe } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import { hire, signedIn } from '../testing/agency.ts'
import { openTestAudit, testSecrets } from '../testing/audit-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import type { Audit } from './audit.ts'
import { openPersonal } from './security.ts'
import { erasePersonal } from './security-store.ts'

let world: TestWorld
let audit: Audit
let owner: Browser
let ids: Record<string, string>
const agency = 'Watched Travel'

beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', LIMITS: 'off' })
  audit = openTestAudit(world.db)
  for (const [username, role] of [
    ['watched-owner', 'Owner'],
    ['watched-agent', 'Agent'],
  ] as const)
    await hire(world, { username, agency, role })
  owner = await signedIn(world, 'watched-owner')
  const rows = await world.db.query<{ username: string; id: string }>(sql`select username, id from account`)
  ids = Object.fromEntries(rows.map(({ username, id }) => [username, id]))
})
afterAll(() => world.close())

interface Seen {
  kind: string
  account: string | null
  by: string | null
  agency: string | null
  detail: Record<string, unknown>
  event: string
  personal: string | null
}

/** What was added to the chains of security events, one a day, since the last look. */
let last = { chain: '', position: 0 }
async function seenSince(): Promise<Seen[]> {
  await audit.drain()
  const rows = await world.db.query<{ chain: string; position: number; kind: string; data: Omit<Seen, 'kind'> }>(sql`
    select chain, position, kind, data from audit
    where chain like 'security-%' and (chain, position) > (${last.chain}, ${last.position})
    order by chain, position`)
  last = rows.at(-1) ?? last
  return rows.map(({ kind, data }) => ({ kind, ...data }))
}
beforeEach(async () => void (await seenSince()))

async function personalOf({ event }: Seen): Promise<object | undefined> {
  const row = await world.db.one<{ sealed: string }>(
    sql`select personal_sealed as sealed from security_event where id = ${event}`,
  )
  return row && openPersonal(makeSafe(testSecrets), event, row.sealed)
}

const change = (body: object) => owner.call(changeUser, { params: { username: 'watched-agent' }, body: body as never })

describe('[A43] in the chain of security events', () => {
  test('a login, and its end', async () => {
    const browser = await world.loggedIn('traveller')
    await browser.call(logOut, {})
    const seen = await seenSince()
    expect(seen.map(({ kind, account }) => [kind, account])).toEqual([
      ['login', ids.traveller],
      ['sessionEnded', ids.traveller],
    ])
    expect(await personalOf(seen[0] as Seen)).toEqual({ address: '127.0.0.1' })
  })

  test('a login that failed, of somebody known and of nobody; the name that was typed stands beside it, sealed', async () => {
    for (const username of ['traveller', 'nobody.at.all'])
      await world.browser('203.0.113.9').call(authenticate, { body: { username, password: 'wrong wrong wrong' } })
    const seen = await seenSince()
    expect(seen.map(({ kind, account }) => [kind, account])).toEqual([
      ['loginFailed', ids.traveller],
      ['loginFailed', null],
    ])
    expect(await personalOf(seen[1] as Seen)).toEqual({ name: 'nobody.at.all', address: '203.0.113.9' })
    const stored = JSON.stringify([
      await world.db.query(sql`select data, kind from audit`),
      await world.db.query(sql`select * from security_event`),
    ])
    for (const word of ['nobody.at.all', '203.0.113.9']) expect(stored).not.toContain(word)
  })

  test('a password that was changed, and the sessions that ended with it', async () => {
    const body = { newPassword: 'a long enough passphrase' }
    await signedIn(world, 'watched-agent')
    expect((await owner.call(changePassword, { params: { username: 'watched-agent' }, body })).status).toBe(200)
    expect(await seenSince()).toMatchObject([
      { kind: 'passwordChanged', account: ids['watched-agent'], by: ids['watched-owner'] },
      { kind: 'sessionsEnded', account: ids['watched-agent'], detail: { count: 1 } },
    ])
  })

  test('an employee who is added with a role, disabled and let in again', async () => {
    const { body: groups } = await owner.call(listGroups, {})
    const viewer = groups.securityGroups.find(({ groupName }) => groupName === 'Viewer')
    const body = {
      username: 'newcomer',
      email: 'newcomer@agency.example',
      firstName: 'Nora',
      lastName: 'Newcomer',
      password: 'a long enough passphrase',
      groupIds: [viewer?.groupId ?? ''],
    }
    const { body: added } = await owner.call(addUser, { body })
    const about = { account: added.employee?.id, by: ids['watched-owner'] }
    const seen = await seenSince()
    expect(seen).toMatchObject([
      { kind: 'employeeAdded', ...about },
      { kind: 'roleGiven', ...about, detail: { role: viewer?.groupId } },
    ])
    expect(await personalOf(seen[0] as Seen)).toEqual({ username: 'newcomer', email: 'newcomer@agency.example' })
    await signedIn(world, 'newcomer')
    for (const enabled of [false, false, true])
      await owner.call(changeUser, { params: { username: 'newcomer' }, body: { enabled } })
    expect(await seenSince()).toMatchObject([
      { kind: 'employeeDisabled', ...about },
      { kind: 'sessionsEnded', ...about },
      { kind: 'employeeEnabled', ...about },
    ])
  })

  test('a role that is given and taken, a permission that is given and revoked: who, whom and what', async () => {
    const { body: groups } = await owner.call(listGroups, {})
    const [agent, viewer] = ['Agent', 'Viewer'].map(
      (name) => groups.securityGroups.find(({ groupName }) => groupName === name)?.groupId ?? '',
    )
    const about = { account: ids['watched-agent'], by: ids['watched-owner'] }
    await change({ groupIds: [viewer] })
    expect(await seenSince()).toMatchObject([
      { kind: 'roleGiven', ...about, detail: { role: viewer } },
      { kind: 'roleTaken', ...about, detail: { role: agent } },
    ])
    await change({ grant: ['rail:book'], revoke: ['orders:view'] })
    await change({ grant: ['rail:book'], revoke: [] })
    await change({ grant: [] })
    expect(await seenSince()).toMatchObject([
      { kind: 'permissionGiven', ...about, detail: { permissions: ['rail:book'] } },
      { kind: 'permissionRevoked', ...about, detail: { permissions: ['orders:view'] } },
      { kind: 'permissionGiven', ...about, detail: { permissions: ['orders:view'] } },
      { kind: 'permissionRevoked', ...about, detail: { permissions: ['rail:book'] } },
    ])
  })

  test('a change that is refused leaves no entry', async () => {
    const { status } = await change({ grant: ['rail:book'], revoke: ['rail:book'] })
    expect(status).toBe(400)
    expect(await seenSince()).toEqual([])
  })

  test('a role of the agency that is made, changed and removed', async () => {
    const body = { groupName: 'Night shift', permissions: ['rail:view' as const] }
    const { body: added } = await owner.call(addGroup, { body })
    const id = added.securityGroup?.groupId ?? ''
    await owner.call(changeGroup, { params: { id }, body: { ...body, permissions: ['rail:view', 'rail:book'] } })
    await owner.call(removeGroup, { params: { id } })
    expect(await seenSince()).toMatchObject([
      { kind: 'roleAdded', by: ids['watched-owner'], detail: { role: id, permissions: ['rail:view'] } },
      { kind: 'roleChanged', detail: { role: id, before: ['rail:view'], permissions: ['rail:view', 'rail:book'] } },
      { kind: 'roleRemoved', detail: { role: id } },
    ])
  })

  test('a credit limit and a price rule, though no screen changes them: by hand in the database', async () => {
    const { db } = world
    await db.query(sql`update credit set credit_limit = credit_limit, used = used where currency = 'USD'`)
    expect(await seenSince(), 'a sale is none').toEqual([])
    await db.query(sql`update credit set credit_limit = 6000000 where currency = 'USD'`)
    await db.query(sql`insert into markup_rule (product, basis_points) values ('visa', 700)`)
    await db.query(sql`update markup_rule set basis_points = 900 where product = 'visa'`)
    await db.query(sql`delete from markup_rule where product = 'visa'`)
    expect(await seenSince()).toMatchObject([
      { kind: 'creditChanged', detail: { currency: 'USD', from: '5000000', to: '6000000' } },
      { kind: 'priceRuleChanged', detail: { change: 'insert', from: null, to: { product: 'visa', basisPoints: 700 } } },
      { kind: 'priceRuleChanged', detail: { change: 'update', from: { basisPoints: 700 }, to: { basisPoints: 900 } } },
      { kind: 'priceRuleChanged', detail: { change: 'delete', from: { basisPoints: 900 }, to: null } },
    ])
  })

  test('an employee who is shown the passports of those he has saved; a private person sees his own', async () => {
    const document = { docType: '2' as const, docID: 'K12345678', expireDate: '2035-01-01', docIssueCountry: 'HK' }
    const traveler = { ref: 'a', type: 'adult' as const, firstName: 'Mei', lastName: 'Wong', document }
    const agent = await signedIn(world, 'watched-owner')
    const { body } = await agent.call(addTraveler, { body: traveler })
    expect(body.traveler?.id).toBeDefined()
    await agent.call(listTravelers, {})
    const guest = await signedIn(world, 'traveller')
    await guest.call(addTraveler, { body: traveler })
    await guest.call(listTravelers, {})
    expect(await seenSince()).toMatchObject([
      { kind: 'passportViewed', by: ids['watched-owner'], detail: { savedTravelers: [body.traveler?.id] } },
    ])
  })

  test('what is personal is erased after half a year, and the chain stays whole', async () => {
    await world
      .browser('203.0.113.10')
      .call(authenticate, { body: { username: 'erased', password: 'wrong wrong wrong' } })
    const [seen] = (await seenSince()) as [Seen]
    expect(seen.personal).toMatch(/^[\w-]{43}$/)
    await erasePersonal(world.db)
    expect(await personalOf(seen)).toBeDefined()
    await world.db.query(sql`update security_event set at = at - interval '181 days'`)
    await erasePersonal(world.db)
    expect(await personalOf(seen)).toBeUndefined()
    const left = await world.db.one(sql`select count(*)::integer as count from security_event`)
    expect(left).toEqual({ count: 0 })
    expect((await audit.check()).breaks).toEqual([])
  })
})
