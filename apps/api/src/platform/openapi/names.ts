import type { Call } from '@portolan/contract/call'
import { failure } from '@portolan/contract/envelope'
import { nameSchemas } from '@portolan/contract/schemas'
import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** What a walk needs to know of a schema, whichever its kind. */
interface Definition {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: Schema[]
  valueType?: Schema
  in?: Schema
  entries?: object
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Fewer words than this are as short as a reference to them. */
const fewWords = 6

/** Worth a name of its own when it is met twice. */
const isLarge = ({ type, entries = {} }: Definition): boolean =>
  type === 'object' || type === 'union' || (type === 'enum' && Object.keys(entries).length >= fewWords)

/** What lies inside, and under which name. */
function partsOf({ shape, element, innerType, options, valueType, in: source }: Definition): [string, Schema][] {
  const unnamed = [element, innerType, valueType, source, ...(options ?? [])]
  return [...Object.entries(shape ?? {}), ...unnamed.flatMap((part): [string, Schema][] => (part ? [['', part]] : []))]
}

/** One of a list is called after the list. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<=[a-rt-z])s$/, '')

/** What a call takes and gives, apart from its address. */
export const bodiesOf = (name: string, { body, response, line, texts }: Call): [string, Schema][] =>
  Object.entries({ Request: body, Response: texts ? undefined : response, Line: line, Item: texts }).flatMap(
    ([kind, schema]): [string, Schema][] => (schema ? [[`${capital(name)}${kind}`, schema]] : []),
  )

/** A name for every schema that a call takes or gives, and for every part of them that is met twice. */
export function nameAll(table: Record<string, Call>): Map<Schema, string> {
  const names = nameSchemas()
  const taken = new Set(names.values())
  const met = new Set<Schema>()

  function give(schema: Schema, wishes: readonly string[]): void {
    const [last = ''] = wishes.slice(-1)
    let name = wishes.find((wish) => wish !== '' && !taken.has(wish))
    for (let count = 2; name === undefined; count++) if (!taken.has(`${last}${count}`)) name = `${last}${count}`
    names.set(schema, name)
    taken.add(name)
  }

  function walk(schema: Schema, key: string, parent: string): void {
    const definition = definitionOf(schema)
    // What is small is a wrapping, or has nothing inside: what it wraps is met as often as it is.
    if (isLarge(definition) && met.has(schema)) {
      if (!names.has(schema)) give(schema, [capital(key), `${parent}${capital(key)}`])
      return
    }
    met.add(schema)
    const isList = definition.type === 'array'
    for (const [name, part] of partsOf(definition))
      walk(part, name === '' ? (isList ? singular(key) : key) : name, names.get(schema) ?? parent)
  }

  const roots = Object.entries(table).flatMap(([name, call]) => bodiesOf(name, call))
  for (const [name, schema] of [['Failure', failure] as const, ...roots]) {
    if (!names.has(schema)) give(schema, [name])
    walk(schema, name, name)
  }
  for (const { params, query } of Object.values(table))
    for (const schema of [params, query]) if (schema) walk(schema, '', '')
  return names
}
