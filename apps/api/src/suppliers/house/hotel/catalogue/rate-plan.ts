import { type Language, languages } from '@portolan/domain/language'
import { rowsOf } from '../../rows.ts'
import { type Words, wordsIn } from '../../words.ts'
import { type Star, starsIn } from './market.ts'
import { ageTable, cancelTable, mealTable, ratePlanTable } from './rate-plan-table.ts'
import { rateNames, ratePolicies } from './rate-plan-text.ts'

export type Meal = 'RO' | 'BB' | 'HB' | 'FB' | 'AI'
export type CancelRuleCode = 'F1' | 'F3' | 'F7' | 'NR'
export type PaymentCode = 'PH' | 'PN' | 'DP'

export interface RatePlan {
  /** 'BB-F3-PN'. */
  readonly code: string
  readonly meal: Meal
  readonly cancel: CancelRuleCode
  readonly payment: PaymentCode
  /** Times room only, free until the day before, paid at the house. */
  readonly factor: number
  readonly stars: readonly Star[]
  readonly names: Readonly<Record<Language, string>>
}

/** Free until so many hours before 18:00 of the day of arrival, local; then this. */
export interface CancelTerms {
  readonly code: CancelRuleCode
  /** Undefined: never free. */
  readonly freeHours: number | undefined
  readonly penalty: 'firstNight' | 'half' | 'all'
  readonly names: Readonly<Record<Language, string>>
  readonly policies: Readonly<Record<Language, string>>
}

export interface MealTerms {
  readonly code: Meal
  /** OTA list MPT. */
  readonly otaCode: string
  readonly factor: number
  readonly names: Readonly<Record<Language, string>>
  readonly policies: Readonly<Record<Language, string>>
}

/** A child in a room, by age: shares of what an adult more would cost. */
export interface AgeBand {
  readonly code: 'INF' | 'CH1' | 'CH2' | 'CH3' | 'ADU'
  readonly from: number
  readonly to: number
  /** In the parents' bed. */
  readonly sharing: number
  /** In a bed of its own. */
  readonly ownBed: number
  /** Of an adult's meals. */
  readonly meal: number
}

/** What is taken at once, and when the hotel takes the rest. Prices and words are made from the same figures. */
export const deposit = { percent: 30, restDaysBefore: 7 } as const

/** Texts with the figures of a deposit in their places. */
function withFigures(wordsOf: (code: string) => Words): (code: string) => Words {
  const fill = (text: string) =>
    text.replaceAll('{percent}', String(deposit.percent)).replaceAll('{days}', String(deposit.restDaysBefore))
  return (code) => {
    const words = wordsOf(code)
    return Object.fromEntries(languages.map((language) => [language, fill(words[language])])) as Words
  }
}

const namesOf = withFigures(wordsIn(rateNames))
const policiesOf = withFigures(wordsIn(ratePolicies))

/** What the guest reads of a meal, a cancellation rule, a way to pay or an age. */
export const rateTextsOf = (code: PaymentCode | AgeBand['code'] | Meal | CancelRuleCode) => ({
  names: namesOf(code),
  policies: policiesOf(code),
})

const commas: Words = { en: ', ', zh: '，', zhHK: '，', es: ', ', fr: ', ', ar: '، ' }

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** 'Room only, free cancellation until the day before, pay at the hotel': one phrase, whatever the language. */
function planNames(meal: Meal, cancel: CancelRuleCode, payment: PaymentCode): Words {
  const names = languages.map((language) => {
    const rest = [cancel, payment].map((code) => lowered(namesOf(code)[language]))
    return [language, [namesOf(meal)[language], ...rest].join(commas[language])]
  })
  return Object.fromEntries(names) as Words
}

export const ratePlans: readonly RatePlan[] = rowsOf(ratePlanTable).map(([code = '', factor, stars = '']) => {
  const [meal, cancel, payment] = code.split('-') as [Meal, CancelRuleCode, PaymentCode]
  const names = planNames(meal, cancel, payment)
  return { ...{ code, meal, cancel, payment, names }, factor: Number(factor), stars: starsIn(stars) }
})

const byCode: ReadonlyMap<string, RatePlan> = new Map(ratePlans.map((plan) => [plan.code, plan]))

export const ratePlanOf = (code: string): RatePlan | undefined => byCode.get(code)

export const mealTerms: readonly MealTerms[] = rowsOf(mealTable).map(([code, otaCode = '', factor]) => ({
  ...{ code: code as Meal, otaCode, factor: Number(factor) },
  ...rateTextsOf(code as Meal),
}))

export const cancelTerms: readonly CancelTerms[] = rowsOf(cancelTable).map(([code, hours, penalty]) => ({
  code: code as CancelRuleCode,
  freeHours: hours ? Number(hours) : undefined,
  penalty: penalty as CancelTerms['penalty'],
  ...rateTextsOf(code as CancelRuleCode),
}))

export const ageBands: readonly AgeBand[] = rowsOf(ageTable).map(([code, from, to, sharing, ownBed, meal]) => ({
  code: code as AgeBand['code'],
  from: Number(from),
  to: Number(to),
  sharing: Number(sharing),
  ownBed: Number(ownBed),
  meal: Number(meal),
}))
