import type { CarDetail } from '@portolan/supplier/car'
import type { Queries } from '@portolan/supplier/query'
import { refuse } from '../../../refusal.ts'
import type { Shelf } from '../../book/counter.ts'
import { type Again, makeAgain } from './again.ts'
import type { ShopParts } from './parts.ts'
import { isExpired } from './rule.ts'
import { makeSearch } from './search.ts'
import type { Ticket } from './token.ts'

export interface Shop extends Shelf<Queries['car'], readonly Ticket[], CarDetail> {
  /** The car at the price of now. */
  priceAgain: Again['price']
}

export function makeShop(parts: ShopParts): Shop {
  const { tokens, now } = parts
  const again = makeAgain(parts)
  return {
    search: makeSearch(parts),
    priceAgain: again.price,
    quote: again.quote,
    ancillaries: again.ancillaries,
    read(refs, evenExpired = false) {
      const known = refs.flatMap((ref) => tokens.read(ref) ?? [])
      if (known.length === 0 || known.length < refs.length) return refuse('invalid', 'The offer is not one of ours.')
      if (!evenExpired && known.some((ticket) => isExpired(ticket, now())))
        return refuse('offerExpired', 'The offer has expired.')
      return { ok: true, value: known }
    },
  }
}
