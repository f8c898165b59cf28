import { randomUUID } from 'node:crypto'
import type { searchActivities, TourActivityInfo } from '@portolan/contract/activity'
import { compare, decimalOf } from '@portolan/domain/money'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf } from '../platform/supplier-call.ts'
import { type Answers, askAll } from './answers.ts'
import type { Departure } from './departure.ts'
import { envelopeOf } from './envelope.ts'
import { groupView, penaltiesOf, pricingTypeOf } from './group-view.ts'
import type { ActivityParts } from './parts.ts'
import { priceList, type SoldFor } from './price-list.ts'
import { makeReading, type Wish } from './request.ts'
import { calendarOf } from './schedule-view.ts'
import { tourHead } from './tour-view.ts'

/** Capitals and accents are nobody's business. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of it stands in a name, whatever the language. */
function isNamed({ detail: { tour } }: Departure, keyword: string): boolean {
  const names = folded(Object.values(tour.name).join(' '))
  return folded(keyword)
    .split(/\s+/)
    .every((word) => names.includes(word))
}

/** Cantonese is what is spoken where Hong Kong Chinese is written. */
const spoken = (language: string): string => (language === 'zhHK' ? 'yue' : language)

function isWanted(departure: Departure, { kinds, least, dearest, keyword, speaks }: Wish): boolean {
  const { offer, detail } = departure
  const price = decimalOf(offer.price.selling)
  return (
    (kinds.size === 0 || kinds.has(detail.tour.kind)) &&
    (least === undefined || price >= least) &&
    (dearest === undefined || price <= dearest) &&
    (speaks === undefined || detail.group.languages.includes(spoken(speaks))) &&
    (keyword === undefined || isNamed(departure, keyword))
  )
}

const isBefore = (one: string, other: string): number => Number(one > other) - Number(one < other)

/** The cheapest first; what is alike always stands in the same order. */
const inOrder = (one: Departure, other: Departure): number =>
  compare(one.offer.price.selling, other.offer.price.selling) || isBefore(one.detail.tour.id, other.detail.tour.id)

/** Whoever sells it: an activity stands in the list once, at its best price. */
function cheapestOfEach({ departures }: Answers): Departure[] {
  const best = new Map<string, Departure>()
  for (const departure of departures.toSorted(inOrder))
    if (!best.has(departure.detail.tour.id)) best.set(departure.detail.tour.id, departure)
  return [...best.values()]
}

/** Activities of a city or around a position; none at all is an answer, and an empty one. */
export function makeSearchActivities(parts: ActivityParts): Handler<typeof searchActivities> {
  const { places, clock, penaltyOf } = parts
  const readRequest = makeReading({ places, now: () => clock.now() })

  function infoOf(departure: Departure, soldFor: SoldFor, { language }: Context): TourActivityInfo {
    const { offer, detail } = departure
    const cancel = penaltiesOf(departure, penaltyOf, language)
    return {
      schedule: calendarOf(departure, soldFor),
      // Not first: a literal that begins with another object takes a microsecond for each field that follows.
      ...tourHead(detail.tour, places, language),
      pricing: {
        ...{ pricingType: pricingTypeOf(detail), summary: amountView(offer.price.selling) },
        groups: [groupView(departure, cancel, { soldFor, language })],
      },
      policies: { cancel },
      languagesSpoken: [...detail.group.languages],
      expiredDateTime: new Date(offer.expiresAt).toISOString(),
    }
  }

  return async ({ body }, context) => {
    const request = readRequest(body)
    const { query, currency, most, after } = request
    const correlationId = randomUUID()
    const buyer = { ...buyerOf(context), ...(currency && { currency }) }
    const answers = await askAll(parts, { query, buyer, correlationId }, context)
    const found = cheapestOfEach(answers).filter((one) => isWanted(one, request))
    const end = after + (most ?? found.length)
    const shown = found.slice(after, end)
    const soldFor = await priceList(parts, shown, buyer)
    return {
      ...envelopeOf(answers, correlationId, context.language),
      tourActivityInfos: shown.map((one) => infoOf(one, soldFor, context)),
      ...(found.length > end && { processingInformation: { moreDataEchoToken: String(end) } }),
    }
  }
}
