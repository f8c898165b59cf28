import { authenticate, readOwnInfo, readUserInfo, savePreferences } from '@portolan/contract/account'
import type { Answer } from '@portolan/contract/envelope'
import { modifyProfile, type ProfileChange } from '@portolan/contract/profile'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { permissionsOfRole } from '../testing/agency.ts'
import { type Browser, demoPassword, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let traveller: Browser
beforeAll(async () => {
  world = await openWorld()
  traveller = await world.loggedIn('traveller')
})
afterAll(() => world.close())

const change = (browser: Browser, profile: ProfileChange) => browser.call(modifyProfile, { body: { profile } })
const infoOf = async (browser: Browser) => (await browser.call(readUserInfo, {})).body.userInfo
const errorsOf = (body: Answer) =>
  body.errors?.errors.slice(1).map(({ nodeList, stringValue }) => `${nodeList} ${stringValue}`)

/** Every row of every table, as a thief of the database would read it. */
async function dump(): Promise<string> {
  const tables = await world.db.query<{ name: string }>(sql`
    select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`)
  const texts = tables.map(async ({ name }) => {
    const all = [`select row_to_json(t)::text as row from ${name} t`]
    const rows = await world.db.query<{ row: string }>(sql(Object.assign(all, { raw: all })))
    return rows.map(({ row }) => row).join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}

describe('own-info', () => {
  test('[R7.11, R4.1] a guest is told so without an error and without id', async () => {
    const { status, body, raw } = await world.browser('10.3.0.1').call(readOwnInfo, {})
    expect(status).toBe(200)
    expect(body).toEqual({ success: false, preferences: {} })
    expect(raw.cookies).toEqual([])
  })

  test('[R7.11, R4.1, R6.3] a user gets id, permissions, profile and preferences', async () => {
    const { body } = await (await world.loggedIn('manager')).call(readOwnInfo, {})
    expect(body).toEqual({
      success: true,
      id: expect.any(String),
      username: 'manager',
      displayName: 'Marco Manager',
      userType: 'B2B',
      permissions: permissionsOfRole('Manager'),
      requirePasswordChange: false,
      preferences: {},
      userInfo: {
        id: body.id,
        username: 'manager',
        email: 'manager@harbourtravel.example',
        personName: { givenName: 'Marco', surname: 'Manager' },
        documents: [],
        company: { id: expect.any(String), name: 'Harbour Travel' },
      },
    })
  })

  test('[R7.11] a disabled user is a guest from the next call on', async () => {
    const viewer = await world.loggedIn('viewer')
    await world.db.query(sql`update account set standing = 'disabled' where username = 'viewer'`)
    expect((await viewer.call(readOwnInfo, {})).body).toEqual({ success: false, preferences: {} })
    await world.db.query(sql`update account set standing = 'active' where username = 'viewer'`)
  })
})

describe('the profile', () => {
  beforeEach(async () => {
    await change(traveller, {
      personName: { givenName: 'Tess', surname: 'Traveller', namePrefix: null, middleName: null },
      telephone: null,
      birthDate: null,
      residenceCountry: null,
      documents: [],
    })
  })

  test('[R7.7] user-info is for the logged-in alone', async () => {
    expect((await world.browser('10.3.0.2').call(readUserInfo, {})).status).toBe(401)
    expect(await infoOf(traveller)).toMatchObject({
      username: 'traveller',
      email: 'traveller@harbourtravel.example',
      personName: { givenName: 'Tess', surname: 'Traveller' },
    })
  })

  test('[R7.6, R7.7] what is sent changes, what is left out stays, null takes it away', async () => {
    const personName = { namePrefix: 'Dr', givenName: 'Théa', middleName: 'Mei', surname: "O'Neill-陳" }
    const telephone = { countryAccessCode: '852', phoneNumber: '2110 4400' }
    const first = await change(traveller, { personName, telephone, birthDate: '1990-04-12', residenceCountry: 'HK' })
    expect(first.body.success).toBe(true)
    expect(first.body.userInfo).toMatchObject({
      personName,
      telephone,
      birthDate: '1990-04-12',
      residenceCountry: 'HK',
    })

    await change(traveller, { personName: { givenName: 'Thea', surname: 'Lam' }, residenceCountry: 'FR' })
    expect(await infoOf(traveller)).toMatchObject({
      personName: { namePrefix: 'Dr', givenName: 'Thea', middleName: 'Mei', surname: 'Lam' },
      telephone,
      birthDate: '1990-04-12',
      residenceCountry: 'FR',
    })

    const named = { givenName: 'Thea', surname: 'Lam' }
    await change(traveller, {
      personName: { ...named, namePrefix: null, middleName: null },
      telephone: null,
      birthDate: null,
    })
    const left = await infoOf(traveller)
    expect(left?.personName).toEqual(named)
    expect(left).not.toHaveProperty('telephone')
    expect(left).not.toHaveProperty('birthDate')
    expect(left?.residenceCountry).toBe('FR')
  })

  test('[R7.6] nobody changes username, company or id by it', async () => {
    for (const key of ['id', 'username', 'company', 'permissions', 'agencyId', '__proto__x']) {
      const { status, body } = await change(traveller, { [key]: 'x' } as never)
      expect(status).toBe(400)
      expect(errorsOf(body)).toEqual([`/profile/${key} This field is not accepted here.`])
    }
  })

  test('[R7.6] a birth date lies in the past', async () => {
    for (const birthDate of [
      '2999-01-01',
      new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      '0000-01-01',
      '1899-12-31',
    ]) {
      const { status, body } = await change(traveller, { birthDate })
      expect(status).toBe(400)
      expect(errorsOf(body)).toEqual(['/profile/birthDate Enter a date in the past.'])
    }
    expect((await change(traveller, { birthDate: '2001-02-30' })).status).toBe(400)
    expect(await infoOf(traveller)).not.toHaveProperty('birthDate')
  })

  test('A39 [R7.6] line breaks, NUL and direction marks in a name are a 400, and nothing is changed', async () => {
    for (const mark of ['\r\nBcc: x@y.example', '\0', '\u202e', '\u2067', '\u061c', '\n'])
      for (const field of ['givenName', 'surname', 'middleName', 'namePrefix']) {
        const personName = { givenName: 'Eve', surname: 'Doe', [field]: `E${mark}`.slice(0, 15) }
        expect((await change(traveller, { personName })).status).toBe(400)
      }
    expect(await infoOf(traveller)).toMatchObject({ personName: { givenName: 'Tess', surname: 'Traveller' } })
  })

  test('A41, A42 [R7.6] a passport is masked in every answer and stands in clear in no table and no log', async () => {
    const documents = [
      { docType: '2' as const, docID: 'K12345678', expireDate: '2001-03-31', docIssueCountry: 'HK' },
      { docType: '5' as const, docID: 'X9931', docHolderNationality: 'FR', docHolderNationalityName: 'France' },
    ]
    const { body, raw } = await change(traveller, { documents })
    const masked = [
      { ...documents[0], docID: '•••••678' },
      { ...documents[1], docID: '•••••' },
    ]
    expect(body.userInfo?.documents).toEqual(masked)
    expect((await infoOf(traveller))?.documents).toEqual(masked)
    const own = await traveller.call(readOwnInfo, {})
    expect(own.body.userInfo?.documents).toEqual(masked)
    const rows = await dump()
    expect(rows).toContain('traveller@harbourtravel.example')
    for (const text of [rows, world.log.join(''), raw.body, own.raw.body]) {
      expect(text).not.toContain('K12345678')
      expect(text).not.toContain('X9931')
    }
    expect(world.log.join('')).not.toContain('traveller@')
  })

  test('A41 a sealed passport moved to another account does not open there', async () => {
    await change(traveller, { documents: [{ docType: '2', docID: 'K12345678' }] })
    await world.db.query(sql`
      update account set documents_sealed = (select documents_sealed from account where username = 'traveller')
      where username = 'viewer'`)
    expect((await infoOf(await world.loggedIn('viewer')))?.documents).toEqual([])
  })

  test('[R7.6] a number that comes back masked keeps what is stored; the list is replaced as a whole', async () => {
    const sealed = async () =>
      (
        await world.db.one<{ text: string }>(
          sql`select documents_sealed as text from account where username = 'traveller'`,
        )
      )?.text
    await change(traveller, {
      documents: [
        { docType: '2', docID: 'K12345678' },
        { docType: '5', docID: 'A9990001678' },
      ],
    })
    const before = await sealed()
    const kept = await change(traveller, { documents: [{ docType: '5', docID: '•••••678', expireDate: '2031-01-01' }] })
    expect(kept.body.userInfo?.documents).toEqual([{ docType: '5', docID: '•••••678', expireDate: '2031-01-01' }])
    expect(await sealed()).not.toBe(before)
    const twice = { docType: '5' as const, docID: '•••••678' }
    const refused = await change(traveller, { documents: [twice, twice] })
    expect(refused.status).toBe(400)
    expect(errorsOf(refused.body)).toEqual([
      '/profile/documents/1/docID Use letters and figures only, as printed in the passport.',
    ])
    expect((await change(traveller, { documents: [{ docType: '2', docID: '•••••678' }] })).status).toBe(400)
    expect((await infoOf(traveller))?.documents).toHaveLength(1)
    await change(traveller, { documents: [] })
    expect(await sealed()).toBeNull()
  })

  test('[R7.6] a new address waits for its confirmation by mail', async () => {
    const agent = await world.loggedIn('agent')
    const { body } = await change(agent, {
      email: 'amira@elsewhere.example',
      personName: { givenName: 'Amira', surname: 'New' },
    })
    expect(body.userInfo).toMatchObject({ email: 'agent@harbourtravel.example', personName: { surname: 'New' } })
    const mails = await world.mails()
    expect(mails.filter((mail) => mail.includes('To: amira@elsewhere.example'))).toHaveLength(1)
    expect(await infoOf(agent)).toMatchObject({ email: 'agent@harbourtravel.example' })
    await change(agent, { email: 'Agent@HarbourTravel.example' })
    expect(await world.mails()).toHaveLength(mails.length)
  })

  test('[R7.6] nobody makes us write to ten strangers', async () => {
    const finance = await world.loggedIn('finance')
    const statuses: number[] = []
    for (let stranger = 0; stranger < 7; stranger++)
      statuses.push((await change(finance, { email: `stranger${stranger}@elsewhere.example` })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  test('[R7.6, R1.4] language and currency of the profile are the preferences', async () => {
    const owner = await world.loggedIn('owner')
    await owner.call(savePreferences, { body: { language: 'es' } })
    const { body } = await change(owner, { preferredLanguage: 'fr', preferredCurrency: 'HKD' })
    expect(body.userInfo).toMatchObject({ preferredLanguage: 'fr', preferredCurrency: 'HKD' })
    expect((await owner.call(readOwnInfo, {})).body.preferences).toEqual({ language: 'fr', currency: 'HKD' })
    const elsewhere = await world.loggedIn('owner')
    expect((await elsewhere.call(readOwnInfo, {})).body.preferences).toEqual({ language: 'fr', currency: 'HKD' })
  })

  test('two changes at once lose nothing of each other', async () => {
    const all = await Promise.all([
      change(traveller, { residenceCountry: 'HK' }),
      change(traveller, { birthDate: '1990-04-12' }),
      change(traveller, { telephone: { phoneNumber: '2110 4400' } }),
      change(traveller, { documents: [{ docType: '2', docID: 'K12345678' }] }),
    ])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await infoOf(traveller)).toMatchObject({
      residenceCountry: 'HK',
      birthDate: '1990-04-12',
      telephone: { phoneNumber: '2110 4400' },
      documents: [{ docID: '•••••678' }],
    })
  })
})

describe('preferences', () => {
  test('[R2.8, R1.4] a guest keeps them in a session of their own', async () => {
    const guest = world.browser('10.3.1.1')
    const first = await guest.call(savePreferences, { body: { layoutType: 'horizontal', language: 'ar' } })
    expect(first.body).toEqual({ success: true, preferences: { layoutType: 'horizontal', language: 'ar' } })
    const cookie = guest.cookies.get('portolan')
    expect(cookie).toMatch(/^[\w-]{43}$/)
    const second = await guest.call(savePreferences, { body: { loader: true, topbar: 'light' } })
    const all = { layoutType: 'horizontal', language: 'ar', loader: true, topbar: 'light' }
    expect(second.body.preferences).toEqual(all)
    expect(guest.cookies.get('portolan')).toBe(cookie)
    expect((await guest.call(readOwnInfo, {})).body).toEqual({ success: false, preferences: all })
  })

  test('[R2.8, R1.4] a user keeps them in the profile as well, over logout and on the next machine', async () => {
    const manager = await world.loggedIn('manager')
    await manager.call(savePreferences, { body: { leftSidebarType: 'full', layoutWidth: 'boxed', language: 'zhHK' } })
    await manager.call(savePreferences, { body: { leftSidebarType: 'icon', theme: 'dark' } })
    const elsewhere = await world.loggedIn('manager')
    expect((await elsewhere.call(readOwnInfo, {})).body.preferences).toEqual({
      leftSidebarType: 'icon',
      layoutWidth: 'boxed',
      language: 'zhHK',
      theme: 'dark',
    })
  })

  test('[R1.4] the language of the session decides over that of the browser', async () => {
    const ar = (await import('@portolan/contract/error-text/ar.json', { with: { type: 'json' } })).default
    const guest = world.browser('10.3.1.2')
    await guest.call(savePreferences, { body: { language: 'ar' } })
    const { status, body } = await guest.call(readUserInfo, {}, { 'accept-language': 'fr' })
    expect(status).toBe(401)
    expect(body.errors?.errors[0]?.stringValue).toBe(ar['error.401'])
    const login = await guest.call(authenticate, { body: { username: 'nobody', password: demoPassword } })
    expect(login.body.errors?.errors[0]?.stringValue).toBe(ar['error.login'])
  })

  test('an unknown one and a wrong value are a 400, and open no session', async () => {
    for (const body of [{ topbar: 'pink' }, { permissions: ['users:manage'] }, { language: 'de' }, { loader: 'yes' }]) {
      const guest = world.browser('10.3.1.3')
      expect((await guest.call(savePreferences, { body: body as never })).status).toBe(400)
      expect(guest.cookies.size).toBe(0)
    }
  })

  test('nobody fills the table with sessions', async () => {
    const statuses: number[] = []
    for (let guest = 0; guest < 62; guest++)
      statuses.push((await world.browser('10.3.1.4').call(savePreferences, { body: { loader: true } })).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429])
  })
})
