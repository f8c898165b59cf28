import { randomBytes } from 'node:crypto'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Safe } from '../platform/crypto.ts'

export interface Handle {
  /** Under which the offer is kept. */
  id: string
  product: SupplierProduct
  expiresAt: Instant
}

export interface Handles {
  issue(product: SupplierProduct, expiresAt: Instant): Handle & { rph: string }
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

/** 84 random bits. */
const newId = (): string => randomBytes(11).toString('base64url').slice(0, 14)

/** Bound in, so that nothing else we have sealed is ever taken for a handle. */
const owner = 'offer handle'

const inside = /^([\w-]{14})([a-z])([\da-z]{9})$/

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
    issue(product, expiresAt) {
      const id = newId()
      const text = `${id}${letters[product]}${expiresAt.toString(36).padStart(9, '0')}`
      return { id, product, expiresAt, rph: sealing.seal(text, owner).replaceAll('.', '') }
    },
    read(rph) {
      const parts = outside.exec(rph)?.slice(1)
      const found = parts && inside.exec(sealing.open(parts.join('.'), owner) ?? '')
      const [, id = '', letter = '', end = ''] = found ?? []
      const product = productOf.get(letter)
      return product && { id, product, expiresAt: Number.parseInt(end, 36) }
    },
  }
}
