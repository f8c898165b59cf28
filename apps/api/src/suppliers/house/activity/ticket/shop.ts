import type { ActivityDetail } from '@portolan/supplier/activity'
import type { Queries } from '@portolan/supplier/query'
import { refuse } from '../../../refusal.ts'
import type { Shelf } from '../../book/counter.ts'
import { type Again, makeAgain } from './again.ts'
import { makeDescribe } from './content.ts'
import type { ShopParts } from './parts.ts'
import { isExpired } from './rule.ts'
import { makeSearch } from './search.ts'
import type { Ticket } from './token.ts'

export interface Shop extends Shelf<Queries['activity'], Ticket, ActivityDetail> {
  /** The departure at the price of now. */
  priceAgain: Again['price']
}

export function makeShop(parts: ShopParts): Shop {
  const { tokens, now } = parts
  const again = makeAgain(parts)
  return {
    search: makeSearch(parts),
    priceAgain: again.price,
    quote: (db, ticket, party) => again.quote(db, ticket, party),
    describe: makeDescribe(parts),
    read([ref, ...more], evenExpired = false) {
      const ticket = ref && tokens.read(ref)
      if (!ticket) return refuse('invalid', 'The offer is not one of ours.')
      if (more.length > 0) return refuse('invalid', 'Two departures are two bookings.')
      if (!evenExpired && isExpired(ticket, now())) return refuse('offerExpired', 'The offer has expired.')
      return { ok: true, value: ticket }
    },
  }
}
