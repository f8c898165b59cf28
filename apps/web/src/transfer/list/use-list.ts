import type { TransferAvailRS } from '@portolan/contract/transfer'
import { isExpired } from '@portolan/domain/cart-item'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { CallError } from '../../api/failure.ts'
import { useNow } from '../../expiry/use-now.ts'
import { type Change, isSame } from '../../price/change.ts'
import { useCartState } from '../../session/cart-state.ts'
import { searchOf } from '../address.ts'
import { useRides } from '../calls.ts'
import type { TransferAsked } from '../search.ts'
import { chosenOf, type Ride, ridesOf } from './ride.ts'

/** The ways of the address, the one that is chosen, and for how long its price stands. */
export interface ListView {
  readonly asked: TransferAsked
  readonly answer: TransferAvailRS | undefined
  readonly rides: readonly Ride[]
  readonly chosen: Ride | undefined
  readonly isAsking: boolean
  readonly failure: CallError | null
  /** By the server's clock, ms. */
  readonly now: number
  readonly isOver: boolean
  /** What was chosen costs something else since it was asked for again. */
  readonly change: Change | undefined
  choose(ride: Ride): void
  askAgain(): void
}

const none: readonly Ride[] = []

function changeOf(before: Ride | undefined, now: Ride | undefined): Change | undefined {
  if (!before || before.id !== now?.id || isSame(before.total, now.total)) return undefined
  return { id: now.id, name: now.name, was: before.total, now: now.total }
}

export function useList(asked: TransferAsked, pick: string): ListView {
  const navigate = useNavigate()
  const now = useNow(useCartState().clockAhead)
  const { data, error, isFetching, isPending, refetch } = useRides(asked)
  const [before, setBefore] = useState<Ride>()
  const rides = useMemo(() => (data ? ridesOf(data.groundServices) : none), [data])
  const chosen = chosenOf(rides, pick, asked.bags)
  return {
    ...{ asked, answer: data, rides, chosen, now },
    isAsking: isPending || isFetching,
    failure: isFetching ? null : error,
    isOver: chosen !== undefined && isExpired(chosen.expiresAt, now),
    change: isFetching ? undefined : changeOf(before, chosen),
    /** The choice stands in the address: a link opens it again, and the way back leaves the page. */
    choose: ({ id }) =>
      void navigate({
        to: '/cartransfer/list',
        search: { ...searchOf(asked), pick: id },
        replace: true,
        resetScroll: false,
      }),
    askAgain() {
      setBefore(chosen)
      void refetch()
    },
  }
}
