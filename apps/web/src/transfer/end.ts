import { textOf } from '../session/address.ts'

export const endKinds = ['airport', 'station', 'port', 'hotel', 'address'] as const

export type EndKind = (typeof endKinds)[number]

/** Where the driver comes to, or goes to. */
export interface TransferEnd {
  readonly kind: EndKind
  /** As the catalogue of places knows it; of an address, its city's. What a booking tells may have a position alone. */
  readonly code?: string
  /** Of an address: street and number, as they were typed. */
  readonly name: string
  /** Of an address: the city's name. */
  readonly city?: string
  readonly position?: { readonly latitude: number; readonly longitude: number }
}

/** Two of them are one place, whatever they are called. Two houses of one city are not. */
export function isSameEnd(one: TransferEnd, other: TransferEnd): boolean {
  if (one.kind !== other.kind) return false
  const bare = ({ name }: TransferEnd) => name.trim().toLowerCase()
  if (one.kind === 'address') return one.code === other.code && bare(one) === bare(other)
  return one.code || other.code ? one.code === other.code : bare(one) === bare(other)
}

const written = new RegExp(`^(${endKinds.join('|')})(?:-([\\w.:-]{1,64}))?$`)

/** Eleven metres: finer than any door. */
const decimals = 4

function readPosition(text: string): TransferEnd['position'] {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?)_(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? []
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
}

type Side = 'from' | 'to'

/** Undefined: what stands in the address is no place. */
export function readEnd(address: Record<string, unknown>, side: Side): TransferEnd | undefined {
  const [, kind, code] = written.exec(textOf(address[side]).trim()) ?? []
  if (!kind) return undefined
  const name = textOf(address[`${side}Name`]).trim().slice(0, 128)
  const city = textOf(address[`${side}City`]).trim().slice(0, 64)
  const position = readPosition(textOf(address[`${side}At`]))
  if (kind !== 'address' && !code && !position) return undefined
  return {
    ...{ kind: kind as EndKind, name: name || (kind === 'address' ? '' : (code ?? '')) },
    ...(code && { code }),
    ...(kind === 'address' && city && { city }),
    ...(position && { position }),
  }
}

type Written<S extends Side> = { readonly [Key in S | `${S}Name` | `${S}City` | `${S}At`]?: string }

/** Flat, for the router. */
export function writeEnd<S extends Side>(side: S, { kind, code, name, city, position }: TransferEnd): Written<S> {
  const at = position && [position.latitude, position.longitude].map((degrees) => degrees.toFixed(decimals)).join('_')
  return {
    [side]: code ? `${kind}-${code}` : kind,
    [`${side}Name`]: name,
    ...(city && { [`${side}City`]: city }),
    ...(at && { [`${side}At`]: at }),
  } as Written<S>
}
