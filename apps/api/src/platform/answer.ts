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
  /** Of a list: for its elements. */
  readonly pickOne: Pick | undefined
  readonly mayLack: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function pickFields(fields: readonly Field[]): Pick {
  return (value) => {
    if (!isObject(value)) throw new TypeError('An answer lacks what the contract names.')
    const known: Record<string, unknown> = {}
    for (const { name, pick, mayLack } of fields) {
      const field = value[name]
      if (field !== undefined || !mayLack) known[name] = pick(field)
    }
    return known
  }
}

const isChanged = ({ checks }: z.core.$ZodTypeDef): boolean =>
  checks?.some((check) => check._zod.def.check === 'overwrite') ?? false

function fieldsOf(shape: z.core.$ZodShape): Field[] {
  return Object.entries(shape).map(([name, schema]) => {
    const { def } = (schema as z.core.$ZodTypes)._zod
    const mayLack = def.type === 'optional'
    const inner = mayLack ? def.innerType : schema
    return { name, mayLack, pick: pickerOf(inner), pickOne: elementPickerOf(inner) }
  })
}

function elementPickerOf(schema: z.core.$ZodType): Pick | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'array' && !isChanged(def) ? pickerOf(def.element) : undefined
}

/** What is simply copied is; choices between several forms, and what is filled in or changed, are the parser's. */
function pickerOf(schema: z.core.$ZodType): Pick {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (isChanged(def)) return (value) => z.parse(schema, value)
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
      return pickFields(fieldsOf(def.shape))
    default:
      return (value) => z.parse(schema, value)
  }
}

/** Writes an answer as JSON. */
export interface WriteAnswer {
  (answer: unknown): string
  /** The same text, in pieces of which each is soon written: of a list every element is one. */
  inPieces(answer: unknown): Iterable<string>
}

function* writeList(list: readonly unknown[], pick: Pick) {
  for (const [index, one] of list.entries()) yield (index > 0 ? ',' : '') + JSON.stringify(pick(one))
}

function* writeFields(answer: Record<string, unknown>, fields: readonly Field[]) {
  let before = '{'
  for (const { name, mayLack, pick, pickOne } of fields) {
    const value = answer[name]
    if (value === undefined && mayLack) continue
    const list = pickOne && Array.isArray(value) ? value : undefined
    // Undefined for what JSON has no text of: the field is left out, as it is when all is written at once.
    const text: string | undefined = list ? '[' : JSON.stringify(pick(value))
    if (text === undefined) continue
    yield `${before}${JSON.stringify(name)}:${text}`
    before = ','
    if (!list || !pickOne) continue
    yield* writeList(list, pickOne)
    yield ']'
  }
  yield before === '{' ? '{}' : '}'
}

/** To parse an answer once more on its way out took a sixth of a search. */
export function writeKnown(schema: z.core.$ZodType): WriteAnswer {
  const pick = pickerOf(schema)
  const write = (answer: unknown) => JSON.stringify(pick(answer))
  const { def } = (schema as z.core.$ZodTypes)._zod
  const fields = def.type === 'object' && !isChanged(def) ? fieldsOf(def.shape) : undefined
  const inPieces = (answer: unknown): Iterable<string> =>
    fields && isObject(answer) ? writeFields(answer, fields) : [write(answer)]
  return Object.assign(write, { inPieces })
}

/** For tests: what is no answer of the contract in every detail fails, and so does what would be written in two ways. */
export function writeChecked(schema: z.core.$ZodType): WriteAnswer {
  const known = writeKnown(schema)
  const write = (answer: unknown) => {
    const parsed = JSON.stringify(z.parse(schema, answer))
    const isSame = known(answer) === parsed && [...known.inPieces(answer)].join('') === parsed
    if (!isSame) throw new Error('An answer is written in another way than it is read.')
    return parsed
  }
  return Object.assign(write, { inPieces: (answer: unknown) => [write(answer)] })
}
