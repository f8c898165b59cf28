import type { Cabin } from '@portolan/supplier/air'
import type { Booked } from './class-choice.ts'

/** Kilograms of one passenger: docs/decisions/0012-flights.md tells where the figures come from. */
const start = 22
const perKm = { short: 0.098, long: 0.081 } as const
const longWay = 3500
/** Flown kilometres are more than the great circle's. */
const wayRound = 1.05
/** By the room that a seat takes. */
const byCabin: Readonly<Record<Cabin, number>> = { Economy: 1, PremiumEconomy: 1.5, Business: 2.8, First: 4 }

const ofFlight = ({ flight: { km }, cabin }: Booked): number =>
  (start + km * wayRound * (km > longWay ? perKm.long : perKm.short)) * byCabin[cabin]

/** Flight by flight, of each voyage. */
export function carbonOf(voyages: readonly (readonly Booked[])[]): number {
  let sum = 0
  for (const flights of voyages) for (const booked of flights) sum += ofFlight(booked)
  return Math.round(sum)
}
