import type { ActivityDetail } from '@portolan/supplier/activity'
import type { SupplierFor } from '@portolan/supplier/query'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import type { Platform } from '../../../../platform/module.ts'
import { sweepHolds } from '../../book/book-store.ts'
import { makeCounter } from '../../book/counter.ts'
import type { Goods } from '../../book/goods.ts'
import { makeTurns } from '../../book/turns.ts'
import { givePlacesBack } from './departure-store.ts'
import type { Tours } from './register.ts'
import { refundOf, reservationOf, type Sold } from './reservation.ts'
import { isExpired } from './rule.ts'
import { refusalOf, sell } from './sell.ts'
import { makeShop } from './shop.ts'
import { makeTelling } from './telling.ts'
import { makeTokens, type Ticket } from './token.ts'

export interface HouseActivityParts extends Pick<Platform, 'db' | 'safe' | 'log'> {
  tours: Tours
  /** Of deadlines. */
  clock?: Clock
  /** Of what ends by itself, and of prices: the database's, carried on. */
  expiryClock: Clock
}

export const houseActivityId = 'house-activity'

/** Sales at once on one node; far below the database's connections. */
const mostSales = 8

/** Places on 624 tours in sixty cities. */
export function makeHouseActivity(parts: HouseActivityParts): SupplierFor<'activity', ActivityDetail> {
  const { db, safe, log, tours, clock = systemClock, expiryClock } = parts
  const now = () => expiryClock.now().getTime()
  const shop = makeShop({ tours, telling: makeTelling(tours), tokens: makeTokens(houseActivityId, safe), now })
  const goods: Goods<Ticket, Sold, ActivityDetail> = {
    isExpired,
    refusalOf,
    sell: (tx, ticket, purchase) => sell(tx, ticket, purchase, shop),
    giveBack: givePlacesBack,
    sweep: (base, at) => sweepHolds(base, at, { suppliers: [houseActivityId], giveBack: givePlacesBack }),
    refundOf,
    reservationOf,
  }
  return makeCounter({
    ...{ id: houseActivityId, product: 'activity', db, safe, log, clock, now, goods },
    turns: makeTurns(mostSales),
    shelf: shop,
  })
}
