import { createHash } from 'node:crypto'
import type { Call } from '@portolan/contract/call'
import { cartItem } from '@portolan/contract/cart'
import { failure } from '@portolan/contract/envelope'
import { type CallName, table } from '@portolan/contract/table'
import type { Challenge } from '@portolan/contract/work'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { describeApi } from './document.ts'

interface Media {
  schema?: object
  example?: unknown
}

interface Answer {
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, Media>
}

interface Operation {
  operationId: CallName
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}

interface Document {
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation> & { parameters: Operation['parameters'] }>
}

const calls: Record<string, Call> = table
/** Nobody sells cruises in this one. */
const served = new Set(Object.keys(table).filter((name) => name !== 'searchSailings'))
const described = describeApi({ table, served, cookieName: 'portolan', origin: 'https://travel.example' })
const text = JSON.stringify(described)

const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/'))
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], described)

/** With what is referred to in its place. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved)
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as { $ref?: string }
  if ($ref !== undefined) {
    const found = at($ref.slice(1))
    if (found === undefined) throw new Error(`${$ref} leads nowhere`)
    return { ...(resolved(found) as object), ...rest }
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item)]))
}

let document: Document
let operations: Operation[]
beforeAll(() => {
  document = resolved(described) as Document
  operations = Object.values(document.paths).flatMap(({ parameters, ...methods }) =>
    Object.values(methods).map((one) => ({ ...one, parameters: [...parameters, ...one.parameters] })),
  )
})

const callOf = ({ operationId }: Operation): Call => calls[operationId] as Call
const operation = (name: CallName): Operation => operations.find(({ operationId }) => operationId === name) as Operation
const headersOf = (name: CallName): string[] =>
  operation(name)
    .parameters.filter((parameter) => parameter.in === 'header')
    .map((parameter) => parameter.name)
const statusesOf = (name: CallName): string[] => Object.keys(operation(name).responses)
const namesOf = (list: readonly Operation[]): string[] => list.map(({ operationId }) => operationId)

function inline(schema: z.ZodMiniType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** Every rule with its place. A date that is narrower than others is written beside the other's rules, not among them. */
function rulesIn(schema: unknown, left: readonly string[] = [], place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [`${place} ${JSON.stringify(schema)}`]
  const isNarrower = 'allOf' in schema
  return Object.entries(schema)
    .filter(([key]) => !left.includes(key) && !(isNarrower && (key === 'format' || key === 'pattern')))
    .flatMap(([key, value]) => rulesIn(value, left, `${place}/${key}`))
    .sort()
}

describe('[F12] the document for strangers', () => {
  test('is small enough to be read: below 400 kB', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(400_000)
  })

  test('passes the recommended rules of a linter without an error', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: text, config })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  test('says where the server is', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['https://travel.example'])
  })

  test('describes every tag, and has none that nothing bears', () => {
    const borne = new Set(operations.flatMap(({ tags }) => tags))
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...borne].sort())
    for (const { name, description } of document.tags) expect(description, name).toMatch(/\w{4}/)
  })

  test('writes every schema as the contract has it', () => {
    // Answers may gain fields, and the cart's texts say what they hold.
    const open = ['additionalProperties', 'contentMediaType', 'contentSchema']
    for (const one of operations) {
      const { body, response, line } = callOf(one)
      const content = one.responses[200]?.content ?? {}
      const sent = Object.values(one.requestBody?.content ?? {})[0]?.schema
      if (body) expect(rulesIn(sent), one.operationId).toEqual(rulesIn(inline(body, 'input')))
      for (const [media, schema] of Object.entries({ 'application/json': response, 'application/x-ndjson': line }))
        if (schema)
          expect(rulesIn(content[media]?.schema, open), `${one.operationId} ${media}`).toEqual(
            rulesIn(inline(schema, 'output'), open),
          )
    }
  })

  test('has no component that nothing refers to', () => {
    const { securitySchemes: _, ...kinds } = at('/components') as Record<string, object>
    const all = Object.entries(kinds).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    )
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter((ref) => !text.includes(`"${ref}"`))).toEqual([])
  })
})

describe('[F12] headers', () => {
  test('Origin stands at every write that a page may make', () => {
    for (const { operationId } of operations.filter((one) => callOf(one).method !== 'GET'))
      expect(headersOf(operationId).includes('Origin'), operationId).toBe(operationId !== 'receivePaymentNews')
    expect(headersOf('readCart')).not.toContain('Origin')
  })

  test('Idempotency-Key stands at what is done once, with the 422 of a key that is used again', () => {
    expect(headersOf('confirmCheckout')).toContain('Idempotency-Key')
    expect(headersOf('searchTrains')).not.toContain('Idempotency-Key')
    for (const { operationId } of operations)
      expect(statusesOf(operationId).includes('422'), operationId).toBe(
        headersOf(operationId).includes('Idempotency-Key'),
      )
  })

  test('If-Match and ETag stand at the cart, with its 412', () => {
    const versioned = operations.filter(({ responses }) => responses[200]?.headers?.ETag)
    expect(namesOf(versioned).sort()).toEqual(
      ['addToCart', 'readCart', 'readPicture', 'readRemotePicture', 'refreshCart', 'removeFromCart'].sort(),
    )
    const checked = operations.filter(({ operationId }) => headersOf(operationId).includes('If-Match'))
    expect(namesOf(checked).sort()).toEqual(['refreshCart', 'removeFromCart'])
    expect(namesOf(operations.filter(({ responses }) => responses[412])).sort()).toEqual(namesOf(checked).sort())
  })

  test('Accept-Language stands everywhere, Retry-After where one is to wait', () => {
    for (const { operationId, responses } of operations) {
      expect(headersOf(operationId), operationId).toContain('Accept-Language')
      for (const status of [429, 503])
        expect(Object.keys(responses[status]?.headers ?? {}), operationId).toContain('Retry-After')
    }
  })
})

describe('[F12] the work that a busy network is asked for', () => {
  test('[R8.1] stands at every 429 and at the answer of the login, as JSON whose fields are named', () => {
    for (const { operationId, responses } of operations)
      expect(Object.keys(responses[429]?.headers ?? {}), operationId).toContain('portolan-challenge')
    const answered = operations.filter(({ responses }) => responses[200]?.headers?.['portolan-challenge'])
    expect(namesOf(answered)).toEqual(['authenticate'])
    const { schema } = at('/components/headers/Challenge/content/application~1json') as {
      schema: { required: string[] }
    }
    expect(schema.required).toEqual(['challenge', 'salt', 'maxNumber', 'signature'])
  })

  test('[R8.1] is handed in by a header of every call, but for those whose sender signs them, and gives a cookie', () => {
    for (const { operationId, parameters } of operations) {
      const signed = operationId === 'receivePaymentNews'
      expect(headersOf(operationId).includes('portolan-solution'), operationId).toBe(!signed)
      const cookies = parameters.filter((parameter) => parameter.in === 'cookie').map(({ name }) => name)
      expect(cookies, operationId).toEqual(signed ? [] : ['portolan-pass'])
    }
  })

  test('[R8.1] is described: the example of the challenge is solved by that of the solution', () => {
    const work = at('/components/headers/Challenge/content/application~1json') as { example: Challenge }
    const { challenge, salt, signature, maxNumber } = work.example
    const { example } = at('/components/parameters/Solution') as { example: string }
    const [, number = ''] = example.split('.')
    expect(createHash('sha256').update(`${salt}${number}`).digest('hex')).toBe(challenge)
    expect([example, Number(number) <= maxNumber]).toEqual([`${salt}.${number}.${signature}`, true])
    const { description } = at('/info') as { description: string }
    for (const word of ['portolan-challenge', 'SHA-256', 'maxNumber', 'portolan-solution', 'portolan-pass'])
      expect(description).toContain(word)
  })
})

describe('[F12] clocks', () => {
  test('the caller’s zone may be sent where an order begins', () => {
    const heeded = operations.filter(({ operationId }) => headersOf(operationId).includes('portolan-time-zone'))
    expect(namesOf(heeded).sort()).toEqual(
      ['bookActivity', 'bookCar', 'bookFlight', 'bookHotel', 'bookRail', 'bookTransfer', 'holdHotel', 'holdPackage']
        .concat('startCheckout')
        .sort(),
    )
  })

  test('the cart says the time by which it expires', () => {
    const timed = operations.filter(({ responses }) => responses[200]?.headers?.['portolan-now'])
    expect(namesOf(timed).sort()).toEqual(['addToCart', 'readCart', 'removeFromCart'])
  })
})

describe('[F12] answers', () => {
  test.each<[CallName, string[]]>([
    ['searchTrains', ['application/json', 'application/x-ndjson']],
    ['searchFlights', ['application/json', 'application/x-ndjson']],
    ['readBookingDocument', ['application/pdf', 'text/calendar']],
    ['readOrderDocument', ['application/pdf', 'text/calendar']],
    ['exportBookingHistory', ['text/csv']],
    ['readPicture', ['image/svg+xml']],
    ['readCart', ['application/json']],
  ])('%s comes as %j', (name, media) => {
    expect(Object.keys(operation(name).responses[200]?.content ?? {})).toEqual(media)
  })

  test('every call says in which form it answers, or where it sends the browser', () => {
    for (const { operationId, responses } of operations)
      if (operationId === 'finishSingleSignOn') expect(responses[303]?.headers).toHaveProperty('Location')
      else expect(Object.keys(responses[200]?.content ?? {}), operationId).not.toEqual([])
  })

  test('[R8.12] every failure has its status, its fixed text and the body that all have', () => {
    for (const { operationId, responses } of operations)
      for (const [status, { description, content }] of Object.entries(responses)) {
        if (Number(status) < 400) continue
        const { schema, example } = content?.['application/json'] ?? {}
        expect(schema, operationId).toEqual(resolved(at('/components/schemas/Failure')))
        expect(failure.safeParse(example).success, `${operationId} ${status}`).toBe(true)
        expect(failure.parse(example).errors.errors[0]?.stringValue).toBe(description)
      }
  })

  test('a level names 401, a permission 403, a body 400 and 415, and what nobody sells 501', () => {
    const has = (status: number) => (one: Operation) => one.responses[status] !== undefined
    for (const one of operations) {
      const { auth, permission, body } = callOf(one)
      expect(has(401)(one), one.operationId).toBe(auth !== 'public')
      if (permission) expect(has(403)(one), one.operationId).toBe(true)
      if (body)
        expect(
          [400, 413, 415].every((status) => has(status)(one)),
          one.operationId,
        ).toBe(true)
      expect(has(429)(one) && has(500)(one) && has(503)(one), one.operationId).toBe(true)
    }
    expect(namesOf(operations.filter(has(501)))).toEqual(['searchSailings'])
    expect(operation('searchSailings').description).toContain('Not on sale here yet')
  })

  test('security says the level and the permission, and of public calls that none is needed', () => {
    for (const one of operations) {
      const { auth, permission } = callOf(one)
      const expected = auth === 'public' ? [{}, { session: [] }] : [{ session: [auth, permission].filter(Boolean) }]
      expect(one.security, one.operationId).toEqual(expected)
    }
  })
})

test('[F12] the texts of the cart say what they hold', () => {
  for (const name of ['readCart', 'addToCart', 'removeFromCart'] as const) {
    const { schema, example } = operation(name).responses[200]?.content?.['application/json'] ?? {}
    expect(schema, name).toMatchObject({ items: { contentMediaType: 'application/json' } })
    const { contentSchema } = (schema as { items: { contentSchema: object } }).items
    expect(contentSchema, name).toEqual(resolved(at('/components/schemas/CartItem')))
    for (const item of (example ?? []) as string[])
      expect(cartItem.safeParse(JSON.parse(item)).error?.issues ?? []).toEqual([])
  }
})

describe('[F12] examples', () => {
  test('of requests: every call that takes a body has one, and takes it', () => {
    for (const one of operations) {
      const { body } = callOf(one)
      if (!body) continue
      const [media] = Object.values(one.requestBody?.content ?? {})
      expect(body.safeParse(media?.example).error?.issues ?? [], one.operationId).toEqual([])
    }
  })

  test('of answers: each is what the call may answer, to the last field', () => {
    const shown = operations.filter(({ responses }) => responses[200]?.content?.['application/json']?.example)
    const searches = ['searchTrains', 'quotePasses', 'searchFlights', 'searchHotels', 'searchActivities', 'searchCars']
    const others = ['searchTransfers', 'addToCart', 'startCheckout', 'quoteCheckout', 'confirmCheckout', 'bookRail']
    expect(namesOf(shown)).toEqual(expect.arrayContaining([...searches, ...others, 'cancelBooking']))
    for (const one of shown) {
      const example = one.responses[200]?.content?.['application/json']?.example
      const { response } = callOf(one)
      expect(response?.safeParse(example).error?.issues ?? [], one.operationId).toEqual([])
      expect(response?.parse(example)).toEqual(example)
    }
  })
})
