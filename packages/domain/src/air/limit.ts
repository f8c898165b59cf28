import { addDays, type IsoDate } from '../date.ts'

/** How many one search takes, infants counted. */
export const airParty = { fewest: 1, most: 9 } as const

/** Whole years on the day of travel, both included. Who sits on a lap is younger than two; who pays a child's fare, than twelve. */
export const airAges = {
  infant: { from: 0, to: 1 },
  child: { from: 2, to: 11 },
  adult: { from: 12, to: 120 },
} as const

/** The flights of a trip of several cities. */
export const airLegs = { fewest: 2, most: 6 } as const

/** How long before the flight it is sold. */
const airSale = { daysAhead: 360 } as const

/** The last day that flights are sold for; `today`: where the trip begins. */
export const lastDayOnSale = (today: IsoDate): IsoDate => addDays(today, airSale.daysAhead)
