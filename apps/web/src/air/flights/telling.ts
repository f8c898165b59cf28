import type { Amount } from '@portolan/contract/shared'
import type { Sale } from '../../flight/search.ts'
import { addPrices, lessBy } from '../../price/sum.ts'
import type { Telling } from './FlightCard.tsx'
import type { Card } from './row.ts'
import { type Part, sumOf } from './total.ts'

export type Tell = (card: Card) => Telling

const plain: Tell = ({ quote }) => ({ total: quote.price, difference: undefined })

/** On the second of two flights: against the cheapest one that goes with the chosen first. */
function against(base: Amount): Tell {
  return ({ quote: { price } }) => ({
    total: price,
    difference: price.currencyCode === base.currencyCode ? lessBy(price, base).amount : undefined,
  })
}

/** Leg by leg: the whole trip with this flight, against the trip as it was reckoned with. */
function withinTrip(parts: readonly (Part | undefined)[], at: number): Tell {
  const own = parts[at]?.price
  const others = parts.filter((_, index) => index !== at)
  const rest = sumOf(others)
  if (!own || (others.length > 0 && !rest)) return plain
  return ({ quote: { price } }) => ({
    total: rest ? addPrices(rest, price) : price,
    difference: price.currencyCode === own.currencyCode ? lessBy(price, own).amount : undefined,
  })
}

/** How the prices of a step are told. `parts`: what the legs of the trip cost as they stand. */
export function tellingOf(
  sale: Sale,
  step: number,
  cards: readonly Card[],
  parts: readonly (Part | undefined)[],
): Tell {
  if (sale === 'legs') return withinTrip(parts, step - 1)
  if (sale === 'one' || step === 1) return plain
  const cheapest = cards.reduce<Card | undefined>(
    (best, card) => (!best || card.price < best.price ? card : best),
    undefined,
  )
  return cheapest ? against(cheapest.quote.price) : plain
}
