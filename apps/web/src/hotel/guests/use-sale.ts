import type { HotelReservation } from '@portolan/contract/hotel-stay'
import type { Amount } from '@portolan/contract/shared'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError, failureWithoutReply } from '../../api/failure.ts'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import { dropDraft } from '../../session/draft.ts'
import type { StayAsked } from '../../stay/address.ts'
import { detailAddress } from '../../stay/detail/address.ts'
import type { TravelerDraftInput } from '../../traveler/draft-input.ts'
import { endAttempt, keyOfAttempt } from './attempt.ts'
import { beginOrder, bookOnAccount, holdOrder, holdRooms } from './calls.ts'
import { bookRequest, holdRequest, quoteRequest, type Wishes } from './request.ts'
import type { Told } from './wishes.ts'

interface Options {
  readonly stay: StayAsked
  readonly hotel: string
  readonly handles: readonly string[]
  readonly correlationID: string | undefined
  /** What was agreed to. */
  readonly agreed: Amount
  /** Under which name the wishes are kept. */
  readonly draft: string
  /** The price has moved: it is asked for again, and then agreed to. */
  onMoved(): void
}

export type AgencyWay = 'book' | 'hold'

/** The newest item of the cart with exactly these rooms. */
function itemOf(handles: readonly string[]): string | undefined {
  const items = cartState.read().goods.map((text) => JSON.parse(text) as { id: string; rphs: string[] })
  return items.findLast(({ rphs }) => rphs?.join() === handles.join())?.id
}

const failureOf = (error: unknown): CallError => (error instanceof CallError ? error : failureWithoutReply(error))

/** Guests are known. Consumers go on to the checkout, where the house holds; an agency books on its account. */
export function useSale({ stay, hotel, handles, correlationID, agreed, draft, onMoved }: Options) {
  const navigate = useNavigate()
  const [booked, setBooked] = useState<HotelReservation>()

  async function put(guests: readonly TravelerDraftInput[]): Promise<void> {
    const isAdded = await addGoods({
      ...{ productType: 'hotel', rphs: [...handles] },
      ...(correlationID && { correlationID }),
      // Documents stay in the draft, where they are sealed; a cart keeps none.
      travelers: guests.map(({ document: _, ...rest }) => rest),
      searchInputValues: detailAddress(stay, hotel),
    })
    const { failure } = cartState.read()
    if (!isAdded) throw new CallError(failure?.status ?? 0, failure?.title ?? '', failure?.message ?? '')
  }

  /** Into the cart, out of it as an order of its own, and held. */
  async function toCheckout(guests: TravelerDraftInput[], wishes: Wishes): Promise<void> {
    // Pressed again after something went wrong on the way to the order: it is in the cart already.
    if (!itemOf(handles)) await put(guests)
    const item = itemOf(handles)
    if (!item) return void navigate({ to: '/cart' })
    const order = await beginOrder(item)
    const isHeld = await holdOrder(quoteRequest(order, { stay, handles, guests, wishes })).then(
      () => true,
      () => false,
    )
    dropDraft(draft)
    await navigate({ to: '/cart/book', search: { order: order.orderId, ...(isHeld && { step: 'pay' }) } })
  }

  /** Booked at once, or only held until it is paid for. */
  async function byAgency(guests: TravelerDraftInput[], { file, ...wishes }: Told, way: AgencyWay): Promise<void> {
    const name = `${way}:${handles.join()}`
    const sale = { stay, handles, guests, wishes }
    try {
      const key = keyOfAttempt(name)
      const { hotelReservationList } =
        way === 'hold'
          ? await holdRooms(holdRequest(sale, agreed, file), key)
          : await bookOnAccount(bookRequest(sale, agreed, file), key)
      endAttempt(name)
      dropDraft(draft)
      setBooked(hotelReservationList[0])
    } catch (error) {
      const failure = failureOf(error)
      // Without an answer it may have been done: the same key, sent again, is still one booking.
      if (failure.status !== 0 && failure.status < 500) endAttempt(name)
      if (failure.status === 409) onMoved()
      throw failure
    }
  }

  return { booked, toCheckout, byAgency }
}
