import type { Call } from '@portolan/contract/call'
import * as z from 'zod/mini'

interface Json {
  type?: string
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
}

export type Path = (string | number)[]

function textsIn(schema: Json, path: Path = []): Path[] {
  if (schema.type === 'string') return [path]
  const options = (schema.anyOf ?? []).flatMap((option) => textsIn(option, path))
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textsIn(field, [...path, name]))
  return [...options, ...fields, ...(schema.items ? textsIn(schema.items, [...path, 0]) : [])]
}

/** Where a request carries text, by the contract. */
export const textsOf = (schema: z.ZodMiniType | undefined): Path[] =>
  schema ? textsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json) : []

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
