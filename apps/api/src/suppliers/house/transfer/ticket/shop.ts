import type { Queries } from '@portolan/supplier/query'
import type { TransferDetail } from '@portolan/supplier/transfer'
import { refuse } from '../../../refusal.ts'
import type { Shelf } from '../../book/counter.ts'
import type { FlightTimes } from '../flight/flight-times.ts'
import { makePriceAgain, makeQuote, type PriceAgain, type ShopParts } from './again.ts'
import { makeAnswer } from './answer.ts'
import { makeFollowWay } from './follow.ts'
import { isExpired } from './rule.ts'
import { makeSearch } from './search.ts'
import type { Ticket } from './token.ts'

export interface Shop extends Shelf<Queries['transfer'], Ticket, TransferDetail> {
  readonly priceAgain: PriceAgain
}

export function makeShop(parts: ShopParts, flights: FlightTimes): Shop {
  const { tokens, rides, now } = parts
  const priceAgain = makePriceAgain(parts)
  const quote = makeQuote(priceAgain, makeAnswer(makeFollowWay(flights, rides.driveOf)))
  return {
    search: makeSearch(parts, flights),
    priceAgain,
    quote: (db, ticket, _party, _extras, answers) => quote(db, ticket, answers),
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
