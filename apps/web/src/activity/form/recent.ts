import { makeRecent } from '../../result/recent-search.ts'
import { readAsked, searchOf } from '../address.ts'
import type { ActivityAsked } from '../search.ts'

/** A search whose days are over, or that this version would not make, is none. */
const recent = makeRecent<ActivityAsked>({ name: 'activity-search', read: readAsked, write: searchOf })

export const recentSearches = (): ActivityAsked[] => recent.list(() => true)

export const keepSearch = recent.keep
