import { makeRecent } from '../../result/recent-search.ts'
import { readStay, searchOfStay } from '../../stay/address.ts'
import type { StayAsked } from '../../stay/search.ts'

/** A stay whose day is over, or that this version would not search for, is none. */
const recent = makeRecent<StayAsked>({ name: 'hotel-search', read: readStay, write: searchOfStay })

export const recentStays = (): StayAsked[] => recent.list(() => true)

export const keepStay = recent.keep
