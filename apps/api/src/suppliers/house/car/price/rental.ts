import type { Company, RateCode } from '../catalogue/company.ts'
import type { FleetCar } from '../catalogue/fleet.ts'
import type { Office } from '../catalogue/office.ts'
import { youngDriverFee } from './driver.ts'
import { type Chosen, coverPrice, extraPrice } from './extra.ts'
import { loadFactor, type Stand } from './load.ts'

/** The same for all cars that are fetched at one office and brought back to another. */
export interface Trip {
  readonly pickUp: Office
  readonly dropOff: Office
  /** Periods of 24 hours. */
  readonly days: number
  /** Cents of each of them, as dayPrices has it. */
  readonly dayPrices: readonly number[]
  /** Cents. */
  readonly oneWay: number
  readonly outOfHours: { readonly pickUp: number; readonly dropOff: number }
  readonly driverAge: number
}

export interface Priced {
  readonly company: Company
  readonly car: FleetCar
  readonly rate: RateCode
  readonly stand: Stand
  /** How many are left on each day. */
  readonly left: readonly number[]
  readonly chosen: Chosen
}

/** Cents. */
export interface Charge {
  readonly code: string
  readonly amount: number
  readonly quantity: number
  readonly isPaidThere: boolean
  readonly isTaxed: boolean
  readonly percent?: number
}

/** Cents a day, and at most: no excess, a second driver. */
const fullCover = { aDay: 1_400, most: 21_000 }

const rateFactors: Readonly<Record<RateCode, number>> = { PREPAID: 0.9, FLEX: 1, FULL: 1 }

function rentalOf({ dayPrices, days }: Trip, { company, car, rate, stand, left }: Priced): number {
  const base = dayPrices.reduce((sum, price, index) => sum + price * loadFactor(stand, left[index] ?? 0), 0)
  const full = rate === 'FULL' ? Math.min(fullCover.aDay * days, fullCover.most) : 0
  return Math.round(base * car.factor * company.priceFactor * rateFactors[rate]) + full
}

const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100)

const now = (code: string, amount: number, quantity = 1): Charge => ({
  code,
  amount,
  quantity,
  isPaidThere: false,
  isTaxed: false,
})

const shareNow = (code: string, amount: number, percent: number): Charge => ({
  code,
  amount,
  quantity: 1,
  isPaidThere: false,
  isTaxed: false,
  percent,
})

const there = (code: string, amount: number, quantity = 1): Charge => ({
  ...{ code, amount, quantity, isPaidThere: true, isTaxed: true },
})

/** Before tax, and the tax. */
function paidNow(trip: Trip, priced: Priced): Charge[] {
  const { market, kind } = trip.pickUp
  const rental = rentalOf(trip, priced)
  const airport = kind === 'airport' ? percentOf(rental, market.airportSurcharge) : 0
  return [
    now('RENTAL', rental, trip.days),
    shareNow('AIRPORT', airport, market.airportSurcharge),
    now('ONE_WAY', trip.oneWay),
    shareNow('VAT', percentOf(rental + airport + trip.oneWay, market.vat), market.vat),
  ]
}

/** At the desk, tax included. */
const feesThere = ({ pickUp, days, driverAge, outOfHours }: Trip): Charge[] => [
  there('YOUNG_DRIVER', youngDriverFee(pickUp.market, driverAge, days)),
  there('OUT_OF_HOURS_PICK_UP', outOfHours.pickUp),
  there('OUT_OF_HOURS_RETURN', outOfHours.dropOff),
]

const chosenThere = ({ days }: Trip, { chosen }: Priced): Charge[] => [
  ...chosen.extras.map(({ terms, quantity }) => there(terms.code, extraPrice(terms, days) * quantity, quantity)),
  ...chosen.covers.map((cover) => there(cover.code, coverPrice(cover, days))),
]

/** All of them are the price; what was chosen stands there though it costs nothing. */
export const chargesOf = (trip: Trip, priced: Priced): Charge[] => [
  ...[...paidNow(trip, priced), ...feesThere(trip)].filter(({ amount }) => amount > 0),
  ...chosenThere(trip, priced),
]

export const sumOf = (charges: readonly Pick<Charge, 'amount'>[]): number =>
  charges.reduce((sum, { amount }) => sum + amount, 0)
