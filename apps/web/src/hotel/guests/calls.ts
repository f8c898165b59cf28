import type { InputOf } from '@portolan/contract/call'
import { type OrderRS, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { bookHotel, confirmHotelGuests, type HotelResRS, holdHotel } from '@portolan/contract/hotel'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { errorsOf, failureFromReply } from '../../api/failure.ts'
import { useSpeech } from '../../i18n/text.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { useVisit } from '../../session/visit.ts'
import type { StayAsked } from '../../stay/address.ts'
import { confirmRequest } from './request.ts'

/** A price that has moved is told beside the rooms; an answer without rooms did not go through. */
async function confirm(stay: StayAsked, handles: readonly string[], signal: AbortSignal): Promise<HotelResRS> {
  // A currency just chosen is on its way to the server, which prices by it.
  await inTurn(() => Promise.resolve())
  const answer = await send(confirmHotelGuests, { body: confirmRequest(stay, handles) }, { signal })
  if (!answer.hotelReservationList?.[0]) throw failureFromReply(409, answer)
  return answer
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

/** Answered, but not done: the house would not, and says why. */
function done(answer: HotelResRS): HotelResRS {
  if (errorsOf(answer).length > 0) throw failureFromReply(409, answer)
  return answer
}

export const bookOnAccount = async (body: InputOf<typeof bookHotel>['body'], idempotencyKey: string) =>
  done(await send(bookHotel, { body }, { idempotencyKey }))

export const holdRooms = async (body: InputOf<typeof holdHotel>['body'], idempotencyKey: string) =>
  done(await send(holdHotel, { body }, { idempotencyKey }))

/** The item alone becomes an order: what else is in the cart stays there. */
export const beginOrder = (cartItemId: string): Promise<OrderRS> =>
  send(startCheckout, { body: { cartItemIds: [cartItemId] } })

/** Guests are known already: the house holds at once, and nobody is asked a second time. */
export const holdOrder = (body: InputOf<typeof quoteCheckout>['body']): Promise<OrderRS> =>
  send(quoteCheckout, { body })
