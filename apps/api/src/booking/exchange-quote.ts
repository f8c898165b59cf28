import { randomUUID } from 'node:crypto'
import { compare, subtract } from '@portolan/domain/money'
import { isPassing } from '@portolan/domain/passing-trouble'
import type { SupplierError } from '@portolan/supplier/outcome'
import type { Order } from '../checkout/order.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Context } from '../platform/context.ts'
import { birthsIn } from '../platform/party-seat.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import { readContextOf } from '../platform/supplier-call.ts'
import type { AgreedExchange, BookingRecord } from './booking.ts'
import { checkRefundable, type ToExchange } from './exchange-right.ts'
import { bindOffers, exchangeShare } from './exchange-share.ts'
import { putExchangeQuote } from './exchange-store.ts'
import type { BookingParts } from './parts.ts'
import { isBeingPaid } from './to-cancel.ts'

/** Why there is no quote. */
function refusedBy({ kind }: SupplierError): Refusal {
  if (kind === 'timeout') return new Refusal(504)
  if (isPassing(kind)) return new Refusal(503, { text: 'error.supplier' })
  if (kind === 'offerExpired' || kind === 'priceChanged') return new Refusal(409, { text: 'error.offer.expired' })
  if (kind === 'noAvailability') return new Refusal(409, { text: 'error.cart.gone' })
  return new Refusal(409, { text: 'error.exchange.none' })
}

const typesOf = (offer: KeptOffer | undefined): string => (offer?.party ?? []).map(({ type }) => type).join(' ')

/** The same company sells it, to the same people, for as many ways. */
function checkAlike({ offers: old, supplier }: BookingRecord, offers: readonly KeptOffer[]): void {
  if (offers.some((offer) => offer.supplier !== supplier)) throw new Refusal(409, { text: 'error.exchange.seller' })
  if (offers.some((offer) => typesOf(offer) !== typesOf(old[0])))
    throw fieldRefusal('/rphs', 'invalid_value', 'error.exchange.party')
  if (offers.length !== old.length) throw new Refusal(409, { text: 'error.rail.notTogether' })
}

/** Bought, paid and whole: what is under way, or given back in part, is not exchanged. */
export function checkExchangeable({ order, booking }: Pick<ToExchange, 'order' | 'booking'>): void {
  const { status, paid, refunded, price } = booking
  if (status !== 'Committed' && status !== 'Ticketed') throw new Refusal(409, { text: 'error.exchange.none' })
  if (isBeingPaid(order, booking)) throw new Refusal(409, { text: 'error.booking.paying' })
  if (compare(subtract(paid, refunded), price) < 0) throw new Refusal(409, { text: 'error.exchange.none' })
}

type Parts = Pick<BookingParts, 'db' | 'safe' | 'now' | 'registry' | 'keeping' | 'goods'>

export function makeExchangeQuote({ db, safe, now, registry, keeping, goods }: Parts) {
  /** At the price of this moment, in the order's currency and for whom it was bought. */
  async function priceAgain(
    kept: readonly KeptOffer[],
    { order, booking }: Pick<ToExchange, 'order' | 'booking'>,
    context: Context,
  ): Promise<KeptOffer[]> {
    const buyer = { currency: order.currency, agencyId: order.agencyId ?? undefined }
    const asking = readContextOf(context, order.correlationId)
    // By their places in the new search: on another day they may be a year older.
    const births = birthsIn({ offers: kept, wanted: booking.wanted }, order.travelers)
    const priced = await goods.reprice(kept, buyer, asking, undefined, births)
    if (!priced.ok) throw refusedBy(priced.error)
    return priced.offers
  }

  async function ask(order: Order, booking: BookingRecord, offers: readonly KeptOffer[], id: string) {
    const supplier = registry.supplier(booking.supplier)
    const reservation = booking.reservation?.ref
    if (!supplier?.exchange || !reservation) throw new Refusal(409, { text: 'error.exchange.none' })
    const refs = offers.map(({ supplier: whose, token }) => ({ supplier: whose, token }))
    const outcome = await supplier.exchange(
      { reservation, offers: refs, mode: 'quote' },
      keeping.writing(order, `${booking.id}.exchangeQuote.${id}`, true),
    )
    if (!outcome.ok) throw refusedBy(outcome.error)
    return outcome.value
  }

  /** Several may be asked for, to choose among; the first that is agreed to ends the others. */
  return async (asked: ToExchange, rphs: readonly string[], context: Context): Promise<AgreedExchange> => {
    const { order, booking } = asked
    checkExchangeable(asked)
    const kept = await goods.offers.find(rphs, booking.product)
    checkAlike(booking, kept)
    const { title, start, end } = goods.display(kept, booking.wanted, order.language)
    const offers = await priceAgain(kept, asked, context)
    const id = randomUUID()
    const { difference, fee, bound, expiresAt } = await ask(order, booking, offers, id)
    const agreed: AgreedExchange = {
      ...{ id, rphs, offers: bindOffers(offers, bound), title, travelStart: start ?? null, travelEnd: end ?? null },
      ...exchangeShare(booking, offers, { difference, fee, ...(bound && { bound }) }),
      expiresAt: Math.min(expiresAt, ...offers.map((offer) => offer.expiresAt)),
      supplier: { difference, fee },
    }
    checkRefundable(agreed, asked, context)
    if (agreed.expiresAt <= (await now())) throw new Refusal(409, { text: 'error.offer.expired' })
    await db.transaction(async (tx) => {
      const current = await keeping.lock({ db: tx, safe }, order.id)
      const same = current?.bookings.find((one) => one.id === booking.id)
      // Exchanged or given back meanwhile: this is the price of something else.
      if (same?.status !== booking.status || same.exchange?.round !== booking.exchange?.round) throw new Refusal(409)
      await putExchangeQuote(tx, booking.id, agreed)
    })
    return agreed
  }
}
