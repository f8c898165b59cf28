import { authenticate, logOutOfAgency, readOwnInfo } from '@portolan/contract/account'
import { addUser, listEmployees, listGroups } from '@portolan/contract/agency'
import type { Call } from '@portolan/contract/call'
import { listPermissionsOfUser, listRolesOfUser } from '@portolan/contract/rights'
import { table } from '@portolan/contract/table'
import { permissions, rolePermissions, seededRoles } from '@portolan/domain/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../platform/sql.ts'
import { hire, permissionsOfRole, signedIn } from '../testing/agency.ts'
import { type Browser, demoPassword, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let bareId: string

beforeAll(async () => {
  world = await openWorld()
  await hire(world, { username: 'rival', agency: 'Rival Tours', role: 'Owner' })
  bareId = await hire(world, { username: 'bare', agency: 'Harbour Travel' })
})
afterAll(() => world.close())

const idOf = async (username: string) =>
  (await world.db.one<{ id: string }>(sql`select id from account where username = ${username}`))?.id ?? ''
const rights = (browser: Browser, id: string) => browser.call(listPermissionsOfUser, { params: { id } })
const roles = (browser: Browser, id: string) => browser.call(listRolesOfUser, { params: { id } })

describe('what a person may do', () => {
  it('[R7.13, R6.3] is told to the person, by id and by username, and is the same that the login brought', async () => {
    for (const role of seededRoles) {
      const username = role.toLowerCase()
      const browser = world.browser()
      const login = await browser.call(authenticate, { body: { username, password: demoPassword } })
      expect(login.body.permissions).toEqual(permissionsOfRole(role))
      for (const id of [login.body.id ?? '', username, username.toUpperCase()])
        expect((await rights(browser, id)).body).toEqual(login.body.permissions)
    }
  })

  it('[R7.12, R6.3] comes from roles that are told by id and by username, with the day since when', async () => {
    const agent = await signedIn(world, 'agent')
    for (const id of [await idOf('agent'), 'agent']) {
      const { status, body } = await roles(agent, id)
      expect(status).toBe(200)
      expect(body).toEqual([
        {
          groupId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          groupName: 'Agent',
          seeded: true,
          permissions: rolePermissions.Agent,
          fromDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      ])
    }
  })

  it('[R7.12, R7.13] of a colleague is told with users:view or users:manage', async () => {
    for (const username of ['owner', 'manager', 'finance']) {
      const browser = await signedIn(world, username)
      expect((await rights(browser, 'viewer')).body, username).toEqual(permissionsOfRole('Viewer'))
      expect((await roles(browser, await idOf('viewer'))).body, username).toMatchObject([{ groupName: 'Viewer' }])
    }
  })

  it('A10 of a colleague, a stranger, a consumer or nobody is refused alike, so that ids cannot be probed', async () => {
    const agent = await signedIn(world, 'agent')
    const asked = ['owner', await idOf('owner'), 'rival', await idOf('rival'), 'traveller', 'nobody.at.all', bareId]
    for (const id of asked)
      for (const reply of [await rights(agent, id), await roles(agent, id)]) {
        expect(reply.status, id).toBe(403)
        expect(reply.raw.body).toBe((await rights(agent, 'nobody.at.all')).raw.body)
      }
    const owner = await signedIn(world, 'owner')
    for (const id of ['rival', await idOf('rival'), 'traveller', await idOf('traveller'), 'nobody.at.all'])
      for (const reply of [await rights(owner, id), await roles(owner, id)]) expect(reply.status, id).toBe(403)
  })

  it('A10 of oneself alone is told to a consumer, and nothing to a guest', async () => {
    const traveller = await signedIn(world, 'traveller')
    for (const reply of [await rights(traveller, 'traveller'), await roles(traveller, await idOf('traveller'))]) {
      expect(reply.status).toBe(200)
      expect(reply.body).toEqual([])
    }
    for (const id of ['owner', await idOf('owner'), 'rival'])
      for (const reply of [await rights(traveller, id), await roles(traveller, id)]) expect(reply.status).toBe(403)
    for (const reply of [await rights(world.browser(), 'owner'), await roles(world.browser(), 'owner')])
      expect(reply.status).toBe(401)
  })

  it('A10 goes by the id before a username that looks like one', async () => {
    const ownerId = await idOf('owner')
    await hire(world, { username: ownerId, agency: 'Harbour Travel', role: 'Viewer' })
    const double = await signedIn(world, ownerId)
    expect((await rights(double, ownerId)).status).toBe(403)
    expect((await rights(await signedIn(world, 'manager'), ownerId)).body).toEqual(permissionsOfRole('Owner'))
  })

  it('A34 is not told for the asking', async () => {
    const viewer = await signedIn(world, 'viewer')
    for (const id of ["' or '1'='1", "viewer' or true --", '%', 'viewe_', 'viewer\u0000'])
      for (const reply of [await rights(viewer, id), await roles(viewer, id)])
        expect(reply.status, id).toBe(id.includes('\u0000') ? 400 : 403)
  })
})

describe('every call of the table', () => {
  const calls: [string, Call][] = Object.entries(table)
  /** The asker's own id in every place: what is refused is refused for want of a right, not of a thing. */
  const attempt = (browser: Browser, call: Call) => {
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, bareId]))
    return browser.call(call, { params, ...(call.method !== 'GET' && { body: {} }) } as never)
  }

  it('A11 with a permission is refused to an employee who lacks it, and to no holder', async () => {
    const guarded = calls.filter(([, call]) => call.permission)
    expect(guarded.length).toBeGreaterThan(15)
    const bare = await signedIn(world, 'bare')
    for (const [name, call] of guarded) expect((await attempt(bare, call)).status, name).toBe(403)
    for (const [name, call] of guarded) {
      const others = permissions.filter((permission) => permission !== call.permission)
      await world.db.query(sql`delete from account_permission where account_id = ${bareId}`)
      await world.db.query(sql`
        insert into account_permission select ${bareId}::uuid, unnest(${others}::text[]), 'grant'`)
      expect((await attempt(bare, call)).status, `${name} with all but ${call.permission}`).toBe(403)
      await world.db.query(sql`
        insert into account_permission values (${bareId}, ${call.permission}, 'grant')`)
      expect((await attempt(bare, call)).status, `${name} with ${call.permission}`).not.toBe(403)
    }
    await world.db.query(sql`delete from account_permission where account_id = ${bareId}`)
  })

  it('A11 of the agency desk is refused to a consumer', async () => {
    const desk = calls.filter(([, call]) => call.auth === 'b2b')
    expect(desk.length).toBeGreaterThan(8)
    const traveller = await signedIn(world, 'traveller')
    for (const [name, call] of desk) expect((await attempt(traveller, call)).status, name).toBe(403)
  })

  it('[R6.1] without a permission asks only for a login: a guest is refused, an employee without any right is let in', async () => {
    const open = calls.filter(([, call]) => !call.permission && (call.auth === 'login' || call.auth === 'b2b'))
    expect(open.length).toBeGreaterThan(12)
    const bare = await signedIn(world, 'bare')
    for (const [name, call] of open) {
      expect((await attempt(world.browser(), call)).status, name).toBe(401)
      expect([401, 403], name).not.toContain((await attempt(bare, call)).status)
    }
  })
})

describe('the agency desk from end to end', () => {
  it('[R1.3, R6.4] an owner adds a colleague, who logs in, sees himself, may do what the role allows, and leaves', async () => {
    const owner = await world.loggedIn('owner')
    const finance = (await owner.call(listGroups, {})).body.securityGroups.find((one) => one.groupName === 'Finance')
    const password = 'quiet harbour at dawn'
    const form = { username: 'tom.brandt', email: 't.brandt@x.example', firstName: 'Tom', lastName: 'Brandt' }
    const added = await owner.call(addUser, { body: { ...form, password, groupIds: [finance?.groupId ?? ''] } })
    expect(added.status).toBe(200)

    const tom = world.browser()
    const login = await tom.call(authenticate, { body: { username: 'tom.brandt', password } })
    expect(login.body).toMatchObject({
      id: added.body.employee?.id,
      userType: 'B2B',
      permissions: permissionsOfRole('Finance'),
      requirePasswordChange: true,
    })
    expect((await tom.call(readOwnInfo, {})).body).toMatchObject({ username: 'tom.brandt' })
    expect((await tom.call(listEmployees, {})).status).toBe(200)
    expect((await tom.call(addUser, { body: {} as never })).status).toBe(403)
    const seen = (await owner.call(listEmployees, {})).body.employeeBasicInfos.find(
      (one) => one.username === 'tom.brandt',
    )
    expect(seen?.lastLogin).toBeDefined()

    expect((await tom.call(logOutOfAgency, {})).status).toBe(200)
    expect((await tom.call(listEmployees, {})).status).toBe(401)
  })
})
