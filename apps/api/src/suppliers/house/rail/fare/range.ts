import type { Corridor, FareRange } from '../corridor.ts'
import type { Brand, Operator } from '../operator.ts'
import { countryLevels, detour, firstClassLevel, kilometreSteps, kinds } from './catalogue/tariff.ts'

/** As much of a station as its fare depends on. */
export interface FareStop {
  readonly code: string
  readonly city: string | undefined
  readonly lat: number
  readonly lon: number
}

/** What a ride costs at least and at most; whole euros. */
export interface RideRange {
  readonly km: number
  readonly standard: FareRange
  readonly first: FareRange
}

export type RangeOf = (operator: Operator, brand: Brand, stops: readonly FareStop[]) => RideRange

const earthKm = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

function straightKm(one: FareStop, other: FareStop): number {
  const sinLat = Math.sin(radians(other.lat - one.lat) / 2)
  const sinLon = Math.sin(radians(other.lon - one.lon) / 2)
  const chord = sinLat ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * sinLon ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Along the stations, one after the other. */
export function kmAlong(stops: readonly FareStop[]): number {
  const parts = stops.map((stop, index) => {
    const before = stops[index - 1]
    return before ? straightKm(before, stop) : 0
  })
  return Math.max(1, Math.round(parts.reduce((all, part) => all + part, 0) * detour))
}

function dearestFor(km: number): number {
  let [euros, from] = [0, 0]
  for (const { upTo, euros: perKm } of kilometreSteps) {
    if (km <= from) break
    euros += (Math.min(km, upTo) - from) * perKm
    from = upTo
  }
  return euros
}

function rangeByDistance({ country }: Operator, { kind }: Brand, km: number): RideRange {
  const { level, advance } = kinds[kind]
  const rangeAt = (factor: number): FareRange => {
    const flex = Math.max(2, Math.round(dearestFor(km) * level * (countryLevels[country] ?? 1) * factor))
    return { from: Math.max(2, Math.round(flex * advance)), flex }
  }
  return { km, standard: rangeAt(1), first: rangeAt(firstClassLevel) }
}

const dearer = (one: FareRange, other: FareRange): FareRange => ({
  from: Math.max(one.from, other.from),
  flex: Math.max(one.flex, other.flex),
})

/** A part of a longer way is cheaper than the whole, but not by as much as it is shorter. */
function partOf(whole: RideRange, km: number): RideRange {
  const share = Math.sqrt(km / whole.km)
  const shorten = ({ from, flex }: FareRange): FareRange => ({
    from: Math.max(2, Math.round(from * share)),
    flex: Math.max(2, Math.round(flex * share)),
  })
  return { km, standard: shorten(whole.standard), first: shorten(whole.first) }
}

/** The same way there and back. */
const keyOf = (one: string, other: string, brand: string): string => `${[one, other].sort().join(' ')} ${brand}`

/**
 * By the corridor between the two stations, or between two stations of the same cities, where the brand has one; by
 * distance where it has none, and then no cheaper than its share of the brand's next longer corridor from either end: a
 * ticket to the station before the border must not undercut the one across it. `stationOf`: by its code.
 */
export function makeRangeOf(
  corridors: readonly Corridor[],
  stationOf: (code: string) => FareStop | undefined,
): RangeOf {
  const cityOf = (stop: FareStop): string => stop.city ?? stop.code
  const byStation = new Map<string, RideRange>()
  const byCity = new Map<string, RideRange>()
  const byEnd = new Map<string, RideRange[]>()
  for (const { from, to, brands, km, standard, first } of corridors)
    for (const brand of brands) {
      const [one, other, range] = [stationOf(from), stationOf(to), { km, standard, first }]
      byStation.set(keyOf(from, to, brand), range)
      const cityKey = one && other && keyOf(cityOf(one), cityOf(other), brand)
      if (cityKey && !byCity.has(cityKey)) byCity.set(cityKey, range)
      for (const end of [from, to]) {
        const key = `${end} ${brand}`
        byEnd.set(
          key,
          [...(byEnd.get(key) ?? []), range].sort((shorter, longer) => shorter.km - longer.km),
        )
      }
    }
  const nextLonger = (stop: FareStop | undefined, brand: string, km: number): RideRange | undefined =>
    byEnd.get(`${stop?.code} ${brand}`)?.find((corridor) => corridor.km >= km)

  function byDistance(operator: Operator, brand: Brand, stops: readonly FareStop[]): RideRange {
    const km = kmAlong(stops)
    const wholes = [stops.at(0), stops.at(-1)].flatMap((end) => nextLonger(end, brand.name, km) ?? [])
    return wholes
      .map((whole) => partOf(whole, km))
      .reduce(
        (one, other) => ({ km, standard: dearer(one.standard, other.standard), first: dearer(one.first, other.first) }),
        rangeByDistance(operator, brand, km),
      )
  }

  return (operator, brand, stops) => {
    const [first, last] = [stops.at(0), stops.at(-1)]
    const known =
      first &&
      last &&
      (byStation.get(keyOf(first.code, last.code, brand.name)) ??
        byCity.get(keyOf(cityOf(first), cityOf(last), brand.name)))
    return known ?? byDistance(operator, brand, stops)
  }
}
