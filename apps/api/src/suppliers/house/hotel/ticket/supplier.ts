import type { HotelDetail, HotelReservationDetail } from '@portolan/supplier/hotel'
import type { SupplierFor } from '@portolan/supplier/query'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import type { Platform } from '../../../../platform/module.ts'
import { sweepHolds } from '../../book/book-store.ts'
import { makeCounter } from '../../book/counter.ts'
import type { Goods } from '../../book/goods.ts'
import { makeTurns } from '../../book/turns.ts'
import { giveNightsBack } from './allotment-store.ts'
import type { Houses } from './houses.ts'
import { refundOf, reservationOf, roomsOf, type Sold, splitRooms } from './reservation.ts'
import { isExpired } from './rule.ts'
import { refusalOf, sell } from './sell.ts'
import { makeShop } from './shop.ts'
import { makeTelling } from './telling.ts'
import { makeTokens, type Ticket } from './token.ts'

export interface HouseHotelParts extends Pick<Platform, 'db' | 'safe' | 'log'> {
  houses: Houses
  /** Of deadlines. */
  clock?: Clock
  /** Of what ends by itself, and of prices: the database's, carried on. */
  expiryClock: Clock
}

export const houseHotelId = 'house-hotel'

/** Sales at once on one node; far below the database's connections. */
const mostSales = 8

/** Rooms of 2,402 houses in sixty cities. */
export function makeHouseHotel(parts: HouseHotelParts): SupplierFor<'hotel', HotelDetail> {
  const { db, safe, log, houses, clock = systemClock, expiryClock } = parts
  const now = () => expiryClock.now().getTime()
  const telling = makeTelling((city) => houses.cityOf(city).timeZone)
  const shop = makeShop({ houses, telling, tokens: makeTokens(houseHotelId, safe), now })
  const goods: Goods<readonly Ticket[], Sold, HotelReservationDetail> = {
    isExpired: (found, at) => found.some((ticket) => isExpired(ticket, at)),
    refusalOf,
    sell: (tx, found, purchase) => sell(tx, found, purchase, { ...shop, now }),
    giveBack: giveNightsBack,
    sweep: (base, at) => sweepHolds(base, at, { suppliers: [houseHotelId], giveBack: giveNightsBack }),
    refundOf,
    reservationOf,
    parts: { find: roomsOf, split: splitRooms },
  }
  return makeCounter({
    ...{ id: houseHotelId, product: 'hotel', db, safe, log, clock, now, goods },
    turns: makeTurns(mostSales),
    shelf: shop,
  })
}
