import type { IsoDate } from '@portolan/domain/date'
import type { AirSearch } from '../../flight/search.ts'
import { makeRecent } from '../../result/recent-search.ts'
import { shopToday } from '../../session/shop-today.ts'
import { readSearch, writeForm } from '../address.ts'

/** A search whose day is over, or that this version would not make, is none. */
function read(address: Record<string, unknown>): AirSearch | undefined {
  const found = readSearch(address, undefined, shopToday())
  return 'search' in found ? found.search : undefined
}

const recent = makeRecent<AirSearch>({ name: 'flight-search', read, write: writeForm })

export const recentSearches = (today: IsoDate): AirSearch[] => recent.list(({ legs }) => legs[0].date >= today)

export const keepSearch = recent.keep
