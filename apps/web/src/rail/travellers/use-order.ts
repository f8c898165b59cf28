import type { RailBookRS } from '@portolan/contract/rail-booking'
import type { Amount } from '@portolan/contract/shared'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../../api/failure.ts'
import { useSpeech } from '../../i18n/text.ts'
import { type Change, isSame } from '../../price/change.ts'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import type { TravelerDraftInput } from '../../traveler/draft-input.ts'
import { countryName } from '../../traveler/place-name.ts'
import { readKeptRail } from '../state.ts'
import { initiate } from './calls.ts'
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

/** Travellers are known: the price is asked again where an age says so, then what was chosen goes into the cart. */
export function useOrder({ rphs, isPass, startDate, firstDay }: Order) {
  const navigate = useNavigate()
  const { language } = useSpeech()
  const [question, setQuestion] = useState<Question>()
  const [busy, setBusy] = useState(false)

  async function place(answer: RailBookRS, travelers: TravelerDraftInput[], way: Way): Promise<void> {
    const { searchInputValues, passCriteria } = readKeptRail()
    const values = isPass ? passCriteria : searchInputValues
    const added = await addGoods({
      productType: isPass ? 'railPass' : 'rail',
      correlationID: answer.correlationID,
      rphs: answer.journeyRPHs ?? [...rphs],
      ...(startDate !== undefined && { startDate }),
      // Documents stay in the draft, where they are sealed; a cart keeps none.
      travelers: travelers.map(({ document: _, ...rest }) => rest),
      ...(values && { searchInputValues: { ...values } }),
    })
    const { failure } = cartState.read()
    if (!added) throw new CallError(failure?.status ?? 0, failure?.title ?? '', failure?.message ?? '')
    await navigate({ to: way === 'pay' ? '/cart/book' : '/cart' })
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
    goOn,
    keep: () => setQuestion(undefined),
    async agree(): Promise<void> {
      if (!question) return
      setBusy(true)
      await place(question.answer, question.travelers, question.way).finally(() => setBusy(false))
      setQuestion(undefined)
    },
  }
}
