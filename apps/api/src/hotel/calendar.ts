import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '@portolan/contract/call'
import type { compareHotelDates } from '@portolan/contract/hotel'
import { addDays } from '@portolan/domain/date'
import { compare, type Money, sum } from '@portolan/domain/money'
import type { ReadContext } from '@portolan/supplier/context'
import type { Offer } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import type { Buyer } from '../offer/offer.ts'
import { amountView } from '../platform/amount.ts'
import { hashOf } from '../platform/crypto.ts'
import { nightsBetween } from '../platform/local-time.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import { daysAround } from './calendar-days.ts'
import { roomOf } from './detail.ts'
import type { HotelParts } from './parts.ts'
import { makeReading } from './request.ts'

type Day = ResponseOf<typeof compareHotelDates>['days'][number]

/** A table of prices is worth a short wait; what takes longer is left out. */
const patience = 8_000
const freshSeconds = 300
/** Two months of searches at once would crowd out the search itself. */
const atOnce = 2

/** null: no room, or none with a price. Undefined: nobody could tell. */
type DayPrice = Money | null | undefined

/** The cheapest offer of each room, house by house: those where one of the rooms is missing are left out. */
function housesIn(found: readonly Offer<unknown>[], places: number): Offer<unknown>[][] {
  const houses = new Map<string, Map<number, Offer<unknown>>>()
  for (const offer of found) {
    const detail = roomOf(offer?.detail)
    if (!detail || !Number.isSafeInteger(offer.price?.total?.minor)) continue
    const rooms = houses.get(detail.house.id) ?? new Map<number, Offer<unknown>>()
    const known = rooms.get(detail.place)
    if (!known || offer.price.total.minor < known.price.total.minor) rooms.set(detail.place, offer)
    houses.set(detail.house.id, rooms)
  }
  return [...houses.values()].filter((rooms) => rooms.size === places).map((rooms) => [...rooms.values()])
}

const minorOf = (rooms: readonly Offer<unknown>[]): number =>
  rooms.reduce((all, { price }) => all + price.total.minor, 0)

/** Rules and rates are the same for all offers of one supplier: the cheapest there is the cheapest here. */
const cheapestOf = (houses: readonly Offer<unknown>[][]): Offer<unknown>[] | undefined =>
  houses.toSorted((one, other) => minorOf(one) - minorOf(other))[0]

const inOrder = (one: Day, other: Day): number => Number(one.date > other.date) - Number(one.date < other.date)

/** The cheapest stay of the same length by its day of arrival, in a city or in a house. */
export function makeCalendar(parts: HotelParts): Handler<typeof compareHotelDates> {
  const { registry, offers, cache, places, clock } = parts
  const readRequest = makeReading({ places, now: () => clock.now() })

  /** What the customer pays for all rooms; without a rate of exchange it is not sold. */
  async function sellingOf(rooms: readonly Offer<unknown>[], supplier: string, buyer: Buyer) {
    const prices = await Promise.all(
      rooms.map(({ price }) => offers.price(price, { product: 'hotel', supplier }, buyer)),
    ).catch(() => undefined)
    return (
      prices &&
      sum(
        prices.map(({ selling }) => selling),
        buyer.currency,
      )
    )
  }

  /** Nothing is kept: whoever chooses a day searches it. */
  async function findPrice(query: Queries['hotel'], buyer: Buyer, context: ReadContext): Promise<DayPrice> {
    let [best, isAnswered]: [Money | undefined, boolean] = [undefined, false]
    for await (const { supplier, outcome } of registry.search('hotel', query, context)) {
      isAnswered ||= outcome.ok || outcome.error.kind === 'noAvailability'
      const rooms = outcome.ok ? cheapestOf(housesIn(outcome.value, query.rooms.length)) : undefined
      const price = rooms && (await sellingOf(rooms, supplier, buyer))
      if (price && (!best || compare(price, best) < 0)) best = price
    }
    return isAnswered ? (best ?? null) : undefined
  }

  async function priceOf(query: Queries['hotel'], buyer: Buyer, context: ReadContext): Promise<DayPrice> {
    const key = `hotel-day:${hashOf(JSON.stringify([query, buyer]))}`
    const known = await cache.get(key)
    if (known !== undefined) return JSON.parse(known) as Money | null
    const found = await findPrice(query, buyer, context)
    if (found !== undefined) await cache.set(key, JSON.stringify(found), freshSeconds)
    return found
  }

  return async ({ body }, context) => {
    const { query, today, currency } = readRequest(body)
    const nights = nightsBetween(query.checkIn, query.checkOut)
    const buyer = { ...buyerOf(context), ...(currency && { currency }) }
    const asking = readContextOf(context, randomUUID(), { withinMs: patience, leaving: context.leaving() })
    const days: Day[] = []
    const waiting = daysAround(query.checkIn, today)
    let isSomeKnown = waiting.length === 0
    const work = async () => {
      for (let checkIn = waiting.shift(); checkIn && !asking.signal.aborted; checkIn = waiting.shift()) {
        const stay = { ...query, checkIn, checkOut: addDays(checkIn, nights), show: 'list' as const, most: 1 }
        const price = await priceOf(stay, buyer, asking)
        isSomeKnown ||= price !== undefined
        if (price) days.push({ date: checkIn, from: amountView(price) })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return {
      ...{ success: isSomeKnown, days: days.sort(inOrder) },
      ...(!isSomeKnown && { errors: { errors: [{ stringValue: errorText(context.language, 'error.supplier') }] } }),
    }
  }
}
