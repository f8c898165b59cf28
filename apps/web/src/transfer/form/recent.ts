import { makeRecent } from '../../result/recent-search.ts'
import { readAsked, searchOf } from '../address.ts'
import type { TransferAsked } from '../search.ts'

/** One whose hour is over, or that this version would not search for, is none. */
const recent = makeRecent<TransferAsked>({ name: 'transfer-search', read: readAsked, write: searchOf })

export const recentTransfers = (): TransferAsked[] => recent.list(() => true)

export const keepTransfer = recent.keep
