import type { SupplierFor } from '@portolan/supplier/query'
import type { RailTicketDetail } from '@portolan/supplier/rail'
import type { Reservation } from '@portolan/supplier/reservation'
import type { Party } from '@portolan/supplier/traveler'
import type { Places } from '../../../../place/places.ts'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import type { Platform } from '../../../../platform/module.ts'
import { corridors } from '../catalogue/corridors.ts'
import { brandOf, operatorOf } from '../catalogue/operators.ts'
import { makeRangeOf, type RangeOf } from '../fare/range.ts'
import { type Family, families } from '../operator.ts'
import type { Router } from '../router/journey.ts'
import { makeDesk } from './desk.ts'
import { type ItineraryOf, makeItineraryOf } from './itinerary.ts'
import { type JourneyFinder, makeJourneyFinder } from './journey-finder.ts'
import { makeLine } from './line.ts'
import type { Market } from './market.ts'
import { noSuchReservation, refuse } from './refusal.ts'
import { type Booking, refundOf, reservationOf, stateOf } from './reservation.ts'
import { findBooking, findByKey, sweepHolds } from './reservation-store.ts'
import { makeShop, type TicketFound } from './shop.ts'
import { makeTokens } from './token.ts'
import { makeTurns, type Turns } from './turns.ts'

export interface HouseRailParts extends Pick<Platform, 'db' | 'safe' | 'log'> {
  router: Pick<Router, 'find'>
  places: Pick<Places, 'find' | 'expand'>
  /** Of deadlines. */
  clock?: Clock
  /** Of what ends by itself, and of prices: the database's, carried on. */
  expiryClock: Clock
  market?: Market
  rangeOf?: RangeOf
}

/** Sales at once on one node; far below the database's connections. */
const mostSales = 8

export type HouseRail = SupplierFor<'rail', RailTicketDetail>

interface Shared extends Pick<Platform, 'db' | 'safe' | 'log'> {
  readonly clock: Clock
  readonly finder: JourneyFinder
  readonly itineraryOf: ItineraryOf
  readonly turns: Turns
  now(): number
}

/** Asked with the people themselves, or with nobody: then as they were searched for. */
const partyFor = (party: Party, [first]: readonly TicketFound[]): Party =>
  first && first.party.length !== party.length ? first.party : party

function makeFamily(family: Family, { db, safe, log, clock, finder, itineraryOf, turns, now }: Shared): HouseRail {
  const id = `house-rail-${family}`
  const line = makeLine(id, clock, log)
  const shop = makeShop({ family, tokens: makeTokens(id, safe), finder, itineraryOf, now })
  const desk = makeDesk({ id, db, safe, shop, turns, now })
  const shown = (booking: Booking | undefined) =>
    booking ? { ok: true as const, value: reservationOf(booking, now()) } : noSuchReservation()
  const isOurs = ({ supplier, locator }: Reservation<unknown>['ref']): boolean =>
    supplier === id && /^[A-Z]{6}$/.test(locator)

  return {
    id,
    product: 'rail',
    can: { hold: true, cancelQuote: true, partialCancel: false, idempotentWrites: true, retrieveByKey: true },
    search: (query, context) => line.read(context, () => shop.find(db, query, context.signal)),
    async quote({ offers, party }, context) {
      const found = shop.read(offers)
      return found.ok ? line.read(context, () => shop.quote(db, found.value, partyFor(party, found.value))) : found
    },
    async hold(input, context) {
      const found = shop.read(input.offers, context.attempt > 1)
      return found.ok ? line.write(context, () => desk.take(found.value, input, 'held', context)) : found
    },
    async confirm(input, context) {
      if ('reservation' in input)
        return line.write(context, () => desk.confirm(input.reservation, input.accept, context))
      const found = shop.read(input.offers, context.attempt > 1)
      return found.ok ? line.write(context, () => desk.take(found.value, input, 'confirmed', context)) : found
    },
    async cancel(input, context) {
      const { reservation } = input
      if (input.mode === 'commit') return line.write(context, () => desk.cancel(reservation, input.accept, context))
      if (input.travelerRefs || input.segmentRefs || input.offers)
        return refuse('unsupported', 'A reservation is cancelled as a whole.')
      return line.read(context, async () => {
        const booking = isOurs(reservation) ? await findBooking(db, id, reservation.locator) : undefined
        if (!booking) return noSuchReservation()
        if (!['held', 'confirmed'].includes(stateOf(booking, now())))
          return refuse('rejected', 'There is nothing left to cancel.')
        return { ok: true, value: { quote: refundOf(booking, now()), reservation: reservationOf(booking, now()) } }
      })
    },
    async retrieve(key, context) {
      if ('idempotencyKey' in key)
        return line.read(context, async () => shown(await findByKey(db, id, key.idempotencyKey)))
      return isOurs(key)
        ? line.read(context, async () => shown(await findBooking(db, id, key.locator)))
        : noSuchReservation()
    },
    extend: (reservation, context) => line.write(context, () => desk.extend(reservation, context)),
    /** Asked every half minute: holds that have ended are given back on the way. */
    async health(context) {
      const began = performance.now()
      const swept = await line.read(context, async () => ({ ok: true, value: await sweepHolds(db, now()) }))
      const latencyMs = Math.round(performance.now() - began)
      return swept.ok ? { status: 'UP', latencyMs } : { status: 'DOWN', latencyMs, message: swept.error.details }
    },
  }
}

/** One supplier for each family, over one router and one book. */
export function makeHouseRail(parts: HouseRailParts): readonly HouseRail[] {
  const { db, safe, log, router, places, clock = systemClock, expiryClock } = parts
  const { market = { operatorOf, brandOf } } = parts
  const rangeOf = parts.rangeOf ?? makeRangeOf(corridors, (code) => places.find(code, 'rail-station'))
  const shared = {
    ...{ db, safe, log, clock },
    finder: makeJourneyFinder(router, places),
    itineraryOf: makeItineraryOf(market, places.find, rangeOf),
    turns: makeTurns(mostSales),
    now: () => expiryClock.now().getTime(),
  }
  return families.map((family) => makeFamily(family, shared))
}
