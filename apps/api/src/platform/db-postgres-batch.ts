import { parserOf, prepareValue } from './db-types.ts'
import type { NameOf } from './prepared.ts'

/** What the driver's connection is asked for here; its own types leave it out. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  parse(message: { text: string; name: string }): void
  bind(message: { statement: string; values: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message?: undefined): void
  sync(): void
}

export interface Question {
  text: string
  values: readonly unknown[]
  /** Nobody looks at its rows. */
  isSilent?: boolean
}

interface Field {
  name: string
  parse: (text: string) => unknown
}

type Row = Record<string, unknown>

/** Counted by hand: this is done for every value that is read. */
function rowOf(fields: readonly Field[], values: readonly (string | null)[]): Row {
  const row: Row = {}
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index] as Field
    const value = values[index] ?? null
    row[field.name] = value === null ? null : field.parse(value)
  }
  return row
}

type Shapes = Map<string, readonly Field[]>

/** What the rows of a prepared statement look like does not change: each connection, which keeps it, tells it once. */
const shapesOn = new WeakMap<Wire, Shapes>()

function shapesOf(connection: Wire): Shapes {
  const known = shapesOn.get(connection)
  if (known) return known
  const shapes: Shapes = new Map()
  shapesOn.set(connection, shapes)
  return shapes
}

const none: readonly Row[] = []

/**
 * Several statements in one packet, answered in one: the server reads once, works them off in order and writes once.
 * After the first that fails it does none of the others. Answers the rows of each, of silent ones none.
 */
export class Batch {
  callback: ((error: Error | null, answers?: (readonly Row[])[]) => void) | undefined
  /** Something was to be prepared: after a failure nobody knows whether it was. */
  isPreparing = false
  #questions: readonly Question[]
  #nameOf: NameOf
  #shapes: Shapes | undefined
  #answers: (readonly Row[])[] = []
  #rows: Row[] | undefined
  #names: string[] = []
  #fields: readonly Field[] | undefined
  #unreadable: Error | undefined

  constructor(questions: readonly Question[], nameOf: NameOf) {
    this.#questions = questions
    this.#nameOf = nameOf
  }

  submit(connection: Wire): null {
    this.#shapes = shapesOf(connection)
    connection.stream.cork()
    try {
      for (const question of this.#questions) this.#put(connection, question)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  #put(connection: Wire, { text, values, isSilent }: Question): void {
    const { name = '' } = this.#nameOf(text)
    this.#names.push(name)
    if (name === '' || connection.parsedStatements[name] === undefined) {
      connection.parse({ text, name })
      if (name !== '') {
        connection.parsedStatements[name] = text
        this.isPreparing = true
      }
    }
    connection.bind({ statement: name, values, valueMapper: prepareValue })
    if (!isSilent && !this.#shapes?.has(name)) connection.describe({ type: 'P', name: '' })
    connection.execute()
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const shape = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
    const name = this.#names[this.#answers.length]
    if (name) this.#shapes?.set(name, shape)
    this.#fields = shape
  }

  handleDataRow({ fields: values }: { fields: readonly (string | null)[] }): void {
    const at = this.#answers.length
    if (this.#questions[at]?.isSilent || this.#unreadable) return
    this.#fields ??= this.#shapes?.get(this.#names[at] ?? '') ?? []
    this.#rows ??= []
    try {
      this.#rows.push(rowOf(this.#fields, values))
    } catch (error) {
      this.#unreadable = error as Error
    }
  }

  handleCommandComplete(): void {
    this.#next()
  }

  handleEmptyQuery(): void {
    this.#next()
  }

  #next(): void {
    this.#answers.push(this.#rows ?? none)
    this.#rows = undefined
    this.#fields = undefined
  }

  handleReadyForQuery(): void {
    this.callback?.(this.#unreadable ?? null, this.#answers)
  }

  handleError(error: Error): void {
    this.callback?.(error)
  }
}
