/** A statement with its values apart: a value can never become part of the text. */
export interface Sql {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Made here alone: nothing that comes with a request can be one. */
class Statement implements Sql {
  readonly text: string
  readonly values: readonly unknown[]

  constructor(text: string, values: readonly unknown[]) {
    this.text = text
    this.values = values
  }
}

/** The same template without fragments is the same text: it is put together once. */
const plain = new WeakMap<TemplateStringsArray, string>()

function plainText(strings: TemplateStringsArray): string {
  const known = plain.get(strings)
  if (known !== undefined) return known
  const text = strings.reduce((all, one, index) => `${all}$${index}${one}`)
  plain.set(strings, text)
  return text
}

const numbers = /\$(\d+)/g

function shifted({ text, values }: Sql, by: number): string {
  return values.length === 0 || by === 0
    ? text
    : text.replace(numbers, (_, number: string) => `$${Number(number) + by}`)
}

/** Fragments made by this tag may be nested; everything else becomes a numbered parameter. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  if (!parts.some((part) => part instanceof Statement)) return new Statement(plainText(strings), parts)
  let text = strings[0] ?? ''
  const values: unknown[] = []
  for (const [index, part] of parts.entries()) {
    if (part instanceof Statement) {
      text += shifted(part, values.length)
      values.push(...part.values)
    } else {
      values.push(part)
      text += `$${values.length}`
    }
    text += strings[index + 1] ?? ''
  }
  return new Statement(text, values)
}
