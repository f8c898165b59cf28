import { request } from 'node:http'
import type { Call } from '@portolan/contract/call'
import { failure } from '@portolan/contract/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressOf } from '../testing/address.ts'
import { signedIn } from '../testing/agency.ts'
import { firstText, hasText, pointerOf, tagsOf, withAt } from '../testing/schema-walk.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { sql } from './sql.ts'

let world: TestWorld
let cookies: Record<string, string>
let before: unknown
/** Every call with a body that somebody serves, whoever wrote it and whenever. */
let calls: Call[]

beforeAll(async () => {
  // So many calls of one caller in a row would be too many.
  world = await openWorld({ LIMITS: 'off' })
  cookies = Object.fromEntries((await signedIn(world, 'owner')).cookies)
  calls = world.app.routes.flatMap(({ call, served }) => (call?.body && served ? [call] : []))
  expect(calls.length).toBeGreaterThan(10)
  before = await everything()
})
afterAll(() => world.close())
beforeEach(() => void world.log.splice(0))

/** All that the database holds, as one value. */
async function everything() {
  const tables = await world.db.query<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`)
  expect(tables.length).toBeGreaterThan(8)
  const contents = []
  for (const { name } of tables)
    contents.push(await world.db.query({ text: `select t::text from ${name} t order by 1`, values: [] }))
  return contents
}

const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' }
const typeOf = ({ encoding = 'json' }: Call) => types[encoding]

/** With the milliseconds of work it took: on a busy machine the clock on the wall tells about the neighbours. */
async function send(call: Call, payload: string | Buffer, contentType: string | undefined = typeOf(call)) {
  world.log.splice(0)
  const began = process.cpuUsage()
  const reply = await world.app.http.inject({
    method: call.method,
    url: addressOf(call),
    cookies,
    headers: { origin: world.config.publicUrl.origin, ...(contentType && { 'content-type': contentType }) },
    payload,
  })
  const { user, system } = process.cpuUsage(began)
  return { reply, ms: (user + system) / 1000 }
}

const asJson = (value: unknown) => JSON.stringify(value)
const asForm = (value: object) => new URLSearchParams(value as Record<string, string>).toString()
const written = (call: Call, value: object) => (call.encoding === 'form' ? asForm(value) : asJson(value))

type Reply = Awaited<ReturnType<typeof send>>['reply']

/** The status, the fixed text, one line in the log, and nothing that tells about our insides. */
function expectRefusal(reply: Reply, status: number, text: RegExp, call: Call) {
  const about = `${call.method} ${call.path}: ${reply.body.slice(0, 300)}`
  expect(reply.statusCode, about).toBe(status)
  const { errors } = failure.parse(reply.json()).errors
  expect(errors[0]?.stringValue, about).toMatch(text)
  expect(errors.length, about).toBeLessThan(50)
  expect(reply.body, about).not.toMatch(/\bat \S+ \(|node_modules|\.[mc]?[jt]s\b|\/work\/|zod|SyntaxError/i)
  expect(world.log, about).toHaveLength(1)
  return errors
}

const badRequest = /^Some request errors\.$/

/**
 * They are refused before anybody looks at what the call is: each call meets one of them, by turns, and the first one
 * all; in the full run each meets all.
 */
const meeting = <T>(some: readonly Call[], variants: readonly T[]): [Call, T][] =>
  some.flatMap((call, index) => {
    const own = process.env.FULL === '1' || index === 0 ? variants : variants.slice(index % variants.length).slice(0, 1)
    return own.map((variant): [Call, T] => [call, variant])
  })

const isJson = ({ encoding }: Call): boolean => encoding !== 'form'
const isForm = (call: Call): boolean => !isJson(call)

describe('[R5.8, R8.12] every call that takes a body refuses', () => {
  afterAll(async () => expect(await everything(), 'nothing has changed').toEqual(before))

  test('a text far too long, at its field', async () => {
    for (const call of calls.filter(hasText)) {
      const path = firstText(call)
      const { reply } = await send(call, written(call, { ...tagsOf(call), ...withAt(path, 'x'.repeat(70_000)) }))
      const errors = expectRefusal(reply, 400, badRequest, call)
      expect(
        errors.map(({ nodeList }) => nodeList),
        call.path,
      ).toContain(pointerOf(path))
      expect(reply.body, 'does not repeat it').not.toContain('xxxx')
    }
  })

  test('a value of another type, at its field', async () => {
    for (const call of calls.filter(hasText)) {
      const path = firstText(call)
      const twice = `${path[0]}=one&${path[0]}=two`
      const { reply } = await send(
        call,
        call.encoding === 'form' ? twice : asJson({ ...tagsOf(call), ...withAt(path, { not: 'this' }) }),
      )
      const errors = expectRefusal(reply, 400, badRequest, call)
      expect(
        errors.map(({ nodeList }) => nodeList),
        call.path,
      ).toContain(pointerOf(path))
    }
  })

  test('a key nobody knows, by its name', async () => {
    for (const call of calls) {
      const { reply } = await send(call, written(call, { ...tagsOf(call), surprise: 'x', permissions: 'all' }))
      const errors = expectRefusal(reply, 400, badRequest, call)
      const unknown = errors.filter(({ code }) => code === 'unrecognized_keys').map(({ nodeList }) => nodeList)
      expect(unknown, call.path).toContain('/surprise')
    }
  })

  test('a thousand keys nobody knows, without a book in return', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`key${index}`, 'x']))
    for (const call of calls) expectRefusal((await send(call, written(call, many))).reply, 400, badRequest, call)
  })

  test('what is no object', async () => {
    for (const [call, body] of meeting(calls.filter(isJson), ['[]', '[{}]', 'null', '"text"', '7', 'true']))
      expectRefusal((await send(call, body)).reply, 400, badRequest, call)
  })

  test('what is no JSON', async () => {
    const bodies = ['{"a":', '{a:1}', "{'a':1}", '', '{"a":1}{"b":2}', '\u0000', '<xml/>', '{"a":\ud800}']
    for (const [call, body] of meeting(calls.filter(isJson), bodies))
      expectRefusal((await send(call, body)).reply, 400, badRequest, call)
  })

  test('A14 keys that reach for the prototype', async () => {
    const forged = [
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"admin":true}}}',
      '{"\\u005f_proto__":{"admin":true}}',
      '{"a":{"__proto__":[]}}',
      '{"prototype":{},"constructor":"x"}',
    ]
    const forms = ['__proto__=x', 'constructor=x', '__proto__[admin]=true']
    for (const [call, body] of [...meeting(calls.filter(isJson), forged), ...meeting(calls.filter(isForm), forms)])
      expectRefusal((await send(call, body)).reply, 400, badRequest, call)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test('two megabytes, and anything beyond a quarter of one', async () => {
    for (const [call, size] of meeting(calls, [300_000, 2_000_000])) {
      const { reply } = await send(call, written(call, { username: 'x'.repeat(size) }))
      expectRefusal(reply, 413, /^That is too much at once/, call)
    }
  })

  test('A5 any other content type, and none', async () => {
    const otherOf = (call: Call) => (isForm(call) ? types.json : types.form)
    const strange = ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense', '']
    const each = calls.map((call): [Call, string] => [call, otherOf(call)])
    for (const [call, type] of [...each, ...meeting(calls, strange)])
      expectRefusal((await send(call, '{}', type)).reply, 415, /^This kind of content/, call)
  })

  test('NUL and halves of a character, which no column can hold', async () => {
    for (const call of calls.filter((one) => hasText(one) && one.encoding !== 'form')) {
      const path = firstText(call)
      for (const text of ['a\0b', 'a\ud800b']) {
        const { reply } = await send(call, asJson(withAt(path, text)).replace('\0', '\\u0000'))
        expectRefusal(reply, 400, badRequest, call)
      }
    }
  })

  test('A35 a depth of ten thousand, in a moment', async () => {
    const deep = [
      `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      `${'{"profile":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      `${'{"a":'.repeat(10_000)}{"__proto__":1}${'}'.repeat(10_000)}`,
    ]
    for (const [call, body] of meeting(calls.filter(isJson), deep)) {
      const tries = [await send(call, body), await send(call, body), await send(call, body)]
      for (const { reply } of tries.slice(-1)) expectRefusal(reply, 400, badRequest, call)
      expect(Math.min(...tries.map(({ ms }) => ms)), call.path).toBeLessThan(100)
    }
  })

  test('NUL wherever text is free: form, path and query', async () => {
    const login = calls.find(({ encoding }) => encoding === 'form')
    if (!login) throw new Error('nobody serves the login')
    const { reply } = await send(login, 'username=a%00b&password=x')
    const errors = expectRefusal(reply, 400, badRequest, login)
    expect(errors[1]).toMatchObject({ nodeList: '/username', code: 'invalid_format' })
    for (const url of ['users?username=a%00b', 'users/a%00b/password'].map(
      (path) => `/api/v1/b2b/user-manage/${path}`,
    )) {
      const method = url.endsWith('password') ? 'PUT' : 'GET'
      const headers = { origin: world.config.publicUrl.origin, 'content-type': 'application/json' }
      const payload = method === 'PUT' ? '{"newPassword":"a long enough password"}' : ''
      const { statusCode } = await world.app.http.inject({ method, url, cookies, headers, ...(payload && { payload }) })
      expect(statusCode, url).toBe(400)
    }
  })

  test('A35 ten megabytes over a real connection, before they have arrived', async () => {
    const { port } = new URL(await world.app.http.listen({ port: 0, host: '127.0.0.1' }))
    const headers = { 'content-type': 'application/json', 'content-length': 10_000_000 }
    const path = '/api/v1/account/registration'
    const refused = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request({ port, path, method: 'POST', headers, agent: false }, (reply) => {
          resolve(reply.statusCode)
          sent.destroy()
        })
        sent.on('error', reject)
        sent.write('{"email":"'.padEnd(100_000, 'x'))
      })
    // The rest is never sent: whoever waited for it would not answer.
    expect(await refused()).toBe(413)
  })
})
