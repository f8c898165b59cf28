import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { forgetFound, keepFound, usePackages, useSearchKey } from './calls.ts'
import { type Choice, choiceAddress } from './choice.ts'
import { flightOffer } from './flight-result.ts'
import type { PackageAsked } from './search.ts'

/** A handle ran out: the same flight was found again, or it is no longer sold and the cheapest stands in its place. */
type Renewal = 'asked' | 'same' | 'other'

/** Unknown or run out: only a search without it helps. */
const isOver = (status: number): boolean => status === 400 || status === 409

/**
 * Hotels that go with the flight of the address. Without one the cheapest is taken, and from then on it stands in the
 * address and is kept; one that has run out is looked for again by its numbers and days.
 */
export function useTrip(asked: PackageAsked, choice: Choice) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const key = useSearchKey(asked)
  const [renewal, setRenewal] = useState<Renewal>()
  const { flight } = choice
  const { data, error, isFetching, refetch } = usePackages('AvailPrice', asked, { flight })
  const goTo = (next: Choice) =>
    void navigate({
      to: '/package/hotels',
      search: choiceAddress(asked, { ...choice, ...next }),
      replace: true,
      resetScroll: false,
    })

  const renew = () => {
    setRenewal('asked')
    forgetFound(client, key)
    goTo({ flight: undefined, handles: [] })
  }

  const take = useEffectEvent(() => {
    const results = data?.searchResults
    if (!results || flight !== undefined) return
    const [first] = results.airResults
    const same = results.airResults.find((result) => flightOffer(result)?.pick === choice.pick)
    const taken = same ?? first
    if (!taken) return
    if (choice.pick) setRenewal(same ? renewal && 'same' : 'other')
    // The hotels were reckoned with the first: with any other they are asked for again.
    if (taken === first)
      keepFound(client, key, { flight: taken.quoteID }, { ...data, searchResults: { ...results, airResults: [taken] } })
    goTo({ flight: taken.quoteID, pick: flightOffer(taken)?.pick })
  })
  const isLost = error !== null && !isFetching && flight !== undefined && isOver(error.status)
  const recover = useEffectEvent(renew)

  useEffect(() => {
    if (data) take()
  }, [data])
  useEffect(() => {
    if (isLost) recover()
  }, [isLost])

  const results = error ? undefined : data?.searchResults
  const isEmpty = results !== undefined && (results.airResults.length === 0 || results.hotelResults.length === 0)
  const [kept] = results?.airResults ?? []
  const isSettled = flight !== undefined || isEmpty
  return {
    results: isSettled ? (results?.hotelResults ?? []) : [],
    kept: isSettled && kept ? flightOffer(kept) : undefined,
    isAsking: isFetching || isLost || (results !== undefined && !isSettled),
    failure: isFetching || isLost ? null : error,
    isPartial: data?.warnings !== undefined,
    renewal: renewal === 'asked' ? undefined : renewal,
    askAgain: () => void refetch(),
    renew,
  }
}
