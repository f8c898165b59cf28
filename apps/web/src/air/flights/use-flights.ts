import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { type AirSearch, legsOf, type Sale, saleOf } from '../../flight/search.ts'
import { useSpeech } from '../../i18n/text.ts'
import { cartState } from '../../session/cart-state.ts'
import { useLook } from '../../session/preferences.ts'
import { type Choice, type Chosen, chosenOf, readChoice } from './choice.ts'
import { type FlightSearch, leaveSearch, openSearch, searchKey, startSearch, useFlightSearch } from './search-run.ts'

export interface Flights {
  run: FlightSearch
  sale: Sale
  choice: Choice
  /** By leg. */
  chosen: readonly (Chosen | undefined)[]
  /** A chosen flight of the steps before is not sold any more. */
  isGone: boolean
  askAgain(): void
}

const nothing: readonly PricedItinerary[] = []

/** The search that the address holds, what came of it, and what is chosen in it. */
export function useFlights(search: AirSearch, address: Record<string, unknown>): Flights {
  const { language } = useSpeech()
  const { currency } = useLook()
  const key = searchKey(search, language, currency)
  const run = useFlightSearch()
  const open = useEffectEvent((wanted: string) => openSearch(search, wanted, Date.now() + cartState.read().clockAhead))
  useEffect(() => open(key), [key])
  useEffect(() => leaveSearch, [])

  const isOurs = run.key === key
  const sale = saleOf(search)
  const legs = legsOf(search).length
  const itineraries = isOurs ? run.itineraries : nothing
  const choice = useMemo(() => readChoice(address, legs, sale), [address, legs, sale])
  const chosen = useMemo(() => chosenOf(itineraries, sale, choice), [itineraries, sale, choice])
  const isWaiting = !isOurs || run.status === 'asking'
  const missing = choice.picks.findIndex((pick, index) => pick && !chosen[index])
  const isGone = missing >= 0 && !isWaiting && run.status !== 'failed'
  return {
    run: isOurs ? run : { ...run, status: 'asking', asked: [], answered: [], silent: [], failure: null, itineraries },
    sale,
    // What is gone is chosen anew; the steps after it wait for that.
    choice: isGone && missing < choice.step - 1 ? { ...choice, step: missing + 1 } : choice,
    chosen,
    isGone,
    askAgain: () => void startSearch(search, key),
  }
}
