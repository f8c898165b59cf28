import type { IsoDate } from '@portolan/domain/date'
import { dateOf, dayOf, weekdayOf } from '../../day.ts'
import { demandOn, demandSeed } from '../../demand.ts'
import type { Market, Star } from '../catalogue/market.ts'
import type { RoomType } from '../catalogue/room-type.ts'
import type { Property } from '../property/property.ts'
import { levelAt, seasonHeight } from './season.ts'

export interface Night {
  /** Days since 1970. */
  readonly day: number
  readonly date: IsoDate
  /** Days from now; 0 for a night that has begun. */
  readonly lead: number
  /** −1 to 1. */
  readonly height: number
}

/** The nights of a stay in a city: what is the same for all its houses is reckoned once. */
export interface Nights {
  readonly market: Market
  /** Days since 1970. */
  readonly today: number
  readonly all: readonly Night[]
  /** For each night: euro cents for two in an ordinary double, before the house itself. */
  readonly doubles: Readonly<Record<Star, readonly number[]>>
}

export interface Dates {
  readonly arrival: IsoDate
  readonly nights: number
  /** The date in the city now. */
  readonly today: IsoDate
}

const lateDays = 7
const lateRise = 0.12
const earlyFrom = 30
const earlyUntil = 90
const earlyFall = 0.08

/** Dearer in the last week, cheaper for who comes early; the nearer, the dearer. */
export function leadFactor(lead: number): number {
  if (lead < lateDays) return 1 + lateRise * (1 - lead / lateDays)
  const early = (Math.min(lead, earlyUntil) - earlyFrom) / (earlyUntil - earlyFrom)
  return 1 - earlyFall * Math.max(0, early)
}

function weekdayFactor({ friday, saturday, sunday }: Market, day: number): number {
  const weekday = weekdayOf(day)
  if (weekday === 0) return sunday
  if (weekday === 5) return friday
  return weekday === 6 ? saturday : 1
}

export function makeNights(market: Market, { arrival, nights, today }: Dates): Nights {
  const [first, now] = [dayOf(arrival), dayOf(today)]
  const all = Array.from({ length: nights }, (_, index): Night => {
    const day = first + index
    return { day, date: dateOf(day), lead: Math.max(0, day - now), height: seasonHeight(market, day) }
  })
  const doublesOf = (star: Star): number[] =>
    all.map(
      ({ day, lead, height }) => levelAt(market.levels[star], height) * weekdayFactor(market, day) * leadFactor(lead),
    )
  return {
    ...{ market, today: now, all },
    doubles: { 2: doublesOf(2), 3: doublesOf(3), 4: doublesOf(4), 5: doublesOf(5) },
  }
}

const leastLoad = 0.92
const loadSpan = 0.2
/** Euro cents. */
const step = 50

/**
 * The room alone, in euro cents, for each night. The price of a night depends on no other night: so it is the same in
 * every stay. `taken`: the share of the units that we sold, night by night; the more, the dearer.
 */
export function roomPrices(
  { all, doubles }: Nights,
  { id, star, level }: Pick<Property, 'id' | 'star' | 'level'>,
  { code, factor }: Pick<RoomType, 'code' | 'factor'>,
  taken?: readonly number[],
): number[] {
  const seed = demandSeed(id, code)
  const own = level * factor
  return doubles[star].map((double, index) => {
    const demand = demandOn(seed, all[index]?.day ?? 0)
    const load = leastLoad + loadSpan * (demand + (1 - demand) * (taken?.[index] ?? 0))
    return Math.round((double * own * load) / step) * step
  })
}
