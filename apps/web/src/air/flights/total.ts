import type { Amount } from '@portolan/contract/shared'
import type { Quote } from '../../flight/flights/my-price.ts'
import type { Sale } from '../../flight/search.ts'
import { addPrices } from '../../price/sum.ts'
import type { Chosen } from './choice.ts'

/** What one leg adds to the trip: what was chosen, else the cheapest that is reckoned with. */
export interface Part {
  price: Amount
  isChosen: boolean
}

/** One part where all flights have one price, else one a leg; undefined where nothing is known of it. */
export function partsOf(
  sale: Sale,
  chosen: readonly (Chosen | undefined)[],
  cheapest: readonly (Quote | undefined)[],
): (Part | undefined)[] {
  const legs = sale === 'legs' ? chosen : chosen.slice(-1)
  return legs.map((one, index) => {
    if (one?.family) return { price: one.family.total, isChosen: true }
    const quote = cheapest[index]
    return quote && { price: quote.price, isChosen: false }
  })
}

/** Undefined while a part is not known, or in two currencies. */
export function sumOf(parts: readonly (Part | undefined)[]): Amount | undefined {
  const known = parts.flatMap((part) => (part ? [part.price] : []))
  const [first, ...others] = known
  if (!first || known.length < parts.length) return undefined
  return others.every(({ currencyCode }) => currencyCode === first.currencyCode)
    ? others.reduce(addPrices, first)
    : undefined
}

/** Of all that is chosen: the first that runs out. */
export const expiryOf = (chosen: readonly (Chosen | undefined)[]): number =>
  Math.min(...chosen.flatMap((one) => (one?.family ? [Date.parse(one.itinerary.expiredDateTime)] : [])))
