import type { IsoDate } from '@portolan/domain/date'
import { type RailSearch, readSearch, writeSearch } from '../search.ts'

const most = 5
const key = 'portolan.recent.train-search'

type Kept = Record<string, unknown>

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null

function read(): RailSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept).flatMap((one) => readSearch(one) ?? []) : []
  } catch {
    return []
  }
}

/** Kept in this browser only. A day that is over cannot be searched again. */
export const recentSearches = (today: IsoDate): RailSearch[] =>
  read()
    .filter(({ depart }) => depart >= today)
    .slice(0, most)

export function keepSearch(search: RailSearch): void {
  const words = (one: RailSearch) => JSON.stringify(writeSearch(one))
  const others = read().filter((one) => words(one) !== words(search))
  try {
    localStorage.setItem(key, JSON.stringify([search, ...others].slice(0, most).map(writeSearch)))
  } catch {
    // A browser that keeps nothing still searches.
  }
}
