import type texts from './error-text/en.json'

/** One table of texts for every error, in six languages: `error-text/<language>.json`. The server writes from it; the browser only when a reply is unreadable. */
export type ErrorTextId = keyof typeof texts

/** Every status the API answers with when something is wrong; each has its own fixed text. */
export const errorStatuses = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 501, 503, 504] as const

export type ErrorStatus = (typeof errorStatuses)[number]

const known: ReadonlySet<number> = new Set(errorStatuses)

/** A status outside the table (405, 431, 502 …) is told as its family's plain one. */
export function textIdOfStatus(status: number): ErrorTextId {
  if (known.has(status)) return `error.${status as ErrorStatus}`
  return status >= 500 ? 'error.500' : 'error.400'
}
