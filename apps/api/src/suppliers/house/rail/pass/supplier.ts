import { todayIn } from '@portolan/domain/date'
import type { SupplierFor } from '@portolan/supplier/query'
import type { RailPassDetail } from '@portolan/supplier/rail'
import type { Clock } from '../../../../platform/clock.ts'
import type { Platform } from '../../../../platform/module.ts'
import { sweepHolds } from '../../book/book-store.ts'
import { makeCounter } from '../../book/counter.ts'
import type { Goods } from '../../book/goods.ts'
import { makeTurns } from '../../book/turns.ts'
import { refundOf, reservationOf, type Sold } from './reservation.ts'
import { refusalOf, sell } from './sell.ts'
import { makePassShop } from './shop.ts'
import { type Found, isExpired } from './token.ts'

const housePassId = 'house-rail-pass'

export interface HousePassParts extends Pick<Platform, 'db' | 'safe' | 'log'> {
  /** Of deadlines. */
  clock: Clock
  /** Of what ends by itself: offers, holds, refunds. Absent: the same. */
  expiryClock?: Clock
  /** Where the shop stands: its date is the day of issue. */
  timeZone: string
  /** In ten-thousandths of the catalogue's prices. */
  level?(): number
}

/** Sales at once on one node; far below the database's connections. */
const mostSales = 8

const catalogueLevel = () => 10_000

/** Nothing runs out, so there is nothing to give back. */
const giveBack = async () => undefined

/** The house's own rail passes. They have no seats: none is ever sold out. */
export function makeHousePass(parts: HousePassParts): SupplierFor<'railPass', RailPassDetail> {
  const { db, safe, log, clock, expiryClock = clock, timeZone, level = catalogueLevel } = parts
  const now = () => expiryClock.now().getTime()
  const shop = makePassShop({ id: housePassId, now, level, today: () => todayIn(timeZone, expiryClock.now()) })
  const goods: Goods<readonly Found[], Sold, RailPassDetail> = {
    isExpired: (found, at) => found.some((one) => isExpired(one, at)),
    refusalOf: (_, purchase) => refusalOf(purchase),
    sell: async (_, found, purchase) => sell(found, purchase, shop),
    giveBack,
    sweep: (base, at) => sweepHolds(base, at, { suppliers: [housePassId], giveBack }),
    refundOf,
    reservationOf,
  }
  return makeCounter({
    ...{ id: housePassId, product: 'railPass', db, safe, log, clock, now, goods },
    turns: makeTurns(mostSales),
    shelf: {
      search: async (_, query, context) => shop.find(query, context),
      quote: async (_, found, party) => shop.quote(found, party),
      read: shop.read,
    },
  })
}
