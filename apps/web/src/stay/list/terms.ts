import { localeOf } from '@portolan/domain/language'
import { type Say, useSpeech, useText } from '../../i18n/text.ts'
import { type Moments, useMoments } from '../../moment/use-moments.ts'
import type { TickLook } from '../../result/Ticks.tsx'
import type { House } from './house.ts'
import { boardText } from './meal.ts'

interface Term {
  readonly id: string
  readonly look: TickLook
  readonly words: string
}

function mealTerm({ boards }: House, t: Say, locale: string): Term {
  const withMeals = boards.filter((board) => board !== 'roomOnly')
  if (withMeals.length === 0) return { id: 'meals', look: 'none', words: t('hotels.meal.roomOnly') }
  const meals = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
    withMeals.map((board) => boardText(board, t)),
  )
  return { id: 'meals', look: 'good', words: t('hotels.meals', { meals }) }
}

function cancelTerm({ freeUntil }: House, t: Say, moments: Moments): Term {
  return freeUntil
    ? { id: 'cancel', look: 'good', words: t('hotels.cancel.until', { date: moments.terms(freeUntil) }) }
    : { id: 'cancel', look: 'none', words: t('hotels.cancel.none') }
}

/** What can be had with a room of the house, and until when it can be given back. */
export function useTerms(): (house: House) => { readonly meals: Term; readonly cancellation: Term } {
  const t = useText()
  const moments = useMoments()
  const locale = localeOf(useSpeech().language)
  return (house) => ({ meals: mealTerm(house, t, locale), cancellation: cancelTerm(house, t, moments) })
}
