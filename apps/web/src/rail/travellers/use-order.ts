import type { RailBookRS } from '@portolan/contract/rail-booking'
import type { Amount } from '@portolan/contract/shared'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError, failureWithoutReply } from '../../api/failure.ts'
import { useSpeech } from '../../i18n/text.ts'
import { type Change, isSame } from '../../price/change.ts'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import type { TravelerDraftInput } from '../../traveler/draft-input.ts'
import { countryName } from '../../traveler/place-name.ts'
import { readKeptRail } from '../state.ts'
import { beginOrder, holdOrder, initiate } from './calls.ts'
import { hasLeftBand, type RailTraveler, railTravelersOf, wantedOf } from './model.ts'

export type Way = 'cart' | 'pay'

export const totalOf = ({ pricing }: Pick<RailBookRS, 'pricing'>): Amount => ({
  currencyCode: pricing.sellingCurrencyCode,
  amount: pricing.sellingTotalAmount,
})

interface Question {
  change: Change
  answer: RailBookRS
  travelers: TravelerDraftInput[]
  way: Way
}

interface Order {
  rphs: readonly string[]
  isPass: boolean
  startDate: string | undefined
  firstDay: string
}

/** The newest item of the cart with exactly these offers. */
function itemOf(rphs: readonly string[]): string | undefined {
  const items = cartState.read().goods.map((text) => JSON.parse(text) as { id: string; rphs: string[] })
  return items.findLast((item) => item.rphs?.join() === rphs.join())?.id
}

/** Travellers are known: the price is asked again where an age says so, then what was chosen goes into the cart. */
export function useOrder({ rphs, isPass, startDate, firstDay }: Order) {
  const navigate = useNavigate()
  const { language } = useSpeech()
  const [question, setQuestion] = useState<Question>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError>()

  async function put(answer: RailBookRS, wanted: string[], travelers: TravelerDraftInput[]): Promise<void> {
    const { searchInputValues, passCriteria } = readKeptRail()
    const values = isPass ? passCriteria : searchInputValues
    const added = await addGoods({
      productType: isPass ? 'railPass' : 'rail',
      correlationID: answer.correlationID,
      rphs: wanted,
      ...(startDate !== undefined && { startDate }),
      // Documents stay in the draft, where they are sealed; a cart keeps none.
      travelers: travelers.map(({ document: _, ...rest }) => rest),
      ...(values && { searchInputValues: { ...values } }),
    })
    const { failure } = cartState.read()
    if (!added) throw new CallError(failure?.status ?? 0, failure?.title ?? '', failure?.message ?? '')
  }

  async function place(answer: RailBookRS, travelers: TravelerDraftInput[], way: Way): Promise<void> {
    const wanted = answer.journeyRPHs ?? [...rphs]
    // Pressed again after something went wrong on the way to the order: it is in the cart already.
    const known = way === 'pay' ? itemOf(wanted) : undefined
    if (known === undefined) await put(answer, wanted, travelers)
    if (way === 'cart') return navigate({ to: '/cart' })
    const item = known ?? itemOf(wanted)
    if (item === undefined) return navigate({ to: '/cart/book' })
    const order = await beginOrder(item)
    // What stands in the way of the hold is told on the order's own form, which knows what was typed here.
    const isHeld = await holdOrder(order, travelers).then(
      () => true,
      () => false,
    )
    await navigate({ to: '/cart/book', search: { order: order.orderId, ...(isHeld && { step: 'pay' }) } })
  }

  const agesOf = (travelers: readonly RailTraveler[]) =>
    travelers.map(({ rph, age, passenger: { code } }) => ({ rph, code, age }))

  async function goOn(shown: RailBookRS, travelers: TravelerDraftInput[], way: Way): Promise<void> {
    const known = railTravelersOf(wantedOf(shown), travelers, firstDay, (code) => countryName(code, language))
    if (!hasLeftBand(known)) return place(shown, travelers, way)
    const answer = await initiate({ rphs: shown.journeyRPHs ?? rphs, ages: agesOf(known) })
    const [was, now] = [totalOf(shown), totalOf(answer)]
    if (isSame(was, now)) return place(answer, travelers, way)
    setQuestion({ change: { id: 'order', name: '', was, now }, answer, travelers, way })
  }

  return {
    question,
    busy,
    /** After the consent; before it the form tells what went wrong. */
    failure,
    goOn,
    keep: () => setQuestion(undefined),
    async agree(): Promise<void> {
      if (!question) return
      setBusy(true)
      setFailure(undefined)
      const { answer, travelers, way } = question
      await place(answer, travelers, way).catch((error: unknown) =>
        setFailure(error instanceof CallError ? error : failureWithoutReply(error)),
      )
      setBusy(false)
      setQuestion(undefined)
    },
  }
}
