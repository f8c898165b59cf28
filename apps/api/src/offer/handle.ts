import { createHmac, randomBytes } from 'node:crypto'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import { isSame, type Safe } from '../platform/crypto.ts'

export interface Handle {
  /** Under which its pack is kept. */
  pack: string
  /** Where in the pack. */
  place: number
  product: SupplierProduct
  expiresAt: Instant
}

export interface Handles {
  /** Of one pack, sealed once for all that lies in it. */
  issuerOf(pack: Pick<Handle, 'pack' | 'product'>): (offer: Pick<Handle, 'place' | 'expiresAt'>) => string
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

const inside = /^([\w-]{12})([a-z])$/

/**
 * The four parts of a seal, whose lengths are fixed here, without their points; then place, end and the mark of both. A
 * last letter with spare bits is one of the four that are written by us, so that each handle has one spelling.
 */
const outside = /^([\da-f]{8})([\w-]{16})([\w-]{17}[AQgw])([\w-]{21}[AQgw])([\da-z]{2})([\da-z]{9})([\w-]{12})$/

/** 72 bits, which nobody can work out who does not know the name of the pack: it is sealed. */
const markOf = (pack: string, place: string, end: string): string =>
  createHmac('sha256', pack).update(`${place}${end}`).digest('base64url').slice(0, 12)

/**
 * A handle says its product and its end by itself: forged and stale ones are told apart without a look-up. The seal is
 * most of the work and of its letters, and says the same for a whole pack; place and end stand beside it, marked.
 * Handles sealed with the last secret stay good while that one still opens.
 */
export function makeHandles(safe: Safe): Handles {
  const sealing = safe.apart(owner)
  return {
    issuerOf({ pack, product }) {
      const sealed = sealing.seal(`${pack}${letters[product]}`, owner).replaceAll('.', '')
      return ({ place, expiresAt }) => {
        const [where, end] = [place.toString(36).padStart(2, '0'), expiresAt.toString(36).padStart(9, '0')]
        return `${sealed}${where}${end}${markOf(pack, where, end)}`
      }
    },
    read(rph) {
      const [, id, iv, body, tag, place = '', end = '', mark = ''] = outside.exec(rph) ?? []
      const found = body && inside.exec(sealing.open([id, iv, body, tag].join('.'), owner) ?? '')
      const [, pack = '', letter = ''] = found || []
      const product = productOf.get(letter)
      if (!product || !isSame(markOf(pack, place, end), mark)) return undefined
      return { pack, place: Number.parseInt(place, 36), product, expiresAt: Number.parseInt(end, 36) }
    },
  }
}
