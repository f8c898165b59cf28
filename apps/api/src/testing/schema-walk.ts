import type { Call } from '@portolan/contract/call'
import * as z from 'zod/mini'

interface Json {
  type?: string
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
  /** Told apart by a word of their own. */
  oneOf?: Json[]
  const?: unknown
}

export type Path = (string | number)[]

function textsIn(schema: Json, path: Path = []): Path[] {
  if (schema.const !== undefined) return []
  if (schema.type === 'string') return [path]
  const [first] = schema.oneOf ?? []
  const options = [...(schema.anyOf ?? []), ...(first ? [first] : [])].flatMap((option) => textsIn(option, path))
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textsIn(field, [...path, name]))
  return [...options, ...fields, ...(schema.items ? textsIn(schema.items, [...path, 0]) : [])]
}

const jsonOf = (schema: z.ZodMiniType): Json => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

/** Where a request carries text, by the contract. */
export const textsOf = (schema: z.ZodMiniType | undefined): Path[] => (schema ? textsIn(jsonOf(schema)) : [])

/** The words by which a body says which of several it is: those of the first. */
export function tagsOf({ body }: Call): Record<string, unknown> {
  const [first] = (body && jsonOf(body).oneOf) ?? []
  const tags = Object.entries(first?.properties ?? {}).filter(([, field]) => field.const !== undefined)
  return Object.fromEntries(tags.map(([name, field]) => [name, field.const]))
}

export const hasText = (call: Call): boolean => textsOf(call.body).length > 0

export function firstText(call: Call): Path {
  const [path] = textsOf(call.body)
  if (!path) throw new Error(`${call.path} carries no text`)
  return path
}

/** A body with this value at this place and nothing else. */
export function withAt(path: Path, value: unknown): Record<string, unknown> {
  const [step, ...rest] = path
  const inner = rest.length > 0 ? withAt(rest, value) : value
  return (typeof step === 'number' ? [inner] : { [step ?? '']: inner }) as Record<string, unknown>
}

export const pointerOf = (path: Path): string => path.map((step) => `/${step}`).join('')
