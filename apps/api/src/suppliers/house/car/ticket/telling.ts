import type { CarCharge, CarCover, CarDetail, CarExtra } from '@portolan/supplier/car'
import type { Extra } from '@portolan/supplier/offer'
import type { Words } from '@portolan/supplier/words'
import { wordsIn } from '../../words.ts'
import { covers, extras } from '../catalogue/extra.ts'
import type { FleetCar } from '../catalogue/fleet.ts'
import type { Market } from '../catalogue/market.ts'
import { borderTexts, chargeTexts, ruleTexts, winterTexts } from '../catalogue/rule-text.ts'
import { type Chosen, coverPrice, coversFor, extraPrice, extrasFor, type Setting } from '../price/extra.ts'
import { excessWith } from '../price/liability.ts'
import type { Charge } from '../price/rental.ts'

const currency = 'EUR'

export const cents = (minor: number) => ({ minor, currency })

const chargeName = wordsIn(chargeTexts)
const borderRule = wordsIn(borderTexts)
const winterRule = wordsIn(winterTexts)
export const ruleOf = wordsIn(ruleTexts)

const names = new Map<string, Words>([...extras, ...covers].map(({ code, name }) => [code, name]))

export const chargeTold = ({ code, amount, quantity, isPaidThere, isTaxed, percent }: Charge): CarCharge => ({
  code,
  amount: cents(amount),
  quantity,
  isPaidThere,
  isTaxed,
  name: names.get(code) ?? chargeName(code),
  ...(percent !== undefined && { percent }),
})

export const extrasTold = (setting: Setting): CarExtra[] =>
  extrasFor(setting).map((terms) => ({
    ...{ code: terms.code, name: terms.name, price: cents(extraPrice(terms, setting.days)) },
    ...{ isPaidThere: true, most: terms.mostQuantity },
    ...(terms.otaCode !== undefined && { otaCode: terms.otaCode }),
  }))

/** `excess`: cents, without any cover beside the rate. Not all: only what is in the price. */
export const coversTold = (setting: Setting, excess: number, isAll: boolean): CarCover[] =>
  coversFor(setting, isAll).map((terms) => {
    const own = terms.code === 'CDW' || terms.code === 'TP' ? excess : excessWith(terms.code, excess)
    return {
      ...{ code: terms.code, name: terms.name, covers: terms.covers, isIncluded: terms.isIncluded },
      ...{ price: cents(coverPrice(terms, setting.days)), isPaidThere: !terms.isIncluded },
      ...(terms.otaCode !== undefined && { otaCode: terms.otaCode }),
      ...(own !== undefined && { excess: cents(own) }),
    }
  })

const included = new Map<string, readonly CarCover[]>()

/** Those in the price cost nothing, however long the rental: one list for all cars of a country with this excess. */
export function coversIncluded(setting: Setting, excess: number): readonly CarCover[] {
  const key = `${setting.market.country} ${setting.rate} ${excess}`
  const found = included.get(key)
  if (found) return found
  const told = coversTold(setting, excess, false)
  included.set(key, told)
  return told
}

/** What can be bought beside the car, as the port has it for every product. */
export const besideOf = ({ extras: own, covers: kept }: Pick<CarDetail, 'extras' | 'covers'>): Extra[] => [
  ...own.map(({ code, price, most }) => ({ code, kind: 'equipment', price, per: 'order' as const, max: most })),
  ...kept
    .filter(({ isIncluded }) => !isIncluded)
    .map(({ code, price }) => ({ code, kind: 'cover', price, per: 'order' as const, max: 1 })),
]

const usuallyNotCovered: readonly Words[] = ['GLASS', 'KEYS', 'NEGLECT'].map(ruleOf)

/** What is left of the usual exceptions with the covers chosen. */
export function notCovered({ covers: chosen }: Chosen): readonly Words[] {
  if (chosen.length === 0) return usuallyNotCovered
  const has = (code: string): boolean => chosen.some((cover) => cover.code === code)
  return [ruleOf(has('GTW') ? 'UNDERBODY' : 'GLASS'), ruleOf(has('RSN') ? 'INTERIOR' : 'KEYS'), ruleOf('NEGLECT')]
}

/** Whether one of the days from the first to the last, YYYY-MM-DD, lies in the season of the rule. */
function isWinter({ winterDays }: Market, dates: readonly string[]): boolean {
  if (!winterDays) return true
  const { from, to } = winterDays
  return dates.some((date) => {
    const day = date.slice(5)
    return from <= to ? from <= day && day <= to : day >= from || day <= to
  })
}

export const winterRules = (market: Market, dates: readonly string[]): Words[] =>
  market.winter !== 'NONE' && isWinter(market, dates) ? [winterRule(market.winter)] : []

export const borderRules = ({ border }: Market): Words[] => [borderRule(border)]

export const fuelRule = ({ fuel }: FleetCar): Words => ruleOf(fuel === 'electric' ? 'ELECTRIC' : 'FULL')
