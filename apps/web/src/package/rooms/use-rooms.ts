import type { RoomStay } from '@portolan/contract/hotel-stay'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { say, useSpeech } from '../../i18n/text.ts'
import { scarceOf } from '../../stay/detail/choice.ts'
import { type Place, placesOf, ratesOf } from '../../stay/detail/places.ts'
import { selectedHotel } from '../../stay/model/room.ts'
import { usePackages } from '../calls.ts'
import { type Choice, choiceAddress } from '../choice.ts'
import { flightOffer } from '../flight-result.ts'
import type { PackageAsked } from '../search.ts'
import { packageState } from '../state.ts'
import { chosenOf, nameOf, totalsOf, tripWith } from './combination.ts'

/** The house as the state keeps it: with the room that was chosen first. */
function useSelected(chosen: RoomStay | undefined, place: Place | undefined): void {
  const speech = useSpeech()
  useEffect(() => {
    const selectedPkgHotel =
      chosen && place ? selectedHotel(chosen, ratesOf(place), (id, values) => say(speech, id, values)) : null
    packageState.write({ selectedPkgHotel })
  }, [chosen, place, speech])
}

/** All rooms of the chosen hotel with the kept flight, and which of them are chosen. */
export function useRooms(asked: PackageAsked, choice: Choice) {
  const navigate = useNavigate()
  const { flight, hotel } = choice
  const { data, error, isFetching, refetch } = usePackages('RoomList', asked, { flight, hotel })
  const [at, setAt] = useState(0)
  const results = error ? undefined : data?.searchResults
  const [found] = results?.hotelResults ?? []
  const places = useMemo(() => placesOf(found?.roomStays?.roomStayList ?? [], asked.rooms), [found, asked.rooms])
  const totals = useMemo(() => totalsOf(found?.packageTotals ?? []), [found])
  const chosenAt = (place: Place) => chosenOf(place, choice.rooms?.[place.index], totals)
  const chosen = places.flatMap((place) => chosenAt(place) ?? [])
  const [kept] = results?.airResults ?? []
  useSelected(chosen[0], places[0])
  return {
    ...{ places, totals, chosen, chosenAt, at, setAt, isFetching },
    failure: isFetching ? null : error,
    kept: kept && flightOffer(kept),
    house: chosen[0]?.basicPropertyInfo,
    trip: tripWith(places, chosen, totals),
    scarce: scarceOf(chosen),
    names: chosen.map(nameOf),
    askAgain: () => void refetch(),
    choose(place: Place, stay: RoomStay): void {
      const rooms = places.map((one) => (one === place ? nameOf(stay) : choice.rooms?.[one.index]))
      const search = choiceAddress(asked, { ...choice, rooms, handles: [], was: undefined })
      void navigate({ to: '/package/rooms', search, replace: true, resetScroll: false })
      // Whoever has chosen for one room is led to the next that nothing was said of.
      const next = places.find(({ index }) => index > place.index && !choice.rooms?.[index])
      if (next) setAt(next.index)
    },
  }
}

export type RoomsFound = ReturnType<typeof useRooms>
