import type { Call } from '@portolan/contract/call'
import * as z from 'zod/mini'
import { bodiesOf, nameAll } from './names.ts'

export type Json = { [key: string]: unknown }
type Io = 'input' | 'output'
type Written = Record<string, Json>

const prefix = '#/components/schemas/'

/** What is answered may gain fields one day: whoever reads it leaves out what is new. */
function leaveOpen({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}) {
  if (zodSchema._zod.def.type === 'object' && !zodSchema._zod.def.catchall) delete jsonSchema.additionalProperties
}

function writeAll(registry: z.core.$ZodRegistry<{ id: string }>, io: Io): Written {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `${prefix}${id}`,
    override: leaveOpen,
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema as Json]),
  )
}

const refsIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)

/** These and everything that they refer to. */
function reached(written: Written, roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...refsIn(written[name] ?? {}))
  }
  return found
}

/** Those that read otherwise when they are sent than when they are answered, themselves or in a part of them. */
function differing(input: Written, output: Written, both: readonly string[]): Set<string> {
  const found = new Set(both.filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])))
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const name of both) if (refsIn(input[name]).some((ref) => found.has(ref))) found.add(name)
  }
  return found
}

function renamed<T>(schema: T, which: ReadonlySet<string>): T {
  const text = JSON.stringify(schema).replace(/"#\/components\/schemas\/([^"]+)"/g, (ref, name: string) =>
    which.has(name) ? `"${prefix}${name}Input"` : ref,
  )
  return JSON.parse(text) as T
}

export interface Schemas {
  components: Written
  refOf(schema: z.ZodMiniType, io: Io): Json
  /** The fields of what stands in an address: each is a parameter. */
  fieldsOf(schema: z.ZodMiniType): { name: string; required: boolean; schema: Json }[]
}

/** What stands in an address is written out there, and is no component. */
const addressId = (index: number): string => `address-${index}`

/** Every schema of the table once, by name. What is sent and what is answered share a name where they are the same. */
function writeSchemas(table: Record<string, Call>): Schemas {
  const names = nameAll(table)
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const calls = Object.entries(table)
  const addresses = calls.flatMap(([, { params, query }]) => [params, query].filter((one) => one !== undefined))
  const addressIds = new Map(addresses.map((schema, index) => [schema, names.get(schema) ?? addressId(index)]))
  for (const [schema, id] of addressIds) registry.add(schema, { id })

  const input = writeAll(registry, 'input')
  const output = writeAll(registry, 'output')
  const idOf = (schema: z.ZodMiniType) => names.get(schema) ?? ''
  const roots = calls.flatMap(([name, call]) =>
    bodiesOf(name, call).map(([, schema]) => ({ id: idOf(schema), isSent: schema === call.body })),
  )
  const sent = reached(input, [
    ...roots.filter(({ isSent }) => isSent).map(({ id }) => id),
    ...[...addressIds.values()].flatMap((id) => refsIn(input[id])),
  ])
  const answered = reached(output, ['Failure', ...roots.filter(({ isSent }) => !isSent).map(({ id }) => id)])
  const both = [...sent].filter((name) => answered.has(name))
  const apart = differing(input, output, both)
  const components = Object.fromEntries(
    [
      ...[...answered].map((name): [string, Json] => [name, output[name] ?? {}]),
      ...[...sent]
        .filter((name) => !answered.has(name) || apart.has(name))
        .map((name): [string, Json] => [apart.has(name) ? `${name}Input` : name, renamed(input[name] ?? {}, apart)]),
    ].sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  return {
    components,
    refOf: (schema, io) => {
      const id = idOf(schema)
      return { $ref: `${prefix}${io === 'input' && apart.has(id) ? `${id}Input` : id}` }
    },
    fieldsOf(schema) {
      const { properties = {}, required = [] } = renamed(input[addressIds.get(schema) ?? ''] ?? {}, apart) as {
        properties?: Record<string, Json>
        required?: string[]
      }
      return Object.entries(properties).map(([name, field]) => ({
        name,
        required: required.includes(name),
        schema: field,
      }))
    },
  }
}

const written = new WeakMap<object, Schemas>()

/** A table never changes: its schemas are written once in a process, however many servers are built there. */
export function schemasOf(table: Record<string, Call>): Schemas {
  const known = written.get(table) ?? writeSchemas(table)
  written.set(table, known)
  return known
}
