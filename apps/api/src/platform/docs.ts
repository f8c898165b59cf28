import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Call } from '@portolan/contract/call'
import { failure } from '@portolan/contract/envelope'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function parametersOf(call: Call): Json[] {
  const of = (place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] }
    return Object.entries(properties).map(([name, type]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: type,
    }))
  }
  return [...of('path', call.params), ...of('query', call.query)]
}

/** A call never changes: it is described once in a process, however many servers are built there. */
const described = new WeakMap<Call, Json>()

function operationOf(name: string, call: Call): Json {
  const operation = described.get(call) ?? describe(name, call)
  described.set(call, operation)
  return operation
}

function describe(name: string, call: Call): Json {
  const media = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    operationId: name,
    summary: call.summary,
    description: [`Auth level: ${call.auth}.`, call.permission && `Permission: ${call.permission}.`]
      .filter(Boolean)
      .join(' '),
    tags: [call.path.split('/')[3] ?? 'api'],
    parameters: parametersOf(call),
    ...(call.body && {
      requestBody: { required: true, content: { [media]: { schema: jsonSchema(call.body, 'input') } } },
    }),
    ...(call.auth !== 'public' && { security: [{ session: [] }] }),
    responses: {
      200: {
        description: 'Answer',
        ...(call.response && {
          content: {
            'application/json': { schema: jsonSchema(call.response, 'output') },
            ...(call.line && { 'application/x-ndjson': { schema: jsonSchema(call.line, 'output') } }),
          },
        }),
      },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

function describeApi(table: Record<string, Call>, cookieName: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(table)) {
    const path = paths[call.path] ?? {}
    paths[call.path] = path
    path[call.method.toLowerCase()] = operationOf(name, call)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portolan', version: '1.0.0', description: 'The API behind the Portolan travel storefront.' },
    paths,
    components: {
      schemas: { Failure: jsonSchema(failure, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  }
}

/** The documentation page brings its own scripts and styles as files; nothing inline, nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Our name, and no bar that advertises the tool and fetches other documents. */
const theme = {
  title: 'Portolan API',
  css: [{ filename: 'portolan.css', content: '.swagger-ui .topbar { display: none }' }],
}

export async function serveDocs(app: FastifyInstance, table: Record<string, Call>, cookieName: string): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: describeApi(table, cookieName) as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: policy, theme })
}
