import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { ReactNode } from 'react'
import { type Format, useFormat } from '../../i18n/format.ts'
import type { MessageId } from '../../i18n/messages.ts'
import { type Say, useText } from '../../i18n/text.ts'
import { type Moments, useMoments } from '../../moment/use-moments.ts'
import type { TickLook } from '../../result/Ticks.tsx'
import { costWords, isNonCancelable, spansOf } from '../cancel-words.ts'
import { hasMeals, mealsOf, mealTerms, noMeals } from '../meals.ts'
import { type Payment, paymentOf, taxesOf } from './bill.ts'

interface Tick {
  readonly id: string
  readonly look: TickLook
  readonly words: ReactNode
}

function cancelTick({ ratePlans }: RoomStay, t: Say, format: Format, moments: Moments): Tick {
  const penalties = ratePlans[0]?.cancelPenalties ?? []
  const [first] = spansOf(penalties)
  if (!first?.deadline || isNonCancelable(penalties))
    return { id: 'cancel', look: 'none', words: t('stay.cancel.nonCancelable') }
  const until = moments.terms(first.deadline)
  return first.cost.kind === 'free'
    ? { id: 'cancel', look: 'good', words: t('stay.cancel.freeUntil', { until }) }
    : { id: 'cancel', look: 'paid', words: t('stay.cancel.until', { cost: costWords(first.cost, t, format), until }) }
}

function mealTick({ ratePlans }: RoomStay, t: Say): Tick {
  const meals = mealsOf(ratePlans[0]?.mealsIncluded ?? noMeals)
  return { id: 'meals', look: hasMeals(meals) ? 'good' : 'none', words: mealTerms(meals, t) }
}

const payWords: Record<Payment, MessageId> = {
  now: 'hotelDetail.pay.now',
  there: 'hotelDetail.pay.there',
  deposit: 'hotelDetail.pay.deposit',
}

/** Who is paid and when; nothing is said where the plan says nothing. */
function payTick(stay: RoomStay, t: Say, format: Format): Tick[] {
  const payment = paymentOf(stay)
  if (!payment) return []
  const { restDueOn } = stay
  const words =
    payment === 'deposit' && restDueOn !== undefined
      ? t('hotelDetail.pay.depositUntil', { date: format.date(restDueOn) })
      : t(payWords[payment])
  return [{ id: 'pay', look: 'note', words }]
}

/** The desk takes it whatever was paid before; where all is paid there anyway, nothing more is said. */
function taxTicks(stay: RoomStay, t: Say, format: Format): Tick[] {
  if (paymentOf(stay) === 'there') return []
  return taxesOf(stay)
    .filter(({ payAt }) => payAt === 'there')
    .map(({ code = '', description = t('hotelDetail.tax'), amount, currencyCode }) => ({
      ...{ id: `tax/${code}`, look: 'paid' as const },
      words: t('hotelDetail.rate.taxThere', {
        tax: description,
        price: `\u2068${format.money(amount, currencyCode)}\u2069`,
      }),
    }))
}

/** What a plan includes, at a glance: cancellation, meals, payment, and the tax that the desk takes. */
export function useRateTicks(stay: RoomStay): Tick[] {
  const t = useText()
  const format = useFormat()
  const cancel = cancelTick(stay, t, format, useMoments())
  return [cancel, mealTick(stay, t), ...payTick(stay, t, format), ...taxTicks(stay, t, format)]
}
