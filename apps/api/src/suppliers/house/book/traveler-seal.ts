import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Traveler } from '@portolan/supplier/traveler'
import type { Safe } from '../../../platform/crypto.ts'

/** Nobody reads in the book who travels. Bound to the locator: what was moved to another's row does not open. */
export interface TravelerSeal {
  close(travelers: readonly Traveler[], locator: string): string
  open(sealed: string, locator: string): Traveler[]
}

export function makeTravelerSeal(product: SupplierProduct, safe: Pick<Safe, 'seal' | 'open'>): TravelerSeal {
  const ownerOf = (locator: string): string => `${product} reservation ${locator}`
  return {
    close: (travelers, locator) => safe.seal(JSON.stringify(travelers), ownerOf(locator)),
    open(sealed, locator) {
      const text = safe.open(sealed, ownerOf(locator))
      if (text === undefined) throw new Error('The travellers cannot be read any more.')
      return JSON.parse(text) as Traveler[]
    },
  }
}
