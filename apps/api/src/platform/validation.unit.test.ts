import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { handleFailures } from './failure.ts'
import { parseRequest, setCompilers } from './validation.ts'

/** A server whose one handler answers what it is told; tells what was sent. */
function serverOf(response: z.ZodMiniType) {
  const app = Fastify()
  let answer: unknown
  handleFailures(app, () => 'en')
  setCompilers(app)
  app.get('/', { schema: { response: { '2xx': response } } as never }, async () => answer)
  return async (value: unknown) => {
    answer = value
    const reply = await app.inject('/')
    return { status: reply.statusCode, body: reply.statusCode === 200 ? reply.json() : undefined }
  }
}

describe('answers', () => {
  test('never carry what the contract does not name', async () => {
    const response = z.object({ id: z.string(), inner: z.object({ shown: z.string() }) })
    const value = { id: '1', passwordHash: 'secret', inner: { shown: 'yes', hidden: 'secret' } }
    expect((await serverOf(response)(value)).body).toEqual({ id: '1', inner: { shown: 'yes' } })
  })

  test('that are wrong fail a test, and are not sent half', async () => {
    const response = z.object({ id: z.string() })
    expect((await serverOf(response)({ name: 'x' })).status).toBe(500)
  })
})

describe('[R8.12] requests', () => {
  const form = z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(8)),
    email: z.optional(z.email()),
    kind: z.optional(z.enum(['a', 'b'])),
    age: z.optional(z.int().check(z.minimum(0), z.maximum(120))),
    list: z.optional(z.array(z.strictObject({ 'a/b~c': z.number() }))),
  })
  const parse = parseRequest({ schema: form } as never) as (data: unknown) => {
    value?: unknown
    error?: { status: number; fields: { pointer: string; code: string; text: string }[] }
  }
  const problems = (data: unknown) => parse(data).error?.fields.map(({ pointer, text }) => `${pointer} ${text}`)

  test('[F15] that break a rule of the contract’s own are told in the words it names, others in plain ones', () => {
    const own = z.strictObject({
      named: z.string().check(z.refine(() => false, { error: 'error.field.name' })),
      plain: z.string().check(z.refine(() => false)),
    })
    const check = parseRequest({ schema: own } as never) as typeof parse
    expect(check({ named: '7', plain: '7' }).error?.fields.map(({ pointer, text }) => `${pointer} ${text}`)).toEqual([
      ...['/named error.field.name', '/plain error.field.format'],
    ])
  })

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
    [{ name: 'Ada', age: 500 }, ['/age error.field.tooHigh']],
    [{ name: 'Ada', age: -1 }, ['/age error.field.tooLow']],
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
