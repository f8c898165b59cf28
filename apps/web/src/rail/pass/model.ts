import type { RailPassFare, RailPassOption, RailPassProduct } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { compareAmounts } from '@portolan/domain/amount'
import { lastDayOf, travelDaysOf } from '@portolan/domain/rail/pass-validity'
import { pricePer } from '../../price/sum.ts'

/** Section 3 of the specification, 'Rail pass result', name by name. */
export interface PassSummary {
  label: string
  bestPrice: number
  currencyCode: string
  sellingBestPrice: number
  sellingCurrencyCode: string
  earliestDate: string
  latestDate: string
  passType: RailPassProduct['passType']
  /** The spans in which the days of travel lie, the shortest first; empty where days are not counted. */
  within: readonly string[]
  /** The second before the first: the cheaper one is asked for more often. */
  classes: readonly RailPassFare['class'][]
  /** From the shortest to the longest, each with its fares by class. */
  validityOptions: readonly ValidityOption[]
  includes: readonly string[]
}

export interface ValidityOption {
  validity: string
  within: string | undefined
  fares: Readonly<Partial<Record<RailPassFare['class'], RailPassFare>>>
}

/** A month is longer than four weeks and shorter than five. */
const lengthOf = (duration: string | undefined): number => {
  const [, count = '0', unit] = /^P(\d+)([DM])$/.exec(duration ?? '') ?? []
  return Number(count) * (unit === 'M' ? 30.4 : 1)
}

const byLength = (one: ValidityOption, other: ValidityOption): number =>
  lengthOf(one.validity) - lengthOf(other.validity) || lengthOf(one.within) - lengthOf(other.within)

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

function validityOptionsOf(fares: readonly RailPassFare[]): ValidityOption[] {
  const options = new Map<string, ValidityOption>()
  for (const fare of fares) {
    const { validity, within } = fare
    const key = `${validity}/${within ?? ''}`
    options.set(key, { validity, within, fares: { ...options.get(key)?.fares, [fare.class]: fare } })
  }
  return [...options.values()].sort(byLength)
}

const cheapestOf = (fares: readonly RailPassFare[]): RailPassFare | undefined =>
  fares.toSorted((one, other) => compareAmounts(one.sellingAmount, other.sellingAmount))[0]

/** Undefined: nothing of it is sold. */
export function summaryOf(product: RailPassProduct): PassSummary | undefined {
  const best = cheapestOf(product.fareOptions)
  if (!best) return undefined
  return {
    label: product.label,
    bestPrice: best.amount,
    currencyCode: best.currencyCode,
    sellingBestPrice: best.sellingAmount,
    sellingCurrencyCode: best.sellingCurrencyCode,
    earliestDate: product.earliestDate,
    latestDate: product.latestDate,
    passType: product.passType,
    within: unique(product.fareOptions.flatMap(({ within }) => within ?? [])).sort(
      (one, other) => lengthOf(one) - lengthOf(other),
    ),
    classes: unique(product.fareOptions.map((fare) => fare.class))
      .sort()
      .reverse(),
    validityOptions: validityOptionsOf(product.fareOptions),
    includes: product.includes,
  }
}

/** The same validity in every class, in the order of the columns. */
export function faresBeside({ classes, validityOptions }: PassSummary, fare: RailPassFare): RailPassFare[] {
  const same = validityOptions.find(({ validity, within }) => validity === fare.validity && within === fare.within)
  return classes.flatMap((one) => same?.fares[one] ?? [])
}

/** One choice as the specification names its fields. */
export const optionOf = (fare: RailPassFare): RailPassOption => ({
  class: fare.class,
  validity: fare.validity,
  amount: fare.amount,
  rph: fare.rph,
  expiredDateTime: fare.expiredDateTime,
  conditions: fare.conditions,
  passengers: fare.passengers,
})

export const sellingOf = ({ sellingAmount, sellingCurrencyCode }: RailPassFare): Amount => ({
  currencyCode: sellingCurrencyCode,
  amount: sellingAmount,
})

/** On how many days it can be used; a month of no counted days has as many as it has. */
const daysOf = ({ validity }: RailPassFare): number => travelDaysOf(validity) || Math.round(lengthOf(validity))

/** To compare by: what one day costs one person. Rounded once, to the cent that is shown. */
export function priceADay(fare: RailPassFare): Amount {
  const people = fare.passengers.reduce((sum, { quantity }) => sum + quantity, 0)
  return pricePer(sellingOf(fare), Math.max(1, people) * Math.max(1, daysOf(fare)))
}

/** The last day on which a pass that begins then is good. */
export const lastDayFrom = (start: string, { validity, within }: Pick<RailPassFare, 'validity' | 'within'>): string =>
  lastDayOf(start, within ?? validity)

export const isInside = (day: string, { earliestDate, latestDate }: RailPassProduct): boolean =>
  day >= earliestDate && day <= latestDate

const dayMs = 86_400_000
const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / dayMs

/** Where a pass that begins then lies between the first and the last day on which it may begin, in percent. */
export function shareOfWindow(
  { earliestDate, latestDate }: Pick<RailPassProduct, 'earliestDate' | 'latestDate'>,
  fare: Pick<RailPassFare, 'validity' | 'within'>,
  start: string,
): { from: number; run: number } {
  const whole = Math.max(1, daysBetween(earliestDate, latestDate))
  const from = (daysBetween(earliestDate, start) / whole) * 100
  const run = ((daysBetween(start, lastDayFrom(start, fare)) + 1) / whole) * 100
  return { from, run: Math.min(run, 100 - from) }
}

export interface Choice {
  type?: string | undefined
  class?: string | undefined
  validity?: string | undefined
  within?: string | undefined
}

/** The product that the address names; a region has one of each type. */
export const productIn = (products: readonly RailPassProduct[], { type }: Choice): RailPassProduct | undefined =>
  products.find(({ passType }) => passType === type) ?? products[0]

/** The fare that the address names, by what it is and not by its handle: that is another after every search. */
export const fareIn = (product: RailPassProduct | undefined, choice: Choice): RailPassFare | undefined =>
  product?.fareOptions.find(
    (fare) =>
      fare.class === choice.class && fare.validity === choice.validity && (fare.within ?? '') === (choice.within ?? ''),
  )
