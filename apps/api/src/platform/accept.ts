export interface Wish {
  readonly name: string
  /** Zero: on no account. */
  readonly weight: number
}

/** What a header of preferences names, in its own order: `text/html;q=0.8, *`. */
export const wishesOf = (header: string): Wish[] =>
  header.split(',').map((wish) => {
    const [name = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { name, weight: weight === undefined ? 1 : Number(weight) || 0 }
  })
