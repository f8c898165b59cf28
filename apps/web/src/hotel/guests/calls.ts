import type { InputOf } from '@portolan/contract/call'
import { type OrderRS, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { bookHotel, confirmHotelGuests, type HotelResRS, holdHotel } from '@portolan/contract/hotel'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { assertSuccess, failureFromReply } from '../../api/failure.ts'
import { useSpeech } from '../../i18n/text.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { useVisit } from '../../session/visit.ts'
import type { StayAsked } from '../../stay/address.ts'
import { confirmRequest } from './request.ts'
import { isMoved } from './reservation.ts'

/** An answer that says no and not why is none. */
const isTold = (answer: HotelResRS): boolean => answer.success !== false || isMoved(answer)

/** A price that has moved is told beside the rooms; an answer without rooms did not go through. */
async function confirm(stay: StayAsked, handles: readonly string[], signal: AbortSignal): Promise<HotelResRS> {
  // A currency just chosen is on its way to the server, which prices by it.
  await inTurn(() => Promise.resolve())
  const body = confirmRequest(stay, handles)
  const answer = await send(confirmHotelGuests, { body }, { signal, readsSuccess: true })
  if (answer.hotelReservationList?.[0] && isTold(answer)) return answer
  assertSuccess(answer, 409, 'error.supplier')
  throw failureFromReply(409, answer)
}

/** Price and requirements of the chosen rooms; another language or currency asks for them anew. */
export function useConfirmation(stay: StayAsked, handles: readonly string[]) {
  const { language } = useSpeech()
  const { currency } = useLook()
  const visit = useVisit()
  return useQuery({
    queryKey: ['hotel', 'confirm', handles, language, currency, visit],
    queryFn: ({ signal }) => confirm(stay, handles, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

export const bookOnAccount = (body: InputOf<typeof bookHotel>['body'], idempotencyKey: string) =>
  send(bookHotel, { body }, { idempotencyKey })

export const holdRooms = (body: InputOf<typeof holdHotel>['body'], idempotencyKey: string) =>
  send(holdHotel, { body }, { idempotencyKey })

/** The item alone becomes an order: what else is in the cart stays there. */
export const beginOrder = (cartItemId: string): Promise<OrderRS> =>
  send(startCheckout, { body: { cartItemIds: [cartItemId] } })

/** Guests are known already: the house holds at once, and nobody is asked a second time. */
export const holdOrder = (body: InputOf<typeof quoteCheckout>['body']): Promise<OrderRS> =>
  send(quoteCheckout, { body })
