import type { RailPriceLine, RailReservation, TrainSegment } from '@portolan/contract/rail-journey'
import type { Location } from '@portolan/contract/shared'
import type { MessageId } from '../../i18n/messages.ts'
import { comfortWords, flexibilityWords } from '../fare-words.ts'
import { minutesBetween, rideMinutes } from '../moment.ts'
import type { Stop } from '../way-between.ts'
import type { Condition, GoodsView, Point, PriceLine, Ride, Way } from './goods.ts'

export const nameOf = ({ name, locationCode }: Location): string => name ?? locationCode

function placesOf({ assignments = [] }: TrainSegment): Ride['places'] {
  const coaches = new Map<string | undefined, string[]>()
  for (const { coach, seat } of assignments) {
    const seats = coaches.get(coach) ?? []
    if (seat) seats.push(seat)
    coaches.set(coach, seats)
  }
  return [...coaches]
    .filter(([coach, seats]) => coach !== undefined || seats.length > 0)
    .map(([coach, seats]) => ({ coach, seats }))
}

function stopOf({ stops = [], departureStation, arrivalStation }: TrainSegment, end: 'first' | 'last'): Stop {
  const station = end === 'first' ? departureStation : arrivalStation
  const position = (end === 'first' ? stops[0] : stops.at(-1))?.position
  return { code: station.locationCode, context: station.codeContext, name: nameOf(station), position }
}

function rideOf(segment: TrainSegment, before: TrainSegment | undefined): Ride {
  const { trainNumber, trainType, marketingCompany, operatingCompany } = segment
  const operator = operatingCompany?.companyShortName ?? marketingCompany?.companyShortName
  const brand = trainType ?? marketingCompany?.companyShortName ?? operatingCompany?.companyShortName ?? ''
  return {
    key: `${trainNumber}/${segment.departureDateTime}`,
    service: `${brand} ${trainNumber}`.trim(),
    operator: operator && !brand.startsWith(operator) ? operator : undefined,
    departure: segment.departureDateTime,
    arrival: segment.arrivalDateTime,
    from: stopOf(segment, 'first'),
    to: stopOf(segment, 'last'),
    minutes: rideMinutes(segment),
    places: placesOf(segment),
    noPlace: { id: 'booking.journey.noSeat' },
    wait: before && minutesBetween(before.arrivalDateTime, segment.departureDateTime),
  }
}

export const waysOf = ({ itinerary }: RailReservation): Way[] =>
  itinerary.originAndDestinations.map(({ originLocation, destinationLocation, trainSegments }, index) => ({
    key: `${index}/${originLocation.locationCode}/${destinationLocation.locationCode}`,
    from: nameOf(originLocation),
    to: nameOf(destinationLocation),
    rides: trainSegments.map((segment, at) => rideOf(segment, trainSegments[at - 1])),
  }))

/** The course of the first way: a return runs along the same line. */
function courseOf({ itinerary }: RailReservation): Point[] {
  const segments = itinerary.originAndDestinations[0]?.trainSegments ?? []
  return segments.flatMap(({ stops = [] }, index) =>
    stops.flatMap(({ station, position }, at) => {
      if (!position) return []
      const isNamed = at === 0 || (at === stops.length - 1 && index === segments.length - 1)
      return [{ place: [position.longitude, position.latitude] as const, ...(isNamed && { name: nameOf(station) }) }]
    }),
  )
}

const counts: Partial<Record<string, MessageId>> = {
  ADULT: 'rail.count.adults',
  SENIOR: 'rail.count.seniors',
  YOUTH: 'rail.count.youths',
}

/** The same kind of passenger on both ways is one line. */
function linesOf(priceList: readonly RailPriceLine[]): PriceLine[] {
  const lines = new Map<string, { quantity: number; amounts: number[] }>()
  for (const { code, quantity, sellingAmount } of priceList) {
    const known = lines.get(code)
    lines.set(code, {
      quantity: Math.max(quantity, known?.quantity ?? 0),
      amounts: [...(known?.amounts ?? []), sellingAmount],
    })
  }
  return [...lines].map(([code, { quantity, amounts }]) => {
    const id = counts[code]
    return { key: code, amounts, words: id ? { id, values: { count: quantity } } : { id: 'booking.price.fee' } }
  })
}

function operatorPriceOf({ itinerary }: RailReservation): GoodsView['operatorPrice'] {
  const total = itinerary.railCharges?.total
  const amount = total?.amountIncludingMarkup ?? total?.amountAfterTax
  return total && amount !== undefined ? { currencyCode: total.currencyCode, amount } : undefined
}

function lookOf(code: string): Condition['look'] {
  if (/_(FREE|INCLUDED)$|^ANY_/.test(code)) return 'y'
  if (code.endsWith('_NONE')) return 'n'
  return /_(FEE|EXTRA)$/.test(code) ? 'f' : 'info'
}

/** The same words stand on each way of the journey: once is enough. */
const conditionsOf = ({ conditions }: RailReservation): Condition[] => {
  const distinct = new Map(conditions.map((one) => [`${one.code}/${one.stringValue}`, one]))
  return [...distinct].map(([key, { code, stringValue, deadline }]) => ({
    key,
    look: lookOf(code),
    words: stringValue,
    deadline,
    isRefund: code.startsWith('REFUND_'),
  }))
}

export function railGoods(rail: RailReservation): GoodsView {
  const [first] = rail.itinerary.originAndDestinations
  return {
    ways: waysOf(rail),
    marks: [
      ...(first?.flexibilityType ? [flexibilityWords[first.flexibilityType]] : []),
      ...(first?.comfortType ? [comfortWords[first.comfortType]] : []),
    ],
    ...{ course: courseOf(rail), isFlown: false, lines: linesOf(rail.priceList ?? []) },
    ...{ operatorPrice: operatorPriceOf(rail), conditions: conditionsOf(rail), tickets: [] },
  }
}
