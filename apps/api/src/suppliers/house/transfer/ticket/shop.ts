import type { Queries } from '@portolan/supplier/query'
import type { TransferDetail } from '@portolan/supplier/transfer'
import { refuse } from '../../../refusal.ts'
import type { Shelf } from '../../book/counter.ts'
import type { FlightTimes } from '../flight/flight-times.ts'
import { makePriceAgain, makeQuote, type PriceAgain, type ShopParts } from './again.ts'
import { isExpired } from './rule.ts'
import { makeSearch } from './search.ts'
import type { Ticket } from './token.ts'

export interface Shop extends Shelf<Queries['transfer'], Ticket, TransferDetail> {
  readonly priceAgain: PriceAgain
}

export function makeShop(parts: ShopParts, flights: FlightTimes): Shop {
  const { tokens, now } = parts
  const priceAgain = makePriceAgain(parts)
  return {
    search: makeSearch(parts, flights),
    priceAgain,
    quote: makeQuote(priceAgain),
    read(refs, evenExpired = false) {
      const [ref, ...more] = refs
      if (more.length > 0) return refuse('invalid', 'Two rides are two bookings.')
      const ticket = ref && tokens.read(ref)
      if (!ticket) return refuse('invalid', 'The offer is not one of ours.')
      if (!evenExpired && isExpired(ticket, now())) return refuse('offerExpired', 'The offer has expired.')
      return { ok: true, value: ticket }
    },
  }
}
