import { readOwnInfo } from '@portolan/contract/account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { hashOf, newToken } from './crypto.ts'
import { makeSessions, type Sessions } from './sessions.ts'
import { sql } from './sql.ts'

let world: TestWorld
let sessions: Sessions
let traveller: string
beforeAll(async () => {
  world = await openWorld()
  sessions = makeSessions(world.db)
  traveller = (await world.db.one<{ id: string }>(sql`select id from account where username = 'traveller'`))?.id ?? ''
})
afterAll(() => world.close())
beforeEach(() => world.db.query(sql`delete from session`))

/** Who the server takes the bearer of this cookie for. */
async function nameFor(token: string): Promise<string | undefined> {
  const browser = world.browser()
  browser.cookies.set('portolan', token)
  const { status, body } = await browser.call(readOwnInfo, {})
  expect(status).toBe(200)
  return body.username
}

const opened = async () => (await sessions.open(traveller, {})).token

/** As if the time had passed: the database's clock decides, so the rows are moved, not the clock. */
const age = (token: string, interval: string) =>
  world.db.query(sql`
    update session set created_at = created_at - ${interval}::interval, seen_at = seen_at - ${interval}::interval,
      expires_at = expires_at - ${interval}::interval where token_hash = ${hashOf(token)}`)

const hoursLeft = async (token: string) =>
  (
    await world.db.one<{ hours: number }>(sql`
      select round(extract(epoch from expires_at - now()) / 3600)::int as hours
      from session where token_hash = ${hashOf(token)}`)
  )?.hours

describe('a cookie', () => {
  test('opens the session it was made for, and only its hash is kept', async () => {
    const token = await opened()
    expect(await nameFor(token)).toBe('traveller')
    const rows = JSON.stringify(await world.db.query(sql`select * from session`))
    expect(rows).toContain(hashOf(token))
    expect(rows).not.toContain(token)
  })

  test('that is forged, cut, doubled or far too long is a guest', async () => {
    const token = await opened()
    const forged = [
      newToken(),
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      hashOf(token),
      'a'.repeat(5_000),
      "' or true --",
      '%00',
      '{}',
      '',
    ]
    for (const one of forged) expect(await nameFor(one), one.slice(0, 50)).toBeUndefined()
  })

  test('that is longer than headers may be is refused in the envelope, on a real connection', async () => {
    const address = await world.app.http.listen({ port: 0, host: '127.0.0.1' })
    const reply = await fetch(`${address}/api/v1/b2b/user-manage/own-info`, {
      headers: { cookie: `portolan=${'a'.repeat(20_000)}` },
    })
    expect(reply.status).toBe(431)
    expect(await reply.json()).toEqual({
      success: false,
      errors: { errors: [{ stringValue: 'Some request errors.' }] },
    })
  })

  test('of a locked account is a guest at once', async () => {
    const token = await opened()
    await world.db.query(sql`update account set standing = 'disabled' where id = ${traveller}`)
    expect(await nameFor(token)).toBeUndefined()
    await world.db.query(sql`update account set standing = 'active' where id = ${traveller}`)
    expect(await nameFor(token)).toBe('traveller')
  })
})

describe('a session runs out by the clock of the database', () => {
  test('twelve hours after its last use', async () => {
    const token = await opened()
    expect(await hoursLeft(token)).toBe(12)
    await age(token, '11 hours 59 minutes')
    expect(await nameFor(token)).toBe('traveller')
    expect(await hoursLeft(token)).toBe(12)
    await age(token, '12 hours 1 minute')
    expect(await nameFor(token)).toBeUndefined()
  })

  test('is not written at every use', async () => {
    const token = await opened()
    await age(token, '4 minutes')
    await nameFor(token)
    expect(await world.db.one(sql`select 1 from session where seen_at < now() - interval '3 minutes'`)).toBeDefined()
    await age(token, '2 minutes')
    await nameFor(token)
    expect(await world.db.one(sql`select 1 from session where seen_at < now() - interval '3 minutes'`)).toBeUndefined()
  })

  test('and two weeks after its beginning, however busy', async () => {
    const token = await opened()
    await age(token, '11 hours')
    await world.db.query(sql`update session set created_at = now() - interval '13 days 22 hours'`)
    expect(await nameFor(token)).toBe('traveller')
    expect(await hoursLeft(token)).toBe(2)
  })

  test('and is swept away then, with links that ran out, while the living stay', async () => {
    const [dead, living] = [await opened(), await opened()]
    await age(dead, '13 hours')
    const link = (hash: string, age: string) => sql`
      insert into mailed_link (token_hash, purpose, expires_at)
      values (${hash}, 'passwordReset', now() - ${age}::interval)`
    await world.db.query(link('dead', '1 minute'))
    await world.db.query(link('living', '-1 minute'))
    await sessions.sweep()
    expect(await world.db.query(sql`select token_hash as hash from session`)).toEqual([{ hash: hashOf(living) }])
    expect(await world.db.query(sql`select token_hash as hash from mailed_link`)).toEqual([{ hash: 'living' }])
  })
})

describe('A1–A3 a new session', () => {
  test('has a new token and ends the one it replaces', async () => {
    const planted = (await sessions.open(undefined, { theme: 'dark' })).token
    const { token } = await sessions.open(traveller, { theme: 'dark' }, hashOf(planted))
    expect(token).not.toBe(planted)
    expect(await sessions.find(planted)).toBeUndefined()
    expect(await nameFor(token)).toBe('traveller')
  })

  test('takes along what follows it, before the old one ends, and both happen or neither', async () => {
    const own = makeSessions(world.db)
    const planted = await own.open(undefined, {})
    const seen: unknown[] = []
    own.follow(async (tx, succession) => {
      seen.push(succession, await tx.query(sql`select token_hash as hash from session order by created_at`))
      if (succession.accountId) throw new Error('cannot follow')
    })
    await expect(own.open(traveller, {}, planted.hash)).rejects.toThrow('cannot follow')
    expect(await world.db.query(sql`select token_hash as hash from session`)).toEqual([{ hash: planted.hash }])
    seen.length = 0
    const { hash } = await own.open(undefined, {}, planted.hash)
    expect(seen).toEqual([{ from: planted.hash, to: hash, accountId: undefined }, [{ hash: planted.hash }, { hash }]])
    expect(await world.db.query(sql`select token_hash as hash from session`)).toEqual([{ hash }])
  })

  test('ends alone, or with all the others of its account but one', async () => {
    const [one, two, three] = [await opened(), await opened(), await opened()]
    await sessions.end(hashOf(one))
    expect(await nameFor(one)).toBeUndefined()
    await sessions.endAll(traveller, hashOf(two))
    expect(await nameFor(two)).toBe('traveller')
    expect(await nameFor(three)).toBeUndefined()
    await sessions.endAll(traveller)
    expect(await nameFor(two)).toBeUndefined()
  })

  test('keeps what was chosen, and adds to it', async () => {
    const { token, hash } = await sessions.open(undefined, { theme: 'dark', language: 'fr' })
    await sessions.savePreferences(hash, { language: 'ar' })
    const found = await sessions.find(token)
    expect(found).toMatchObject({ preferences: { theme: 'dark', language: 'ar' }, account: undefined })
    expect(found?.expiresAt).toBeInstanceOf(Date)
  })
})
