import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  confirmRegistration,
  finishSingleSignOn,
  logOut,
  readOwnInfo,
  startSingleSignOn,
} from '@portolan/contract/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { type OpenIdProvider, type PersonClaims, startOpenIdProvider } from '../testing/openid-provider.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

const origin = 'http://127.0.0.1:8080'
const redirectUri = `${origin}/api/v1/account/authentication/keycloak/callback`
const forward = { successForwardUrl: '/sso?next=%2Frail', failureForwardUrl: `${origin}/login?from=sso` }

const verified = (email: string) => ({ email, email_verified: true })

const accounts: Record<string, PersonClaims> = {
  mei: { ...verified('mei.lam@work.example'), given_name: 'Mei', family_name: 'Lam', preferred_username: 'mei' },
  tess: { ...verified('Traveller@harbourtravel.example'), name: 'Tess at work' },
  thief: {
    email: 'owner@harbourtravel.example',
    email_verified: false,
    name: 'Not Olivia',
    preferred_username: 'olivia',
  },
  hopeful: { email: 'hopeful@work.example', name: 'Hope Ful' },
  ghost: { ...verified('ghost@work.example'), name: 'Gone Away' },
  ines: { ...verified('ines@staff.example'), name: 'Ines Invited' },
  hurried: { ...verified('hurried@work.example'), name: 'In Haste' },
  namesake: { ...verified('squatted@work.example'), preferred_username: 'namesake' },
}

let provider: OpenIdProvider
let world: TestWorld
beforeAll(async () => {
  provider = await startOpenIdProvider({ redirectUri, accounts })
  world = await openWorld({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

async function begin(browser: Browser): Promise<string> {
  const { status, body } = await browser.call(startSingleSignOn, { query: forward })
  if (!body.redirectUrl) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.redirectUrl
}

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

const come = async (browser: Browser, url: string) => {
  const { status, raw } = await browser.call(finishSingleSignOn, { query: queryOf(url) })
  return { status, to: raw.headers.location }
}

const signOn = async (browser: Browser, username: string) =>
  come(browser, await provider.signIn(await begin(browser), username))

const own = async (browser: Browser) => (await browser.call(readOwnInfo, {})).body

const success = { status: 303, to: `${origin}/sso?next=%2Frail` }
const failure = (error: string) => ({ status: 303, to: `${origin}/login?from=sso&error=${error}` })

describe('[R7.2] single sign-on at a real OpenID provider', () => {
  test('a newcomer gets an account from what the provider vouches for, and the same one the next time', async () => {
    const browser = world.browser()
    const address = new URL(await begin(browser))
    expect(address.origin).toBe(provider.issuer)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'portolan',
      redirect_uri: redirectUri,
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(address.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    expect(await come(browser, await provider.signIn(address.href, 'mei'))).toEqual(success)
    const first = await own(browser)
    expect(first).toMatchObject({
      username: 'mei.lam@work.example',
      displayName: 'Mei Lam',
      userType: 'B2C',
      permissions: [],
    })
    expect(first.userInfo?.email).toBe('mei.lam@work.example')

    const other = world.browser('10.0.0.9')
    expect(await signOn(other, 'mei')).toEqual(success)
    expect((await own(other)).id).toBe(first.id)
    await browser.call(logOut, {})
    expect((await own(browser)).id).toBeUndefined()
  })

  test('a session from before is left behind', async () => {
    const browser = await world.loggedIn('viewer')
    const before = browser.cookies.get('portolan')
    expect(await signOn(browser, 'mei')).toEqual(success)
    expect(browser.cookies.get('portolan')).not.toBe(before)
    const old = world.browser()
    old.cookies.set('portolan', before ?? '')
    expect((await own(old)).id).toBeUndefined()
  })

  test('a verified address joins the account that has it', async () => {
    const browser = world.browser()
    expect(await signOn(browser, 'tess')).toEqual(success)
    expect(await own(browser)).toMatchObject({ username: 'traveller', displayName: 'Tess Traveller' })
  })

  test('an address that is only claimed joins nothing: the account is another, and the owner is told', async () => {
    const browser = world.browser()
    expect(await signOn(browser, 'thief')).toEqual(success)
    const { username, userType, userInfo } = await own(browser)
    expect([username, userType]).toEqual(['olivia@127.0.0.1', 'B2C'])
    expect(userInfo?.email).toMatch(/@sign-on\.invalid$/)
    const mails = (await world.mails()).filter((mail) => mail.includes('To: owner@harbourtravel.example'))
    expect(mails).toHaveLength(1)
    expect(mails[0]).not.toContain('token=')
  })

  test('an address that is only claimed becomes the account’s by a mailed link', async () => {
    const browser = world.browser()
    expect(await signOn(browser, 'hopeful')).toEqual(success)
    const [mail = ''] = (await world.mails()).filter((one) => one.includes('To: hopeful@work.example'))
    const [, token = ''] = /token=([\w-]{43})/.exec(mail) ?? []
    expect((await browser.call(confirmRegistration, { body: { token } })).status).toBe(200)
    expect((await own(browser)).userInfo?.email).toBe('hopeful@work.example')
    // The address that leads nowhere got no notice, and none is waiting.
    expect((await world.mails()).join('')).not.toContain('sign-on.invalid')
    expect(await world.db.query(sql`select 1 from outbox`)).toEqual([])
  })

  test('a disabled account is sent to the failure address, whether joined already or not', async () => {
    await world.db.query(sql`
      insert into account (username, email, first_name, last_name, standing)
      values ('ghost', 'ghost@work.example', 'G', 'A', 'disabled')`)
    const browser = world.browser()
    expect(await signOn(browser, 'ghost')).toEqual(failure('access_denied'))
    await world.db.query(sql`
      insert into sign_on (issuer, subject, account_id) select ${provider.issuer}, 'ghost', id from account where username = 'ghost'`)
    expect(await signOn(browser, 'ghost')).toEqual(failure('access_denied'))
    expect((await own(browser)).id).toBeUndefined()
  })

  test('an invited employee who signs on needs the invitation no longer', async () => {
    await world.db.query(sql`
      insert into account (username, email, first_name, last_name, standing, agency_id)
      select 'ines', 'ines@staff.example', 'Ines', 'Invited', 'invited', id from agency limit 1`)
    const browser = world.browser()
    expect(await signOn(browser, 'ines')).toEqual(success)
    expect(await own(browser)).toMatchObject({ username: 'ines', userType: 'B2B' })
  })

  test('one person in two browsers at once gets one account', async () => {
    const browsers = [1, 2, 3].map((house) => world.browser(`10.0.1.${house}`))
    const results = await Promise.all(browsers.map((browser) => signOn(browser, 'hurried')))
    expect(results).toEqual([success, success, success])
    const ids = await Promise.all(browsers.map(async (browser) => (await own(browser)).id))
    expect(new Set(ids).size).toBe(1)
  })

  test('a username that is taken already gives way to the one at the provider', async () => {
    await world.db.query(sql`
      insert into account (username, email, first_name, last_name, standing)
      values ('squatted@work.example', 'x@work.example', 'S', 'S', 'active'),
        ('namesake@127.0.0.1', 'y@work.example', 'S', 'S', 'active')`)
    const browser = world.browser()
    expect(await signOn(browser, 'namesake')).toEqual(success)
    const { username, userInfo } = await own(browser)
    expect(username).toMatch(/^namesake-[\w-]{12}@127\.0\.0\.1$/)
    expect(userInfo?.email).toBe('squatted@work.example')
  })

  test('two tabs of one browser both arrive', async () => {
    const browser = world.browser()
    const [one, two] = [await begin(browser), await begin(browser)]
    expect(await come(browser, await provider.signIn(two, 'mei'))).toEqual(success)
    expect(await come(browser, await provider.signIn(one, 'mei'))).toEqual(success)
  })

  test('whoever says no at the provider comes back to the failure address', async () => {
    const browser = world.browser()
    expect(await come(browser, await provider.decline(await begin(browser)))).toEqual(failure('access_denied'))
    expect((await own(browser)).id).toBeUndefined()
  })

  test('an error of the provider is repeated only when it has the standard’s shape', async () => {
    const browser = world.browser()
    const state = new URL(await begin(browser)).searchParams.get('state') ?? ''
    const { raw } = await browser.call(finishSingleSignOn, { query: { state, error: '<script>alert(1)</script>' } })
    expect(raw.headers.location).toBe(`${origin}/login?from=sso&error=server_error`)
  })

  test('a plain form gets the same answer', async () => {
    const { status, body } = await world
      .browser()
      .call(
        startSingleSignOn,
        { query: forward },
        { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      )
    expect(status).toBe(200)
    expect(body.redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/)
  })
})

describe('A30 a callback that nobody is waiting for', () => {
  test('without state, with a foreign state, without cookie: 400, and nobody is logged in', async () => {
    const browser = world.browser()
    const back = await provider.signIn(await begin(browser), 'mei')
    const { state, ...stateless } = queryOf(back)
    for (const query of [{}, stateless, { ...stateless, state: 'x'.repeat(43) }, { error: 'access_denied' }])
      expect((await browser.call(finishSingleSignOn, { query })).status).toBe(400)
    expect(state).toBeTruthy()
    expect((await own(browser)).id).toBeUndefined()
    expect(await come(browser, back)).toEqual(success)
  })

  test('in another browser: 400, with or without a cookie of its own', async () => {
    const browser = world.browser()
    const victim = world.browser()
    const withCookie = world.browser()
    await begin(withCookie)
    for (const other of [victim, withCookie]) {
      const back = await provider.signIn(await begin(browser), 'mei')
      expect((await come(other, back)).status).toBe(400)
      expect((await own(other)).id).toBeUndefined()
    }
  })

  test('replayed: the same address again, and its code under a fresh state', async () => {
    const browser = world.browser()
    const back = await provider.signIn(await begin(browser), 'mei')
    expect(await come(browser, back)).toEqual(success)
    expect((await come(browser, back)).status).toBe(400)

    const { code = '', iss = '' } = queryOf(back)
    const thief = world.browser()
    const state = new URL(await begin(thief)).searchParams.get('state') ?? ''
    expect((await thief.call(finishSingleSignOn, { query: { code, iss, state } })).status).toBe(400)
    expect((await own(thief)).id).toBeUndefined()
  })

  test('with a code that was never given, or from another issuer: nobody is logged in', async () => {
    const browser = world.browser()
    const stateOf = async () => new URL(await begin(browser)).searchParams.get('state') ?? ''
    const guessed = { code: 'guessed', iss: provider.issuer, state: await stateOf() }
    expect((await browser.call(finishSingleSignOn, { query: guessed })).status).toBe(400)
    const back = queryOf(await provider.signIn(await begin(browser), 'mei'))
    const mixed = { ...back, iss: 'https://evil.example' }
    const { raw } = await browser.call(finishSingleSignOn, { query: mixed })
    expect(raw.headers.location).toBe(failure('temporarily_unavailable').to)
    expect((await own(browser)).id).toBeUndefined()
  })

  test('A42 the log names no code, no state, no secret and no address', () => {
    const log = world.log.join('')
    expect(log).toContain('invalid_grant')
    expect(log).toContain('/api/v1/account/authentication/keycloak/callback')
    expect(log).not.toMatch(/work\.example|code=|state=/)
    expect(log).not.toContain(provider.clientSecret)
  })
})

describe('without the provider', () => {
  const evil = [
    '//evil',
    'https:evil',
    '\\\\evil',
    '/\\evil',
    'javascript:alert(1)',
    'https://evil.example/',
    '/\t/evil',
  ]

  test('A29 foreign forward addresses are a 400 first, then, without a provider, the call is not found', async () => {
    const plain = await openWorld()
    const start = (query: typeof forward) => plain.browser().call(startSingleSignOn, { query })
    for (const url of evil) {
      expect((await start({ ...forward, successForwardUrl: url })).status).toBe(400)
      const { status, body } = await start({ ...forward, failureForwardUrl: url })
      expect(status).toBe(400)
      expect(body.errors?.errors[1]?.nodeList).toBe('/failureForwardUrl')
    }
    expect((await start(forward)).status).toBe(404)
    await plain.close()
  })

  test('[A30] a callback that nobody can have been sent to is not found, and no failure of the server', async () => {
    const plain = await openWorld()
    for (const query of [{}, { code: 'c', state: 's' }, { error: 'access_denied' }]) {
      const { status, raw } = await plain.browser().call(finishSingleSignOn, { query })
      expect([status, raw.headers.location]).toEqual([404, undefined])
      expect(raw.body).toContain('We could not find that. Check the address or go back.')
    }
    await plain.close()
  })

  test('A29 foreign forward addresses are a 400 with a provider, too', async () => {
    for (const url of evil) {
      const { status } = await world
        .browser()
        .call(startSingleSignOn, { query: { ...forward, successForwardUrl: url } })
      expect(status).toBe(400)
    }
  })

  test('a provider that hangs or is away is a 503 within ten seconds; once it is back it works', async () => {
    let hung: Server | undefined = createServer(() => {})
    await new Promise<void>((resolve) => hung?.listen(0, '127.0.0.1', resolve))
    const { port } = hung.address() as AddressInfo
    const knobs = { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'portolan' }
    const patient = await openWorld(knobs)
    const start = () => patient.browser().call(startSingleSignOn, { query: forward })
    const began = performance.now()
    expect((await start()).status).toBe(503)
    expect(performance.now() - began).toBeLessThan(10_000)

    hung.closeAllConnections()
    await new Promise((resolve) => hung?.close(resolve))
    hung = undefined
    expect((await start()).status).toBe(503)
    expect(patient.log.join('')).toContain('ECONNREFUSED')

    const back = await startOpenIdProvider({ redirectUri, port })
    expect((await start()).status).toBe(200)
    await back.close()
    await patient.close()
  })

  test('a provider that goes away between login and callback ends at the failure address', async () => {
    const leaving = await startOpenIdProvider({ redirectUri })
    const other = await openWorld({
      OIDC_ISSUER: leaving.issuer,
      OIDC_CLIENT_ID: leaving.clientId,
      OIDC_CLIENT_SECRET: leaving.clientSecret,
    })
    const browser = other.browser()
    const back = await leaving.signIn(await begin(browser))
    await leaving.close()
    expect(await come(browser, back)).toEqual(failure('temporarily_unavailable'))
    await other.close()
  })
})
