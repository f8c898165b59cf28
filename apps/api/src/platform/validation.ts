import type { ErrorTextId } from '@portolan/contract/errors'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import { writeChecked, type writeKnown } from './answer.ts'
import { type FieldRefusal, fieldRefusal, Refusal } from './refusal.ts'
import { isErrorText } from './text.ts'

type Issue = z.core.$ZodIssue

const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')

const isOfNumber = (origin: string): boolean => origin === 'number' || origin === 'int'

function textOf(issue: Issue): ErrorTextId {
  switch (issue.code) {
    case 'too_small':
      if (isOfNumber(issue.origin)) return 'error.field.tooLow'
      if (Number(issue.minimum) <= 1) return 'error.field.required'
      return issue.origin === 'array' ? 'error.field.tooFew' : 'error.field.tooShort'
    case 'too_big':
      if (isOfNumber(issue.origin)) return 'error.field.tooHigh'
      return issue.origin === 'array' ? 'error.field.tooMany' : 'error.field.tooLong'
    case 'invalid_format':
      return issue.format === 'email' ? 'error.field.email' : 'error.field.format'
    case 'invalid_type':
      return issue.input === undefined ? 'error.field.required' : 'error.field.format'
    case 'invalid_value':
      return 'error.field.choice'
    case 'unrecognized_keys':
      return 'error.field.unknown'
    default:
      return issue.message !== undefined && isErrorText(issue.message) ? issue.message : 'error.field.format'
  }
}

/** Twenty are enough to mend a form; a hostile body does not get a book in return. */
const most = 20

function fieldsOf(issues: readonly Issue[]): FieldRefusal[] {
  return issues.slice(0, most).flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, most).map((key) => [...issue.path, key.slice(0, 64)])
        : [issue.path]
    return paths.map((path) => ({ pointer: pointer(path), code: issue.code, text: textOf(issue) }))
  })
}

const halfOrNothing = /[\0\p{Surrogate}]/u

/** NUL and halves of a character cannot be stored. Only what the schema let pass comes here, so the walk is short. */
function unstorable(value: unknown, path: readonly PropertyKey[] = []): readonly PropertyKey[] | undefined {
  if (typeof value === 'string') return halfOrNothing.test(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, item] of Object.entries(value)) {
    const found = unstorable(key) ?? unstorable(item, [...path, key])
    if (found) return found.length > 0 ? found : [...path, key]
  }
  return undefined
}

export const parseRequest: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data) => {
    const result = z.safeParse(schema, data ?? undefined, { reportInput: true })
    if (!result.success) return { error: new Refusal(400, { fields: fieldsOf(result.error.issues) }) }
    const path = unstorable(result.data)
    if (path) return { error: fieldRefusal(pointer(path), 'invalid_format', 'error.field.format') }
    return { value: result.data }
  }

/** Nothing leaves that the contract does not name; in tests whatever else it says of an answer is held against it as well. */
export function setCompilers(app: FastifyInstance, write: typeof writeKnown = writeChecked): void {
  app.setValidatorCompiler(parseRequest as never)
  app.setSerializerCompiler(({ schema }) => write(schema as unknown as z.ZodMiniType))
}
