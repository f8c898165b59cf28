import type { ExtraChoice } from '@portolan/supplier/offer'
import type { RateCode } from '../catalogue/company.ts'
import { type CoverTerms, covers, type ExtraTerms, extras } from '../catalogue/extra.ts'
import type { FleetCar } from '../catalogue/fleet.ts'
import type { Market } from '../catalogue/market.ts'

/** What decides about what can be had beside a car. */
export interface Setting {
  readonly market: Market
  readonly car: FleetCar
  readonly rate: RateCode
  readonly days: number
}

const winterThings: ReadonlySet<string> = new Set(['SNO', 'STR', 'SKR'])
/** Each says of the excess what it is; two of them contradict each other. */
const excessCovers: ReadonlySet<string> = new Set(['SCDW', 'ERD', 'LDW'])
const closedBorders: ReadonlySet<string> = new Set(['NO', 'ISL', 'STATE'])

function isFor({ code }: ExtraTerms, { market, car }: Setting): boolean {
  if (winterThings.has(code)) return market.winter !== 'NONE'
  if (code === 'XBF') return !closedBorders.has(market.border)
  if (code === 'FPO') return car.fuel !== 'electric'
  return true
}

/** A second driver is part of the full rate. */
const ownMost = (extra: ExtraTerms, { rate }: Setting): ExtraTerms =>
  rate === 'FULL' && extra.code === 'ADD' ? { ...extra, mostQuantity: extra.mostQuantity - 1 } : extra

export const extrasFor = (setting: Setting): ExtraTerms[] =>
  extras.filter((extra) => isFor(extra, setting)).map((extra) => ownMost(extra, setting))

/** Not all: only those in the price. */
export const coversFor = ({ market, rate }: Setting, isAll = true): CoverTerms[] =>
  covers.filter(
    ({ code, countries, isIncluded }) =>
      (isAll || isIncluded) &&
      (countries.length === 0 || countries.includes(market.country)) &&
      !(rate === 'FULL' && excessCovers.has(code)),
  )

/** Cents of one, for the whole rental. */
export const extraPrice = ({ isByDay, price, most }: ExtraTerms, days: number): number =>
  isByDay ? Math.min(price * days, most) : price

export const coverPrice = ({ price, most }: CoverTerms, days: number): number => Math.min(price * days, most)

export interface Chosen {
  readonly extras: readonly { readonly terms: ExtraTerms; readonly quantity: number }[]
  readonly covers: readonly CoverTerms[]
}

export const nothingChosen: Chosen = { extras: [], covers: [] }

/** The same code twice is one choice. None of something is no choice. */
function together(choices: readonly ExtraChoice[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const { code, quantity } of choices) if (quantity > 0) all.set(code, (all.get(code) ?? 0) + quantity)
  return all
}

/** Undefined: something of it is not to be had here, or not so often. */
export function chosenFrom(choices: readonly ExtraChoice[], setting: Setting): Chosen | undefined {
  const wanted = together(choices)
  if (wanted.size === 0) return nothingChosen
  const pickedExtras = extrasFor(setting).flatMap((terms) => {
    const quantity = wanted.get(terms.code) ?? 0
    return quantity > 0 && quantity <= terms.mostQuantity ? [{ terms, quantity }] : []
  })
  const pickedCovers = coversFor(setting).filter(({ code, isIncluded }) => !isIncluded && wanted.get(code) === 1)
  const isAll = pickedExtras.length + pickedCovers.length === wanted.size
  const isOneExcess = pickedCovers.filter(({ code }) => excessCovers.has(code)).length <= 1
  return isAll && isOneExcess ? { extras: pickedExtras, covers: pickedCovers } : undefined
}
