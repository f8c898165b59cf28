import { isExpired } from '@portolan/domain/cart-item'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow } from '../../expiry/use-now.ts'
import { useCartState } from '../../session/cart-state.ts'
import type { CarAsked } from '../search.ts'
import { noWishes, type Picked, pickedAddress, type Wishes } from './address.ts'
import { useRate } from './calls.ts'

export interface DeskProps {
  readonly asked: CarAsked
  readonly picked: Picked
  readonly wishes: Wishes
}

/** The car at the price of now, and what is wanted beside it: that stands in the address. */
export function useDesk({ asked, picked, wishes }: DeskProps) {
  const navigate = useNavigate()
  const [isAnew, setAnew] = useState(false)
  const rate = useRate(asked, isAnew ? { ...picked, handle: '' } : picked, wishes)
  const now = useNow(useCartState().clockAhead)
  const { data } = rate
  const expiresAt = data?.expiredDateTime ? Date.parse(data.expiredDateTime) : undefined
  const want = (next: Wishes) =>
    void navigate({
      to: '/carrental/rate',
      search: pickedAddress(asked, picked, next),
      replace: true,
      resetScroll: false,
    })
  return {
    ...{ asked, picked, wishes, rate, now, expiresAt },
    isOver: expiresAt !== undefined && isExpired(expiresAt, now),
    /** What is shown is of before: it cannot be bought. */
    isAsking: rate.isFetching,
    wantExtra: (code: string, quantity: number) => want({ ...wishes, extras: { ...wishes.extras, [code]: quantity } }),
    wantCovers: (covers: readonly string[]) => want({ ...wishes, covers }),
    wantNothing: () => want(noWishes),
    /** By its names: the handle has run out. */
    askAgain(): void {
      if (isAnew || picked.handle === '') void rate.refetch()
      else setAnew(true)
    },
  }
}

export type Desk = ReturnType<typeof useDesk>
