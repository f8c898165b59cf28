import { beginToAsk } from '../../api/begun.ts'
import { lines } from '../../api/lines.ts'
import type { Trip } from '../../flight/rules.ts'
import { lowFareRequest } from '../../flight/search.ts'
import { shopToday } from '../../session/shop-today.ts'
import { pathOf, readSearch } from '../address.ts'

/** The flights of the page's own address; one without a whole search asks for nothing, and the page says why. */
export function begin({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): void {
  const trip = (Object.keys(pathOf) as Trip[]).find((one) => pathOf[one] === pathname)
  const read = readSearch(Object.fromEntries(new URLSearchParams(search)), trip, shopToday())
  if ('search' in read) beginToAsk('/api/v1/air/low-fare-search', { accept: lines, body: lowFareRequest(read.search) })
}
