import type { Company, RateCode } from '../catalogue/company.ts'
import type { FleetCar } from '../catalogue/fleet.ts'
import type { Market } from '../catalogue/market.ts'
import type { Chosen } from './extra.ts'

const fifty = 5_000
const rounded = (cents: number): number => Math.round(cents / fifty) * fifty

const classFactors: Partial<Record<FleetCar['classKey'], number>> = { premium: 1.5, cabrio: 1.25, van: 1.25, suv: 1.1 }
const factorOf = ({ classKey }: FleetCar): number => classFactors[classKey] ?? 1

/** Cents that a full rate blocks at most. */
const fullDeposit = 30_000

/** Cents that are blocked on the driver's card. */
export function depositOf(market: Market, car: FleetCar, { depositFactor }: Company, rate: RateCode): number {
  const usual = rounded(market.deposit * depositFactor * factorOf(car))
  return rate === 'FULL' ? Math.min(usual, fullDeposit) : usual
}

/** Cents that the driver pays first, where no cover beside the rate is chosen. */
export const excessOf = (market: Market, car: FleetCar, rate: RateCode): number =>
  rate === 'FULL' ? 0 : rounded(market.excess * factorOf(car))

/** With a cover; undefined: it has nothing to do with it. */
export function excessWith(cover: string, excess: number): number | undefined {
  if (cover === 'SCDW' || cover === 'LDW') return 0
  return cover === 'ERD' ? Math.round(excess / 2) : undefined
}

export const excessLeft = ({ covers }: Chosen, excess: number): number =>
  Math.min(excess, ...covers.flatMap(({ code }) => excessWith(code, excess) ?? []))

/** By the mileage of the market; a company may be stricter with what others would drive far. */
export function mileageOf({ mileage }: Market, { classKey }: FleetCar, company: Company): Market['mileage'] {
  const isRare = classKey === 'premium' || classKey === 'cabrio'
  return isRare ? (company.mileage ?? mileage) : mileage
}
