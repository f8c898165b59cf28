import { randomUUID } from 'node:crypto'
import type { ReadContext, WriteContext } from '@portolan/supplier/context'
import type { Offer } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { RailTicketDetail } from '@portolan/supplier/rail'
import type { Purchase, Reservation } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import { expect } from 'vitest'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import type { RailReservationDetail } from '../suppliers/house/rail/ticket/reservation.ts'
import { type HouseRail, makeHouseRail } from '../suppliers/house/rail/ticket/supplier.ts'
import { journeyOf, makeScriptedRouter, type ScriptedRide } from './scripted-router.ts'

export const stations = {
  gareDeLyon: '8768600',
  gareDuNord: '8727100',
  partDieu: '8772319',
  marseille: '8775100',
  london: '7015400',
  zurich: '8503000',
} as const

const places = makePlaces(loadCatalogue())
export const safe = makeSafe(['a secret for the house'])
export const minute = 60_000

export const adult = { ref: '1', type: 'adult', age: 31 } as const

export const mei: Traveler = {
  ...{ ref: '1', type: 'adult', lead: true, age: 31, title: 'Ms', given: 'Meizhen', surname: 'Lamartine' },
  ...{ email: 'mei.lam@example.org', phone: { country: '852', number: '5550123' } },
}

const station = (code: string) => ({ code, context: 'UIC' as const })

export const legOf = (from: string, to: string, day = '2027-05-14'): Queries['rail']['legs'][number] => ({
  from: station(from),
  to: station(to),
  at: `${day}T00:00`,
})

export const queryOf = (from: string, to: string, more: Partial<Queries['rail']> = {}): Queries['rail'] => ({
  legs: [legOf(from, to)],
  party: [adult],
  ...more,
})

export const valueFrom = <Value>(outcome: Outcome<Value>): Value =>
  outcome.ok ? outcome.value : expect.fail(`${outcome.error.kind}: ${outcome.error.details}`)

export type Ticket = Offer<RailTicketDetail>
export type Kind = [RailTicketDetail['comfort'], RailTicketDetail['flexibility']]

export const kindOf = ({ detail }: Ticket): string => `${detail.comfort} ${detail.flexibility}`

export const pick = (offers: readonly Ticket[], [comfort, flexibility]: Kind, leg = 0): Ticket =>
  offers.find((offer) => offer.detail.leg === leg && kindOf(offer) === `${comfort} ${flexibility}`) ??
  expect.fail(`no ${comfort} ${flexibility}`)

/** At the price of the offers. */
export const purchaseOf = (offers: readonly Ticket[], travelers: readonly Traveler[] = [mei]): Purchase => ({
  offers: offers.map(({ ref }) => ref),
  travelers,
  accept: {
    minor: offers.reduce((sum, { price }) => sum + price.total.minor, 0),
    currency: offers[0]?.price.total.currency ?? '',
  },
})

export const detailOf = ({ detail }: Reservation<unknown>): RailReservationDetail => detail as RailReservationDetail

let series = 0

/** The house with a few trains of its own on 14 and 16 May 2027, seen on 1 March; others may share the database. */
export function openRailShop(db: Database) {
  series += 1
  const mark = series
  let now = Date.parse('2027-03-01T09:00:00Z')
  let all: readonly HouseRail[] = []
  const clock = { now: () => new Date(now) }
  const nameOf = (number: string): string => `shop${mark}:${number}`
  const read = (): ReadContext => ({
    ...{ correlationId: randomUUID(), deadline: now + 60_000, signal: AbortSignal.timeout(60_000) },
    ...{ locale: 'en-GB', currency: 'EUR', pos: { channel: 'web', requestor: 'test' } },
  })
  const train = (
    number: string,
    calls: readonly (readonly [string, string])[],
    sold: Partial<ScriptedRide> = {},
    day = '2027-05-14',
  ): ScriptedRide => ({
    ...{ trip: nameOf(number), operator: 'SNCF', brand: 'TGV INOUI', number },
    calls: calls.map(([stop, time]) => [stop, `${day}T${time}:00Z`, `${day}T${time}:00Z`]),
    ...sold,
  })
  const { gareDeLyon, gareDuNord, partDieu, marseille, london, zurich } = stations
  const supplierOf = (family: string): HouseRail =>
    all.find(({ id }) => id === `house-rail-${family}`) ?? expect.fail('no such family')

  return {
    nameOf,
    read,
    supplierOf,
    write: (): WriteContext => ({ ...read(), idempotencyKey: randomUUID(), attempt: 1 }),
    now: () => now,
    setNow(instant: number): void {
      now = instant
    },
    suppliers: () => all,
    search: async (family: string, query: Queries['rail']): Promise<readonly Ticket[]> =>
      valueFrom(await supplierOf(family).search(query, read())),
    trains: {
      toSouth: (sold?: Partial<ScriptedRide>) =>
        train(
          '6101',
          [
            [gareDeLyon, '05:00'],
            [partDieu, '07:00'],
            [marseille, '08:45'],
          ],
          sold,
        ),
      toNorth: () =>
        train(
          '6102',
          [
            [marseille, '15:00'],
            [gareDeLyon, '18:45'],
          ],
          {},
          '2027-05-16',
        ),
      eurostar: () =>
        train(
          '9001',
          [
            [london, '06:01'],
            [gareDuNord, '08:20'],
          ],
          { operator: 'EUROSTAR', brand: 'Eurostar' },
        ),
      lyria: () =>
        train(
          '9213',
          [
            [gareDeLyon, '10:18'],
            [zurich, '14:22'],
          ],
          { operator: 'LYRIA', brand: 'TGV Lyria' },
        ),
    },
    /** Each list of trains is one journey. */
    run(...journeys: readonly (readonly ScriptedRide[])[]) {
      const router = makeScriptedRouter(journeys.map((rides) => journeyOf(...rides)))
      all = makeHouseRail({ db, places, safe, router, clock, expiryClock: clock, log: { warn: () => undefined } })
      return router
    },
  }
}
