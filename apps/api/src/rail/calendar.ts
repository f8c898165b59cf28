import { randomUUID } from 'node:crypto'
import type { compareTrainDates } from '@portolan/contract/rail'
import { addDays, type IsoDate } from '@portolan/domain/date'
import { compare, type Money } from '@portolan/domain/money'
import { railHorizon } from '@portolan/domain/rail/fare'
import type { ReadContext } from '@portolan/supplier/context'
import type { Offer } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import type { Buyer } from '../offer/offer.ts'
import { amountView } from '../platform/amount.ts'
import { hashOf } from '../platform/crypto.ts'
import { localNow } from '../platform/local-time.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import { ticketOf } from './detail.ts'
import type { RailParts } from './parts.ts'
import { makeReading } from './request.ts'

/** Days before and after the asked one. */
const around = 3
/** A strip of prices is worth a short wait; a day that takes longer is left out. */
const patience = 8_000
const freshSeconds = 300
/** A week of searches at once would crowd out the search itself. */
const atOnce = 2

/** null: no train, or none with a price. Undefined: nobody could tell. */
type DayPrice = Money | null | undefined

const cheaper = (one: Money | null, other: Money): Money => (one && compare(one, other) <= 0 ? one : other)

const isPriced = (offer: Offer<unknown> | undefined): offer is Offer<unknown> => {
  const minor = offer?.price?.total?.minor
  return minor !== undefined && Number.isSafeInteger(minor) && minor >= 0
}

/**
 * The cheapest ticket of each currency: rules and rates are the same for all offers of one supplier. What is no ticket
 * is not shown by a search either.
 */
function cheapestOf(offers: readonly Offer<unknown>[]): Offer<unknown>['price'][] {
  const best = new Map<string, Offer<unknown>['price']>()
  for (const { price, detail } of offers.filter(isPriced).sort((a, b) => a.price.total.minor - b.price.total.minor))
    if (!best.has(price.total.currency) && ticketOf(detail)) best.set(price.total.currency, price)
  return [...best.values()]
}

export function makeCalendar(parts: RailParts): Handler<typeof compareTrainDates> {
  const { registry, offers, cache, places, clock } = parts
  const { readRequest } = makeReading({ places, now: () => clock.now() })

  /** Nothing is kept: whoever chooses a day searches it. */
  async function findPrice(query: Queries['rail'], buyer: Buyer, context: ReadContext): Promise<DayPrice> {
    let best: Money | null = null
    let answered = false
    for await (const { supplier, outcome } of registry.search('rail', query, context)) {
      answered ||= outcome.ok || outcome.error.kind === 'noAvailability'
      if (!outcome.ok) continue
      for (const price of cheapestOf(outcome.value)) {
        // Without a rate of exchange it is not sold, here as in a search.
        const priced = await offers.price(price, { product: 'rail', supplier }, buyer).catch(() => undefined)
        if (priced) best = cheaper(best, priced.selling)
      }
    }
    return answered ? best : undefined
  }

  async function priceOf(query: Queries['rail'], buyer: Buyer, context: ReadContext): Promise<DayPrice> {
    const key = `rail-day:${hashOf(JSON.stringify([query, buyer]))}`
    const known = await cache.get(key)
    if (known !== undefined) return JSON.parse(known) as Money | null
    const found = await findPrice(query, buyer, context)
    if (found !== undefined) await cache.set(key, JSON.stringify(found), freshSeconds)
    return found
  }

  return async ({ body }, context) => {
    const { query, legs } = readRequest({ ...body, originDestinations: body.originDestinations.slice(0, 1) })
    const [out] = query.legs
    const asked = body.originDestinations[0]?.departureDateTime.slice(0, 10) ?? ''
    const present = localNow(legs[0]?.from.stations[0]?.timeZone ?? 'UTC', clock.now())
    const today = present.slice(0, 10)
    const days = Array.from({ length: 2 * around + 1 }, (_, index) => addDays(asked, index - around)).filter(
      (day) => day >= today && day <= addDays(today, railHorizon),
    )
    const buyer = buyerOf(context)
    const asking = readContextOf(context, randomUUID(), { withinMs: patience, leaving: context.leaving() })
    const found = new Map<IsoDate, DayPrice>()
    const waiting = [...days]
    const work = async () => {
      for (let day = waiting.shift(); day !== undefined && !asking.signal.aborted; day = waiting.shift()) {
        const at = `${day}T00:00`
        // By the hour, so that today's answer is found again.
        const leg = out && { ...out, at: at < present ? `${present.slice(0, 13)}:00` : at }
        found.set(day, await priceOf({ ...query, legs: leg ? [leg] : [] }, buyer, asking))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    const isUnknown = days.length > 0 && days.every((day) => found.get(day) === undefined)
    return {
      success: !isUnknown,
      days: days.flatMap((date) => {
        const money = found.get(date)
        return money ? [{ date, from: amountView(money) }] : []
      }),
      ...(isUnknown && { errors: { errors: [{ stringValue: errorText(context.language, 'error.supplier') }] } }),
    }
  }
}
