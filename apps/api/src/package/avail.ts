import { randomUUID } from 'node:crypto'
import type { DynamicPkgAvailRS, searchPackages } from '@portolan/contract/package'
import type { Money } from '@portolan/domain/money'
import type { Flight } from '../air/flight.ts'
import type { Trip } from '../air/trips.ts'
import type { Room } from '../hotel/room.ts'
import type { Stay } from '../hotel/stays.ts'
import type { SearchWarning } from '../offer/search.ts'
import type { Context } from '../platform/context.ts'
import { fieldRefusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { errorText } from '../platform/text.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import { areasOf } from './area.ts'
import { type Asking, makeFinder, type Side } from './found.ts'
import type { PackageParts } from './parts.ts'
import { type AvailBody, makeReading } from './request.ts'
import { type Priced, totalsView } from './total.ts'
import { priceOf, savingOf } from './trip.ts'

type Results = NonNullable<DynamicPkgAvailRS['searchResults']>

/** Flights that are answered where nobody says how many. */
const usualMost = 30

const required = (pointer: string) => fieldRefusal(pointer, 'invalid_type', 'error.field.required')

/** Cities, flights and hotels together; or all rooms of one hotel with the flight that was chosen. */
export function makeAvail(parts: PackageParts): Handler<typeof searchPackages> {
  const { flights, hotels, penaltyOf } = parts
  const readRequest = makeReading(parts)
  const find = makeFinder(parts)

  const withStay = (key: string, flight: Flight, rooms: readonly Room[]): Priced => ({
    key,
    total: priceOf({ flights: [flight], rooms }),
    saving: savingOf(rooms, hotels),
  })

  function flightResults(trips: readonly Trip[], stay: Stay, first: Money, { context: { language } }: Asking) {
    return trips.map((trip, index): Results['airResults'][number] => {
      const { cheapest } = trip
      const { rph } = cheapest.offer
      return {
        quoteID: rph,
        pricedItineraryList: [flights.tripView(trip, { sequenceNumber: index + 1, legs: 1 }, language)],
        packageTotals: totalsView([withStay(rph, cheapest, stay.rooms)], first),
      }
    })
  }

  const hotelResults = (stays: readonly Stay[], flight: Flight, first: Money, { context: { language } }: Asking) =>
    stays.map((stay): Results['hotelResults'][number] => {
      const { id } = stay.rooms[0].detail.house
      return {
        quoteID: id,
        packageTotals: totalsView([withStay(id, flight, stay.rooms)], first),
        hotelStays: { hotelStayList: [hotels.stayView(stay, language)] },
      }
    })

  /** Every room on every plan: what the trip costs with it, the other rooms of the stay at their cheapest. */
  function roomResult(
    rooms: readonly Room[],
    flight: Flight,
    stay: Stay,
    asking: Asking,
  ): Results['hotelResults'][number] {
    const { request, context } = asking
    const instead = (room: Room): Room[] =>
      stay.rooms.map((one) => (one.detail.place === room.detail.place ? room : one))
    return {
      quoteID: stay.rooms[0].detail.house.id,
      packageTotals: totalsView(
        rooms.map((room) => withStay(room.offer.rph, flight, instead(room))),
        priceOf({ flights: [flight], rooms: stay.rooms }),
      ),
      roomStays: {
        roomStayList: rooms.map((room) =>
          hotels.roomView(room, request.hotel.rphs[room.detail.place] ?? '', penaltyOf, context.language),
        ),
      },
    }
  }

  const failure = ({ language }: Context, warnings: readonly SearchWarning[]): DynamicPkgAvailRS => ({
    success: false,
    errors: { errors: [{ stringValue: errorText(language, 'error.supplier') }, ...warnings] },
  })

  /** Where a side has nothing, there is no package: none at all is an answer, and an empty one. */
  function answer(trips: Side<Trip>, stays: Side<Stay>, asking: Asking): DynamicPkgAvailRS {
    const warnings = [...trips.warnings, ...stays.warnings]
    if (trips.hasFailed || stays.hasFailed) return failure(asking.context, warnings)
    const [[trip], [stay]] = [trips.choices, stays.choices]
    const first = trip && stay ? priceOf({ flights: [trip.cheapest], rooms: stay.rooms }) : undefined
    return {
      ...{ success: true, correlationID: asking.correlationId },
      ...(warnings.length > 0 && { warnings: { warnings } }),
      searchResults: {
        airResults: trip && stay && first ? flightResults(trips.choices, stay, first, asking) : [],
        hotelResults: trip && stay && first ? hotelResults(stays.choices, trip.cheapest, first, asking) : [],
      },
    }
  }

  async function searchBoth({ airQuoteID, hotelQuoteID }: AvailBody, asking: Asking): Promise<DynamicPkgAvailRS> {
    const [trips, stays] = await Promise.all([
      airQuoteID === undefined ? find.trips(asking) : find.chosenTrip(airQuoteID),
      hotelQuoteID === undefined ? find.stays(asking) : find.chosenStay(asking, hotelQuoteID),
    ])
    return answer(trips, stays, asking)
  }

  async function searchRooms({ airQuoteID, hotelQuoteID }: AvailBody, asking: Asking): Promise<DynamicPkgAvailRS> {
    if (airQuoteID === undefined) throw required('/airQuoteID')
    if (hotelQuoteID === undefined) throw required('/hotelQuoteID')
    const [trips, found] = await Promise.all([find.chosenTrip(airQuoteID), find.rooms(asking, hotelQuoteID)])
    if (found.hasFailed) return failure(asking.context, found.warnings)
    const [stay] = hotels.staysOf(found.choices, asking.request.hotel.rphs.length)
    const [trip] = trips.choices
    return {
      ...{ success: true, correlationID: asking.correlationId },
      ...(found.warnings.length > 0 && { warnings: { warnings: found.warnings } }),
      searchResults: {
        airResults:
          trip && stay
            ? flightResults([trip], stay, priceOf({ flights: [trip.cheapest], rooms: stay.rooms }), asking)
            : [],
        hotelResults: trip && stay ? [roomResult(found.choices, trip.cheapest, stay, asking)] : [],
      },
    }
  }

  return withHandlesAt<typeof searchPackages>(
    () => '/airQuoteID',
    async ({ body }, context) => {
      if (body.requestType === 'AreaList')
        return { success: true, areas: { areaList: areasOf(parts, context.language) } }
      if (!body.searchCriteria) throw required('/searchCriteria')
      const request = readRequest(body.searchCriteria, body.maxResponses ?? usualMost)
      const asking: Asking = { request, correlationId: randomUUID(), context }
      return body.requestType === 'RoomList' ? searchRooms(body, asking) : searchBoth(body, asking)
    },
  )
}
