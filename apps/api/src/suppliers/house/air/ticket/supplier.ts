import type { AirDetail } from '@portolan/supplier/air'
import type { SupplierFor } from '@portolan/supplier/query'
import type { Places } from '../../../../place/places.ts'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import type { Platform } from '../../../../platform/module.ts'
import { sweepHolds } from '../../book/book-store.ts'
import { makeCounter } from '../../book/counter.ts'
import type { Goods } from '../../book/goods.ts'
import { makeTurns } from '../../book/turns.ts'
import { levelFare, type PlainFare } from '../fare/level.ts'
import type { AirportOf } from '../fare/route.ts'
import type { FindVoyages } from '../router/router.ts'
import { type Airport, servedAirports } from '../schedule/airport.ts'
import { makeQuestions } from './itinerary.ts'
import { type AirReservationDetail, refundOf, reservationOf, type Sold } from './reservation.ts'
import { isExpired } from './rule.ts'
import { giveBack } from './seat-store.ts'
import { refusalOf, sell } from './sell.ts'
import { makeShop } from './shop.ts'
import { makeTokens, type Ticket } from './token.ts'
import { isBorderCrossed } from './voyage-facts.ts'

export interface HouseAirParts extends Pick<Platform, 'db' | 'safe' | 'log'> {
  find: FindVoyages
  places: Pick<Places, 'find' | 'expand'>
  /** Of deadlines. */
  clock?: Clock
  /** Of what ends by itself, and of prices: the database's, carried on. */
  expiryClock: Clock
  plainFare?: PlainFare
}

export const houseAirId = 'house-air'

/** Sales at once on one node; far below the database's connections. */
const mostSales = 8

/** Those that are flown to, as the catalogue of places knows them. */
export const airportsFrom = (places: Pick<Places, 'find'>): readonly Airport[] =>
  servedAirports((code) => places.find(code, 'airport'))

function airportsByCode(airports: readonly Airport[]): AirportOf {
  const byCode = new Map(airports.map((airport) => [airport.code, airport]))
  return (code) => {
    const airport = byCode.get(code)
    if (!airport) throw new Error(`There is no airport ${code}.`)
    return airport
  }
}

/** Flights of a hundred airlines. */
export function makeHouseAir(parts: HouseAirParts): SupplierFor<'air', AirDetail> {
  const { db, safe, log, find, places, clock = systemClock, expiryClock, plainFare = levelFare } = parts
  const now = () => expiryClock.now().getTime()
  const airportOf = airportsByCode(airportsFrom(places))
  const tokens = makeTokens(houseAirId, safe)
  const market = { airportOf, plainFare, now: () => Math.floor(now() / 60_000) }
  const shop = makeShop({ market, tokens, find, questionsOf: makeQuestions(places), clock: now })
  const isAbroad = (found: readonly Ticket[]) =>
    isBorderCrossed(
      found.flatMap(({ voyages }) => voyages),
      airportOf,
    )
  const goods: Goods<readonly Ticket[], Sold, AirReservationDetail> = {
    isExpired: (found, at) => found.some((ticket) => isExpired(ticket, at)),
    refusalOf: (found, purchase) => refusalOf(found, purchase, isAbroad(found)),
    sell: (tx, found, purchase) => sell(tx, found, purchase, { ...shop, now }),
    giveBack,
    sweep: (base, at) => sweepHolds(base, at, { suppliers: [houseAirId], giveBack }),
    refundOf,
    reservationOf,
  }
  return makeCounter({
    ...{ id: houseAirId, product: 'air', db, safe, log, clock, now, goods },
    turns: makeTurns(mostSales),
    shelf: shop,
  })
}
