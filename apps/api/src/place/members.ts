import type { Catalogue, Place } from './place.ts'

export type Stop = 'airport' | 'rail-station'

export interface Members {
  /** The airports or stations of a city, the most important first. */
  of(city: string, kind: Stop): readonly Place[]
}

export function makeMembers({ airports, stations }: Catalogue): Members {
  const groups = new Map<string, Place[]>()
  for (const place of [...airports, ...stations].sort((a, b) => b.importance - a.importance)) {
    if (place.city === undefined) continue
    const key = `${place.kind} ${place.city}`
    const group = groups.get(key)
    if (group) group.push(place)
    else groups.set(key, [place])
  }
  return { of: (city, kind) => groups.get(`${kind} ${city}`) ?? [] }
}
