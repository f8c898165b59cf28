import { hkdfSync, randomBytes } from 'node:crypto'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import { isSame, type Safe } from '../platform/crypto.ts'

/** What a handle says of the offers that are stored together. */
export interface HandleBatch {
  /** Under which name they are stored. */
  pack: string
  product: SupplierProduct
  /** When the last of them ends. */
  expiresAt: Instant
}

export interface Handle extends HandleBatch {
  /** Where in the pack. */
  place: number
}

export interface Handles {
  /** For each place of a pack: sealed and marked once for all that lies in it. */
  issuerOf(batch: HandleBatch): (place: number) => string
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

const inside = /^([\w-]{12})([a-z])([\da-z]{9})$/

/**
 * The four parts of a seal, whose lengths are fixed here, without their points; then the place and its mark. A last letter
 * with spare bits is one of the four that are written by us, so that each handle has one spelling.
 */
const outside = /^([\da-f]{8})([\w-]{16})([\w-]{29}[AQgw])([\w-]{21}[AQgw])([\da-z]{2})([\w-]{12})$/

const markSize = 12
const bytesOfMark = (markSize * 3) / 4
/** A pack has fewer places. */
const mostPlaces = 128

/** 72 bits for each place, which nobody can work out who does not know the name of the pack: it is sealed. */
const marksOf = (pack: string): string =>
  Buffer.from(hkdfSync('sha256', pack, '', owner, mostPlaces * bytesOfMark)).toString('base64url')

const markAt = (marks: string, place: number): string => marks.slice(place * markSize, (place + 1) * markSize)

/**
 * A handle says its product and its end by itself: forged and stale ones are told apart without a look-up. The seal says
 * both for a whole pack, and so the work is done once for all that lies in it; each place stands beside it, marked.
 * Handles sealed with the last secret stay good while that one still opens.
 */
export function makeHandles(safe: Safe): Handles {
  const sealing = safe.apart(owner)
  return {
    issuerOf({ pack, product, expiresAt }) {
      const end = expiresAt.toString(36).padStart(9, '0')
      const sealed = sealing.seal(`${pack}${letters[product]}${end}`, owner).replaceAll('.', '')
      const marks = marksOf(pack)
      return (place) => `${sealed}${place.toString(36).padStart(2, '0')}${markAt(marks, place)}`
    },
    read(rph) {
      const [, id, iv, body, tag, where = '', mark = ''] = outside.exec(rph) ?? []
      const found = body && inside.exec(sealing.open([id, iv, body, tag].join('.'), owner) ?? '')
      const [, pack = '', letter = '', end = ''] = found || []
      const product = productOf.get(letter)
      const place = Number.parseInt(where, 36)
      if (!product || place >= mostPlaces || !isSame(markAt(marksOf(pack), place), mark)) return undefined
      return { pack, place, product, expiresAt: Number.parseInt(end, 36) }
    },
  }
}
