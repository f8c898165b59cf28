import * as z from 'zod/mini'

interface Json {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Json>
  required?: string[]
  additionalProperties?: Json | boolean
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
  pattern?: string
  allOf?: Json[]
  minimum?: number
  minLength?: number
  maxLength?: number
  $ref?: string
}

/** One of these fits every pattern of the contract. */
const words = [
  'Ωmega "quoted" \\ </script> \u2028 text',
  'USD',
  'HK',
  '2027-01-05',
  '2027-01-05T08:10:00',
  '2027-01-05T00:10:00Z',
  'PT2H15M',
  'ada@example.org',
  '08:10',
  '+08:00',
  '852',
  '2110 4400',
  'K1234567',
  'x'.repeat(30),
]

function wordFor({ pattern, allOf = [], minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Json): string {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].flatMap((one) => (one ? [new RegExp(one, 'u')] : []))
  const fits = (word: string) =>
    word.length >= minLength && word.length <= maxLength && patterns.every((one) => one.test(word))
  const word = words.find(fits)
  if (word === undefined) throw new Error(`no word fits ${patterns}`)
  return word
}

function fill(schema: Json, option: number, withOptional: boolean): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[option % schema.enum.length]
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fill(options[option % options.length] ?? {}, option, withOptional)
  const inner = (one: Json) => fill(one, option, withOptional)
  switch (schema.type) {
    case 'string':
      return wordFor(schema)
    case 'number':
      return (schema.minimum ?? 0) + 1.25
    case 'integer':
      return (schema.minimum ?? 0) + 1
    case 'boolean':
      return option % 2 === 0
    case 'null':
      return null
    case 'array':
      return [inner(schema.items ?? {}), inner(schema.items ?? {})]
    case 'object': {
      const named = Object.entries(schema.properties ?? {})
        .filter(([name]) => withOptional || schema.required?.includes(name))
        .map(([name, field]) => [name, inner(field)])
      const { additionalProperties: rest } = schema
      const free = typeof rest === 'object' && rest.type ? [['any', inner(rest)]] : []
      return Object.fromEntries([...named, ...free])
    }
    default:
      return 'anything'
  }
}

/** Values that an answer may have: sparse and full, with each way of every choice taken somewhere. */
export function samplesOf(schema: z.ZodMiniType): unknown[] {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json
  return [0, 1, 2, 3].flatMap((option) => [fill(json, option, true), fill(json, option, false)])
}
