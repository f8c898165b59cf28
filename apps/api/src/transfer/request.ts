import type { RequestOf } from '@portolan/contract/call'
import type { searchTransfers } from '@portolan/contract/transfer'
import { addDays, addMinutes } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import type { Queries } from '@portolan/supplier/query'
import type { TransferPlace } from '@portolan/supplier/transfer'
import { localNow } from '../platform/local-time.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import { readFlight } from './flight.ts'
import { type GroundInput, readGround } from './ground-place.ts'
import { daysAhead, mostBags, mostHeads, notice } from './limit.ts'
import type { PlaceFinder, Roads } from './parts.ts'

type Body = RequestOf<typeof searchTransfers>['body']
type Query = Queries['transfer']

interface ReadingParts {
  places: PlaceFinder
  roads?: Roads | undefined
  now(): Date
}

const minuteOf = (dateTime: string): string => dateTime.slice(0, 16)

const wrong = (pointer: string, code: string, text: FieldRefusal['text']): FieldRefusal => ({ pointer, code, text })

function peopleWrong({ passengers, baggage = 0 }: Body): FieldRefusal[] {
  const { adults, children, infants = 0, childSeats = 0 } = passengers
  return [
    ...(adults === 0 ? [wrong('/passengers/adults', 'too_small', 'error.transfer.nobody')] : []),
    ...(adults + children + infants > mostHeads
      ? [wrong('/passengers/adults', 'too_big', 'error.transfer.party')]
      : []),
    ...(childSeats > children + infants
      ? [wrong('/passengers/childSeats', 'too_big', 'error.transfer.childSeats')]
      : []),
    ...(baggage > mostBags ? [wrong('/baggage', 'too_big', 'error.transfer.bags')] : []),
  ]
}

const isSamePlace = ({ place: one }: TransferPlace, { place: other }: TransferPlace): boolean =>
  one.context === other.context && one.code === other.code

/** Flights belong to airports: where somebody is fetched from one, or else is brought to one. */
function flightIn(
  pickup: Pick<GroundInput, 'locationType' | 'flight'>,
  dropoff: Pick<GroundInput, 'locationType' | 'flight'>,
) {
  if (pickup.locationType === 'Airport') return readFlight(pickup.flight, '/service/pickup/flight')
  return readFlight(dropoff.locationType === 'Airport' ? dropoff.flight : undefined, '/service/dropoff/flight')
}

function backFlightIn({ pickup, dropoff, return: back }: Body['service']) {
  const hasAirport = pickup.locationType === 'Airport' || dropoff.locationType === 'Airport'
  return readFlight(hasAirport ? back?.flight : undefined, '/service/return/flight')
}

export function makeReading({ places, roads, now }: ReadingParts) {
  function timesWrong(
    { pickup, return: back }: Body['service'],
    from: TransferPlace,
    to: TransferPlace,
  ): FieldRefusal[] {
    const at = minuteOf(pickup.dateTime)
    const road = roads?.between(from, to, at)
    if (roads && !road) return [wrong('/service/dropoff/location', 'invalid_value', 'error.transfer.far')]
    const zone = road?.timeZone ?? 'Etc/GMT+12'
    const soonest = localNow(zone, new Date(now().getTime() + notice))
    const last = addDays(localNow(zone, now()).slice(0, 10), daysAhead)
    const backAt = back && minuteOf(back.pickupDateTime)
    const problems: FieldRefusal[] = []
    if (at < soonest) problems.push(wrong('/service/pickup/dateTime', 'too_small', 'error.transfer.past'))
    if (at.slice(0, 10) > last) problems.push(wrong('/service/pickup/dateTime', 'too_big', 'error.transfer.horizon'))
    if (backAt !== undefined && backAt < addMinutes(at, road?.minutes ?? 1))
      problems.push(wrong('/service/return/pickupDateTime', 'too_small', 'error.transfer.return'))
    if (backAt !== undefined && backAt.slice(0, 10) > last)
      problems.push(wrong('/service/return/pickupDateTime', 'too_big', 'error.transfer.horizon'))
    return problems
  }

  function placesWrong(from: TransferPlace | undefined, to: TransferPlace | undefined): FieldRefusal[] {
    if (from && to)
      return isSamePlace(from, to) ? [wrong('/service/dropoff/location', 'invalid_value', 'error.transfer.same')] : []
    return [
      ...(from ? [] : [wrong('/service/pickup/location', 'invalid_value', 'error.transfer.place')]),
      ...(to ? [] : [wrong('/service/dropoff/location', 'invalid_value', 'error.transfer.place')]),
    ]
  }

  /** The contract's words put into the port's. Refuses (400) with every wrong field. */
  return function readRequest(body: Body, language: Language): Query {
    const { service, passengers, baggage: bags = 0 } = body
    const { pickup, dropoff, return: back } = service
    const [from, to] = [readGround(pickup, places, language), readGround(dropoff, places, language)]
    const [out, home] = [flightIn(pickup, dropoff), backFlightIn(service)]
    const apart = placesWrong(from, to)
    const times = from && to && apart.length === 0 ? timesWrong(service, from, to) : []
    const fields = [...apart, ...times, ...out.problems, ...home.problems, ...peopleWrong(body)]
    if (!from || !to || fields.length > 0) throw new Refusal(400, { fields })
    return {
      ...{ from, to, at: minuteOf(pickup.dateTime), ...(out.flight && { flight: out.flight }) },
      ...(back && { back: { at: minuteOf(back.pickupDateTime), ...(home.flight && { flight: home.flight }) } }),
      ...{ adults: passengers.adults, children: passengers.children + (passengers.infants ?? 0) },
      ...{ bags, childSeats: passengers.childSeats ?? 0 },
    }
  }
}
