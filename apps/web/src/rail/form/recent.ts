import type { IsoDate } from '@portolan/domain/date'
import { makeRecent } from '../../result/recent-search.ts'
import { type RailSearch, readSearch, writeSearch } from '../search.ts'

const recent = makeRecent<RailSearch>({ name: 'train-search', read: readSearch, write: writeSearch })

/** A day that is over cannot be searched again. */
export const recentSearches = (today: IsoDate): RailSearch[] => recent.list(({ depart }) => depart >= today)

export const keepSearch = recent.keep
