import { addDays, type IsoDate } from '../date.ts'

/** How many one search takes, infants counted. */
export const airParty = { fewest: 1, most: 9 } as const

/** Whole years on the day of travel, both included. Who sits on a lap is younger than two; who pays a child's fare, than twelve. */
export const airAges = {
  infant: { from: 0, to: 1 },
  child: { from: 2, to: 11 },
  adult: { from: 12, to: 120 },
} as const

/**
 * By their place, those who may not fly as they are: children and infants without an adult, or infants beyond the laps there
 * are. Everybody is youngest on the first day: who may fly then may fly on every later one.
 */
export function unaccompaniedInAir(ages: readonly number[]): { places: number[]; why: 'adult' | 'infants' } {
  const placesOf = (isThat: (age: number) => boolean) => ages.flatMap((age, place) => (isThat(age) ? [place] : []))
  const adults = placesOf((age) => age >= airAges.adult.from).length
  if (adults === 0) return { places: placesOf(() => true), why: 'adult' }
  return { places: placesOf((age) => age <= airAges.infant.to).slice(adults), why: 'infants' }
}

/** The flights of a trip of several cities. */
export const airLegs = { fewest: 2, most: 6 } as const

/** How long before the flight it is sold. */
const airSale = { daysAhead: 360 } as const

/** The last day that flights are sold for; `today`: where the trip begins. */
export const lastDayOnSale = (today: IsoDate): IsoDate => addDays(today, airSale.daysAhead)
