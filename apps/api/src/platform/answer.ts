import * as z from 'zod/mini'

/** Takes over what the contract names, and nothing beside it; throws where that is not there. */
type Pick = (value: unknown) => unknown

const only =
  (isRight: (value: unknown) => boolean): Pick =>
  (value) => {
    // Where a text should stand, a whole object would bring along fields that nobody named.
    if (!isRight(value)) throw new TypeError('An answer is not what the contract names.')
    return value
  }

const pickText = only((value) => typeof value === 'string')
const pickNumber = only(Number.isFinite)
const pickTruth = only((value) => typeof value === 'boolean')
const pickOneOf = (values: readonly unknown[]): Pick => {
  const known = new Set(values)
  return only((value) => known.has(value))
}

function pickAll(pick: Pick): Pick {
  return (value) => {
    if (!Array.isArray(value)) throw new TypeError('An answer has no list where the contract names one.')
    return value.map(pick)
  }
}

interface Field {
  readonly name: string
  readonly pick: Pick
  readonly mayLack: boolean
}

function pickFields(fields: readonly Field[]): Pick {
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new TypeError('An answer lacks what the contract names.')
    const known: Record<string, unknown> = {}
    for (const { name, pick, mayLack } of fields) {
      const field = (value as Record<string, unknown>)[name]
      if (field !== undefined || !mayLack) known[name] = pick(field)
    }
    return known
  }
}

/** What is simply copied is; choices between several forms, and what is filled in or changed, are the parser's. */
function pickerOf(schema: z.core.$ZodType): Pick {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const isChanged = def.checks?.some((check) => check._zod.def.check === 'overwrite')
  if (isChanged) return (value) => z.parse(schema, value)
  switch (def.type) {
    case 'string':
      return pickText
    case 'number':
      return pickNumber
    case 'boolean':
      return pickTruth
    case 'enum':
      return pickOneOf(Object.values(def.entries))
    case 'literal':
      return pickOneOf(def.values)
    case 'array':
      return pickAll(pickerOf(def.element))
    case 'object':
      return pickFields(
        Object.entries(def.shape).map(([name, field]) => {
          const { def: own } = (field as z.core.$ZodTypes)._zod
          const mayLack = own.type === 'optional'
          return { name, mayLack, pick: pickerOf(own.type === 'optional' ? own.innerType : field) }
        }),
      )
    default:
      return (value) => z.parse(schema, value)
  }
}

/** Writes an answer as JSON. */
export type WriteAnswer = (answer: unknown) => string

/** To parse an answer once more on its way out took a sixth of a search. */
export function writeKnown(schema: z.core.$ZodType): WriteAnswer {
  const pick = pickerOf(schema)
  return (answer) => JSON.stringify(pick(answer))
}

/** For tests: what is no answer of the contract in every detail fails, and so does what would be written in two ways. */
export function writeChecked(schema: z.core.$ZodType): WriteAnswer {
  const write = writeKnown(schema)
  return (answer) => {
    const parsed = JSON.stringify(z.parse(schema, answer))
    if (write(answer) !== parsed) throw new Error('An answer is written in another way than it is read.')
    return parsed
  }
}
