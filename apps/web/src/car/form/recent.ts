import { makeRecent } from '../../result/recent-search.ts'
import { readAsked, searchOf } from '../address.ts'
import type { CarAsked } from '../search.ts'

/** A rental whose day is over, or that this version would not search for, is none. */
const recent = makeRecent<CarAsked>({ name: 'car-search', read: readAsked, write: searchOf })

export const recentRentals = (): CarAsked[] => recent.list(() => true)

export const keepRental = recent.keep
