import { shareOf } from '../../seed.ts'
import { type Amenity, amenities } from '../catalogue/amenity.ts'
import type { Star } from '../catalogue/market.ts'
import type { Character, Quarter } from '../catalogue/quarter.ts'
import type { Stock } from '../catalogue/stock.ts'
import type { PropertyKind } from './property.ts'

interface Setting {
  readonly star: Star
  readonly kind: PropertyKind
  readonly quarter: Quarter
  readonly traits: Stock['traits']
}

/** Where a free place to park is worth a room. */
const dense: ReadonlySet<Character> = new Set(['centre', 'old town', 'nightlife', 'station', 'harbour'])

/** No holiday by the sea without them. */
const ofResorts: ReadonlySet<string> = new Set(['pool_out', 'restaurant'])

const bar = amenities.find(({ key }) => key === 'bar')

/** Times what is usual with its stars. */
function timesUsual(key: string, { quarter: { character }, traits }: Setting): number {
  if (key === 'aircon' && traits.has('cool')) return 0.4
  if (key === 'sauna' && traits.has('cool')) return 2
  if (key === 'pool_out' && traits.has('cool')) return 0.3
  if (key === 'pool_out' && (traits.has('warm') || character === 'beach')) return 2
  if (key === 'parking_free' && dense.has(character)) return 0.3
  if (key === 'pets' && traits.has('petless')) return 0.1
  return 1
}

function likelihoodOf(amenity: Amenity, setting: Setting): number {
  const { key, likelihood } = amenity
  const { star, kind, traits } = setting
  if (kind === 'resort' && ofResorts.has(key)) return 1
  // Where nobody serves drinks, the bar is a café.
  if (traits.has('dry') && key === 'bar') return 0
  if (traits.has('dry') && key === 'cafe') return Math.max(likelihood[star], bar?.likelihood[star] ?? 0)
  return likelihood[star] * timesUsual(key, setting)
}

/** Keys, in the order of the catalogue; a balcony comes with the rooms that have one. */
export function amenitiesOf(id: string, setting: Setting): readonly string[] {
  const own = amenities
    .filter(({ key }) => key !== 'balcony')
    .filter((amenity) => shareOf(id, amenity.key) < likelihoodOf(amenity, setting))
    .map(({ key }) => key)
  // Nobody pays for a place that is free next to it.
  return own.includes('parking_free') ? own.filter((key) => key !== 'parking_paid') : own
}
