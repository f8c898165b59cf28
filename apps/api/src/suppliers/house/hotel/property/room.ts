import { pickOf, seedOf, shareOf } from '../../seed.ts'
import type { Star } from '../catalogue/market.ts'
import { isLeisure, type Quarter } from '../catalogue/quarter.ts'
import { type RoomType, roomTypes } from '../catalogue/room-type.ts'
import type { PropertyKind, PropertyRoom } from './property.ts'
import { sortedBy, within } from './weigh.ts'

interface House {
  readonly id: string
  readonly star: Star
  readonly kind: PropertyKind
  readonly quarter: Quarter
  readonly amenities: readonly string[]
}

/** The room that most guests take: it sleeps two adults. */
const ordinary: Readonly<Record<Star, readonly string[]>> = {
  2: ['DBC', 'DBL'],
  3: ['DBL'],
  4: ['DBL', 'SUP'],
  5: ['SUP', 'DLX'],
}

/** How many kinds of rooms: from, and how many more at most. */
const variety: Readonly<Record<Star, readonly [number, number]>> = { 2: [3, 1], 3: [4, 2], 4: [5, 2], 5: [6, 2] }

/** What not every house can have. */
function canHave({ kind, quarter: { character }, amenities }: House, { code }: RoomType): boolean {
  if (code === 'VSE') return character === 'beach'
  if (code === 'VCT') return !['beach', 'park', 'airport'].includes(character)
  if (code === 'BAL') return !['business', 'airport', 'station'].includes(character)
  if (code === 'EXE') return !['beach', 'park', 'old town'].includes(character)
  if (code === 'STU' || code === 'APT') return kind === 'aparthotel'
  if (code === 'ACC') return amenities.includes('access')
  return true
}

/** What it would be odd to miss. */
function mustHave({ id, star, kind, quarter, amenities }: House): ReadonlySet<string> {
  return new Set([
    pickOf(ordinary[star], id, 'ordinary'),
    ...(isLeisure(quarter) ? ['FAM'] : []),
    ...(quarter.character === 'beach' ? ['VSE'] : []),
    ...(kind === 'aparthotel' ? ['STU', 'APT'] : []),
    ...(amenities.includes('access') && star > 3 ? ['ACC'] : []),
  ])
}

function countFor({ id, star, kind }: House): number {
  const [least, more] = kind === 'guesthouse' ? [3, 1] : variety[star]
  return least + (seedOf(id, 'variety') % (more + 1))
}

/** A guesthouse is small, and of suites there are few anywhere. */
function unitsOf({ id, star, kind }: House, { code, factor }: RoomType): number {
  const size = kind === 'guesthouse' ? 2 + 3 * shareOf(id, 'size') : 3 + star + 12 * shareOf(id, 'size')
  const share = factor >= 1.8 ? 0.3 : factor >= 1.3 ? 0.6 : code === 'ACC' ? 0.25 : 1.1
  return within(2, Math.round(size * share * (0.8 + 0.4 * shareOf(id, code, 'units'))), 24)
}

/** Three to eight kinds of rooms, the cheapest first. */
export function roomsOf(house: House): readonly PropertyRoom[] {
  const wanted = mustHave(house)
  const open = roomTypes.filter((type) => type.stars.includes(house.star) && canHave(house, type))
  const rank = ({ code }: RoomType): number => (wanted.has(code) ? 0 : 1 + shareOf(house.id, code, 'room'))
  const chosen = new Set(sortedBy(open, rank).slice(0, countFor(house)))
  return sortedBy(
    open.filter((type) => chosen.has(type)),
    ({ factor }) => factor,
  ).map((type) => ({ type: type.code, units: unitsOf(house, type) }))
}
