import type { Place } from '@portolan/picture/chart/projection'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { CallError } from '../../api/failure.ts'
import { searchOfStay } from '../../stay/address.ts'
import { useCentre, useHotels } from '../../stay/list/calls.ts'
import { type House, housesOf } from '../../stay/list/house.ts'
import { type Box, nightsOfStay, type StayAsked } from '../../stay/search.ts'
import { writeBox } from './box.ts'

/** The houses of the address, and the part of the map that they are of. */
export interface ListView {
  readonly all: readonly House[]
  readonly centre: Place | undefined
  readonly box: Box | undefined
  /** Nothing to show yet; or a new part of the map while the one before is shown. */
  readonly isAsking: boolean
  readonly isMoving: boolean
  readonly failure: CallError | null
  /** Counts how often the whole city was asked for again: the map is laid out anew each time. */
  readonly resets: number
  askAgain(): void
  lookAt(box: Box): void
  lookAtAll(): void
}

const none: readonly House[] = []

export function useListView(stay: StayAsked, box: Box | undefined): ListView {
  const navigate = useNavigate()
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useHotels(stay, box)
  const centre = useCentre(stay)
  const [resets, setResets] = useState(0)
  const nights = nightsOfStay(stay)
  const all = useMemo(
    () => (data ? housesOf(data.hotelStays?.hotelStayList ?? [], nights, centre) : none),
    [data, nights, centre],
  )
  /** The part of the map stands in the address too: a link opens it, and the way back leaves the page. */
  const goTo = (next: Box | undefined) =>
    void navigate({
      to: '/hotel/list',
      search: { ...searchOfStay(stay), ...(next && { box: writeBox(next) }) },
      replace: true,
      resetScroll: false,
    })
  return {
    all: error ? none : all,
    ...{ centre, box, resets },
    isAsking: isPending || (isFetching && error !== null),
    isMoving: isFetching && isPlaceholderData,
    failure: isFetching ? null : error,
    askAgain: () => void refetch(),
    lookAt: goTo,
    lookAtAll() {
      setResets((count) => count + 1)
      goTo(undefined)
    },
  }
}
