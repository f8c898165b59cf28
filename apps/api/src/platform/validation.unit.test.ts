import type { Call } from '@portolan/contract/call'
import { table } from '@portolan/contract/table'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { samplesOf } from '../testing/schema-sample.ts'
import { handleFailures } from './failure.ts'
import { parseRequest, setCompilers } from './validation.ts'

const answering: [string, Call & { response: z.ZodMiniType }][] = Object.entries<Call>(table).flatMap(([name, call]) =>
  call.response ? [[name, { ...call, response: call.response }]] : [],
)

/** A server whose one handler answers what it is told; tells what was sent. */
function serverOf(response: z.ZodMiniType, production: boolean) {
  const app = Fastify()
  let answer: unknown
  handleFailures(app, () => 'en')
  setCompilers(app, production)
  app.get('/', { schema: { response: { '2xx': response } } as never }, async () => answer)
  return async (value: unknown) => {
    answer = value
    const reply = await app.inject('/')
    return { status: reply.statusCode, body: reply.statusCode === 200 ? reply.json() : undefined }
  }
}

describe('answers', () => {
  test.each(answering)('%s is sent in production as it is in tests', async (_, { response }) => {
    const send = serverOf(response, true)
    for (const sample of samplesOf(response)) {
      const expected = z.safeParse(response, sample)
      if (!expected.success) continue
      expect(await send(sample)).toEqual({ status: 200, body: JSON.parse(JSON.stringify(expected.data)) })
    }
  })

  test('most samples are real answers, so that the comparison compares something', () => {
    const all = answering.flatMap(([, { response }]) =>
      samplesOf(response).map((one) => z.safeParse(response, one).success),
    )
    expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.95)
  })

  test('never carry what the contract does not name, in either way', async () => {
    const response = z.object({ id: z.string(), inner: z.object({ shown: z.string() }) })
    const value = { id: '1', passwordHash: 'secret', inner: { shown: 'yes', hidden: 'secret' } }
    for (const production of [true, false]) {
      expect((await serverOf(response, production)(value)).body).toEqual({ id: '1', inner: { shown: 'yes' } })
    }
  })

  test('that are wrong fail a test, and are not sent half', async () => {
    const response = z.object({ id: z.string() })
    expect((await serverOf(response, false)({ name: 'x' })).status).toBe(500)
    expect((await serverOf(response, true)({ name: 'x' })).status).toBe(500)
  })
})

describe('[R8.12] requests', () => {
  const form = z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(8)),
    email: z.optional(z.email()),
    kind: z.optional(z.enum(['a', 'b'])),
    list: z.optional(z.array(z.strictObject({ 'a/b~c': z.number() }))),
  })
  const parse = parseRequest({ schema: form } as never) as (data: unknown) => {
    value?: unknown
    error?: { status: number; fields: { pointer: string; code: string; text: string }[] }
  }
  const problems = (data: unknown) => parse(data).error?.fields.map(({ pointer, text }) => `${pointer} ${text}`)

  test('that fit are handed on as parsed', () => {
    expect(parse({ name: 'Ada' })).toEqual({ value: { name: 'Ada' } })
  })

  test.each([
    [{}, ['/name error.field.required']],
    [{ name: '' }, ['/name error.field.required']],
    [{ name: 'far too long' }, ['/name error.field.tooLong']],
    [{ name: 7 }, ['/name error.field.format']],
    [{ name: 'Ada', email: 'ada' }, ['/email error.field.email']],
    [{ name: 'Ada', kind: 'c' }, ['/kind error.field.choice']],
    [{ name: 'Ada', list: [{ 'a/b~c': 1 }, { 'a/b~c': 'x' }] }, ['/list/1/a~1b~0c error.field.format']],
    [{ name: 'Ada', other: 1, more: 2 }, ['/other error.field.unknown', '/more error.field.unknown']],
    [{ name: 'a\0b' }, ['/name error.field.format']],
    [{ name: 'a\udc00b' }, ['/name error.field.format']],
    [undefined, [' error.field.required']],
    [null, [' error.field.required']],
    [[], [' error.field.format']],
  ])('%j', (data, expected) => {
    expect(parse(data).error?.status).toBe(400)
    expect(problems(data)).toEqual(expected)
  })

  test('whole characters beyond the first plane are text like any other', () => {
    expect(parse({ name: '漢字😀' }).value).toEqual({ name: '漢字😀' })
  })
})
