import { addUser, changeUser, listEmployees, listGroups } from '@portolan/contract/agency'
import type { Failure } from '@portolan/contract/envelope'
import { listPermissionsOfUser } from '@portolan/contract/rights'
import { listTravelers } from '@portolan/contract/traveler'
import { type Permission, rolePermissions, type seededRoles } from '@portolan/domain/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { withAgencyLocked } from '../platform/agency-lock.ts'
import { sql } from '../platform/sql.ts'
import { hire, permissionsOfRole, signedIn } from '../testing/agency.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import type { Caller } from './caller.ts'

let world: TestWorld
let owner: Browser
let manager: Browser
const roleIds = new Map<string, string>()

beforeAll(async () => {
  world = await openWorld()
  await hire(world, { username: 'rival', agency: 'Rival Tours', role: 'Owner' })
  owner = await signedIn(world, 'owner')
  manager = await signedIn(world, 'manager')
  const { body } = await owner.call(listGroups, {})
  for (const { groupName = '', groupId } of body.securityGroups) roleIds.set(groupName, groupId)
})
afterAll(() => world.close())

type RoleName = (typeof seededRoles)[number]
const role = (name: RoleName): string => roleIds.get(name) ?? ''
const textOf = (body: Partial<Failure>) => body.errors?.errors[0]?.stringValue

interface Change {
  groupIds?: string[]
  grant?: Permission[]
  revoke?: Permission[]
  enabled?: boolean
}

const change = (browser: Browser, username: string, body: Change) =>
  browser.call(changeUser, { params: { username }, body })
const permissionsOf = async (browser: Browser, id: string) =>
  (await browser.call(listPermissionsOfUser, { params: { id } })).body

/** Somebody fresh for each test: an agent unless said otherwise. */
let number = 0
async function colleague(name: RoleName = 'Agent'): Promise<string> {
  const username = `colleague${++number}`
  await hire(world, { username, agency: 'Harbour Travel', role: name })
  return username
}

const stateOf = (username: string) =>
  world.db.one<Record<string, unknown>>(sql`
    select standing, array(select role_id::text from account_role where account_id = account.id) as roles,
      array(select permission || ' ' || effect from account_permission where account_id = account.id order by 1) as personal
    from account where username = ${username}`)

describe('changing an employee', () => {
  it('[A12] writes down no grant of what the roles give already: it would outlive them', async () => {
    const username = await colleague('Manager')
    const browser = await signedIn(world, username)
    const own = await change(browser, username, { grant: ['users:manage', 'credit:spend', 'rail:book'] })
    expect([own.status, (await stateOf(username))?.personal]).toEqual([200, []])
    await change(owner, username, { groupIds: [role('Viewer')], grant: ['air:book'] })
    expect((await stateOf(username))?.personal).toEqual(['air:book grant'])
    expect((await change(browser, username, { grant: ['rail:book'] })).status).toBe(403)
  })

  it('[R1.3] replaces the roles, and what was put in place holds at the next call', async () => {
    const username = await colleague()
    const browser = await signedIn(world, username)
    expect((await browser.call(addUser, { body: {} as never })).status).toBe(403)
    const reply = await change(owner, username, { groupIds: [role('Finance'), role('Manager'), role('Manager')] })
    expect(reply.status).toBe(200)
    expect(reply.body.employee?.groupIds).toEqual([role('Finance'), role('Manager')])
    expect((await browser.call(addUser, { body: {} as never })).status).toBe(400)
    expect(await permissionsOf(browser, username)).toEqual(permissionsOfRole('Manager'))
    expect((await change(owner, username, { groupIds: [] })).body.employee?.groupIds).toEqual([])
    expect(await permissionsOf(browser, username)).toEqual([])
  })

  it('[R1.3] grants and revokes on top of the roles; each list replaces the former one, the other stays', async () => {
    const username = await colleague('Viewer')
    const first = await change(owner, username, { grant: ['rail:book', 'users:view'], revoke: ['visa:view'] })
    expect(first.body.employee).toMatchObject({ granted: ['rail:book', 'users:view'], revoked: ['visa:view'] })
    const wanted = new Set<Permission>([...rolePermissions.Viewer, 'rail:book', 'users:view'])
    wanted.delete('visa:view')
    expect(new Set(await permissionsOf(owner, username))).toEqual(wanted)
    const second = await change(owner, username, { grant: ['air:book'] })
    expect(second.body.employee).toMatchObject({ granted: ['air:book'], revoked: ['visa:view'] })
    const third = await change(owner, username, { revoke: [] })
    expect(third.body.employee).toMatchObject({ granted: ['air:book'], revoked: [] })
  })

  it('refuses a permission that would be granted and revoked at once, and one that does not exist', async () => {
    const username = await colleague()
    await change(owner, username, { grant: ['users:view'] })
    const before = await stateOf(username)
    for (const body of [{ grant: ['air:book'], revoke: ['air:book'] }, { revoke: ['users:view'] }] as Change[]) {
      const reply = await change(owner, username, body)
      expect(reply.status).toBe(400)
      expect(reply.body.errors?.errors[1]).toMatchObject({
        nodeList: '/revoke',
        stringValue: 'Grant this or take it away, not both.',
      })
    }
    expect((await change(owner, username, { grant: ['root:all' as Permission] })).status).toBe(400)
    expect((await change(owner, username, { groupIds: ['unknown'] })).body.errors?.errors[1]?.nodeList).toBe(
      '/groupIds',
    )
    expect(await stateOf(username)).toEqual(before)
  })

  it('disabling ends every session at once, and enabling does not bring them back', async () => {
    const username = await colleague()
    const [one, other] = [await signedIn(world, username), await signedIn(world, username)]
    expect((await one.call(listTravelers, {})).status).toBe(200)
    const reply = await change(owner, username, { enabled: false })
    expect(reply.body.employee?.enabled).toBe(false)
    for (const browser of [one, other]) expect((await browser.call(listTravelers, {})).status).toBe(401)
    expect((await change(owner, username, { enabled: true })).body.employee?.enabled).toBe(true)
    for (const browser of [one, other]) expect((await browser.call(listTravelers, {})).status).toBe(401)
    expect((await (await signedIn(world, username)).call(listTravelers, {})).status).toBe(200)
  })

  it('[R7.14] somebody invited stays invited through disabling and enabling, and is invited again', async () => {
    const username = 'never.came'
    const email = 'never.came@elsewhere.example'
    const form = { username, email, firstName: 'Never', lastName: 'Came', groupIds: [role('Viewer')] }
    await owner.call(addUser, { body: form })
    expect(await world.mails()).toHaveLength(1)
    expect((await change(owner, username, { enabled: false })).body.employee).toMatchObject({
      enabled: false,
      invited: false,
    })
    expect((await change(owner, username, { enabled: true })).body.employee).toMatchObject({
      enabled: true,
      invited: true,
    })
    expect((await world.mails()).filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(2)
  })

  it('A13 refuses keys that it does not know', async () => {
    const username = await colleague()
    for (const key of ['permissions', 'price', 'status', 'agencyId', 'password'])
      expect((await change(owner, username, { [key]: [] } as Change)).status, key).toBe(400)
  })
})

describe('out of reach', () => {
  it('A9 another agency’s employee, a consumer and nobody are not found, and stay as they are', async () => {
    const before = [await stateOf('rival'), await stateOf('traveller')]
    const body: Change = { groupIds: [role('Viewer')], revoke: ['users:manage'], enabled: false }
    for (const username of ['rival', 'RIVAL', 'traveller', 'nobody.at.all'])
      expect((await change(owner, username, body)).status, username).toBe(404)
    expect([await stateOf('rival'), await stateOf('traveller')]).toEqual(before)
  })

  it('A12 nobody gives himself or others a role or a permission that he lacks', async () => {
    const username = await colleague()
    const before = [await stateOf('manager'), await stateOf(username)]
    const beyond: Change[] = [
      { groupIds: [role('Owner')] },
      { groupIds: [role('Manager'), role('Owner')] },
      { grant: ['markup:manage'] },
      { groupIds: [role('Owner')], revoke: ['markup:manage'] },
    ]
    for (const whom of ['manager', username])
      for (const body of beyond) {
        const reply = await change(manager, whom, body)
        expect(reply.status, JSON.stringify(body)).toBe(403)
        expect(textOf(reply.body)).toBe('You cannot hand out more than you may do yourself.')
      }
    expect([await stateOf('manager'), await stateOf(username)]).toEqual(before)
  })

  it('A12 nobody lifts a revocation that keeps a person, or himself, below what he lacks', async () => {
    const [one, self] = [await colleague('Owner'), await colleague('Owner')]
    for (const username of [one, self]) await change(owner, username, { revoke: ['markup:manage'] })
    expect((await change(manager, one, { revoke: [] })).status).toBe(403)
    expect((await change(await signedIn(world, self), self, { revoke: [] })).status).toBe(403)
    expect(await stateOf(self)).toMatchObject({ personal: ['markup:manage revoke'] })
    expect((await change(manager, one, { revoke: ['markup:manage', 'air:book'] })).status).toBe(200)
  })

  it('A12 nobody changes a person who may do more', async () => {
    const before = await stateOf('owner')
    for (const body of [{ enabled: false }, { groupIds: [role('Viewer')] }, { revoke: ['air:book'] }, {}] as Change[])
      expect((await change(manager, 'owner', body)).status).toBe(403)
    expect(await stateOf('owner')).toEqual(before)
  })

  it('A11 only with users:manage, before anything is read', async () => {
    for (const username of ['agent', 'finance', 'viewer']) {
      const browser = await signedIn(world, username)
      expect((await change(browser, username, { grant: ['air:book'] })).status, username).toBe(403)
      expect((await change(browser, 'nobody.at.all', {})).status, username).toBe(403)
    }
  })
})

describe('somebody who can manage the agency remains', () => {
  const holders = async () =>
    (
      await world.db.query<{ username: string }>(sql`
        select username from account where standing = 'active' and agency_id = (select id from agency where name = 'Pair')
          and exists (select 1 from account_role join role on role.id = role_id
            where account_id = account.id and 'users:manage' = any(role.permissions))`)
    ).map(({ username }) => username)

  beforeEach(async () => {
    await world.db.query(sql`delete from account where agency_id = (select id from agency where name = 'Pair')`)
    for (const username of ['left', 'right']) await hire(world, { username, agency: 'Pair', role: 'Owner' })
  })

  it('nobody disables himself or takes users:manage from himself', async () => {
    const left = await signedIn(world, 'left')
    const before = await stateOf('left')
    const bodies: Change[] = [
      { enabled: false },
      { revoke: ['users:manage'] },
      { groupIds: [role('Viewer')] },
      { groupIds: [] },
    ]
    for (const body of bodies) {
      const reply = await change(left, 'left', body)
      expect(reply.status, JSON.stringify(body)).toBe(409)
      expect(textOf(reply.body)).toBe('You cannot take this right from yourself. Ask a colleague.')
    }
    expect(await stateOf('left')).toEqual(before)
    expect((await left.call(listEmployees, {})).status).toBe(200)
    expect((await change(left, 'left', { revoke: ['air:book'], enabled: true })).status).toBe(200)
  })

  it('a colleague who is not the last may be stripped', async () => {
    const left = await signedIn(world, 'left')
    expect((await change(left, 'right', { groupIds: [role('Viewer')] })).status).toBe(200)
    expect(await holders()).toEqual(['left'])
  })

  it('whoever lost the right while waiting for the turn changes nothing', async () => {
    const stale = await world.db.one<Caller>(sql`
      select id, agency_id as "agencyId", array['users:manage'] as permissions from account where username = 'viewer'`)
    if (!stale) throw new Error('there is no viewer')
    const change = vi.fn(async () => {})
    await expect(withAgencyLocked(world.db, stale, change)).rejects.toMatchObject({ status: 409, text: 'error.409' })
    expect(change).not.toHaveBeenCalled()
  })

  const conflict = '409 This has changed in the meantime. Load it again and retry.'

  it('two who strip or disable each other at the same moment: one wins, the other is told that it has changed', async () => {
    for (const body of [{ enabled: false }, { groupIds: [role('Viewer')] }] as Change[])
      for (let round = 0; round < 5; round++) {
        await world.db.query(sql`update account set standing = 'active' where username in ('left', 'right')`)
        await world.db.query(sql`
          update account_role set role_id = ${role('Owner')}
          where account_id in (select id from account where username in ('left', 'right'))`)
        const [left, right] = [await signedIn(world, 'left'), await signedIn(world, 'right')]
        const replies = await Promise.all([change(left, 'right', body), change(right, 'left', body)])
        const [won, lost] = replies.toSorted((one, other) => one.status - other.status)
        expect(won?.status).toBe(200)
        // A little later, and the loser is already out when the call arrives.
        expect(['401 Please log in.', '403 You do not have permission for this.', conflict]).toContain(
          `${lost?.status} ${lost && textOf(lost.body)}`,
        )
        expect(await holders()).toHaveLength(1)
      }
  })
})
