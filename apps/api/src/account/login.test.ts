import { createHash } from 'node:crypto'
import {
  authenticate,
  logOut,
  logOutOfAgency,
  readCaptcha,
  readLoginStatus,
  readOwnInfo,
  readUserInfo,
  savePreferences,
} from '@portolan/contract/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { permissionsOfRole } from '../testing/agency.ts'
import { type Browser, demoPassword, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
  await world.db.query(sql`
    insert into account (username, email, password_hash, first_name, last_name, standing)
    select name, name || '@example.org', case when name = 'gone' then password_hash end, 'Some', 'Body',
      case when name = 'gone' then 'disabled' else 'invited' end
    from account, (values ('gone'), ('newcomer')) as added (name) where username = 'traveller'`)
})
afterAll(() => world.close())

/** Every test its own address, so that none pays for another's tries. */
let house = 0
const fresh = (): Browser => world.browser(`10.1.${Math.floor(++house / 250)}.${(house % 250) + 1}`)

const logIn = (browser: Browser, username: string, password = demoPassword, more: Record<string, string> = {}) =>
  browser.call(authenticate, { body: { username, password, ...more } })

describe('a login that fits', () => {
  test('[R7.1, R4.1] answers who it is and what may be done', async () => {
    const agent = await logIn(fresh(), 'agent')
    expect(agent.status).toBe(200)
    expect(agent.body).toEqual({
      success: true,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'agent',
      displayName: 'Amira Agent',
      userType: 'B2B',
      permissions: permissionsOfRole('Agent'),
      requirePasswordChange: false,
    })
    const consumer = await logIn(fresh(), 'traveller')
    expect(consumer.body).toMatchObject({ userType: 'B2C', permissions: [] })
  })

  test('[R7.1] takes the username or the address, in any case, and remembers when', async () => {
    const before = await world.db.one(sql`select 1 from account where username = 'viewer' and last_login_at is null`)
    expect(before).toBeDefined()
    for (const name of ['viewer', 'VIEWER', ' Viewer@HarbourTravel.example '])
      expect((await logIn(fresh(), name)).body.username).toBe('viewer')
    const after = await world.db.one(sql`
      select 1 from account where username = 'viewer' and last_login_at > now() - interval '1 minute'`)
    expect(after).toBeDefined()
  })

  test('A1 [R7.1] a session id set before the login is not the one after it, and is dead', async () => {
    const browser = fresh()
    await browser.call(savePreferences, { body: { theme: 'dark' } })
    const planted = new Map(browser.cookies)
    expect(planted.size).toBe(1)
    await logIn(browser, 'traveller')
    expect(browser.cookies.get('portolan')).not.toBe(planted.get('portolan'))
    const thief = fresh()
    for (const [name, value] of planted) thief.cookies.set(name, value)
    expect((await thief.call(readUserInfo, {})).status).toBe(401)
    const [cookie] = (await logIn(fresh(), 'traveller')).raw.cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  test('[R2.8, R1.4] what was chosen as a guest goes along, over what the profile says', async () => {
    const first = fresh()
    await logIn(first, 'finance')
    await first.call(savePreferences, { body: { language: 'fr', layoutWidth: 'boxed' } })
    const second = fresh()
    await second.call(savePreferences, { body: { language: 'ar' } })
    await logIn(second, 'finance')
    const { body } = await second.call(readOwnInfo, {})
    expect(body.preferences).toEqual({ language: 'ar', layoutWidth: 'boxed' })
    const third = fresh()
    await logIn(third, 'finance')
    expect((await third.call(readOwnInfo, {})).body.preferences).toEqual({ language: 'fr', layoutWidth: 'boxed' })
  })

  test('what the last user of a browser chose does not go along', async () => {
    const browser = fresh()
    await logIn(browser, 'finance')
    await browser.call(savePreferences, { body: { topbar: 'light' } })
    await logIn(browser, 'manager')
    expect((await browser.call(readOwnInfo, {})).body.preferences).toEqual({})
  })
})

describe('a login that does not fit', () => {
  const nobody = { success: false, errors: { errors: [{ stringValue: 'Username or password error' }] } }

  test('A20 [R7.1, R8.4, R8.12] is the same answer for a wrong password, unknown, disabled and invited', async () => {
    const tries: [string, string][] = [
      ['traveller', 'not the password'],
      ['nobody-here', demoPassword],
      ['gone', demoPassword],
      ['newcomer', demoPassword],
      ['gone', 'not the password'],
    ]
    for (const [username, password] of tries) {
      const browser = fresh()
      const { status, body, raw } = await logIn(browser, username, password)
      expect(status).toBe(200)
      expect(body).toEqual(nobody)
      expect(raw.cookies).toEqual([])
      expect((await browser.call(readUserInfo, {})).status).toBe(401)
    }
  })

  test('[R8.4] speaks the language asked for', async () => {
    const es = (await import('@portolan/contract/error-text/es.json', { with: { type: 'json' } })).default
    const wrong = { username: 'nobody-there', password: 'x' }
    const { body } = await fresh().call(authenticate, { body: wrong }, { 'accept-language': 'es-MX,es;q=0.9' })
    expect(body.errors?.errors[0]?.stringValue).toBe(es['error.login'])
    const refused = await fresh().call(readUserInfo, {}, { 'accept-language': 'es' })
    expect(refused.status).toBe(401)
    expect(refused.body.errors?.errors[0]?.stringValue).toBe(es['error.401'])
  })

  test('[R7.1] bad fields are a 400 that names them', async () => {
    const bad: [Record<string, string>, string][] = [
      [{ username: 'x'.repeat(129), password: 'y' }, '/username'],
      [{ username: 'x', password: 'y'.repeat(257) }, '/password'],
      [{ username: '', password: 'y' }, '/username'],
      [{ username: 'x', password: 'y', id: '1' }, '/id'],
      [{ username: 'x', password: 'y', proofOfWork: '-1' }, '/proofOfWork'],
    ]
    for (const [body, pointer] of bad) {
      const reply = await fresh().call(authenticate, { body: body as never })
      expect(reply.status).toBe(400)
      expect(reply.body.errors?.errors.map(({ nodeList }) => nodeList)).toContain(pointer)
    }
  })

  test('A39 line breaks, NUL and direction marks in a name are a 400', async () => {
    for (const mark of ['\r\n', '\0', '\u202e', '\u2066', '\u200f']) {
      const { status } = await logIn(fresh(), `trav${mark}eller`)
      expect(status, JSON.stringify(mark)).toBe(400)
    }
  })
})

describe('a login from elsewhere', () => {
  const body = { username: 'traveller', password: demoPassword }

  test('A4 a form on another site is a 403', async () => {
    const { status, raw } = await fresh().call(
      authenticate,
      { body },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(status).toBe(403)
    expect(raw.cookies).toEqual([])
  })

  test('A5, A6 text/plain is a 415, a foreign Origin a 403 without any CORS header', async () => {
    const text = await fresh().call(authenticate, { body }, { 'content-type': 'text/plain' })
    expect(text.status).toBe(415)
    const foreign = await fresh().call(authenticate, { body }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    for (const { raw } of [text, foreign])
      expect(Object.keys(raw.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('leaving', () => {
  test('A2 [R7.4, R7.5] both exits end the session on the server: the cookie is dead', async () => {
    for (const exit of [logOut, logOutOfAgency]) {
      const browser = fresh()
      await logIn(browser, 'manager')
      const kept = new Map(browser.cookies)
      expect((await browser.call(readUserInfo, {})).status).toBe(200)
      const left = await browser.call(exit, {})
      expect(left.body).toEqual({ success: true })
      expect(browser.cookies.size).toBe(0)
      const thief = fresh()
      for (const [name, value] of kept) thief.cookies.set(name, value)
      expect((await thief.call(readUserInfo, {})).status).toBe(401)
      expect((await thief.call(readOwnInfo, {})).body.id).toBeUndefined()
    }
  })

  test('[R7.4] leaving twice is no error', async () => {
    expect((await fresh().call(logOut, {})).body).toEqual({ success: true })
  })

  test('[R7.3, R8.9, R4.1] login-status says who and until when, and success false to a guest', async () => {
    const browser = fresh()
    expect((await browser.call(readLoginStatus, {})).body).toEqual({ success: false })
    await logIn(browser, 'owner')
    const { body } = await browser.call(readLoginStatus, {})
    expect(body).toMatchObject({ success: true, username: 'owner', id: expect.any(String) })
    const left = Date.parse(body.expiresAt ?? '') - Date.now()
    expect(left).toBeGreaterThan(11.9 * 3_600_000)
    expect(left).toBeLessThanOrEqual(12.1 * 3_600_000)
    await browser.call(logOut, {})
    expect((await browser.call(readLoginStatus, {})).body).toEqual({ success: false })
  })
})

test('A42 no password, cookie or captcha stands in the log', async () => {
  const browser = fresh()
  await logIn(browser, 'traveller', 'a wrong pass phrase 77')
  await logIn(browser, 'traveller')
  const { body } = await browser.call(readCaptcha, {})
  const log = world.log.join('')
  expect(log).toContain('/api/v1/account/authentication')
  for (const secret of [
    demoPassword,
    'a wrong pass phrase',
    'traveller',
    browser.cookies.get('portolan'),
    body.captchaId,
  ])
    expect(log).not.toContain(secret)
  const hash = createHash('sha256')
    .update(browser.cookies.get('portolan') ?? '')
    .digest('base64url')
  expect(log).not.toContain(hash)
})

test('logins are counted by outcome for the alarms', async () => {
  await logIn(fresh(), 'traveller')
  await logIn(fresh(), 'nobody-at-all', 'x')
  const { body } = await world.app.http.inject({ url: '/metrics' })
  expect(body).toMatch(/portolan_logins_total\{outcome="success"\} [1-9]/)
  expect(body).toMatch(/portolan_logins_total\{outcome="failure"\} [1-9]/)
})
