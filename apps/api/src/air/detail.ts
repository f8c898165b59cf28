import type { AirDetail } from '@portolan/supplier/air'
import { type Check, listOf, oneOf, optional, pattern, shape, text, whole } from './shape.ts'

/** What an adapter sends is believed only where it can be a flight: these are the port's shapes, checked. */
const name = text(200)
const key = text(1000)
const localTime = pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
const count = whole(0, 1_000_000)
const offset = whole(-1440, 1440)
const money = shape({ minor: whole(0, Number.MAX_SAFE_INTEGER), currency: pattern(/^[A-Z]{3}$/) })
const amount: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const words: Check = (value) => typeof value === 'string'
const cabin = oneOf('Economy', 'PremiumEconomy', 'Business', 'First')
const airline = shape({ code: name, name })
const airport = shape({ code: name, terminal: optional(name) })

const segment = shape({
  ...{ marketing: airline, number: name, operating: optional(airline), from: airport, to: airport },
  ...{ departs: localTime, arrives: localTime, departsOffset: offset, arrivesOffset: offset },
  ...{ minutes: count, km: amount, aircraft: words, bookingClass: name, cabin, fareBasis: words },
})

const warning = oneOf('selfTransfer', 'airportChange', 'overnight', 'shortConnection')
const connection = shape({ airport: name, to: optional(name), minutes: count, warnings: listOf(warning, 0, 4) })

const voyage = shape({
  ...{ leg: whole(0, 9), segments: listOf(segment, 1, 8), connections: listOf(connection, 0, 7) },
  ...{ minutes: count, price: money },
})

const free = shape({ policy: oneOf('included', 'none') })
const charged = shape({ policy: oneOf('charge'), charge: money })
const term: Check = (value) => free(value) || charged(value)
const luggage = shape({ pieces: count, kg: count, further: optional(money) })
const bag: Check = (value) => term(value) && luggage(value)

const tax = shape({ code: name, amount: money })
const fare = shape({
  ...{ type: oneOf('adult', 'child', 'infant'), quantity: whole(1, 30), base: money, taxes: listOf(tax, 0, 100) },
})

const extra = shape({
  ...{ code: name, kind: oneOf('bag', 'seat', 'meal'), travelerRef: words, quantity: count, voyage: count },
  ...{ segment: optional(count), seat: optional(name), amount: money },
})

const flight = shape({
  ...{ kind: oneOf('flight'), trip: oneOf('oneWay', 'return', 'leg'), voyages: listOf(voyage, 1, 2) },
  ...{ flights: key, search: key, cabin, fareName: name, fareCode: oneOf('light', 'classic', 'flex') },
  ...{ validating: airline, alliance: optional(name), passengers: listOf(fare, 1, 10) },
  terms: shape({
    ...{ cabinBag: bag, checkedBag: bag, seat: term, change: term, refund: term, meal: term, lounge: term },
  }),
  ...{ extras: optional(listOf(extra, 0, 200)), left: optional(count), co2Kg: amount },
  isAbroad: (value) => typeof value === 'boolean',
})

/** What a list of its own cannot tell: how many of one there are for another. */
const isWhole = ({ trip, voyages }: AirDetail): boolean =>
  voyages.length === (trip === 'return' ? 2 : 1) &&
  voyages.every(({ segments, connections }) => connections.length === segments.length - 1)

/** Undefined for what is no flight. */
export function flightOf(detail: unknown): AirDetail | undefined {
  if (!flight(detail)) return undefined
  const found = detail as AirDetail
  return isWhole(found) ? found : undefined
}

/** What the house's supplier of flights sells says of itself what it is. */
export const isFlightDetail = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === 'flight'
