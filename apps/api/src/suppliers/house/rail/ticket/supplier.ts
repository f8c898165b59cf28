import type { SupplierFor } from '@portolan/supplier/query'
import type { RailTicketDetail } from '@portolan/supplier/rail'
import type { BornParty } from '@portolan/supplier/traveler'
import type { Places } from '../../../../place/places.ts'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import type { Platform } from '../../../../platform/module.ts'
import { makeCounter } from '../../book/counter.ts'
import { makeTurns, type Turns } from '../../book/turns.ts'
import { corridors } from '../catalogue/corridors.ts'
import { brandOf, operatorOf } from '../catalogue/operators.ts'
import { makeRangeOf, type RangeOf } from '../fare/range.ts'
import { type Family, families, supplierIdOf } from '../operator.ts'
import type { Router } from '../router/journey.ts'
import { makeTickets } from './goods.ts'
import { type ItineraryOf, makeItineraryOf } from './itinerary.ts'
import { makeJourneyFinder } from './journey-finder.ts'
import type { Market } from './market.ts'
import { type FindOnSale, makeFindOnSale } from './on-sale.ts'
import { makeShop, type TicketFound } from './shop.ts'
import { makeTokens } from './token.ts'

export interface HouseRailParts extends Pick<Platform, 'db' | 'safe' | 'log'> {
  router: Pick<Router, 'find'>
  places: Pick<Places, 'find' | 'expand'>
  /** Of deadlines. */
  clock?: Clock
  /** Of what ends by itself, and of prices: the database's, carried on. */
  expiryClock: Clock
  market?: Market
  rangeOf?: RangeOf
}

/** Sales at once on one node; far below the database's connections. */
const mostSales = 8

export type HouseRail = SupplierFor<'rail', RailTicketDetail>

interface Shared extends Pick<Platform, 'db' | 'safe' | 'log'> {
  readonly clock: Clock
  readonly findOnSale: FindOnSale
  readonly itineraryOf: ItineraryOf
  readonly turns: Turns
  now(): number
}

/** Asked with the people themselves, or with nobody: then as they were searched for. */
const partyFor = (party: BornParty, [first]: readonly TicketFound[]): BornParty | undefined =>
  first && first.party.length !== party.length ? undefined : party

function makeFamily(family: Family, { findOnSale, itineraryOf, ...selling }: Shared): HouseRail {
  const id = supplierIdOf(family)
  const { safe, now } = selling
  const shop = makeShop({ family, tokens: makeTokens(id, safe), findOnSale, itineraryOf, now })
  return makeCounter({
    ...selling,
    id,
    product: 'rail',
    goods: makeTickets(shop),
    shelf: {
      search: (db, query, { signal }) => shop.find(db, query, signal),
      quote: (db, found, party) => shop.quote(db, found, partyFor(party, found)),
      read: shop.read,
    },
  })
}

/** One supplier for each family, over one router and one book. */
export function makeHouseRail(parts: HouseRailParts): readonly HouseRail[] {
  const { db, safe, log, router, places, clock = systemClock, expiryClock } = parts
  const { market = { operatorOf, brandOf } } = parts
  const rangeOf = parts.rangeOf ?? makeRangeOf(corridors, (code) => places.find(code, 'rail-station'))
  const itineraryOf = makeItineraryOf(market, places.find, rangeOf)
  const now = () => expiryClock.now().getTime()
  const shared = {
    db,
    safe,
    log,
    clock,
    findOnSale: makeFindOnSale({ finder: makeJourneyFinder(router, places), itineraryOf, now }),
    itineraryOf,
    turns: makeTurns(mostSales),
    now,
  }
  return families.map((family) => makeFamily(family, shared))
}
