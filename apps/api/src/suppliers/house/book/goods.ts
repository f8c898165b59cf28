import type { Money } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote, Purchase, Reservation } from '@portolan/supplier/reservation'
import type { Db } from '../../../platform/db.ts'
import type { Refused } from '../../refusal.ts'
import type { Booking, SoldBase } from './booking.ts'
import type { PartRules } from './part.ts'

/** What a product knows of its own selling. `Found`: all that was read from the tokens of one purchase. */
export interface Goods<Found, Sold extends SoldBase, Detail> {
  isExpired(found: Found, now: Instant): boolean
  /** What can be told without a look into the books. */
  refusalOf(found: Found, purchase: Purchase): Refused | undefined
  /** At the price of now, with its capacity taken. Throws a refusal, and then the transaction ends. */
  sell(tx: Db, found: Found, purchase: Purchase): Promise<Sold>
  /** Called once for each booking: the book says whose turn it is. */
  giveBack(tx: Db, taken: Sold['taken']): Promise<void>
  /** Ends the holds whose time is over, of all who sell from the same capacity; how many. */
  sweep(db: Db, now: Instant): Promise<number>
  refundOf(booking: Booking<Sold>, now: Instant): CancelQuote
  reservationOf(booking: Booking<Sold>, now: Instant): Reservation<Detail>
  /** Absent: a booking is cancelled as a whole. */
  readonly parts?: PartRules<Sold>
  /** Absent: nothing is exchanged. */
  readonly exchange?: ExchangeRules<Found, Sold>
}

export interface ExchangeRules<Found, Sold extends SoldBase> {
  /** What tells one exchange from another, however often it was offered. */
  inputOf(found: Found): unknown
  /** The price of now of what is wanted instead. */
  totalOf(db: Db, found: Found): Promise<Money | Refused>
  /** Undefined: it is not exchanged, or not any more. */
  feeOf(booking: Booking<Sold>, now: Instant): Money | undefined
  /** What was sold in its place, with terms under which so much of its price is not given back. */
  bind(sold: Sold, bound: Money): Sold
}
