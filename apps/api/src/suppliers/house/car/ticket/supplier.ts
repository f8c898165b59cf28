import type { CarDetail } from '@portolan/supplier/car'
import type { Queries, SupplierFor } from '@portolan/supplier/query'
import type { Places } from '../../../../place/places.ts'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import type { Platform } from '../../../../platform/module.ts'
import { sweepHolds } from '../../book/book-store.ts'
import { makeCounter } from '../../book/counter.ts'
import type { Goods } from '../../book/goods.ts'
import { makeTurns } from '../../book/turns.ts'
import { giveDaysBack } from './car-day-store.ts'
import { refundOf, reservationOf, type Sold } from './reservation.ts'
import { isExpired, type Trouble } from './rule.ts'
import { refusalOf, sell } from './sell.ts'
import { makeShop } from './shop.ts'
import { makeTokens, type Ticket } from './token.ts'
import { tripsFor } from './trips.ts'
import { makeOfficesAt } from './where.ts'
import { wholeYard, type Yard } from './yard.ts'

export interface HouseCarParts extends Pick<Platform, 'db' | 'safe' | 'log'> {
  places: Pick<Places, 'find'>
  /** Absent: all cars. */
  yard?: Yard
  /** Of deadlines. */
  clock?: Clock
  /** Of what ends by itself, and of prices: the database's, carried on. */
  expiryClock: Clock
}

export const houseCarId = 'house-car'

/** Sales at once on one node; far below the database's connections. */
const mostSales = 8

/** Cars of three companies at 219 offices. */
export function makeHouseCar(parts: HouseCarParts): SupplierFor<'car', CarDetail> {
  const { db, safe, log, places, yard = wholeYard, clock = systemClock, expiryClock } = parts
  const now = () => expiryClock.now().getTime()
  const shop = makeShop({ officesAt: makeOfficesAt(places), tokens: makeTokens(houseCarId, safe), yard, now })
  const goods: Goods<readonly Ticket[], Sold, CarDetail> = {
    isExpired: (found, at) => found.some((ticket) => isExpired(ticket, at)),
    refusalOf,
    sell: (tx, found, purchase) => sell(tx, found, purchase, { ...shop, now }),
    giveBack: giveDaysBack,
    sweep: (base, at) => sweepHolds(base, at, { suppliers: [houseCarId], giveBack: giveDaysBack }),
    refundOf,
    reservationOf,
  }
  return makeCounter({
    ...{ id: houseCarId, product: 'car', db, safe, log, clock, now, goods },
    turns: makeTurns(mostSales),
    shelf: shop,
  })
}

/** Why nothing can be had as it was asked for; undefined: something could be. Whoever asks may tell it beside the field. */
export function makeCarTrouble({ places, expiryClock }: Pick<HouseCarParts, 'places' | 'expiryClock'>) {
  const officesAt = makeOfficesAt(places)
  return (query: Queries['car']): Trouble | undefined => {
    const trips = tripsFor(query, officesAt, expiryClock.now().getTime())
    return typeof trips === 'string' ? trips : undefined
  }
}
