import { type OrderRS, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { bookRail, type RailBookRS } from '@portolan/contract/rail-booking'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useVisit } from '../../session/visit.ts'
import type { TravelerDraftInput } from '../../traveler/draft-input.ts'
import { keepRail } from '../state.ts'
import { type Asked, initiateRequest, quoteRequest } from './model.ts'

export async function initiate(asked: Asked, signal?: AbortSignal): Promise<RailBookRS> {
  const bookInitiateRS = await send(bookRail, { body: initiateRequest(asked) }, signal ? { signal } : {})
  keepRail({ bookInitiateRS })
  return bookInitiateRS
}

/** Price and requirements of what was chosen: asked once, and again only when an age says so. */
export function useInitiate(rphs: readonly string[]) {
  const visit = useVisit()
  return useQuery({
    queryKey: ['rail', 'initiate', visit, ...rphs],
    queryFn: ({ signal }) => initiate({ rphs }, signal),
    enabled: rphs.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

/** The item alone becomes an order: what else is in the cart stays there. */
export const beginOrder = (cartItemId: string): Promise<OrderRS> =>
  send(startCheckout, { body: { cartItemIds: [cartItemId] } })

/** Travellers are known already: the operator holds at once, and nobody is asked a second time. */
export const holdOrder = (order: OrderRS, travelers: readonly TravelerDraftInput[]): Promise<OrderRS> =>
  send(quoteCheckout, { body: quoteRequest(order, travelers) })
