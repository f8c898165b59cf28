import { randomBytes } from 'node:crypto'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Safe } from '../platform/crypto.ts'

export interface Handle {
  /** Under which its pack is kept. */
  pack: string
  /** Where in the pack. */
  place: number
  product: SupplierProduct
  expiresAt: Instant
}

export interface Handles {
  issue(handle: Handle): string
  /** Undefined for what was not issued here, or was changed since. */
  read(rph: string): Handle | undefined
}

const letters: Record<SupplierProduct, string> = {
  air: 'a',
  hotel: 'h',
  activity: 't',
  car: 'c',
  rail: 'r',
  railPass: 'p',
  cruise: 's',
  transfer: 'f',
  insurance: 'i',
  visa: 'v',
}

const productOf: ReadonlyMap<string, SupplierProduct> = new Map(
  Object.entries(letters).map(([product, letter]) => [letter, product as SupplierProduct]),
)

/** 72 random bits. */
export const newPack = (): string => randomBytes(9).toString('base64url')

/** Bound in, so that nothing else we have sealed is ever taken for a handle. */
const owner = 'offer handle'

const inside = /^([\w-]{12})([\da-z]{2})([a-z])([\da-z]{9})$/

/**
 * The four parts of a seal, whose lengths are fixed here, without their points. The last letter has spare bits: only
 * the four written by us are taken, so that each handle has one spelling.
 */
const outside = /^([\da-f]{8})([\w-]{16})([\w-]{32})([\w-]{21}[AQgw])$/

/**
 * A handle says its product and its end by itself, sealed: forged and stale ones are told apart without a look-up.
 * Handles sealed with the last secret stay good while that one still opens.
 */
export function makeHandles(safe: Safe): Handles {
  const sealing = safe.apart(owner)
  return {
    issue({ pack, place, product, expiresAt }) {
      const [where, end] = [place.toString(36).padStart(2, '0'), expiresAt.toString(36).padStart(9, '0')]
      return sealing.seal(`${pack}${where}${letters[product]}${end}`, owner).replaceAll('.', '')
    },
    read(rph) {
      const parts = outside.exec(rph)?.slice(1)
      const found = parts && inside.exec(sealing.open(parts.join('.'), owner) ?? '')
      const [, pack = '', place = '', letter = '', end = ''] = found ?? []
      const product = productOf.get(letter)
      return product && { pack, place: Number.parseInt(place, 36), product, expiresAt: Number.parseInt(end, 36) }
    },
  }
}
