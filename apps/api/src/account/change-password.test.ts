import {
  authenticate,
  changePassword,
  readOwnInfo,
  readUserInfo,
  requestPasswordReset,
  savePreferences,
} from '@portolan/contract/account'
import type { Answer } from '@portolan/contract/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import { cheapPasswords } from '../testing/cheap-passwords.ts'
import { type Browser, demoPassword, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
  await world.db.query(sql`
    with other as (insert into agency (name) values ('Quay Tours') returning id), boss as (
      insert into account (username, email, password_hash, agency_id, first_name, last_name, standing)
      select name, name || '@quay.example', password_hash, other.id, 'Qi', 'Quay', 'active'
      from account, other, (values ('quay'), ('quay.clerk')) as added (name) where username = 'owner' returning id, username)
    insert into account_role (account_id, role_id)
    select boss.id, role.id from boss join role on role.name = 'Owner' and boss.username = 'quay'`)
  await world.db.query(sql`
    insert into account (username, email, password_hash, agency_id, first_name, last_name, standing)
    select name, name || '@example.org', password_hash, case when name = 'clerk' then agency_id end, 'No', 'Rights', 'active'
    from account, (values ('clerk'), ('tourist')) as added (name) where username = 'owner'`)
})
afterAll(() => world.close())

const fresh = 'seven herons over the weir'
const change = (browser: Browser, username: string, newPassword: string, oldPassword?: string) =>
  browser.call(changePassword, { params: { username }, body: { newPassword, ...(oldPassword && { oldPassword }) } })
const told = (body: Answer) =>
  body.errors?.errors.slice(1).map(({ nodeList, stringValue }) => `${nodeList} ${stringValue}`)
const isIn = async (browser: Browser) => (await browser.call(readUserInfo, {})).status === 200
const canLogIn = async (username: string, password: string, address: string) =>
  Boolean((await world.browser(address).call(authenticate, { body: { username, password } })).body.id)

describe('the own password', () => {
  test('A3 [R7.8] ends the other sessions and open links, rotates the own, and is the one that counts', async () => {
    const [here, there] = [await world.loggedIn('traveller'), await world.loggedIn('traveller')]
    await here.call(savePreferences, { body: { theme: 'dark' } })
    await world.browser('10.4.0.9').call(requestPasswordReset, { body: { email: 'traveller@harbourtravel.example' } })
    await world.mails()
    const links = sql`select 1 as one from mailed_link where purpose = 'passwordReset'`
    expect(await world.db.query(links)).toHaveLength(1)

    const cookie = here.cookies.get('portolan') ?? ''
    const { status, body } = await change(here, 'Traveller', fresh, demoPassword)
    expect([status, body]).toEqual([200, { success: true }])

    expect(await isIn(there)).toBe(false)
    expect(here.cookies.get('portolan')).not.toBe(cookie)
    expect(await world.db.query(sql`select 1 from session where token_hash = ${hashOf(cookie)}`)).toEqual([])
    const { body: own } = await here.call(readOwnInfo, {})
    expect(own).toMatchObject({ username: 'traveller', requirePasswordChange: false, preferences: { theme: 'dark' } })
    expect(await world.db.query(links)).toEqual([])
    expect(await canLogIn('traveller', demoPassword, '10.4.0.1')).toBe(false)
    expect(await canLogIn('traveller', fresh, '10.4.0.2')).toBe(true)
    expect(world.log.join('')).not.toContain(fresh)
  })

  test('[R7.8] needs the old one, and the right one', async () => {
    const manager = await world.loggedIn('manager')
    const without = await change(manager, 'manager', fresh)
    expect(without.status).toBe(400)
    expect(told(without.body)).toEqual(['/oldPassword Fill in this field.'])
    const wrong = await change(manager, 'manager', fresh, 'not the old one')
    expect(wrong.status).toBe(400)
    expect(told(wrong.body)).toEqual(['/oldPassword The current password is not right.'])
    expect(await isIn(manager)).toBe(true)
    expect(await canLogIn('manager', demoPassword, '10.4.0.3')).toBe(true)
  })

  test('A28 [R7.8] a short, a common, a personal one and the old one are refused beside the field', async () => {
    const finance = await world.loggedIn('finance')
    const refused: [string, string][] = [
      ['seven77', 'Use 12 characters or more.'],
      ['password1234', 'This password is widely known. Choose another.'],
      ['my-finance-kvq9-x', 'Leave your username and email address out of the password.'],
    ]
    for (const [password, text] of refused) {
      const { status, body } = await change(finance, 'finance', password, demoPassword)
      expect(status).toBe(400)
      expect(told(body)).toEqual([`/newPassword ${text}`])
    }
    const long = `${'日月山川草木花鳥風雨雪雲海舟魚貝'.repeat(3)}の歌をうたう朝の港に立つ人`
    expect((await change(finance, 'finance', long, demoPassword)).status).toBe(200)
    const same = await change(finance, 'finance', long, long)
    expect(told(same.body)).toEqual(['/newPassword This is the current password. Choose another.'])
    expect(await canLogIn('finance', long, '10.4.0.4')).toBe(true)
  })

  test('A23 [R7.8] an open browser is no place to guess the old one', async () => {
    const [found, own] = [await world.loggedIn('viewer'), await world.loggedIn('viewer')]
    const tries = await Promise.all(Array.from({ length: 12 }, () => change(found, 'viewer', fresh, 'a guess')))
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429])
    expect((await change(found, 'viewer', fresh, demoPassword)).status).toBe(429)
    expect((await change(own, 'viewer', fresh, demoPassword)).status).toBe(200)
  })

  test('[R7.8] a guest is asked to log in', async () => {
    expect((await change(world.browser('10.4.0.5'), 'owner', fresh, demoPassword)).status).toBe(401)
  })
})

describe("a colleague's password", () => {
  test('A3 [R7.8, R6.4] ends all sessions of the colleague, who is asked to choose another', async () => {
    const [owner, agent] = [await world.loggedIn('owner'), await world.loggedIn('agent')]
    expect((await change(owner, 'agent', fresh)).body).toEqual({ success: true })
    expect(await isIn(agent)).toBe(false)
    expect(await isIn(owner)).toBe(true)
    const back = world.browser('10.4.1.1')
    const { body } = await back.call(authenticate, { body: { username: 'agent', password: fresh } })
    expect(body).toMatchObject({ username: 'agent', requirePasswordChange: true })
    expect((await back.call(readOwnInfo, {})).body.requirePasswordChange).toBe(true)
    expect((await change(back, 'agent', 'nine lanterns on the mole', fresh)).status).toBe(200)
    expect((await back.call(readOwnInfo, {})).body.requirePasswordChange).toBe(false)
  })

  test('[R7.8] an invited colleague is let in by it', async () => {
    await world.db.query(sql`update account set standing = 'invited', password_hash = null where username = 'viewer'`)
    const owner = await world.loggedIn('owner')
    expect((await change(owner, 'viewer', fresh)).status).toBe(200)
    expect(await canLogIn('viewer', fresh, '10.4.1.2')).toBe(true)
  })

  test('A28 [R7.8] the rule holds for it too', async () => {
    const owner = await world.loggedIn('owner')
    const { status, body } = await change(owner, 'manager', 'my-manager-kvq9-x')
    expect(status).toBe(400)
    expect(told(body)?.[0]).toMatch(/^\/newPassword /)
  })

  test('A9 [R7.8] somebody of another agency, a consumer and nobody are not found, and unchanged', async () => {
    const owner = await world.loggedIn('owner')
    for (const username of ['quay', 'quay.clerk', 'traveller', 'no-such-person'])
      expect((await change(owner, username, fresh)).status, username).toBe(404)
    expect(await canLogIn('quay.clerk', demoPassword, '10.4.1.3')).toBe(true)
    expect((await change(await world.loggedIn('quay'), 'quay.clerk', fresh)).status).toBe(200)
  })

  test('A11 [R7.8, R6.2] without users:manage, and as a consumer, it is a 403, whoever is named', async () => {
    for (const browser of [await world.loggedIn('clerk'), await world.loggedIn('tourist')])
      for (const username of ['owner', 'quay', 'no-such-person'])
        expect((await change(browser, username, fresh)).status).toBe(403)
    expect(await canLogIn('owner', demoPassword, '10.4.1.4')).toBe(true)
  })

  test('A12 [R7.8] nobody sets the password of someone who may do more', async () => {
    const manager = await world.loggedIn('manager')
    expect((await change(manager, 'owner', fresh)).status).toBe(403)
    expect((await change(manager, 'agent', 'twelve gulls and a bell buoy')).status).toBe(200)
  })

  test('[A12] [R7.8] nor of someone who may do more by the time it is written', async () => {
    let promote = async () => {}
    const passwords = {
      ...cheapPasswords,
      async hash(text: string) {
        const hash = await cheapPasswords.hash(text)
        await promote()
        return hash
      },
    }
    const other = await openWorld({}, { passwords })
    const [manager, agent] = [await other.loggedIn('manager'), await other.loggedIn('agent')]
    promote = async () => {
      await other.db.query(sql`
        insert into account_role (account_id, role_id)
        select account.id, role.id from account join role on role.name = 'Owner' where account.username = 'agent'`)
    }
    expect((await change(manager, 'agent', fresh)).status).toBe(403)
    expect(await isIn(agent)).toBe(true)
    const { body } = await other.browser('10.4.1.5').call(authenticate, {
      body: { username: 'agent', password: demoPassword },
    })
    expect(body.id).toBeTruthy()
    await other.close()
  })

  test('A39 [R7.8] control characters in the name are a 400', async () => {
    const owner = await world.loggedIn('owner')
    for (const username of ['own\0er', 'own\u202eer', 'own\r\ner'])
      expect((await change(owner, username, fresh)).status).toBe(400)
  })
})
