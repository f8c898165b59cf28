import { confirmPasswordReset } from '@portolan/contract/account'
import { addUser, changeUser, listEmployees, listGroups, queryUser } from '@portolan/contract/agency'
import type { Failure } from '@portolan/contract/envelope'
import type { seededRoles } from '@portolan/domain/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../platform/sql.ts'
import { hire, signedIn } from '../testing/agency.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let owner: Browser
const roleIds = new Map<string, string>()

beforeAll(async () => {
  world = await openWorld()
  await hire(world, { username: 'rival', agency: 'Rival Tours', role: 'Owner' })
  owner = await signedIn(world, 'owner')
  const { body } = await owner.call(listGroups, {})
  for (const { groupName = '', groupId } of body.securityGroups) roleIds.set(groupName, groupId)
})
afterAll(() => world.close())

const role = (name: (typeof seededRoles)[number]): string => roleIds.get(name) ?? ''
const fieldsOf = (body: Partial<Failure>) => body.errors?.errors.slice(1).map(({ nodeList, code }) => [nodeList, code])
const textOf = (body: Partial<Failure>) => body.errors?.errors[0]?.stringValue

let number = 0
/** A form that nothing is wrong with, each time for somebody new. */
function form(changes: object = {}) {
  const username = `new.colleague${++number}`
  return {
    username,
    firstName: 'New',
    lastName: 'Colleague',
    email: `${username}@x.example`,
    groupIds: [role('Agent')],
    ...changes,
  }
}

const countAccounts = async () => (await world.db.one<{ n: number }>(sql`select count(*) as n from account`))?.n

describe('the employees of an agency', () => {
  it('[R7.10, R6.4] are listed by name with roles, standing and last login, and only the own agency’s', async () => {
    await world.db.query(sql`update account set last_login_at = '2027-01-05T00:10:00Z' where username = 'agent'`)
    const { status, body } = await owner.call(listEmployees, {})
    expect(status).toBe(200)
    expect(body.employeeBasicInfos.map(({ username }) => username)).toEqual([
      'agent',
      'finance',
      'manager',
      'owner',
      'viewer',
    ])
    expect(body.totalElements).toBe(5)
    expect(body.employeeBasicInfos[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'agent',
      firstName: 'Amira',
      lastName: 'Agent',
      email: 'agent@harbourtravel.example',
      enabled: true,
      invited: false,
      groupIds: [role('Agent')],
      granted: [],
      revoked: [],
      lastLogin: '2027-01-05T00:10:00.000Z',
    })
  })

  it('[R7.10, R8.4] are not shown to a guest nor to a consumer', async () => {
    expect((await world.browser().call(listEmployees, {})).status).toBe(401)
    expect((await (await signedIn(world, 'traveller')).call(listEmployees, {})).status).toBe(403)
  })

  it('A10 are not shown to a colleague without users:view', async () => {
    for (const username of ['agent', 'viewer'])
      expect((await (await signedIn(world, username)).call(listEmployees, {})).status, username).toBe(403)
  })

  it('A38 cannot be asked for by the million: a page size is not heard', async () => {
    const finance = await signedIn(world, 'finance')
    const reply = await finance.call({ ...listEmployees, path: `${listEmployees.path}?perPage=1000000000` }, {})
    expect(reply.status).toBe(200)
    expect(reply.body.totalElements).toBe(5)
  })
})

describe('adding an employee', () => {
  it('[R7.14, R1.3] makes an account that must choose another password, with every field kept', async () => {
    const body = form({ password: 'a long enough word', phone: '+852 2110 4400', department: 'Groups desk' })
    const reply = await owner.call(addUser, { body })
    expect(reply.status).toBe(200)
    const { password, ...shown } = body as typeof body & { password: string }
    expect(reply.body.employee).toMatchObject({ ...shown, enabled: true, invited: false, granted: [], revoked: [] })
    expect(reply.raw.body).not.toContain(password)
    const row = await world.db.one<Record<string, unknown>>(sql`
      select account.password_hash as hash, account.must_change_password as must, account.standing, agency.name,
        account.phone_country as country, account.phone_number as number
      from account join agency on agency.id = account.agency_id where username = ${body.username}`)
    expect(row).toEqual({
      hash: expect.stringMatching(/^\$argon2id\$/),
      must: true,
      standing: 'active',
      name: 'Harbour Travel',
      country: '852',
      number: '2110 4400',
    })
  })

  it('[R7.14] without a password invites by mail', async () => {
    const body = form({ email: 'invited.one@elsewhere.example' })
    const reply = await owner.call(addUser, { body })
    expect(reply.body.employee).toMatchObject({ enabled: true, invited: true })
    const mails = (await world.mails()).filter((mail) => mail.includes('To: invited.one@elsewhere.example'))
    expect(mails).toHaveLength(1)
    const token = mails[0]?.match(/token=([\w-]+)/)?.[1] ?? ''
    const newPassword = 'chosen by the newcomer'
    await world.browser().call(confirmPasswordReset, { body: { token, newPassword } })
    await world.loggedIn(body.username, newPassword)
    const { body: list } = await owner.call(listEmployees, {})
    expect(list.employeeBasicInfos.find(({ username }) => username === body.username)).toMatchObject({ invited: false })
  })

  it('[R7.14] refuses a taken username and a taken address, each at its field, whatever the case', async () => {
    await hire(world, { username: 'looks.like@address.example', agency: 'Rival Tours' })
    const before = await countAccounts()
    const taken = form({ username: 'RIVAL', email: 'Traveller@HarbourTravel.example' })
    const reply = await owner.call(addUser, { body: taken })
    expect(reply.status).toBe(400)
    expect(fieldsOf(reply.body)).toEqual([
      ['/username', 'taken'],
      ['/email', 'taken'],
    ])
    expect(reply.body.errors?.errors[1]?.stringValue).toBe('This is taken. Choose another.')
    const addressAsName = await owner.call(addUser, { body: form({ username: 'rival@agency.example' }) })
    expect(fieldsOf(addressAsName.body)).toEqual([['/username', 'taken']])
    const nameAsAddress = await owner.call(addUser, { body: form({ email: 'looks.like@address.example' }) })
    expect(fieldsOf(nameAsAddress.body)).toEqual([['/email', 'taken']])
    expect(await countAccounts()).toBe(before)
  })

  it('[R7.14] gives a username to one of twenty who ask at once, in two agencies', async () => {
    const rival = await signedIn(world, 'rival')
    const username = 'wanted.by.all'
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? owner : rival).call(addUser, { body: form({ username }) })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => fieldsOf(body))).toEqual(refused.map(() => [['/username', 'taken']]))
  })

  it('[R7.14] refuses a role that does not exist or is another agency’s, and a weak password', async () => {
    const foreign = await world.db.one<{ id: string }>(sql`
      insert into role (agency_id, name) select id, 'Foreign desk' from agency where name = 'Rival Tours' returning id`)
    for (const id of [foreign?.id ?? '', 'nothing', "' or true --"]) {
      const reply = await owner.call(addUser, { body: form({ groupIds: [role('Agent'), id] }) })
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply.body)).toEqual([['/groupIds', 'unknown']])
    }
    for (const password of ['short', 'password1234', 'the word sofia.ibarra']) {
      const weak = await owner.call(addUser, { body: form({ username: 'sofia.ibarra', password }) })
      expect(weak.status, password).toBe(400)
      expect(fieldsOf(weak.body)?.[0]?.[0]).toBe('/password')
    }
  })

  it('[R6.2] is refused on the server to those whose button is hidden', async () => {
    const before = await countAccounts()
    for (const username of ['agent', 'finance', 'viewer', 'traveller'])
      expect((await (await signedIn(world, username)).call(addUser, { body: form() })).status, username).toBe(403)
    expect((await world.browser().call(addUser, { body: form() })).status).toBe(401)
    expect(await countAccounts()).toBe(before)
  })

  it('A12 cannot hand out a role beyond the own one', async () => {
    const manager = await signedIn(world, 'manager')
    const before = await countAccounts()
    const reply = await manager.call(addUser, { body: form({ groupIds: [role('Viewer'), role('Owner')] }) })
    expect(reply.status).toBe(403)
    expect(textOf(reply.body)).toBe('You cannot hand out more than you may do yourself.')
    expect(await countAccounts()).toBe(before)
    expect((await manager.call(addUser, { body: form({ groupIds: [role('Agent')] }) })).status).toBe(200)
  })

  it('A13 refuses keys that it does not know', async () => {
    for (const key of ['permissions', 'price', 'status', 'agencyId', 'standing', 'must_change_password']) {
      const reply = await owner.call(addUser, { body: form({ [key]: 'x' }) })
      expect(reply.status, key).toBe(400)
      expect(fieldsOf(reply.body)).toEqual([[`/${key}`, 'unrecognized_keys']])
    }
  })

  it('A39 refuses line breaks, NUL and direction marks in names', async () => {
    for (const mark of ['\r\nBcc: all@x.example', '\u0000', '\u202e', '\u2066', '\u001b[2J'])
      for (const field of ['firstName', 'lastName', 'department', 'username', 'email', 'phone']) {
        const reply = await owner.call(addUser, { body: form({ [field]: `a.b${mark}c` }) })
        expect(reply.status, field).toBe(400)
        expect(fieldsOf(reply.body)?.[0]?.[0]).toBe(`/${field}`)
      }
    const names = { firstName: '=cmd|1', lastName: 'O’Brien-Ἀθήνα 黎美' }
    expect((await owner.call(addUser, { body: form(names) })).body.employee).toMatchObject(names)
  })

  it('A38 refuses what is too long or too much', async () => {
    const long = 'x'.repeat(300)
    for (const [field, value] of Object.entries({
      username: long,
      firstName: long,
      lastName: long,
      email: `${long}@x.example`,
      password: long,
      department: long,
      phone: '1'.repeat(40),
      groupIds: Array.from({ length: 21 }, () => role('Agent')),
    })) {
      const reply = await owner.call(addUser, { body: form({ [field]: value }) })
      expect(reply.status, field).toBe(400)
      expect(fieldsOf(reply.body)?.[0]?.[0]).toBe(`/${field}`)
    }
  })
})

describe('asking for a username', () => {
  it('[R7.15] says who it is in the own agency', async () => {
    const { body } = await owner.call(queryUser, { query: { username: 'Manager' } })
    expect(body).toMatchObject({ exists: true, employee: { username: 'manager', groupIds: [role('Manager')] } })
  })

  it('[R7.15] says of others only that it is taken, and of nobody that it is free', async () => {
    for (const username of ['rival', 'traveller']) {
      const { body } = await owner.call(queryUser, { query: { username } })
      expect(body).toEqual({ success: true, exists: true })
    }
    expect((await owner.call(queryUser, { query: { username: 'nobody.at.all' } })).body).toEqual({
      success: true,
      exists: false,
    })
  })

  it('[R7.15] is for employees, and needs a username', async () => {
    expect((await world.browser().call(queryUser, { query: { username: 'owner' } })).status).toBe(401)
    const traveller = await signedIn(world, 'traveller')
    expect((await traveller.call(queryUser, { query: { username: 'owner' } })).status).toBe(403)
    expect((await owner.call(queryUser, { query: {} as never })).status).toBe(400)
  })
})

describe('strings that would be SQL elsewhere', () => {
  const hostile = ["' or '1'='1", "owner'; drop table account; --", '%', '_____', '\\', '$1', '"', 'owner\u0000']

  it('A34 are only strings', async () => {
    const before = await countAccounts()
    for (const username of hostile) {
      const asked = await owner.call(queryUser, { query: { username } })
      const changed = await owner.call(changeUser, { params: { username }, body: { enabled: false } })
      const added = await owner.call(addUser, { body: form({ username }) })
      expect([asked.status, asked.body.exists ?? false, added.status], username).toEqual([
        username.includes('\u0000') ? 400 : 200,
        false,
        400,
      ])
      expect([400, 404], username).toContain(changed.status)
    }
    expect(await countAccounts()).toBe(before)
    const disabled = await world.db.one<{ n: number }>(
      sql`select count(*) as n from account where standing = 'disabled'`,
    )
    expect(disabled?.n).toBe(0)
    expect(world.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })
})
