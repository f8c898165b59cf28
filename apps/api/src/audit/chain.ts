import { hashOf, type Macs } from '../platform/crypto.ts'

/** One thing that happened, as it is chained. */
export interface AuditEntry {
  readonly chain: string
  readonly position: number
  /** ISO 8601, UTC, to the microsecond as the database has it. */
  readonly at: string
  readonly kind: string
  /** Null for what concerns no booking. */
  readonly bookingId: string | null
  readonly data: unknown
}

export interface ChainedEntry extends AuditEntry {
  /** 1: hashed without a key, by versions before 0032. Those are closed by an entry of version 2. */
  readonly version: 1 | 2
  /** Which key hashed it; null in version 1. */
  readonly keyId: string | null
  readonly previous: string
  readonly hash: string
}

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The first of a chain follows this. */
export const beginning = 'portolan'

/** A change in an entry, or in any entry before it, changes this hash. Undefined: the key is not one of ours. */
export function hashEntry(entry: Omit<ChainedEntry, 'hash'>, macs: Macs): string | undefined {
  const { version, keyId, chain, position, at, kind, bookingId, data, previous } = entry
  const text = JSON.stringify([chain, position, at, kind, bookingId, data, previous], inOrder)
  if (version === 1) return hashOf(text)
  return keyId === null ? undefined : macs.of(`audit 2 ${text}`, keyId)
}

export function chainOn(
  entries: readonly Omit<AuditEntry, 'position'>[],
  position: number,
  previous: string,
  macs: Macs,
): ChainedEntry[] {
  const chained: ChainedEntry[] = []
  for (const [index, entry] of entries.entries()) {
    const placed = {
      ...entry,
      position: position + index,
      version: 2 as const,
      keyId: macs.id,
      previous: chained.at(-1)?.hash ?? previous,
    }
    chained.push({ ...placed, hash: hashEntry(placed, macs) ?? '' })
  }
  return chained
}
