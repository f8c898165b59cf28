import { addGroup, changeGroup, changeUser, listGroups, removeGroup } from '@portolan/contract/agency'
import type { Failure } from '@portolan/contract/envelope'
import { listRolesOfUser } from '@portolan/contract/rights'
import { type Permission, permissions, rolePermissions, seededRoles } from '@portolan/domain/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../platform/sql.ts'
import { hire, signedIn } from '../testing/agency.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let owner: Browser
let manager: Browser
let rival: Browser

beforeAll(async () => {
  world = await openWorld()
  await hire(world, { username: 'rival', agency: 'Rival Tours', role: 'Owner' })
  ;[owner, manager, rival] = [
    await signedIn(world, 'owner'),
    await signedIn(world, 'manager'),
    await signedIn(world, 'rival'),
  ]
})
afterAll(() => world.close())

const textOf = (body: Partial<Failure>) => body.errors?.errors[0]?.stringValue
const fieldsOf = (body: Partial<Failure>) => body.errors?.errors.slice(1).map(({ nodeList, code }) => [nodeList, code])

interface Form {
  groupName: string
  description?: string
  permissions: Permission[]
}

async function define(browser: Browser, body: Form): Promise<string> {
  const reply = await browser.call(addGroup, { body })
  if (!reply.body.securityGroup) throw new Error(reply.raw.body)
  return reply.body.securityGroup.groupId
}

const change = (browser: Browser, id: string, body: Form) => browser.call(changeGroup, { params: { id }, body })
const remove = (browser: Browser, id: string) => browser.call(removeGroup, { params: { id } })
const give = (username: string, groupIds: string[]) =>
  owner.call(changeUser, { params: { username }, body: { groupIds } })
const groups = async (browser: Browser) => (await browser.call(listGroups, {})).body.securityGroups
const rolesInDatabase = () => world.db.query(sql`select id, name, description, permissions from role order by id`)

describe('the roles of an agency', () => {
  it('[R6.5] begin with the seeded ones, each with what it allows', async () => {
    const list = await groups(owner)
    expect(list.map(({ groupName, seeded }) => [groupName, seeded])).toEqual(seededRoles.map((name) => [name, true]))
    for (const { groupName, permissions: allowed } of list)
      expect(allowed).toEqual(rolePermissions[groupName as 'Owner'])
  })

  it('[R6.5, R1.3] can be its own, defined, changed, held and removed', async () => {
    const groupId = await define(owner, {
      groupName: 'Groups desk',
      description: 'Coaches and schools',
      permissions: ['rail:view', 'rail:book', 'rail:book'],
    })
    expect((await groups(owner)).find((group) => group.groupId === groupId)).toEqual({
      groupId,
      groupName: 'Groups desk',
      description: 'Coaches and schools',
      seeded: false,
      permissions: ['rail:view', 'rail:book'],
    })
    await hire(world, { username: 'leila', agency: 'Harbour Travel' })
    expect((await give('leila', [groupId])).status).toBe(200)
    const changed = await change(owner, groupId, { groupName: 'Groups', permissions: ['hotel:view'] })
    expect(changed.body.securityGroup).toEqual({
      groupId,
      groupName: 'Groups',
      seeded: false,
      permissions: ['hotel:view'],
    })
    const leila = await signedIn(world, 'leila')
    expect((await leila.call(listRolesOfUser, { params: { id: 'leila' } })).body).toMatchObject([
      { groupId, groupName: 'Groups', permissions: ['hotel:view'] },
    ])
    expect((await groups(rival)).map((group) => group.groupId)).not.toContain(groupId)

    const held = await remove(owner, groupId)
    expect(held.status).toBe(409)
    expect(textOf(held.body)).toBe('Somebody still holds this role. Take it away from them first.')
    await give('leila', [])
    expect((await remove(owner, groupId)).status).toBe(200)
    expect((await groups(owner)).map((group) => group.groupId)).not.toContain(groupId)
    expect((await remove(owner, groupId)).status).toBe(404)
  })

  it('have names of their own, seeded ones included, whatever the case', async () => {
    const groupId = await define(owner, { groupName: 'Night desk', permissions: [] })
    for (const groupName of ['night DESK', 'Night desk', 'OWNER', 'viewer']) {
      const reply = await owner.call(addGroup, { body: { groupName, permissions: [] } })
      expect(reply.status, groupName).toBe(400)
      expect(fieldsOf(reply.body)).toEqual([['/groupName', 'taken']])
    }
    const other = await define(owner, { groupName: 'Day desk', permissions: [] })
    expect(fieldsOf((await change(owner, other, { groupName: 'night desk', permissions: [] })).body)).toEqual([
      ['/groupName', 'taken'],
    ])
    expect((await change(owner, groupId, { groupName: 'NIGHT desk', permissions: [] })).status).toBe(200)
    expect((await rival.call(addGroup, { body: { groupName: 'Night desk', permissions: [] } })).status).toBe(200)
  })

  it('take one name once, when ten define it at the same moment', async () => {
    const body: Form = { groupName: 'Wanted by all', permissions: [] }
    const replies = await Promise.all(Array.from({ length: 10 }, () => owner.call(addGroup, { body })))
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  })

  it('are seeded for all: nobody changes or removes those', async () => {
    const before = await rolesInDatabase()
    for (const { groupId, seeded } of await groups(owner)) {
      if (!seeded) continue
      expect((await change(owner, groupId, { groupName: 'Mine', permissions: [] })).status).toBe(403)
      expect((await remove(owner, groupId)).status).toBe(403)
    }
    expect(await rolesInDatabase()).toEqual(before)
  })

  it('A9 are not found in another agency, and stay as they are', async () => {
    const groupId = await define(rival, { groupName: 'Secret desk', permissions: ['rail:view'] })
    const before = await rolesInDatabase()
    expect((await change(owner, groupId, { groupName: 'Mine now', permissions: [] })).status).toBe(404)
    expect((await remove(owner, groupId)).status).toBe(404)
    expect((await give('agent', [groupId])).status).toBe(400)
    expect(await rolesInDatabase()).toEqual(before)
  })

  it('A12 hold no more than their author may do', async () => {
    const before = await rolesInDatabase()
    const beyond = await manager.call(addGroup, { body: { groupName: 'Top desk', permissions: [...permissions] } })
    expect(beyond.status).toBe(403)
    expect(textOf(beyond.body)).toBe('You cannot hand out more than you may do yourself.')
    expect(await rolesInDatabase()).toEqual(before)

    const low = await define(manager, { groupName: 'Low desk', permissions: ['rail:view'] })
    const high = await define(owner, { groupName: 'High desk', permissions: ['markup:manage'] })
    const kept = await rolesInDatabase()
    expect((await change(manager, low, { groupName: 'Low desk', permissions: ['markup:manage'] })).status).toBe(403)
    expect((await change(manager, high, { groupName: 'High desk', permissions: [] })).status).toBe(403)
    expect((await remove(manager, high)).status).toBe(403)
    expect(await rolesInDatabase()).toEqual(kept)
  })

  it('A11 change only by the hand of those with users:manage', async () => {
    const groupId = await define(owner, { groupName: 'Guarded desk', permissions: [] })
    const body: Form = { groupName: 'Open desk', permissions: [] }
    for (const username of ['agent', 'finance', 'viewer', 'traveller']) {
      const browser = await signedIn(world, username)
      const calls = [browser.call(addGroup, { body }), change(browser, groupId, body), remove(browser, groupId)]
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403])
    }
  })

  it('cannot be emptied so that nobody manages the agency any more', async () => {
    await hire(world, { username: 'sole', agency: 'One Desk', role: 'Owner' })
    const sole = await signedIn(world, 'sole')
    const all: Form = { groupName: 'Everything', permissions: [...permissions] }
    const groupId = await define(sole, all)
    const mine = await sole.call(changeUser, { params: { username: 'sole' }, body: { groupIds: [groupId] } })
    expect(mine.status).toBe(200)
    const without = permissions.filter((permission) => permission !== 'users:manage')
    expect((await change(sole, groupId, { ...all, permissions: without })).status).toBe(409)
    expect((await groups(sole)).find((group) => group.groupId === groupId)?.permissions).toEqual([...permissions])
    const fewer = permissions.filter((permission) => permission !== 'markup:manage')
    expect((await change(sole, groupId, { ...all, permissions: fewer })).status).toBe(200)
  })

  it('A13, A38, A39 refuse unknown keys, unknown permissions, what is too long and marks in names', async () => {
    const before = await rolesInDatabase()
    const wrong: [string, object][] = [
      ['/seeded', { seeded: true }],
      ['/status', { status: 'x' }],
      ['/permissions/0', { permissions: ['root:all'] }],
      ['/permissions', { permissions: Array.from({ length: 100 }, () => 'rail:view') }],
      ['/groupName', { groupName: 'x'.repeat(65) }],
      ['/groupName', { groupName: 'Desk\u202e' }],
      ['/groupName', { groupName: 'Desk\r\nX' }],
      ['/description', { description: 'a\u0000b' }],
    ]
    for (const [pointer, part] of wrong) {
      const body = { groupName: 'Some desk', permissions: [], ...part } as Form
      const reply = await owner.call(addGroup, { body })
      expect(reply.status, pointer).toBe(400)
      expect(fieldsOf(reply.body)?.[0]?.[0]).toBe(pointer)
    }
    expect(await rolesInDatabase()).toEqual(before)
  })

  it('A34 are looked up by their id alone, whatever stands in its place', async () => {
    const before = await rolesInDatabase()
    for (const id of [
      "' or true --",
      '%',
      "x'; delete from role; --",
      '00000000-0000-0000-0000-000000000000',
      'a\u0000',
    ])
      for (const reply of [
        await change(owner, id, { groupName: 'Some desk', permissions: [] }),
        await remove(owner, id),
      ])
        expect(reply.status, id).toBe(id.includes('\u0000') ? 400 : 404)
    expect(await rolesInDatabase()).toEqual(before)
  })
})
