import * as z from 'zod/mini'

/** Whether a value is what a schema describes. It only looks: nothing is copied, and nobody hears why not. */
export type Fits = (value: unknown) => boolean

type Rule = z.core.$ZodChecks['_zod']['def'] | z.core.$ZodCustomDef

const sizeOf = (value: unknown): number => (value as { readonly length: number }).length

/** Undefined for a rule that only the parser knows. */
function compileRule(rule: Rule): Fits | undefined {
  switch (rule.check) {
    case 'min_length':
      return (value) => sizeOf(value) >= rule.minimum
    case 'max_length':
      return (value) => sizeOf(value) <= rule.maximum
    case 'greater_than': {
      const { value: bound, inclusive } = rule
      if (typeof bound !== 'number') return undefined
      return (value) => (inclusive ? (value as number) >= bound : (value as number) > bound)
    }
    case 'less_than': {
      const { value: bound, inclusive } = rule
      if (typeof bound !== 'number') return undefined
      return (value) => (inclusive ? (value as number) <= bound : (value as number) < bound)
    }
    case 'string_format': {
      const { format, pattern } = rule
      // An expression that remembers where it stopped would answer differently the second time.
      if (format !== 'regex' || !pattern || pattern.global || pattern.sticky) return undefined
      return (value) => pattern.test(value as string)
    }
    case 'custom':
      return 'fn' in rule ? (value) => Boolean(rule.fn(value)) : undefined
    default:
      return undefined
  }
}

function compileObject({ shape, catchall }: z.core.$ZodObjectDef): Fits | undefined {
  if (catchall) return undefined
  const fields = Object.entries(shape).map(([name, field]) => [name, compileFits(field)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    for (const [name, fits] of fields) if (!fits((value as Record<string, unknown>)[name])) return false
    return true
  }
}

function compileArray({ element }: z.core.$ZodArrayDef): Fits {
  const fits = compileFits(element)
  return (value) => Array.isArray(value) && value.every(fits)
}

function compileUnion({ options }: z.core.$ZodUnionDef): Fits {
  const choices = options.map(compileFits)
  return (value) => choices.some((fits) => fits(value))
}

const oneOf = (values: readonly unknown[]): Fits => {
  const known = new Set(values)
  return (value) => known.has(value)
}

/** What a value of this type is before its rules are asked; undefined for a type that only the parser knows. */
function compileType(def: z.core.$ZodTypes['_zod']['def']): Fits | undefined {
  switch (def.type) {
    case 'string':
      return 'format' in def ? undefined : (value) => typeof value === 'string'
    case 'number':
      if (!('format' in def)) return Number.isFinite
      return def.format === 'safeint' ? Number.isSafeInteger : undefined
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'literal':
      return oneOf(def.values)
    case 'array':
      return compileArray(def)
    case 'object':
      return compileObject(def)
    case 'union':
      return compileUnion(def)
    case 'optional': {
      const fits = compileFits(def.innerType)
      return (value) => value === undefined || fits(value)
    }
    default:
      return undefined
  }
}

/**
 * The parser copies what it reads and collects what is wrong with it. A search brings hundreds of offers, of which neither
 * is wanted: to parse their details took a sixth of it. Types and rules that are not known here are left to the parser.
 */
export function compileFits(schema: z.core.$ZodType): Fits {
  const byParser: Fits = (value) => z.safeParse(schema, value).success
  const { def } = (schema as z.core.$ZodTypes)._zod
  const isType = compileType(def)
  const rules = (def.checks ?? []).map((check) => compileRule(check._zod.def as Rule))
  if (!isType || rules.includes(undefined)) return byParser
  const known = rules.filter((rule) => rule !== undefined)
  if (known.length === 0) return isType
  return (value) => {
    if (!isType(value)) return false
    for (const fits of known) if (!fits(value)) return false
    return true
  }
}
