import { readFileSync } from 'node:fs'
import { failure } from '@portolan/contract/envelope'
import { errorStatuses } from '@portolan/contract/errors'
import { languages, tagOf } from '@portolan/domain/language'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { languageOf } from './caller.ts'
import { handleFailures } from './failure.ts'
import { describeFailure } from './log.ts'
import { fieldRefusal, Refusal } from './refusal.ts'

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../../packages/contract/src/error-text/${language}.json`, import.meta.url), 'utf8'),
  )

/** A server on which every call fails in the way it is told to. */
function failingWith(error: unknown) {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  handleFailures(app, languageOf)
  app.get('/', async () => {
    throw error
  })
  const ask = async (acceptLanguage = 'en') => {
    const reply = await app.inject({ url: '/', headers: { 'accept-language': acceptLanguage } })
    return { status: reply.statusCode, body: reply.json(), text: reply.body, headers: reply.headers }
  }
  return { ask, lines }
}

describe('[R8.2, R8.12] every status has its fixed text, first in the envelope, in six languages', () => {
  test.each(errorStatuses)('%i', async (status) => {
    const { ask } = failingWith(new Refusal(status))
    for (const language of languages) {
      const reply = await ask(tagOf(language))
      expect(reply.status).toBe(status)
      expect(failure.parse(reply.body)).toEqual(reply.body)
      expect(reply.body.errors.errors).toEqual([{ stringValue: textsOf(language)[`error.${status}`] }])
    }
  })

  test('the four texts of the specification stand as written', async () => {
    const spoken = await Promise.all(
      ([400, 401, 500, 504] as const).map(
        async (status) => (await failingWith(new Refusal(status)).ask()).body.errors.errors[0].stringValue,
      ),
    )
    expect(spoken).toEqual([
      'Some request errors.',
      'Please log in.',
      'Some server errors.',
      'Request timeout, please try again.',
    ])
  })

  test('every language has a text for every id', () => {
    const ids = Object.keys(textsOf('en')).sort()
    for (const language of languages) {
      const texts = textsOf(language)
      expect(Object.keys(texts).sort()).toEqual(ids)
      expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([])
    }
  })

  test('a field error follows as its own entry, with pointer and code', async () => {
    const { ask } = failingWith(fieldRefusal('/email', 'invalid_format', 'error.field.email'))
    expect((await ask()).body.errors.errors).toEqual([
      { stringValue: 'Some request errors.' },
      { stringValue: 'Enter an email address like name@example.com.', nodeList: '/email', code: 'invalid_format' },
    ])
  })
})

describe('what fails without being a refusal', () => {
  const failed = (fields: object, message = 'boom') => Object.assign(new Error(message), fields)

  test.each([
    ['a mistake of ours', failed({}), 500],
    ['a status outside the table', failed({ statusCode: 405 }), 400],
    ['a server error outside the table', failed({ statusCode: 502 }), 500],
    ['a full disk', failed({ code: '53100' }), 503],
    ['a database that is shutting down', failed({ code: '57P01' }), 503],
    ['a statement that took too long', failed({ code: '57014' }), 503],
    ['a refused connection', failed({ code: 'ECONNREFUSED' }), 503],
    ['a pool without a free connection', failed({}, 'timeout exceeded when trying to connect'), 503],
    ['a connection that broke', failed({}, 'Connection terminated unexpectedly'), 503],
    ['an embedded database that broke down', failed({ name: 'DatabaseGone' }), 503],
    ['a cache that is away', failed({ name: 'CacheGone' }), 503],
    ['text that no column can hold', failed({ code: '22021' }), 400],
    ['a broken constraint nobody expected', failed({ code: '23503' }), 500],
  ])('%s', async (_, error, status) => {
    const { ask, lines } = failingWith(error)
    const reply = await ask()
    expect(reply.status).toBe(status)
    expect(failure.parse(reply.body).errors.errors).toHaveLength(1)
    expect(reply.text).not.toMatch(/boom|terminated|timeout exceeded| at |\.ts/)
    expect(lines).toHaveLength(status >= 500 ? 1 : 0)
    expect(reply.headers['retry-after']).toBe(status === 503 ? '5' : undefined)
  })

  test('A42 the log says where and what, but not what a database or a mail server quotes', () => {
    const quoted = describeFailure(failed({ code: '22P02' }, 'invalid input syntax for type date: "ada@example.org"'))
    expect(quoted).toMatchObject({ type: 'Error', code: '22P02' })
    expect(quoted.stack).toMatch(/^at .*failure\.unit\.test\.ts/)
    expect(JSON.stringify(quoted)).not.toContain('ada@example.org')
    expect(describeFailure(new TypeError('x is not a function'))).toMatchObject({ message: 'x is not a function' })
  })
})
