import type { AgeBand } from '../catalogue/rate-plan.ts'
import { adultAges, type Guests, type Seating } from './fit.ts'

/** What the guests of a room cost beside the room, in hundredths of an adult's share. */
export interface Weights {
  /** Of children who have none of the room's own beds. */
  readonly beds: number
  /** The same, of those alone whom the city taxes. */
  readonly taxedBeds: number
  readonly meals: number
  /** Heads. */
  readonly taxed: number
}

const hundredths = (share: number): number => Math.round(share * 100)

function bandOf(bands: readonly AgeBand[], age: number): AgeBand {
  const band = bands.find(({ from, to }) => age >= from && age <= to)
  if (!band) throw new RangeError('There is no band for this age.')
  return band
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/** `taxFreeUnder`: of the market. */
export function weigh(
  { adults, children }: Guests,
  { sharing, inExtraBeds }: Seating,
  bands: readonly AgeBand[],
  taxFreeUnder = 0,
): Weights {
  const isTaxed = (age: number): boolean => age >= taxFreeUnder
  const bedsOf = (isCounted: (age: number) => boolean): number =>
    sum(sharing.filter(isCounted).map((age) => hundredths(bandOf(bands, age).sharing))) +
    sum(inExtraBeds.filter(isCounted).map((age) => hundredths(bandOf(bands, age).ownBed)))
  const mealOf = (age: number): number => hundredths(bandOf(bands, age).meal)
  return {
    beds: bedsOf(() => true),
    taxedBeds: bedsOf(isTaxed),
    meals: adults * mealOf(adultAges.from) + sum(children.map(mealOf)),
    taxed: adults + children.filter(isTaxed).length,
  }
}
