import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import { scoreOf } from '@portolan/domain/air/score'
import { ratioOf } from '@portolan/domain/amount'
import { type Flight, flightOf } from '../../flight/flights/flight.ts'
import { type Quote, quoteOf, type Wishes } from '../../flight/flights/my-price.ts'
import type { Sale } from '../../flight/search.ts'

/** The flights of one leg, and every trip that has them. */
export interface Row {
  key: string
  flight: Flight
  itineraries: readonly PricedItinerary[]
}

/** One card of the list. */
export interface Card extends Row {
  /** Of its cheapest trip, as the wishes have it. */
  quote: Quote
  price: number
  /** The lower, the better: see `scoreOf`. */
  score: number
}

/** Which leg of the trip this itinerary has flights for at this step, from 1. */
function voyageAt({ airItinerary }: PricedItinerary, sale: Sale, step: number) {
  const { originDestinationOptions: voyages } = airItinerary
  if (sale !== 'legs') return voyages[step - 1]
  return voyages.find(({ voyageRph }) => voyageRph === String(step))
}

/** A leg begins after the one before it has ended, on the clock of the city between them. */
export const follows = (rows: readonly Row[], before: Flight | undefined): Row[] =>
  rows.filter(({ flight }) => !before || flight.departs > before.arrives)

/** `out`: the flights that were chosen for the way out, where both ways have one price. */
export function rowsOf(itineraries: readonly PricedItinerary[], sale: Sale, step: number, out?: string): Row[] {
  const rows = new Map<string, { flight: Flight; itineraries: PricedItinerary[] }>()
  for (const itinerary of itineraries) {
    const first = itinerary.airItinerary.originDestinationOptions[0]
    if (sale === 'pair' && step > 1 && !(first && flightOf(first).key === out)) continue
    const voyage = voyageAt(itinerary, sale, step)
    if (!voyage) continue
    const flight = flightOf(voyage)
    const known = rows.get(flight.key)
    if (known) known.itineraries.push(itinerary)
    else rows.set(flight.key, { flight, itineraries: [itinerary] })
  }
  return [...rows].map(([key, row]) => ({ key, ...row }))
}

/** What is wished for comes before what it costs without. */
const isCheaper = (one: Quote, other: Quote): boolean =>
  one.met === other.met ? one.price.amount < other.price.amount : one.met

function bestOf(itineraries: readonly PricedItinerary[], wishes: Wishes, seats: number): Quote | undefined {
  let best: Quote | undefined
  for (const itinerary of itineraries) {
    const quote = quoteOf(itinerary, wishes, seats)
    if (!best || isCheaper(quote, best)) best = quote
  }
  return best
}

export function cardsOf(rows: readonly Row[], wishes: Wishes, seats: number): Card[] {
  const quoted = rows.flatMap((row) => {
    const quote = bestOf(row.itineraries, wishes, seats)
    return quote ? [{ ...row, quote, price: quote.price.amount }] : []
  })
  const least = Math.max(0.01, Math.min(...quoted.map(({ price }) => price)))
  const fastest = Math.max(1, Math.min(...quoted.map(({ flight }) => flight.minutes)))
  return quoted.map((card) => ({
    ...card,
    score: scoreOf(ratioOf(card.price, least), card.flight.minutes / fastest, card.flight.warnings.length),
  }))
}
