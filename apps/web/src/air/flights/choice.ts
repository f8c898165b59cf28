import type { FareFamily, PricedItinerary } from '@portolan/contract/air-itinerary'
import { compareAmounts } from '@portolan/domain/amount'
import type { Flight } from '../../flight/flights/flight.ts'
import { familiesOf, type Quote, type Wishes } from '../../flight/flights/my-price.ts'
import { type AirSearch, legsOf, type Sale } from '../../flight/search.ts'
import { textOf } from '../../session/address.ts'
import { type Address, writeSearch } from '../address.ts'
import { cardsOf, rowsOf } from './row.ts'

/** What was chosen for one leg: flights by number and day, and the kind of fare. It outlives handles and searches. */
export interface Pick {
  flights: string
  fare: FareFamily['code'] | undefined
}

const isFare = (text: string | undefined): text is FareFamily['code'] => /^(light|classic|flex)$/.test(text ?? '')

function readPick(value: unknown): Pick | undefined {
  const [flights, fare] = textOf(value).split('~')
  return flights && /^[\w.]{1,120}$/.test(flights) ? { flights, fare: isFare(fare) ? fare : undefined } : undefined
}

export interface Choice {
  /** From 1. */
  step: number
  /** By leg, from 0; with holes where nothing is chosen. */
  picks: readonly (Pick | undefined)[]
}

/** Beside the search itself: the step, and what was chosen up to it. */
export function readChoice(address: Record<string, unknown>, legs: number, sale: Sale): Choice {
  const picks = Array.from({ length: legs }, (_, index) => readPick(address[`pick${index + 1}`]))
  const wanted = Number(textOf(address.step) || 1)
  // Legs with a price of their own are chosen with their fare.
  const chosen = picks.findIndex((pick) => !pick || (sale === 'legs' && !pick.fare))
  const furthest = (chosen < 0 ? legs - 1 : chosen) + 1
  return { step: Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, furthest, legs) : 1, picks }
}

const pickText = ({ flights, fare }: Pick): string => (fare ? `${flights}~${fare}` : flights)

export function choiceAddress(search: AirSearch, { step, picks }: Choice): Address {
  const chosen = picks.flatMap((pick, index) => (pick ? [[`pick${index + 1}`, pickText(pick)] as const] : []))
  return { ...writeSearch(search), ...Object.fromEntries(chosen), ...(step > 1 && { step }) }
}

export const pickAt = ({ step, picks }: Choice, pick: Pick, legs: number): Choice => ({
  step,
  picks: Array.from({ length: legs }, (_, index) => (index === step - 1 ? pick : picks[index])),
})

/** One leg of the trip as it stands: chosen, or the cheapest for now. */
export interface Chosen {
  flight: Flight
  itinerary: PricedItinerary
  /** Absent while only the flights are chosen. */
  family: FareFamily | undefined
}

const familyOf = (itinerary: PricedItinerary, fare: Pick['fare']): FareFamily | undefined =>
  fare && familiesOf(itinerary).find(({ code }) => code === fare)

/** The chosen legs in what this search found; undefined for those that are not chosen or no longer sold. */
export function chosenOf(
  itineraries: readonly PricedItinerary[],
  sale: Sale,
  { picks }: Choice,
): (Chosen | undefined)[] {
  return picks.map((pick, index) => {
    if (!pick) return undefined
    const row = rowsOf(itineraries, sale, index + 1, picks[0]?.flights).find(({ key }) => key === pick.flights)
    const found = row?.itineraries.map((itinerary) => ({ itinerary, family: familyOf(itinerary, pick.fare) })) ?? []
    const [best] = found.toSorted((one, other) =>
      compareAmounts(
        one.family?.total.amount ?? Number.POSITIVE_INFINITY,
        other.family?.total.amount ?? Number.POSITIVE_INFINITY,
      ),
    )
    return row && best && { flight: row.flight, ...best }
  })
}

/** The cheapest of each leg of several cities, as the wishes have it. */
export function cheapestLegs(
  itineraries: readonly PricedItinerary[],
  search: AirSearch,
  wishes: Wishes,
  seats: number,
): (Quote | undefined)[] {
  return legsOf(search).map((_, index) => {
    const cards = cardsOf(rowsOf(itineraries, 'legs', index + 1), wishes, seats)
    return cards.toSorted(
      (one, other) => Number(other.quote.met) - Number(one.quote.met) || compareAmounts(one.price, other.price),
    )[0]?.quote
  })
}

/** The handles that are bought together; undefined while something is missing. */
export function handlesOf(chosen: readonly (Chosen | undefined)[], sale: Sale): string[] | undefined {
  const needed = sale === 'pair' ? chosen.slice(-1) : chosen
  const handles = needed.flatMap((one) => one?.family?.rph ?? [])
  return handles.length === needed.length && needed.length > 0 ? handles : undefined
}

/**
 * The same trip on another day, and on another day `back` where two flights have one price. The rest of it is never before
 * its beginning, and a stay keeps its length.
 */
export function onDay(search: AirSearch, day: string, back?: string): AirSearch {
  const [first, ...others] = search.legs
  const length = search.back ? Date.parse(search.back) - Date.parse(first.date) : 0
  const shifted = new Date(Date.parse(day) + length).toISOString().slice(0, 10)
  const later = others.map((leg) => {
    const date = others.length === 1 && back ? back : leg.date
    return { ...leg, date: date < day ? day : date }
  })
  return { ...search, legs: [{ ...first, date: day }, ...later], ...(search.back && { back: back ?? shifted }) }
}
