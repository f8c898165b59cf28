import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSpeech } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { useCartState } from '../session/cart-state.ts'
import { shopToday } from '../session/shop-today.ts'
import { fetchPlanned } from './calls.ts'
import { plannedInCart } from './from-cart.ts'
import type { PlannedThing } from './planned.ts'

const none: readonly PlannedThing[] = []

interface Planned {
  /** In the order of travel. */
  things: readonly PlannedThing[]
  /** There may be more; nobody needs to wait for it. */
  isLoading: boolean
}

/** What the traveller has in the cart and, logged in, among the bookings to come. What cannot be had is left out. */
export function usePlanned(): Planned {
  const { logedIn, accountInfo } = useAccountState()
  const { goods, status } = useCartState()
  const { language } = useSpeech()
  const today = shopToday()
  const bookings = useQuery({
    // Beside the other lists of bookings: after a change all of them are asked for again.
    queryKey: ['booking', accountInfo?.id ?? '', 'planned', today, language],
    enabled: logedIn,
    queryFn: ({ signal }) => fetchPlanned(today, signal),
  })
  const booked = bookings.data ?? none
  const things = useMemo(
    () => [...plannedInCart(goods), ...booked].toSorted((one, other) => one.start.localeCompare(other.start)),
    [goods, booked],
  )
  return { things, isLoading: status === 'unknown' || bookings.isLoading }
}
