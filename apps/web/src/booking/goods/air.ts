import type { AirReservation, FlightSegment } from '@portolan/contract/air-itinerary'
import type { MessageId } from '../../i18n/messages.ts'
import { timesPrice } from '../../price/sum.ts'
import { durationOf, minutesBetween } from '../moment.ts'
import type { Stop } from '../way-between.ts'
import type { Condition, GoodsView, Point, PriceLine, Ride, Way, Words } from './goods.ts'

type Airport = FlightSegment['departureAirport']
type Option = AirReservation['airItinerary']['originDestinationOptions'][number]

const cabinWords: Record<FlightSegment['cabin'], MessageId> = {
  Economy: 'air.cabin.economy',
  PremiumEconomy: 'air.cabin.premiumEconomy',
  Business: 'air.cabin.business',
  First: 'air.cabin.first',
}

const countWords: Partial<Record<string, MessageId>> = {
  CHD: 'air.count.children',
  INF: 'air.count.infants',
}

const stopOf = ({ locationCode, codeContext, name, position }: Airport): Stop => ({
  ...{ code: locationCode, context: codeContext, position },
  name: name ? `${name} (${locationCode})` : locationCode,
})

const terminalOf = ({ terminal }: Airport): Words | undefined =>
  terminal === undefined ? undefined : { id: 'booking.journey.terminal', values: { terminal } }

const cityOf = ({ cityName, name, locationCode }: Airport): string => cityName ?? name ?? locationCode

function rideOf(segment: FlightSegment, before: FlightSegment | undefined, seats: readonly string[]): Ride {
  const { departureAirport, arrivalAirport, marketingAirline, operatingAirline, flightDuration } = segment
  const { departureDateTime: departure, arrivalDateTime: arrival } = segment
  return {
    key: `${marketingAirline.code}${segment.flightNumber}/${departure}`,
    service: `${marketingAirline.code ?? ''} ${segment.flightNumber}`.trim(),
    operator: (operatingAirline ?? marketingAirline).companyShortName,
    ...{ departure, arrival, from: stopOf(departureAirport), to: stopOf(arrivalAirport) },
    ...{ fromNote: terminalOf(departureAirport), toNote: terminalOf(arrivalAirport) },
    minutes: flightDuration ? durationOf(flightDuration) : minutesBetween(departure, arrival),
    places: seats.length > 0 ? [{ coach: undefined, seats }] : [],
    noPlace: { id: 'booking.journey.seatLater' },
    wait: before && minutesBetween(before.arrivalDateTime, departure),
  }
}

function wayOf({ flightSegments }: Option, seats: AirReservation['seats'] = []): Way[] {
  const [first, last] = [flightSegments[0], flightSegments.at(-1)]
  if (!first || !last) return []
  const seatsOf = ({ rph }: FlightSegment) =>
    seats.filter(({ segmentRPH }) => segmentRPH === rph).map(({ seat }) => seat)
  return [
    {
      key: `${first.flightNumber}/${first.departureDateTime}`,
      ...{ from: cityOf(first.departureAirport), to: cityOf(last.arrivalAirport) },
      rides: flightSegments.map((segment, at) => rideOf(segment, flightSegments[at - 1], seatsOf(segment))),
    },
  ]
}

/** Every airport of the way in its order, by the name of its city. */
function courseOf(options: readonly Option[]): Point[] {
  const segments = options.flatMap(({ flightSegments }) => flightSegments)
  const [first] = segments
  const airports = [...(first ? [first.departureAirport] : []), ...segments.map(({ arrivalAirport }) => arrivalAirport)]
  return airports.flatMap((airport) =>
    airport.position
      ? [{ place: [airport.position.longitude, airport.position.latitude] as const, name: cityOf(airport) }]
      : [],
  )
}

/**
 * By kind of passenger, taxes included, also where one of them pays the odd cent; then what was bought beside the fare.
 */
function linesOf({ ptcFareBreakdowns, itinTotalFare }: AirReservation['priceInfo']): PriceLine[] {
  const kinds = new Map<string, { count: number; amounts: number[] }>()
  for (const { passengerTypeQuantity, passengerFare } of ptcFareBreakdowns) {
    if (!passengerFare) continue
    const { code, quantity } = passengerTypeQuantity
    const { count = 0, amounts = [] } = kinds.get(code) ?? {}
    const { amount } = timesPrice(passengerFare.totalFare, quantity)
    kinds.set(code, { count: count + quantity, amounts: [...amounts, amount] })
  }
  const fares = [...kinds].map(
    ([code, { count, amounts }]): PriceLine => ({
      key: code,
      words: { id: countWords[code] ?? 'air.count.adults', values: { count } },
      amounts,
    }),
  )
  const extras = (itinTotalFare?.fees ?? []).map(
    ({ description, amount }, index): PriceLine => ({
      ...{ key: `extra/${index}`, words: description ?? { id: 'booking.price.extra' }, amounts: [amount] },
    }),
  )
  return [...fares, ...extras]
}

function conditionsOf({ ptcFareBreakdowns, fareRules }: AirReservation['priceInfo']): Condition[] {
  const { quantity = 0, weight } = ptcFareBreakdowns[0]?.baggageAllowance ?? {}
  const bag: Condition =
    quantity > 0
      ? { key: 'bag', look: 'y', words: { id: 'booking.air.bag', values: { count: quantity, weight: weight ?? 23 } } }
      : { key: 'bag', look: 'n', words: { id: 'booking.air.noBag' } }
  const change: Condition = fareRules?.changeableInd
    ? { key: 'change', look: 'info', words: { id: 'booking.air.change' } }
    : { key: 'change', look: 'n', words: { id: 'booking.air.noChange' } }
  return fareRules ? [bag, change] : [bag]
}

function ticketsOf({ ticketing, travelerInfo }: AirReservation): GoodsView['tickets'] {
  const names = new Map(
    travelerInfo.airTravelers.map(({ rph, personName }) => [
      rph,
      `${personName.givenName} ${personName.surname}`.trim(),
    ]),
  )
  return (ticketing.tickets ?? []).map(({ travelerRPH, ticketDocumentNbr }) => ({
    name: names.get(travelerRPH) ?? '',
    number: ticketDocumentNbr,
  }))
}

export function airGoods(air: AirReservation): GoodsView {
  const options = air.airItinerary.originDestinationOptions
  const cabins = new Set(options.flatMap(({ flightSegments }) => flightSegments.map(({ cabin }) => cabin)))
  return {
    ways: options.flatMap((option) => wayOf(option, air.seats)),
    marks: [...cabins].map((cabin) => cabinWords[cabin]),
    ...{ course: courseOf(options), isFlown: true, lines: linesOf(air.priceInfo), operatorPrice: undefined },
    ...{ conditions: conditionsOf(air.priceInfo), tickets: ticketsOf(air) },
  }
}
