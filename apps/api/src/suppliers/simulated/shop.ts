import type { Offer, OfferRef, Quote, SupplierProduct } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import { refuse } from '../refusal.ts'
import type { Behaviour } from './behaviour.ts'
import { totalOf } from './booking.ts'
import type { Desk } from './desk.ts'
import { itemsOf, withMarkup } from './inventory.ts'
import type { SimulatedDetail } from './item.ts'
import { questions } from './question.ts'
import { requirement } from './requirement.ts'
import { extrasOf, penaltiesOf, priceOf } from './terms.ts'
import { type Found, isExpired, readToken, writeToken } from './token.ts'

export interface ShopParts<P extends SupplierProduct> {
  id: string
  product: P
  currency: string
  canHold: boolean
  desk: Desk
  now(): Instant
  behaviour(): Behaviour
}

/** What is on show: found, priced and read again from its token, with no effect. */
export interface Shop<P extends SupplierProduct> {
  find(query: Queries[P]): Outcome<readonly Offer<SimulatedDetail>[]>
  /** Refuses tokens that are not ours. Those that have expired are refused too, unless `evenExpired`. */
  read(refs: readonly OfferRef[], evenExpired?: boolean): Outcome<readonly Found[]>
  quote(found: readonly Found[]): Outcome<Quote<SimulatedDetail>>
}

/** The item's own price, in ten-thousandths. */
export const plainPrice = 10_000
const offerLife = 20 * 60

export function makeShop<P extends SupplierProduct>(parts: ShopParts<P>): Shop<P> {
  const { id, product, currency, canHold, desk, now, behaviour } = parts
  const factor = (): number => behaviour().priceFactorBasisPoints ?? plainPrice

  const show = (found: Found): Offer<SimulatedDetail> => ({
    ref: { supplier: id, token: writeToken(found) },
    product,
    identity: found.item.identity,
    price: priceOf(found.item, found.factorBasisPoints),
    expiresAt: found.expiresAt,
    hold: canHold ? 'supported' : 'none',
    penalties: penaltiesOf(found.item),
    extras: extrasOf(product, found.item.base.currency),
    detail: found.item.detail,
  })

  return {
    find(query) {
      try {
        const { markup, offerSeconds = offerLife } = behaviour()
        const expiresAt = now() + offerSeconds * 1000
        const items = itemsOf(id, product, query, currency).filter(
          ({ identity, units }) => units <= desk.remaining(identity),
        )
        const shown = markup ? items.map(withMarkup) : items
        return { ok: true, value: shown.map((item) => show({ item, factorBasisPoints: factor(), expiresAt })) }
      } catch (error) {
        if (error instanceof RangeError) return refuse('invalid', error.message)
        throw error
      }
    },
    read(refs, evenExpired = false) {
      const found = refs.map(({ supplier, token }) => (supplier === id ? readToken(token) : undefined))
      const known = found.filter((one) => one !== undefined)
      if (known.length === 0 || known.length < found.length) return refuse('invalid', 'This is no offer of ours.')
      if (!evenExpired && known.some((one) => isExpired(one, now())))
        return refuse('offerExpired', 'The offer has expired.')
      return { ok: true, value: known }
    },
    quote(found) {
      if (found.some(({ item }) => item.units > desk.remaining(item.identity)))
        return refuse('noAvailability', 'It has just been sold.')
      const offers = found.map((one) => show({ ...one, factorBasisPoints: factor() }))
      const prices = offers.map(({ price }) => price)
      const quote = {
        offers,
        total: totalOf(prices, { minor: 0, currency }),
        expiresAt: Math.min(...found.map(({ expiresAt }) => expiresAt)),
        changed: found.some(({ factorBasisPoints }) => factorBasisPoints !== factor()),
        requires: requirement,
        ...(behaviour().asks && { questions }),
      }
      return { ok: true, value: quote }
    },
  }
}
