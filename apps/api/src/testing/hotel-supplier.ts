import type { HotelContent, HotelDetail, HotelReservationDetail, HotelRoomSold } from '@portolan/supplier/hotel'
import type { Offer, Price } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { Purchase, Reservation } from '@portolan/supplier/reservation'
import type { Supplier } from '@portolan/supplier/supplier'
import { failing, scriptedSupplier } from './scripted-supplier.ts'

type Find = (query: Queries['hotel']) => Promise<Outcome<readonly Offer<unknown>[]>>

export interface HotelSupplier extends Supplier<never, unknown> {
  find: Find
  /** What a quote makes of the offers that were found; absent: the same. */
  requote?: ((offers: readonly Offer<HotelDetail>[]) => readonly Offer<HotelDetail>[] | undefined) | undefined
  /** What it tells of houses, by their codes. */
  content: Map<string, HotelContent>
  /** It tells of no house at all. */
  isMute: boolean
  /** In which languages it was asked. */
  locales: string[]
  queries: Queries['hotel'][]
  purchases: Purchase[]
}

const eur = (minor: number) => ({ minor, currency: 'EUR' })

function totalOf(offers: readonly Offer<unknown>[]): Price {
  const there = offers.reduce((all, { price }) => all + (price.there?.minor ?? 0), 0)
  const total = eur(offers.reduce((all, { price }) => all + price.total.minor, 0))
  return { total, ...(there > 0 && { there: eur(there) }) }
}

/** The travellers take the rooms in their order. */
function soldOf(offers: readonly Offer<HotelDetail>[], { travelers }: Purchase, isBought: boolean): HotelRoomSold[] {
  let first = 0
  return offers.map(({ detail, ref }, index) => {
    const count = detail.guests.adults + detail.guests.childAges.length
    const travelerRefs = travelers.slice(first, first + count).map((traveler) => traveler.ref)
    first += count
    return {
      ...{ detail, token: ref.token, travelerRefs, isCancelled: false },
      ...(isBought && { confirmation: `RC${index + 1}` }),
    }
  })
}

/** A supplier of rooms that finds what the test says, quotes what it has found, and sells it. */
export function hotelSupplier(id: string, find: Find): HotelSupplier {
  const found = new Map<string, Offer<HotelDetail>>()
  const written = new Map<string, { reservation: Reservation<unknown>; input: Purchase }>()

  function reservationOf(input: Purchase, locator: string, isBought: boolean): Reservation<HotelReservationDetail> {
    const offers = input.offers.flatMap(({ token }) => found.get(token) ?? [])
    const rooms = soldOf(offers, input, isBought)
    const detail = { ...(offers[0]?.detail as HotelDetail), rooms }
    return {
      ref: { supplier: id, locator, provisional: !isBought },
      ...{ state: isBought ? 'confirmed' : 'held', total: totalOf(offers), detail },
      ...(!isBought && { holdUntil: Date.now() + 30 * 60_000 }),
      ...(isBought && {
        documents: rooms.map(({ confirmation = '', travelerRefs }) => ({
          ...{ kind: 'voucher' as const, id: confirmation, travelerRefs },
        })),
      }),
    }
  }

  function sell(input: Purchase, key: string, isBought: boolean): Reservation<unknown> {
    const before = written.get(key)
    if (before) return before.reservation
    supplier.purchases.push(input)
    const reservation = reservationOf(input, `H${written.size + 1}`, isBought)
    written.set(key, { reservation, input })
    return reservation
  }

  const supplier: HotelSupplier = {
    ...scriptedSupplier(id, {}, 'hotel'),
    can: { hold: true, cancelQuote: false, partialCancel: false, idempotentWrites: true, retrieveByKey: true },
    ...{ find, content: new Map(), isMute: false, locales: [], queries: [], purchases: [] },
    async search(query: Queries['hotel']) {
      supplier.queries.push(query)
      const outcome = await supplier.find(query)
      if (outcome.ok)
        for (const offer of outcome.value) if (offer?.ref) found.set(offer.ref.token, offer as Offer<HotelDetail>)
      return outcome
    },
    async quote({ offers: refs }) {
      const known = refs.flatMap(({ token }) => found.get(token) ?? [])
      const offers = supplier.requote ? supplier.requote(known) : known
      if (!offers) return failing('noAvailability', { details: 'This room is sold.' })
      for (const offer of offers) found.set(offer.ref.token, offer)
      const expiresAt = Math.min(...offers.map((offer) => offer.expiresAt))
      const requires = { lead: ['email', 'phone'], each: ['given', 'surname'] }
      return { ok: true, value: { offers, total: totalOf(offers), expiresAt, changed: false, requires } }
    },
    async describe(ids, { locale }) {
      supplier.locales.push(locale)
      if (supplier.isMute) return failing('rejected')
      return { ok: true, value: ids.flatMap((one) => supplier.content.get(one) ?? []) }
    },
    hold: async (input, { idempotencyKey }) => ({ ok: true, value: sell(input, idempotencyKey, false) }),
    async confirm(input, { idempotencyKey }) {
      if ('offers' in input) return { ok: true, value: sell(input, idempotencyKey, true) }
      const { locator } = input.reservation
      const held = [...written.values()].find(({ reservation }) => reservation.ref.locator === locator)
      return held ? { ok: true, value: reservationOf(held.input, locator, true) } : failing('notFound')
    },
    async retrieve(key) {
      const known = 'idempotencyKey' in key ? written.get(key.idempotencyKey) : undefined
      return known ? { ok: true, value: known.reservation } : failing('notFound')
    },
  }
  return supplier
}
