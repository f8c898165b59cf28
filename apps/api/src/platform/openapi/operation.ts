import type { Call } from '@portolan/contract/call'
import type * as z from 'zod/mini'
import { answersOf } from './answers.ts'
import { requestExample } from './examples.ts'
import { sentWith } from './headers.ts'
import type { Json, Schemas } from './schemas.ts'
import { tagOf } from './tags.ts'

const mediaOf = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

function parametersOf(name: string, call: Call, { fieldsOf }: Schemas): Json[] {
  const of = (place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] =>
    (schema ? fieldsOf(schema) : []).map((field) => ({
      name: field.name,
      in: place,
      required: place === 'path' || field.required,
      schema: field.schema,
    }))
  return [...of('path', call.params), ...of('query', call.query), ...sentWith(name, call)]
}

/** A session is heeded wherever there is one; the names beside it are the level and the permission that are asked for. */
function securityOf({ auth, permission }: Call): Json[] {
  if (auth === 'public') return [{}, { session: [] }]
  return [{ session: [auth, ...(permission ? [permission] : [])] }]
}

const notOnSale = 'Not on sale here yet: every request is answered with 501.'

const descriptionOf = ({ auth, permission }: Call, isServed: boolean): string =>
  [`Auth level: ${auth}.`, permission && `Permission: ${permission}.`, !isServed && notOnSale].filter(Boolean).join(' ')

export function operationOf(name: string, call: Call, isServed: boolean, schemas: Schemas): Json {
  const { body, encoding = 'json' } = call
  return {
    operationId: name,
    summary: call.summary,
    description: descriptionOf(call, isServed),
    tags: [tagOf(call)],
    parameters: parametersOf(name, call, schemas),
    ...(body && {
      requestBody: {
        required: true,
        content: { [mediaOf[encoding]]: { schema: schemas.refOf(body, 'input'), ...requestExample(name) } },
      },
    }),
    ...(call.sender === 'signed' && {
      requestBody: {
        required: true,
        description: 'The bytes of the payment provider, with its own signature in its own header.',
        content: { 'application/json': { schema: {} } },
      },
    }),
    security: securityOf(call),
    responses: answersOf(name, call, isServed, schemas),
  }
}
