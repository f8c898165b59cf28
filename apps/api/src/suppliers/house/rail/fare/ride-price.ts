import type { Comfort, Flexibility } from '@portolan/domain/rail/fare'
import type { FareRange } from '../corridor.ts'
import type { Brand, Operator } from '../operator.ts'
import { euroFactors } from './catalogue/tariff.ts'
import type { RideRange } from './range.ts'
import { lastStep } from './step.ts'

export type FareCurrency = keyof typeof euroFactors

/** Where between the cheapest and the dearest a ticket begins and ends, in hundredths of the way. */
const spans: Readonly<Record<Flexibility, { readonly first: number; readonly last: number }>> = {
  NON_FLEX: { first: 0, last: 70 },
  SEMI_FLEX: { first: 13, last: 88 },
  FULL_FLEX: { first: 100, last: 100 },
}

const widen = ({ from, flex }: FareRange, fromPercent: number, flexPercent: number): FareRange => ({
  from: (from * fromPercent) / 100,
  flex: (flex * flexPercent) / 100,
})

/** In a night train the first-class range begins with the couchette and ends with the sleeper. */
function rangeIn(comfort: Comfort, { standard, first }: RideRange, kind: Brand['kind']): FareRange {
  if (comfort === 'STANDARD') return standard
  if (comfort === 'COMFORT')
    return kind === 'night' ? { from: first.from, flex: (standard.flex + first.flex) / 2 } : first
  return kind === 'night' ? widen(first, 160, 100) : widen(first, 135, 125)
}

/** Cheap tickets end in .90, dear ones in .00; minor units, never below what is given. */
export function roundFare(minor: number): number {
  const unit = 100
  return minor < 50 * unit ? Math.ceil((minor - 90) / unit) * unit + 90 : Math.ceil(minor / unit) * unit
}

export interface RidePriceQuestion {
  readonly range: RideRange
  readonly kind: Brand['kind']
  readonly comfort: Comfort
  readonly flexibility: Flexibility
  readonly step: number
  readonly currency: FareCurrency
}

/** Of one adult, in minor units. The dearest ticket costs the same on every day. */
export function priceRide({ range, kind, comfort, flexibility, step, currency }: RidePriceQuestion): number {
  const { from: cheapest, flex } = rangeIn(comfort, range, kind)
  const from = Math.min(cheapest, flex)
  const minorOf = (euros: number): number => Math.round(euros * euroFactors[currency] * 100)
  const dearest = Math.ceil(minorOf(flex) / 100) * 100
  if (flexibility === 'FULL_FLEX') return dearest
  const { first, last } = spans[flexibility]
  const way = (first + ((last - first) * Math.min(step, lastStep)) / lastStep) / 100
  return Math.min(dearest, roundFare(minorOf(from + (flex - from) * way)))
}

const flexer: Readonly<Record<Flexibility, Flexibility | undefined>> = {
  NON_FLEX: 'SEMI_FLEX',
  SEMI_FLEX: 'FULL_FLEX',
  FULL_FLEX: undefined,
}

/** The operator's own fare for it: who does not sell it so gives the next that binds less. */
export function soldAs(
  { flexibility: sold }: Pick<Operator, 'flexibility'>,
  flexibility: Flexibility,
): Flexibility | undefined {
  let one: Flexibility | undefined = flexibility
  while (one && sold[one] === undefined) one = flexer[one]
  return one
}
