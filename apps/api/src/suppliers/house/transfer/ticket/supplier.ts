import type { SupplierFor } from '@portolan/supplier/query'
import type { TransferDetail } from '@portolan/supplier/transfer'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import type { Platform } from '../../../../platform/module.ts'
import { sweepHolds } from '../../book/book-store.ts'
import { makeCounter } from '../../book/counter.ts'
import type { Goods } from '../../book/goods.ts'
import { makeTurns } from '../../book/turns.ts'
import type { FlightTimes } from '../flight/flight-times.ts'
import { refundOf, reservationOf, type Sold } from './reservation.ts'
import type { Rides } from './ride.ts'
import { isExpired } from './rule.ts'
import { refusalOf, sell } from './sell.ts'
import { makeShop } from './shop.ts'
import { giveSlotsBack } from './slot-store.ts'
import { makeTokens, type Ticket } from './token.ts'

export interface HouseTransferParts extends Pick<Platform, 'db' | 'safe' | 'log'> {
  rides: Rides
  flights: FlightTimes
  /** Of deadlines. */
  clock?: Clock
  /** Of what ends by itself, and of prices: the database's, carried on. */
  expiryClock: Clock
}

export const houseTransferId = 'house-transfer'

/** Sales at once on one node; far below the database's connections. */
const mostSales = 8

/** Cars and buses with a driver, wherever a road leads. */
export function makeHouseTransfer(parts: HouseTransferParts): SupplierFor<'transfer', TransferDetail> {
  const { db, safe, log, rides, flights, clock = systemClock, expiryClock } = parts
  const now = () => expiryClock.now().getTime()
  const shop = makeShop({ rides, tokens: makeTokens(houseTransferId, safe), now }, flights)
  const goods: Goods<Ticket, Sold, TransferDetail> = {
    isExpired,
    refusalOf,
    sell: (tx, ticket, purchase) => sell(tx, ticket, purchase, { ...shop, now }),
    giveBack: giveSlotsBack,
    sweep: (base, at) => sweepHolds(base, at, { suppliers: [houseTransferId], giveBack: giveSlotsBack }),
    refundOf,
    reservationOf,
  }
  return makeCounter({
    ...{ id: houseTransferId, product: 'transfer', db, safe, log, clock, now, goods },
    turns: makeTurns(mostSales),
    shelf: shop,
  })
}
