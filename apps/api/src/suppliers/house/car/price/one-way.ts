import { kilometresBetween } from '../../distance.ts'
import type { Office } from '../catalogue/office.ts'

/** Beyond so many kilometres a car costs the most to bring back. */
const farthest = 700
/** What a border adds, and each kilometre beyond it; in cents. */
const border = { once: 9_000, aKilometre: 22 }

/** Companies whose cars may be left in each other's countries. */
const groups: readonly (readonly string[])[] = [['EEA1', 'CEE'], ['GBIE'], ['USCA', 'US1']]

const isOneGroup = (one: string, other: string): boolean =>
  groups.some((group) => group.includes(one) && group.includes(other))

/** Cents; undefined: a car fetched here is not brought back there. */
export function oneWayFee(from: Office, to: Office): number | undefined {
  if (from.code === to.code) return 0
  const { least, most, scope } = from.market.oneWay
  if (from.destination === to.destination) return scope === 'range' ? least : 0
  if (scope === 'island' || to.market.oneWay.scope === 'island') return undefined
  const km = kilometresBetween(from, to)
  if (from.country === to.country) {
    if (scope === 'country') return 0
    const isOnePlace = scope === 'free' && from.market === to.market && from.market.destinations.length > 0
    return isOnePlace ? 0 : Math.round((least + (most - least) * Math.min(1, km / farthest)) / 100) * 100
  }
  if (!isOneGroup(from.market.border, to.market.border)) return undefined
  return Math.round((most + border.once + border.aKilometre * km) / 100) * 100
}
