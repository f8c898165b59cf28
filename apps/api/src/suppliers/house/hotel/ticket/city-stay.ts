import { addDays } from '@portolan/domain/date'
import type { Instant } from '@portolan/supplier/outcome'
import { instantOf } from '../../../../platform/local-time.ts'
import { dayOf } from '../../day.ts'
import type { Market } from '../catalogue/market.ts'
import { ageBands, type CancelRuleCode, cancelTerms } from '../catalogue/rate-plan.ts'
import type { RoomType } from '../catalogue/room-type.ts'
import { type Arrival, type Deadlines, deadlinesOf } from '../price/cancel.ts'
import { type Guests, seatGuests } from '../price/fit.ts'
import { makeNights, type Nights } from '../price/night.ts'
import { type Weights, weigh } from '../price/weight.ts'
import type { Span } from './allotment-store.ts'

/** The nights of a stay in one city: what is the same for all its houses is reckoned once. */
export interface CityStay extends Span {
  readonly nights: Nights
  readonly deadlines: Readonly<Record<CancelRuleCode, Deadlines>>
  /** The end of the day of arrival: until then somebody may come. */
  readonly departs: Instant
  /** Moments that are still to come. */
  readonly freeUntil: Readonly<Partial<Record<CancelRuleCode, Instant>>>
  /** Undefined: the room is too small for them. */
  weightsOf(type: RoomType, guests: Guests): Weights | undefined
}

interface Setting {
  readonly market: Market
  /** IANA. */
  readonly timeZone: string
  /** The date there. */
  readonly today: string
  readonly now: Instant
}

const allDeadlines = (arrival: Arrival): CityStay['deadlines'] =>
  Object.fromEntries(cancelTerms.map((terms) => [terms.code, deadlinesOf(terms, arrival)])) as CityStay['deadlines']

const freeMoments = (deadlines: CityStay['deadlines'], now: Instant): CityStay['freeUntil'] =>
  Object.fromEntries(
    Object.entries(deadlines).flatMap(([code, { free }]) => (free !== undefined && free > now ? [[code, free]] : [])),
  )

export function makeCityStay({ checkIn, checkOut }: Span, { market, timeZone, today, now }: Setting): CityStay {
  const deadlines = allDeadlines({ date: checkIn, timeZone, market })
  const known = new Map<Guests, Map<RoomType, Weights | undefined>>()
  const weightsOf = (type: RoomType, guests: Guests): Weights | undefined => {
    const seating = seatGuests(type, guests)
    return seating && weigh(guests, seating, ageBands, market.taxFreeUnder)
  }
  return {
    ...{ checkIn, checkOut, deadlines },
    nights: makeNights(market, { arrival: checkIn, nights: dayOf(checkOut) - dayOf(checkIn), today }),
    departs: instantOf(`${addDays(checkIn, 1)}T00:00`, timeZone),
    freeUntil: freeMoments(deadlines, now),
    weightsOf(type, guests) {
      const byType = known.get(guests) ?? new Map<RoomType, Weights | undefined>()
      known.set(guests, byType)
      if (!byType.has(type)) byType.set(type, weightsOf(type, guests))
      return byType.get(type)
    },
  }
}
