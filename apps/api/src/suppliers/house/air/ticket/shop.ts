import type { AirDetail } from '@portolan/supplier/air'
import type { ReadContext } from '@portolan/supplier/context'
import type { Offer } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { Db } from '../../../../platform/db.ts'
import { takeTurns } from '../../../../platform/turn.ts'
import { refuse } from '../../../refusal.ts'
import type { Shelf } from '../../book/counter.ts'
import type { FindVoyages } from '../router/router.ts'
import type { VoyageFound } from '../router/voyage.ts'
import { type Again, makeAgain } from './again.ts'
import { cabinOf, type Questions } from './itinerary.ts'
import { lastCall, offersOf } from './offer.ts'
import { inFamilies, type Market, pricingIn } from './pricing.ts'
import { isExpired, whyNot } from './rule.ts'
import type { Ticket, Tokens } from './token.ts'
import { tripsOf } from './trips.ts'
import { textOf } from './voyage-facts.ts'

export interface ShopParts {
  market: Market
  tokens: Tokens
  find: FindVoyages
  questionsOf(query: Queries['air']): Questions
  /** To the millisecond: an offer ends at its moment. */
  clock(): Instant
}

export interface Shop extends Shelf<Queries['air'], readonly Ticket[], AirDetail> {
  /** The fares at the price of now, seats and all. */
  priceAgain: Again['price']
}

/** Whether a voyage is one that may be sold to who asks so. */
function isWanted({ airlines = [], again }: Queries['air'], earliest: number): (voyage: VoyageFound) => boolean {
  const [only, known] = [new Set(airlines), again && new Set(again.flights.split('/'))]
  return (voyage) => {
    const { flights } = voyage
    if ((flights[0]?.departs ?? 0) <= earliest) return false
    if (known && !known.has(textOf(voyage))) return false
    return only.size === 0 || flights.every(({ airline }) => only.has(airline))
  }
}

export function makeShop({ market, tokens, find, questionsOf, clock }: ShopParts): Shop {
  const { airportOf, now } = market
  const again = makeAgain(market, tokens)

  /** What was chosen before is found again with what was chosen beside it, as far as that is still to be had. */
  async function withExtras(db: Db, offers: readonly Offer<AirDetail>[], query: Queries['air']) {
    const choices = query.again?.extras ?? []
    if (choices.length === 0) return offers
    const found = offers.flatMap(({ ref }) => tokens.read(ref) ?? [])
    const families = [...new Set(found.map(({ family }) => family))]
    const all = await Promise.all(
      families.map((family) =>
        again.price(
          db,
          found.filter((ticket) => ticket.family === family),
          query.party,
          choices,
        ),
      ),
    )
    return all.flatMap((priced) => ('error' in priced ? [] : priced.map(({ offer }) => offer)))
  }

  async function search(
    db: Db,
    query: Queries['air'],
    { signal }: Pick<ReadContext, 'signal'>,
  ): Promise<Outcome<readonly Offer<AirDetail>[]>> {
    const why = whyNot(query.party)
    const questions = questionsOf(query)
    if (why) return refuse('invalid', why)
    if (typeof questions === 'string') return refuse('invalid', questions)
    const legs = (await find(questions, signal)).map((voyages) => voyages.filter(isWanted(query, now() + lastCall)))
    const pricingOf = await pricingIn(db, legs.flat(), cabinOf(query.cabin), market)
    const pricing = pricingOf(query.party)
    const offers: Offer<AirDetail>[] = []
    const turn = takeTurns()
    for (const wanted of await tripsOf(legs, query, pricing)) {
      await turn()
      if (signal.aborted) break
      const offerOf = offersOf(wanted, { tokens, airportOf, now: now() })
      for (const [family, priced] of inFamilies(wanted.voyages, pricing)) offers.push(offerOf(family, priced))
    }
    return { ok: true, value: await withExtras(db, offers, query) }
  }

  return {
    search,
    priceAgain: again.price,
    quote: again.quote,
    ancillaries: again.ancillaries,
    read(refs, evenExpired = false) {
      const known = refs.flatMap((ref) => tokens.read(ref) ?? [])
      if (known.length === 0 || known.length < refs.length) return refuse('invalid', 'The offer is not one of ours.')
      if (!evenExpired && known.some((ticket) => isExpired(ticket, clock())))
        return refuse('offerExpired', 'The offer has expired.')
      return { ok: true, value: known }
    },
  }
}
