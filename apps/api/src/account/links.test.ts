import {
  confirmPasswordReset,
  confirmRegistration,
  readOwnInfo,
  register,
  requestPasswordReset,
} from '@portolan/contract/account'
import { modifyProfile } from '@portolan/contract/profile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newToken } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const password = 'a lantern over cold water'
const secrets: string[] = [password]
let house = 0

/** A household of its own, so that one test does not use up another's tries. */
const visitor = (): Browser => world.browser(`10.0.${Math.floor(++house / 250)}.${house % 250}`)

const person = (email: string) => ({ email, password, firstName: 'Nora', lastName: 'Newcomer' })

const mailsTo = async (email: string) => (await world.mails()).filter((mail) => mail.includes(`To: ${email}\n`))

async function newestTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1)
  if (!mail) throw new Error(`${email} has no mail`)
  return mail
}

async function tokenTo(email: string): Promise<string> {
  const [, token = ''] = /\?token=([\w-]{43})/.exec(await newestTo(email)) ?? []
  secrets.push(token)
  return token
}

const errorOf = (body: { errors?: { errors: { stringValue: string }[] } | undefined }) =>
  body.errors?.errors.map(({ stringValue }) => stringValue)

const linkError = ['Some request errors.', 'This link has been used or is too old. Ask for a new one.']

const accounts = async (email: string) =>
  world.db.query<{ id: string }>(sql`select id from account where lower(email) = lower(${email})`)

const standingOf = async (username: string) =>
  (await world.db.one<{ standing: string }>(sql`select standing from account where username = ${username}`))?.standing

async function registered(email: string): Promise<Browser> {
  const browser = visitor()
  await browser.call(register, { body: person(email) })
  const { body } = await browser.call(confirmRegistration, { body: { token: await tokenTo(email) } })
  if (!body.id) throw new Error(`${email} was not registered: ${JSON.stringify(body)}`)
  return browser
}

describe('registration', () => {
  test('an address that somebody else registered first opens without that stranger’s password', async () => {
    const email = 'first-come@new.example'
    await visitor().call(register, { body: person(email) })
    const owner = visitor()
    const { body } = await owner.call(confirmRegistration, { body: { token: await tokenTo(email) } })
    expect(body.id).toBeTruthy()
    await expect(world.loggedIn(email, password)).rejects.toThrow()
    const newPassword = 'chosen by the owner alone'
    const reset = await owner.call(confirmPasswordReset, { body: { token: await tokenTo(email), newPassword } })
    expect(reset.status).toBe(200)
    await expect(world.loggedIn(email, newPassword)).resolves.toBeDefined()
  })

  test('A21 a newcomer confirms by the mailed link and is logged in; before that there is no account', async () => {
    const browser = visitor()
    const { status, body } = await browser.call(register, { body: person('Nora@new.example') })
    expect([status, body]).toEqual([200, { success: true }])
    const mail = await newestTo('Nora@new.example')
    expect(mail).toContain('Confirm your email address')
    expect(mail).toContain('http://127.0.0.1:8080/confirm-email?token=')
    expect(await accounts('nora@new.example')).toHaveLength(0)

    const token = await tokenTo('Nora@new.example')
    const confirmed = await browser.call(confirmRegistration, { body: { token } })
    const { id, ...rest } = confirmed.body
    expect(rest).toEqual({
      success: true,
      username: 'Nora@new.example',
      permissions: [],
      displayName: 'Nora Newcomer',
      userType: 'B2C',
    })
    const own = await browser.call(readOwnInfo, {})
    expect(own.body.id).toBe(id)
    expect(id).toBeTruthy()
    await expect(world.loggedIn('Nora@new.example', password)).resolves.toBeDefined()
  })

  test('A21 a known address gets the same answer, no account, and a mail that leads to login and reset', async () => {
    const before = await accounts('traveller@harbourtravel.example')
    const { status, body } = await visitor().call(register, { body: person('Traveller@harbourtravel.example') })
    expect([status, body]).toEqual([200, { success: true }])
    const mail = await newestTo('traveller@harbourtravel.example')
    expect(mail).toContain('You already have an account')
    expect(mail).toContain('http://127.0.0.1:8080/login')
    expect(mail).toContain('http://127.0.0.1:8080/forgot-password')
    expect(mail).not.toContain('token=')
    expect(await accounts('traveller@harbourtravel.example')).toEqual(before)
    await expect(world.loggedIn('traveller')).resolves.toBeDefined()
  })

  test('registering again replaces the registration that waits', async () => {
    const browser = visitor()
    await browser.call(register, { body: person('twice@new.example') })
    const first = await tokenTo('twice@new.example')
    await browser.call(register, { body: { ...person('Twice@new.example'), firstName: 'Second' } })
    await world.app.settle()
    const refused = await browser.call(confirmRegistration, { body: { token: first } })
    expect([refused.status, errorOf(refused.body)]).toEqual([400, linkError])
    const { body } = await browser.call(confirmRegistration, { body: { token: await tokenTo('Twice@new.example') } })
    expect(body.displayName).toBe('Second Newcomer')
  })

  test('the confirmation works once, also when two come at once, not late and not guessed', async () => {
    await visitor().call(register, { body: person('once@new.example') })
    const token = await tokenTo('once@new.example')
    const tries = [visitor(), visitor(), visitor()].map((one) => one.call(confirmRegistration, { body: { token } }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 400, 400])
    expect(await accounts('once@new.example')).toHaveLength(1)

    await visitor().call(register, { body: person('late@new.example') })
    const late = await tokenTo('late@new.example')
    await world.db.query(sql`update mailed_link set expires_at = now() where purpose = 'registration'`)
    for (const body of [{ token: late }, { token: newToken() }]) {
      const refused = await visitor().call(confirmRegistration, { body })
      expect([refused.status, errorOf(refused.body)]).toEqual([400, linkError])
    }
    expect(await accounts('late@new.example')).toHaveLength(0)
  })

  test('an address that was taken while the mail was under way opens no second account', async () => {
    await visitor().call(register, { body: person('raced@new.example') })
    const token = await tokenTo('raced@new.example')
    await world.db.query(sql`
      insert into account (username, email, first_name, last_name, standing)
      values ('raced', 'Raced@new.example', 'R', 'R', 'active')`)
    const { status } = await visitor().call(confirmRegistration, { body: { token } })
    expect(status).toBe(400)
  })

  test('a username that an agency gave to somebody else does not stand in the way', async () => {
    await world.db.query(sql`
      insert into account (username, email, first_name, last_name, standing)
      values ('squatted@new.example', 'other@new.example', 'S', 'S', 'active')`)
    const browser = await registered('squatted@new.example')
    const { body } = await browser.call(readOwnInfo, {})
    expect(body.userInfo?.email).toBe('squatted@new.example')
    expect(body.username).toMatch(/^squatted@new\.example-\w{6}$/)
  })

  test('A28 a password that is too short is refused at its field and nothing is sent', async () => {
    const { status, body } = await visitor().call(register, {
      body: { ...person('weak@new.example'), password: 'short' },
    })
    expect(status).toBe(400)
    expect(body.errors?.errors[1]?.nodeList).toBe('/password')
    expect(await mailsTo('weak@new.example')).toHaveLength(0)
  })

  test('an address too long to log in with is refused at its field', async () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`
    const { status, body } = await visitor().call(register, { body: person(email) })
    expect(status).toBe(400)
    expect(body.errors?.errors[1]?.nodeList).toBe('/email')
  })

  test('A39 a name that carries line ends or half a character is a 400', async () => {
    for (const firstName of ['Eve\r\nBcc: all@evil.example', 'Eve\u0000', 'Eve\u202e', 'Eve\ud800'])
      expect((await visitor().call(register, { body: { ...person('eve@new.example'), firstName } })).status).toBe(400)
    expect(await mailsTo('eve@new.example')).toHaveLength(0)
  })

  test('an account opened in Arabic speaks Arabic, in the mail and after', async () => {
    const browser = visitor()
    await browser.call(register, { body: { ...person('amal@new.example'), preferredLanguage: 'ar' } })
    const mail = await newestTo('amal@new.example')
    expect(mail).toContain('dir="rtl"')
    expect(mail).toContain('تأكيد البريد الإلكتروني')
    await browser.call(confirmRegistration, { body: { token: await tokenTo('amal@new.example') } })
    expect((await browser.call(readOwnInfo, {})).body.preferences?.language).toBe('ar')
  })
})

describe('a lost password', () => {
  const newPassword = 'seven grey herons wading'
  secrets.push(newPassword)

  test('A27 the link sets a new password once, ends every session and mails a notice', async () => {
    const email = 'lost@new.example'
    const inside = await registered(email)
    await world.db.query(sql`update account set must_change_password = true where email = ${email}`)
    const { status, body } = await visitor().call(requestPasswordReset, { body: { email: 'LOST@new.example' } })
    expect([status, body]).toEqual([200, { success: true }])
    const mail = await newestTo(email)
    expect(mail).toContain('http://127.0.0.1:8080/reset-password?token=')
    expect(mail).toContain('for 1 hour')
    const token = await tokenTo(email)

    const done = await visitor().call(confirmPasswordReset, { body: { token, newPassword } })
    expect([done.status, done.body]).toEqual([200, { success: true }])
    expect((await inside.call(readOwnInfo, {})).body.id).toBeUndefined()
    const own = await (await world.loggedIn(email, newPassword)).call(readOwnInfo, {})
    expect(own.body.requirePasswordChange ?? false).toBe(false)
    expect(await newestTo(email)).toContain('Your password was changed')

    const again = await visitor().call(confirmPasswordReset, { body: { token, newPassword: password } })
    expect([again.status, errorOf(again.body)]).toEqual([400, linkError])
    await expect(world.loggedIn(email, password)).rejects.toThrow()
  })

  test('A27 late, guessed, replaced, and two at once', async () => {
    const email = 'tokens@new.example'
    await registered(email)
    const ask = () => visitor().call(requestPasswordReset, { body: { email } })
    const confirm = (token: string) => visitor().call(confirmPasswordReset, { body: { token, newPassword } })
    await ask()
    const replaced = await tokenTo(email)
    await ask()
    const late = await tokenTo(email)
    await world.db.query(sql`update mailed_link set expires_at = now() where purpose = 'passwordReset'`)
    for (const token of [replaced, late, newToken()]) {
      const refused = await confirm(token)
      expect([refused.status, errorOf(refused.body)]).toEqual([400, linkError])
    }
    await ask()
    const token = await tokenTo(email)
    const statuses = (await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 400])
  })

  test('A28 a refused password does not use the link up', async () => {
    const email = 'mended@new.example'
    await registered(email)
    await visitor().call(requestPasswordReset, { body: { email } })
    const token = await tokenTo(email)
    const refused = await visitor().call(confirmPasswordReset, { body: { token, newPassword: 'short' } })
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.errors[1]?.nodeList).toBe('/newPassword')
    expect((await visitor().call(confirmPasswordReset, { body: { token, newPassword } })).status).toBe(200)
  })

  test('A22 an unknown address and a disabled account get the same answer and no mail', async () => {
    await world.db.query(sql`
      insert into account (username, email, password_hash, first_name, last_name, standing)
      values ('gone', 'gone@new.example', 'x', 'G', 'G', 'disabled')`)
    for (const email of ['nobody@new.example', 'gone@new.example']) {
      const { status, body } = await visitor().call(requestPasswordReset, { body: { email } })
      expect([status, body]).toEqual([200, { success: true }])
      expect(await mailsTo(email)).toHaveLength(0)
    }
  })

  test('a link of an account that is disabled meanwhile opens nothing', async () => {
    const email = 'stopped@new.example'
    await registered(email)
    await visitor().call(requestPasswordReset, { body: { email } })
    const token = await tokenTo(email)
    await world.db.query(sql`update account set standing = 'disabled' where email = ${email}`)
    expect((await visitor().call(confirmPasswordReset, { body: { token, newPassword } })).status).toBe(400)
    expect(await standingOf(email)).toBe('disabled')
  })

  test('a registration token sets no password, and a reset token opens no account', async () => {
    await visitor().call(register, { body: person('mixed@new.example') })
    const token = await tokenTo('mixed@new.example')
    expect((await visitor().call(confirmPasswordReset, { body: { token, newPassword } })).status).toBe(400)
    await registered('mixed2@new.example')
    await visitor().call(requestPasswordReset, { body: { email: 'mixed2@new.example' } })
    const reset = await tokenTo('mixed2@new.example')
    expect((await visitor().call(confirmRegistration, { body: { token: reset } })).status).toBe(400)
  })
})

describe('an invitation', () => {
  const newPassword = 'eleven copper kettles'
  secrets.push(newPassword)

  async function invited(username: string): Promise<string> {
    const email = `${username}@staff.example`
    const account = await world.db.one<{ id: string }>(sql`
      insert into account (username, email, first_name, last_name, standing, agency_id)
      select ${username}, ${email}, 'Ines', 'Invited', 'invited', id from agency limit 1 returning id`)
    await world.db.query(sql`
      insert into outbox (kind, payload)
      values ('invitation', ${JSON.stringify({ accountId: account?.id, language: 'es' })})`)
    return email
  }

  test('the mailed link sets the first password and makes the account active', async () => {
    const email = await invited('ines')
    const mail = await newestTo(email)
    expect(mail).toContain('Invitación a Portolan')
    expect(mail).toMatch(/Harbour Travel ha abierto una cuenta .* Su nombre de usuario es ines\./)
    expect(mail).toMatch(/reset-password\?token=[\w-]{43}&invited=1/)
    const left = await world.db.one<{ days: number }>(sql`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from mailed_link
      where purpose = 'invitation'`)
    expect(left?.days).toBe(7)
    const done = await visitor().call(confirmPasswordReset, { body: { token: await tokenTo(email), newPassword } })
    expect(done.status).toBe(200)
    expect(await standingOf('ines')).toBe('active')
    await expect(world.loggedIn('ines', newPassword)).resolves.toBeDefined()
  })

  test('whoever was invited and asks for a reset gets a fresh invitation, and the older one stops working', async () => {
    const email = await invited('iris')
    const first = await tokenTo(email)
    await visitor().call(requestPasswordReset, { body: { email } })
    const fresh = await tokenTo(email)
    expect(await newestTo(email)).toContain('&invited=1')
    expect((await visitor().call(confirmPasswordReset, { body: { token: first, newPassword } })).status).toBe(400)
    expect((await visitor().call(confirmPasswordReset, { body: { token: fresh, newPassword } })).status).toBe(200)
  })
})

describe('a new address', () => {
  const change = (browser: Browser, email: string) => browser.call(modifyProfile, { body: { profile: { email } } })

  test('is confirmed by a link mailed to it; the old address hears of it, and links sent there stop working', async () => {
    const browser = await registered('before@new.example')
    await visitor().call(requestPasswordReset, { body: { email: 'before@new.example' } })
    const reset = await tokenTo('before@new.example')
    await change(browser, 'after@new.example')
    expect(await accounts('after@new.example')).toHaveLength(0)
    const token = await tokenTo('after@new.example')
    const stranger = visitor()
    const { status, body } = await stranger.call(confirmRegistration, { body: { token } })
    expect([status, body]).toEqual([200, { success: true }])
    expect((await stranger.call(readOwnInfo, {})).body.id).toBeUndefined()
    expect(await accounts('after@new.example')).toHaveLength(1)
    expect(await accounts('before@new.example')).toHaveLength(0)
    expect(await newestTo('before@new.example')).toContain('Your email address was changed')
    const late = await visitor().call(confirmPasswordReset, { body: { token: reset, newPassword: password } })
    expect(late.status).toBe(400)
    expect((await visitor().call(confirmRegistration, { body: { token } })).status).toBe(400)
    await expect(world.loggedIn('after@new.example', password)).resolves.toBeDefined()
  })

  test('answers who it is to the browser that is logged in to the account', async () => {
    const browser = await registered('own@new.example')
    await change(browser, 'own2@new.example')
    const { body } = await browser.call(confirmRegistration, { body: { token: await tokenTo('own2@new.example') } })
    expect(body).toMatchObject({ success: true, username: 'own@new.example', userType: 'B2C', permissions: [] })
  })

  test('that belongs to somebody already is not changed, and its owner is told', async () => {
    const browser = await registered('wish@new.example')
    await registered('owner2@new.example')
    await change(browser, 'Owner2@new.example')
    expect(await newestTo('owner2@new.example')).toContain('You already have an account')
    expect(await accounts('wish@new.example')).toHaveLength(1)
  })

  test('that is taken while the mail is under way is refused', async () => {
    const browser = await registered('slow@new.example')
    await change(browser, 'wanted@new.example')
    const token = await tokenTo('wanted@new.example')
    await registered('Wanted@new.example')
    const { status, body } = await visitor().call(confirmRegistration, { body: { token } })
    expect([status, errorOf(body)]).toEqual([400, linkError])
    expect(await accounts('slow@new.example')).toHaveLength(1)
  })
})

describe('limits', () => {
  const statusesOf = async (calls: (() => Promise<{ status: number }>)[]) => {
    const statuses: number[] = []
    for (const call of calls) statuses.push((await call()).status)
    return statuses
  }
  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at))

  test('the eleventh registration of an hour from one address is refused', async () => {
    const browser = visitor()
    const calls = times(11, (at) => () => browser.call(register, { body: person(`many${at}@new.example`) }))
    expect(await statusesOf(calls)).toEqual([...times(10, () => 200), 429])
  })

  test('A22 the sixth reset of an hour for one address is refused, known or not, wherever it comes from', async () => {
    for (const email of ['viewer@harbourtravel.example', 'unheard@new.example']) {
      const calls = times(6, () => () => visitor().call(requestPasswordReset, { body: { email } }))
      expect(await statusesOf(calls)).toEqual([...times(5, () => 200), 429])
      const upper = await visitor().call(requestPasswordReset, { body: { email: email.toUpperCase() } })
      expect(upper.status).toBe(429)
    }
  })

  test('the twenty-first reset of an hour from one address is refused', async () => {
    const browser = visitor()
    const calls = times(21, (at) => () => browser.call(requestPasswordReset, { body: { email: `r${at}@new.example` } }))
    expect(await statusesOf(calls)).toEqual([...times(20, () => 200), 429])
  })
})

describe('what is kept', () => {
  test('A27 no table holds a token or a password in clear, not even before the mail is sent', async () => {
    await world.app.settle()
    const browser = visitor()
    await browser.call(register, { body: person('dump@new.example') })
    await browser.call(requestPasswordReset, { body: { email: 'manager@harbourtravel.example' } })
    const dump = async () =>
      JSON.stringify([
        await world.db.query(sql`select * from outbox`),
        await world.db.query(sql`select * from mailed_link`),
        await world.db.query(sql`select * from account`),
        await world.db.query(sql`select * from session`),
      ])
    const early = await dump()
    for (const email of ['dump@new.example', 'manager@harbourtravel.example']) expect(await tokenTo(email)).toBeTruthy()
    const kept = early + (await dump())
    expect(kept).toContain('dump@new.example')
    expect(secrets.length).toBeGreaterThan(20)
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([])
  })

  test('A42 the log names no password, no token and no address', () => {
    const log = world.log.join('')
    expect(log).toContain('/api/v1/account/registration')
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
    expect(log).not.toContain('new.example')
  })
})
