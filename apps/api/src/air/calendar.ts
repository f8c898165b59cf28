import { randomUUID } from 'node:crypto'
import type { compareFlightDates } from '@portolan/contract/air'
import type { ResponseOf } from '@portolan/contract/call'
import { add, compare, type Money } from '@portolan/domain/money'
import type { ReadContext } from '@portolan/supplier/context'
import type { Offer } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import type { Buyer } from '../offer/offer.ts'
import { amountView } from '../platform/amount.ts'
import { hashOf } from '../platform/crypto.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import { tripsAround } from './calendar-days.ts'
import { flightOf } from './detail.ts'
import type { AirParts } from './parts.ts'
import { makeReading } from './request.ts'

type Day = ResponseOf<typeof compareFlightDates>['days'][number]

/** A table of prices is worth a short wait; what takes longer is left out. */
const patience = 8_000
const freshSeconds = 300
/** A month of searches at once would crowd out the search itself. */
const atOnce = 2

/** null: no flight, or none with a price. Undefined: nobody could tell. */
type DayPrice = Money | null | undefined

const isPriced = (offer: Offer<unknown> | undefined): offer is Offer<unknown> => {
  const minor = offer?.price?.total?.minor
  return minor !== undefined && Number.isSafeInteger(minor) && minor >= 0
}

/** The cheapest flight of each leg and currency: rules and rates are the same for all offers of one supplier. */
function cheapestOf(found: readonly Offer<unknown>[]): { leg: number; price: Offer<unknown>['price'] }[] {
  const best = new Map<string, { leg: number; price: Offer<unknown>['price'] }>()
  for (const { price, detail } of found.filter(isPriced)) {
    const leg = flightOf(detail)?.voyages[0]?.leg
    if (leg === undefined) continue
    const name = `${leg} ${price.total.currency}`
    const known = best.get(name)
    if (!known || price.total.minor < known.price.total.minor) best.set(name, { leg, price })
  }
  return [...best.values()]
}

const cheaper = (one: Money | undefined, other: Money): Money => (one && compare(one, other) <= 0 ? one : other)

/** Days in their order, out before back. */
const inOrder = (one: Day, other: Day): number => {
  const [a, b] = [`${one.date} ${one.returnDate ?? ''}`, `${other.date} ${other.returnDate ?? ''}`]
  return Number(a > b) - Number(a < b)
}

export function makeCalendar(parts: AirParts): Handler<typeof compareFlightDates> {
  const { registry, offers, cache, places, clock } = parts
  const { readRequest } = makeReading({ places, now: () => clock.now() })

  /** What the customer pays for each leg, or for the whole trip; without a rate of exchange it is not sold. */
  async function sellingOf(found: readonly Offer<unknown>[], supplier: string, buyer: Buyer): Promise<Money[]> {
    const best = new Map<number, Money>()
    for (const { leg, price } of cheapestOf(found)) {
      const priced = await offers.price(price, { product: 'air', supplier }, buyer).catch(() => undefined)
      if (priced) best.set(leg, cheaper(best.get(leg), priced.selling))
    }
    return [...best.values()]
  }

  /** Nothing is kept: whoever chooses a day searches it. */
  async function findPrice(query: Queries['air'], buyer: Buyer, context: ReadContext): Promise<DayPrice> {
    const legs = query.isByLeg ? query.legs.length : 1
    let [best, answered]: [Money | undefined, boolean] = [undefined, false]
    for await (const { supplier, outcome } of registry.search('air', query, context)) {
      answered ||= outcome.ok || outcome.error.kind === 'noAvailability'
      if (!outcome.ok) continue
      const prices = await sellingOf(outcome.value, supplier, buyer)
      // A trip of several cities is bought of one supplier, and whole.
      if (prices.length === legs) best = cheaper(best, prices.reduce(add))
    }
    return answered ? (best ?? null) : undefined
  }

  async function priceOf(query: Queries['air'], buyer: Buyer, context: ReadContext): Promise<DayPrice> {
    const key = `air-day:${hashOf(JSON.stringify([query, buyer]))}`
    const known = await cache.get(key)
    if (known !== undefined) return JSON.parse(known) as Money | null
    const found = await findPrice(query, buyer, context)
    if (found !== undefined) await cache.set(key, JSON.stringify(found), freshSeconds)
    return found
  }

  return async ({ body: { window, ...body } }, context) => {
    const { query, today } = readRequest(body)
    const trips = tripsAround(query.legs, window, today, query.isByLeg === true)
    const buyer = buyerOf(context)
    const asking = readContextOf(context, randomUUID(), { withinMs: patience, leaving: context.leaving() })
    const days: Day[] = []
    let someKnown = trips.length === 0
    const waiting = [...trips]
    const work = async () => {
      for (let legs = waiting.shift(); legs && !asking.signal.aborted; legs = waiting.shift()) {
        const price = await priceOf({ ...query, legs, most: 1 }, buyer, asking)
        someKnown ||= price !== undefined
        const [out, back] = legs
        if (!price || !out) continue
        const returnDate = back && !query.isByLeg ? { returnDate: back.date } : {}
        days.push({ date: out.date, from: amountView(price), ...returnDate })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return {
      success: someKnown,
      days: days.sort(inOrder),
      ...(!someKnown && { errors: { errors: [{ stringValue: errorText(context.language, 'error.supplier') }] } }),
    }
  }
}
