/** A statement with its values apart: a value can never become part of the text. */
export interface Sql {
  readonly text: string
  readonly values: readonly unknown[]
}

const isSql = (value: unknown): value is Sql => typeof value === 'object' && value !== null && statements.has(value)

const statements = new WeakSet<object>()

/** Fragments made by this tag may be nested; everything else becomes a numbered parameter. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  let text = strings[0] ?? ''
  const values: unknown[] = []
  for (const [index, part] of parts.entries()) {
    if (isSql(part)) {
      text += part.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + values.length}`)
      values.push(...part.values)
    } else {
      values.push(part)
      text += `$${values.length}`
    }
    text += strings[index + 1] ?? ''
  }
  const statement: Sql = { text, values }
  statements.add(statement)
  return statement
}
