import type { Safe } from '../platform/crypto.ts'

/** The row's own id is bound in: a text moved to another row does not open. */
const ownerOf = (id: string): string => `traveler ${id}`

export const sealTravelers = (safe: Safe, travelers: readonly object[], id: string): string =>
  safe.seal(JSON.stringify(travelers), ownerOf(id))

/** Undefined when the key that sealed them is gone: they are typed again. */
export function openTravelers<Traveler>(safe: Safe, row: { id: string; sealed: string }): Traveler[] | undefined {
  const text = safe.open(row.sealed, ownerOf(row.id))
  return text === undefined ? undefined : (JSON.parse(text) as Traveler[])
}
