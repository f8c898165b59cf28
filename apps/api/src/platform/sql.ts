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

/** Texts that were put together, by the fragments in their places. */
interface Composed {
  text?: string
  readonly next: Map<string | typeof value, Composed>
}

/** Those of one template, and how many places they take. */
interface Template {
  readonly first: Composed
  count: number
}

const value = Symbol('a value')
const composed = new WeakMap<TemplateStringsArray, Template>()
/**
 * Fragments are written by us and few; where they are put together anew each time, the text is, too. Each template for
 * itself: one that is never twice the same takes nothing from the others.
 */
const mostComposed = 200

function nextOf(template: Template, { next }: Composed, key: string | typeof value): Composed | undefined {
  const known = next.get(key)
  if (known || template.count >= mostComposed) return known
  const made: Composed = { next: new Map() }
  template.count++
  next.set(key, made)
  return made
}

/** Where the text of these fragments is kept, if it is. */
function placeOf(strings: TemplateStringsArray, parts: readonly unknown[]): Composed | undefined {
  const template = composed.get(strings) ?? { first: { next: new Map() }, count: 0 }
  composed.set(strings, template)
  let place: Composed | undefined = template.first
  for (const part of parts) {
    place = nextOf(template, place, part instanceof Statement ? part.text : value)
    if (!place) return undefined
  }
  return place
}

function compose(strings: TemplateStringsArray, parts: readonly unknown[]): string {
  let text = strings[0] ?? ''
  let count = 0
  for (const [index, part] of parts.entries()) {
    if (part instanceof Statement) {
      text += shifted(part, count)
      count += part.values.length
    } else text += `$${++count}`
    text += strings[index + 1] ?? ''
  }
  return text
}

/** Fragments made by this tag may be nested; everything else becomes a numbered parameter. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  if (!parts.some((part) => part instanceof Statement)) return new Statement(plainText(strings), parts)
  const place = placeOf(strings, parts)
  const text = place?.text ?? compose(strings, parts)
  if (place) place.text = text
  const values: unknown[] = []
  for (const part of parts)
    if (part instanceof Statement) values.push(...part.values)
    else values.push(part)
  return new Statement(text, values)
}
