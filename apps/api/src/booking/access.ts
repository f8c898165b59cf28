import { type Action, holds, may, type Person, type Standing } from '@portolan/domain/may'
import { type Product, products } from '@portolan/domain/product'
import type { Order } from '../checkout/order.ts'
import type { Context } from '../platform/context.ts'
import { demand, personOf } from '../platform/person.ts'
import { Refusal } from '../platform/refusal.ts'
import { findAnybodys, findSeen, type Reach } from './access-store.ts'
import type { BookingRecord } from './booking.ts'
import type { BookingParts } from './parts.ts'
import { type Whole, wholeOf } from './whole.ts'

export interface Found {
  readonly order: Order
  /** The one that was named. */
  readonly booking: BookingRecord
  /** What was bought with it as one: a package is found by any of its parts. */
  readonly whole: Whole
  readonly standing: Standing
}

export interface Access {
  /** One of those the caller may see; any other is answered as if it did not exist. */
  find(name: string, context: Context): Promise<Found>
  /** The same, for those who may change it too. */
  findToChange(name: string, action: Exclude<Action, 'view'>, context: Context): Promise<Found>
}

/** What an employee may not look at; nothing for those who buy for themselves. */
const closedTo = (person: Person): Product[] => products.filter((product) => !may(person, 'view', product))

export function reachOf({ session }: Context): Reach {
  if (!session) throw new Refusal(401)
  const { account, hash } = session
  const person = personOf(session)
  return {
    accountId: account?.id,
    agencyId: holds(person, 'orders:view') ? account?.agencyId : undefined,
    sessionHash: hash,
    closedProducts: closedTo(person),
  }
}

export function makeAccess({ db, safe, log, keeping }: Pick<BookingParts, 'db' | 'safe' | 'log' | 'keeping'>): Access {
  async function search(name: string, context: Context): Promise<Found> {
    const seen = await findSeen(db, reachOf(context), name)
    const order = seen && (await keeping.load({ db, safe }, seen.purchaseId))
    const booking = order?.bookings.find(({ id }) => id === seen?.id)
    if (seen && order && booking) return { order, booking, whole: wholeOf(order, booking), standing: seen.seenAs }
    const other = await findAnybodys(db, name)
    if (other)
      log.warn(
        { booking: other.id, account: context.session?.account?.id ?? 'guest', request: context.requestId },
        'a booking of somebody else was asked for',
      )
    throw new Refusal(404)
  }

  async function find(name: string, action: Action, context: Context): Promise<Found> {
    const found = await search(name, context)
    demand(context, action, found.whole.product, found.standing)
    return found
  }

  return {
    find: (name, context) => find(name, 'view', context),
    findToChange: find,
  }
}
