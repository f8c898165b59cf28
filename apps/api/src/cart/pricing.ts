import type { Money } from '@portolan/domain/money'
import type { ErrorKind } from '@portolan/supplier/outcome'
import type { Buyer, KeptOffer } from '../offer/offer.ts'
import type { Context } from '../platform/context.ts'
import { readContextOf } from '../platform/supplier-call.ts'
import type { CartParts } from './parts.ts'
import { isPricedFor, isSameMoney, pricedFor, sellingOf } from './price.ts'
import type { StoredCart, StoredItem } from './store.ts'
import { isLive, mayRefresh } from './view.ts'

/** What an item would cost now. */
export interface Priced {
  item: StoredItem
  offers: KeptOffer[]
  /** nothing: it is the price it has. kept: it was shown before and holds. */
  how: 'nothing' | 'kept' | 'fresh'
}

export interface Gone {
  item: StoredItem
  kind: ErrorKind
}

/** What the customer has seen last, in the currency asked for. */
const shownPrice = ({ item }: Priced, currency: string): Money =>
  sellingOf(item.proposal?.currency === currency ? item.proposal.offers : item.offers)

export const isAsShown = (priced: Priced, currency: string): boolean =>
  priced.how !== 'fresh' || isSameMoney(sellingOf(priced.offers), shownPrice(priced, currency))

const isOwn = ({ offers }: StoredItem, buyer: Buyer): boolean => offers.every((offer) => isPricedFor(offer, buyer))

/**
 * Those named, and every live one in another currency or at somebody else's price, as a guest's is after login: a cart
 * has one of each. What is being bought keeps its price.
 */
export const itemsToPrice = ({ items, now }: StoredCart, ids: readonly string[], buyer: Buyer): StoredItem[] =>
  items.filter((item) => mayRefresh(item, now) && (ids.includes(item.id) || (isLive(item, now) && !isOwn(item, buyer))))

/** Longer than a customer waits for one price, shorter than a browser waits for an answer. */
const patience = 20_000
/** A full cart would crowd out the searches of others. */
const atOnce = 5

export function makePricing({ offers, reprice }: CartParts) {
  async function price(item: StoredItem, now: Date, buyer: Buyer, context: Context): Promise<Priced | Gone> {
    if (isLive(item, now)) {
      const how = isOwn(item, buyer) ? 'nothing' : 'fresh'
      return { item, offers: await pricedFor(offers, item.offers, buyer), how }
    }
    const asked = readContextOf(context, item.offers[0]?.correlationId ?? context.requestId, { withinMs: patience })
    const found = await reprice(item.offers, buyer, asked)
    return found.ok ? { item, offers: found.offers, how: 'fresh' } : { item, kind: found.error.kind }
  }

  const keptPrice = (item: StoredItem, now: Date, currency: string): Priced | undefined =>
    item.proposal?.currency === currency && item.proposalUntil && item.proposalUntil > now
      ? { item, offers: item.proposal.offers, how: 'kept' }
      : undefined

  /** Asks suppliers, hence never inside a transaction. `mayKeep`: a price that was shown and still holds is not asked again. */
  return async (items: readonly StoredItem[], now: Date, buyer: Buyer, context: Context, mayKeep: boolean) => {
    const outcomes: (Priced | Gone)[] = []
    for (let at = 0; at < items.length; at += atOnce)
      outcomes.push(
        ...(await Promise.all(
          items
            .slice(at, at + atOnce)
            .map((item) => (mayKeep && keptPrice(item, now, buyer.currency)) || price(item, now, buyer, context)),
        )),
      )
    return {
      priced: outcomes.filter((one) => 'offers' in one),
      gone: outcomes.filter((one) => 'kind' in one),
    }
  }
}
