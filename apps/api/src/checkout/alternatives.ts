import type { Alternative, findAlternatives } from '@portolan/contract/checkout'
import { localeOf } from '@portolan/domain/language'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { BookingRecord } from '../booking/booking.ts'
import type { CartView } from '../cart/goods.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Collected, SearchInput } from '../offer/search.ts'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import { demandAll } from '../platform/person.ts'
import { viewFor } from '../platform/product-view.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { askingFor } from './asking.ts'
import { ownerIn } from './calls.ts'
import type { Order } from './order.ts'
import type { OrderParts } from './orders.ts'
import { ownPart } from './own-part.ts'
import { sellingTotal } from './purchase.ts'
import { findOrder } from './store.ts'
import { itemIdOf } from './view.ts'

/** So many are told: who wants more of them searches again. */
const most = 3

const patienceMs = 10_000

/** It cannot be had, and asking again will not help. */
const isLost = ({ status, refusal }: BookingRecord): boolean =>
  status === 'RequestDenied' || (status === 'Unsuccessful' && refusal !== null)

/** An item with all its halves: what stands in for one of them has to go with the other. */
function lostItems({ bookings }: Order): BookingRecord[][] {
  const lost = new Set(bookings.filter(isLost).map(({ bundle }) => bundle))
  return [...lost].map((bundle) => bookings.filter((booking) => booking.bundle === bundle))
}

/** Every supplier's answer, once the last of them is there. */
export type SearchAll = <P extends SupplierProduct>(input: SearchInput<P>) => Promise<Collected>

/** What could be had in place of an item that is gone: the same search again, the likest first. */
export function makeAlternatives(
  { db, safe, views }: OrderParts,
  searchAll: SearchAll,
): Handler<typeof findAlternatives> {
  async function searchAgain([first]: readonly KeptOffer[], order: Order, context: Context): Promise<KeptOffer[]> {
    if (!first) return []
    const { product, query, party } = first
    const buyer = { currency: order.currency, agencyId: order.agencyId ?? undefined }
    const asking = { ...askingFor(order, patienceMs), locale: localeOf(context.language) }
    const { offers } = await searchAll({
      ...{ product, query: query as never, party, buyer, language: context.language, context: asking },
    })
    return offers
  }

  async function find(item: readonly BookingRecord[], order: Order, context: Context): Promise<Alternative[]> {
    const [first] = item
    const wanted = item.flatMap(({ offers }) => offers)
    const view: CartView | undefined = viewFor(views, first?.product, wanted)
    if (!first || !view?.instead) return []
    const found = view.instead(wanted, await searchAgain(wanted, order, context)).slice(0, most)
    const { startDate } = first.wanted
    return found.map((offers) => {
      const { title, lines, deadlines } = view.display(offers, { startDate }, context.language)
      return {
        ...{ cartItemId: itemIdOf(first), productType: first.product, rphs: offers.map(({ rph }) => rph) },
        ...(startDate !== undefined && { startDate }),
        ...{ title, lines },
        ...(deadlines && { deadlines }),
        price: amountView(sellingTotal(offers)),
      }
    })
  }

  return async ({ params }, context) => {
    const owner = ownerIn(context.session)
    const found = await findOrder({ db, safe }, owner, params.orderId)
    if (!found) throw new Refusal(404)
    const order = ownPart(found, owner)
    demandAll(context, 'view', order.bookings)
    const items = await Promise.all(lostItems(order).map((item) => find(item, order, context)))
    return { success: true, items: items.flat() }
  }
}
