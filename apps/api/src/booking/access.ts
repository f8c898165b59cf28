import type { PermissionArea } from '@portolan/domain/permission'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Order } from '../checkout/order.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { SessionAccount } from '../platform/sessions.ts'
import { findAnybodys, findSeen, type Reach, type Standing } from './access-store.ts'
import type { BookingRecord } from './booking.ts'
import type { BookingParts } from './parts.ts'

export interface Found {
  readonly order: Order
  readonly booking: BookingRecord
  readonly standing: Standing
}

export interface Access {
  /** One of those the caller may see; any other is answered as if it did not exist. */
  find(name: string, context: Context): Promise<Found>
  /** The same, for those who may change it too. */
  findToChange(name: string, action: 'book' | 'cancel', context: Context): Promise<Found>
}

/** Passes are sold by those who sell tickets. */
const areaOf = (product: SupplierProduct): PermissionArea => (product === 'railPass' ? 'rail' : product)

const holds = (account: SessionAccount | undefined, permission: string): boolean =>
  account?.permissions.includes(permission) ?? false

export function reachOf({ session }: Context): Reach {
  if (!session) throw new Refusal(401)
  const { account, hash } = session
  return {
    accountId: account?.id,
    agencyId: holds(account, 'orders:view') ? account?.agencyId : undefined,
    sessionHash: hash,
  }
}

/**
 * Permissions bind agency users. The code of a booking changes it only while it is nobody's account: once it was
 * claimed, its owner decides, and the code shows it.
 */
function mayChange({ standing, order, booking }: Found, action: 'book' | 'cancel', { session }: Context): boolean {
  const account = session?.account
  if (standing === 'agency') return holds(account, 'orders:manage')
  if (standing === 'opened') return order.accountId === null
  return account?.userType !== 'B2B' || holds(account, `${areaOf(booking.product)}:${action}`)
}

export function makeAccess({ db, safe, log, keeping }: Pick<BookingParts, 'db' | 'safe' | 'log' | 'keeping'>): Access {
  async function find(name: string, context: Context): Promise<Found> {
    const seen = await findSeen(db, reachOf(context), name)
    const order = seen && (await keeping.load({ db, safe }, seen.purchaseId))
    const booking = order?.bookings.find(({ id }) => id === seen?.id)
    if (seen && order && booking) return { order, booking, standing: seen.standing }
    const other = await findAnybodys(db, name)
    if (other)
      log.warn(
        { booking: other.id, account: context.session?.account?.id ?? 'guest', request: context.requestId },
        'a booking of somebody else was asked for',
      )
    throw new Refusal(404)
  }

  return {
    find,
    async findToChange(name, action, context) {
      const found = await find(name, context)
      if (!mayChange(found, action, context)) throw new Refusal(403)
      return found
    },
  }
}
