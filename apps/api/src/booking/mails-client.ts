import type { Order } from '../checkout/order.ts'
import type { Db } from '../platform/db.ts'
import { findSeller } from './seller-store.ts'
import { isSameAddress } from './whose.ts'

/** Whether the papers of an order go to an agency's client as soon as they are booked, by the rule that sends them. */
export const makeMailsClient =
  (db: Db) =>
  async (order: Order): Promise<boolean> => {
    const email = order.contact?.email
    const seller = email === undefined ? undefined : await findSeller(db, order)
    return email !== undefined && seller?.sendsPapers === true && !isSameAddress(seller.agent?.email, email)
  }
