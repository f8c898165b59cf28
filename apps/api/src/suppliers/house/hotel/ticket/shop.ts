import type { HotelDetail } from '@portolan/supplier/hotel'
import type { Queries } from '@portolan/supplier/query'
import { refuse } from '../../../refusal.ts'
import type { Shelf } from '../../book/counter.ts'
import { type Again, makeAgain } from './again.ts'
import { makeDescribe } from './content.ts'
import type { ShopParts } from './parts.ts'
import { isExpired, refuseAges } from './rule.ts'
import { makeSearch } from './search.ts'
import type { Ticket } from './token.ts'

export interface Shop extends Shelf<Queries['hotel'], readonly Ticket[], HotelDetail> {
  /** The rooms at the price of now. */
  priceAgain: Again['price']
}

export function makeShop(parts: ShopParts): Shop {
  const { tokens, now } = parts
  const again = makeAgain(parts)
  return {
    search: makeSearch(parts),
    priceAgain: again.price,
    // A room is priced for those whom it was searched for, and the party counts room by room.
    quote: async (db, found, party) => refuseAges(found, party) ?? again.quote(db, found),
    describe: makeDescribe(parts),
    read(refs, evenExpired = false) {
      const known = refs.flatMap((ref) => tokens.read(ref) ?? [])
      if (known.length === 0 || known.length < refs.length) return refuse('invalid', 'The offer is not one of ours.')
      if (!evenExpired && known.some((ticket) => isExpired(ticket, now())))
        return refuse('offerExpired', 'The offer has expired.')
      return { ok: true, value: known }
    },
  }
}
