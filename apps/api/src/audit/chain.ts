import { hashOf } from '../platform/crypto.ts'

/** One thing that happened, as it is chained. */
export interface AuditEntry {
  readonly chain: string
  readonly position: number
  /** ISO 8601, UTC, to the microsecond as the database has it. */
  readonly at: string
  readonly kind: string
  readonly bookingId: string
  readonly data: unknown
}

export interface ChainedEntry extends AuditEntry {
  readonly previous: string
  readonly hash: string
}

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The first of a chain follows this. */
export const beginning = 'portolan'

/** Whatever is changed of an entry, or of any before it, changes this. */
const hashOfEntry = ({ chain, position, at, kind, bookingId, data }: AuditEntry, previous: string): string =>
  hashOf(JSON.stringify([chain, position, at, kind, bookingId, data, previous], inOrder))

export function chainOn(
  entries: readonly Omit<AuditEntry, 'position'>[],
  position: number,
  previous: string,
): ChainedEntry[] {
  const chained: ChainedEntry[] = []
  for (const [index, entry] of entries.entries()) {
    const before = chained.at(-1)?.hash ?? previous
    const placed = { ...entry, position: position + index }
    chained.push({ ...placed, previous: before, hash: hashOfEntry(placed, before) })
  }
  return chained
}

/** The position of the first entry that is not what it was, or not there; undefined: the chain is whole. */
export function findBreak(entries: readonly ChainedEntry[]): number | undefined {
  let previous = beginning
  for (const [index, entry] of entries.entries()) {
    const expected = index + 1
    if (entry.position !== expected || entry.previous !== previous) return expected
    if (entry.hash !== hashOfEntry(entry, previous)) return expected
    previous = entry.hash
  }
  return undefined
}
