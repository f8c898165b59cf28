import type { AirportFact } from '../catalogue/airport.ts'
import type { VehicleKind } from '../catalogue/vehicle.ts'

type CarKind = Exclude<VehicleKind, 'shuttle'>

/** The part of the known price that the kilometres are paid with; the rest is for coming at all. */
const byDistance = 0.65
/** On a short known way every kilometre would cost too much: it is taken for one of so many. */
const leastKnown = 10
/** From here on a kilometre is cheaper: it is driven on motorways. */
const cheaperFrom = 30
const cheaperShare = 0.6
/** Nobody comes for less than this part of the known price. */
const floor = 0.4

const roundTo = (cents: number, step: number): number => Math.round(cents / step) * step
const halfEuro = 50

const weightOf = (km: number): number => (km <= cheaperFrom ? km : cheaperFrom + (km - cheaperFrom) * cheaperShare)

/** Euro cents for one car: the known price where the way is as long as the known one. */
export function carPrice({ km: known, prices }: Pick<AirportFact, 'km' | 'prices'>, kind: CarKind, km: number): number {
  const price = prices[kind]
  const perKm = (byDistance * price) / Math.max(weightOf(known), leastKnown)
  const cost = price + (weightOf(km) - weightOf(known)) * perKm
  return Math.max(roundTo(cost, halfEuro), roundTo(price * floor, halfEuro))
}

/** There and back is a little cheaper than twice there; in basis points. */
const backOff = 500

/** Of all ways together. */
export const waysPrice = (ways: readonly number[]): number => {
  const whole = ways.reduce((sum, cents) => sum + cents, 0)
  return ways.length > 1 ? Math.round((whole * (10_000 - backOff)) / 10_000) : whole
}
