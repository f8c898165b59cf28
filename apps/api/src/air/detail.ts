import type { AirDetail } from '@portolan/supplier/air'
import * as z from 'zod/mini'
import { compileFits } from '../platform/fits.ts'

/** What an adapter sends is believed only where it can be a flight: these are the port's shapes, checked. */
const name = z.string().check(z.minLength(1), z.maxLength(200))
const key = z.string().check(z.minLength(1), z.maxLength(1000))
const localTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))
const count = z.int().check(z.gte(0), z.lte(1_000_000))
const offset = z.int().check(z.gte(-1440), z.lte(1440))
const money = z.object({ minor: z.int().check(z.gte(0)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })
const amount = z.number().check(z.gte(0))
const cabin = z.enum(['Economy', 'PremiumEconomy', 'Business', 'First'])
const airline = z.object({ code: name, name })
const airport = z.object({ code: name, terminal: z.optional(name) })

const segment = z.object({
  marketing: airline,
  number: name,
  operating: z.optional(airline),
  from: airport,
  to: airport,
  departs: localTime,
  arrives: localTime,
  departsOffset: offset,
  arrivesOffset: offset,
  minutes: count,
  km: amount,
  aircraft: z.string(),
  bookingClass: name,
  cabin,
  fareBasis: z.string(),
})

const warning = z.enum(['selfTransfer', 'airportChange', 'overnight', 'shortConnection'])
const connection = z.object({
  airport: name,
  to: z.optional(name),
  minutes: count,
  warnings: z.array(warning).check(z.maxLength(4)),
})

const voyage = z.object({
  leg: z.int().check(z.gte(0), z.lte(9)),
  segments: z.array(segment).check(z.minLength(1), z.maxLength(8)),
  connections: z.array(connection).check(z.maxLength(7)),
  minutes: count,
  price: money,
})

const free = { policy: z.enum(['included', 'none']) }
const charged = { policy: z.literal('charge'), charge: money }
const term = z.union([z.object(free), z.object(charged)])
const luggage = { pieces: count, kg: count, further: z.optional(money) }
const bag = z.union([z.object({ ...free, ...luggage }), z.object({ ...charged, ...luggage })])

const tax = z.object({ code: name, amount: money })
const fare = z.object({
  type: z.enum(['adult', 'child', 'infant']),
  quantity: z.int().check(z.gte(1), z.lte(30)),
  base: money,
  taxes: z.array(tax).check(z.maxLength(100)),
})

const extra = z.object({
  code: name,
  kind: z.enum(['bag', 'seat', 'meal']),
  travelerRef: z.string(),
  quantity: count,
  voyage: count,
  segment: z.optional(count),
  seat: z.optional(name),
  amount: money,
})

const flight = z.object({
  kind: z.literal('flight'),
  trip: z.enum(['oneWay', 'return', 'leg']),
  voyages: z.array(voyage).check(z.minLength(1), z.maxLength(2)),
  flights: key,
  search: key,
  cabin,
  fareName: name,
  fareCode: z.enum(['light', 'classic', 'flex']),
  validating: airline,
  alliance: z.optional(name),
  passengers: z.array(fare).check(z.minLength(1), z.maxLength(10)),
  terms: z.object({
    cabinBag: bag,
    checkedBag: bag,
    seat: term,
    change: term,
    refund: term,
    meal: term,
    lounge: term,
  }),
  extras: z.optional(z.array(extra).check(z.maxLength(200))),
  left: z.optional(count),
  co2Kg: amount,
  isAbroad: z.boolean(),
})

const isFlight = compileFits(flight)

/** What a list of its own cannot tell: how many of one there are for another. */
const isWhole = ({ trip, voyages }: AirDetail): boolean =>
  voyages.length === (trip === 'return' ? 2 : 1) &&
  voyages.every(({ segments, connections }) => connections.length === segments.length - 1)

/** Undefined for what is no flight. */
export function flightOf(detail: unknown): AirDetail | undefined {
  if (!isFlight(detail)) return undefined
  const found = detail as AirDetail
  return isWhole(found) ? found : undefined
}

/** What the house's supplier of flights sells says of itself what it is. */
export const isFlightDetail = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === 'flight'
