import type { RequestOf } from '@portolan/contract/call'
import type { searchPackages } from '@portolan/contract/package'
import type { Queries } from '@portolan/supplier/query'
import type { Party, TravelerType } from '@portolan/supplier/traveler'
import type { AirRequest } from '../air/request.ts'
import type { HotelRequest } from '../hotel/request.ts'
import type { Place, PlaceKind } from '../place/place.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import type { FlightSide, HotelSide } from './parts.ts'

export type AvailBody = RequestOf<typeof searchPackages>['body']
type Criteria = NonNullable<AvailBody['searchCriteria']>

export interface PackageRequest {
  air: AirRequest
  hotel: HotelRequest
}

const airPointer = '/searchCriteria/airSearch'
const hotelPointer = '/searchCriteria/hotelSearch'
/** Where the hotel's own call has what is one segment here. */
const segmentPointer = '/availRequestSegments/availRequestSegmentList/0'

/** What is wrong with a part is told where this call has the part. */
function readAt<Value>(read: () => Value, pointerOf: (pointer: string) => string): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields.length === 0) throw error
    const fields = error.fields.map((field) => ({ ...field, pointer: pointerOf(field.pointer) }))
    throw new Refusal(error.status, { text: error.text, fields })
  }
}

/** By age on the plane: from twelve on one has an adult's seat, under two one has none. */
const adultFrom = 12
const seatFrom = 2

const flyerType = (age: number | undefined): TravelerType => {
  if (age === undefined || age >= adultFrom) return 'adult'
  return age < seatFrom ? 'infant' : 'child'
}

/** Those who sleep there are those who fly, under the same names and in the same order. */
export const flyersOf = (party: Party): Party =>
  party.map(({ ref, age }) => ({ ref, type: flyerType(age), ...(age !== undefined && { age }) }))

const countOf = (party: Party, type: TravelerType): number => party.filter((one) => one.type === type).length

const isSameParty = (one: Party, other: Party): boolean =>
  one.length === other.length &&
  (['child', 'infant'] as const).every((type) => countOf(one, type) === countOf(other, type))

const wrong = (pointer: string, text: FieldRefusal['text']): FieldRefusal => ({ pointer, code: 'invalid_value', text })

const cityOf = ({ where }: Queries['hotel']): string | undefined => ('code' in where ? where.code : undefined)

interface RequestParts {
  flights: Pick<FlightSide, 'read'>
  hotels: Pick<HotelSide, 'read'>
  places: { find(code: string, kind: PlaceKind): Place | undefined }
}

export function makeReading({ flights, hotels, places }: RequestParts) {
  /** The city of an airport, or the city itself. */
  const cityAt = (code: string): string => places.find(code, 'airport')?.city ?? code

  function problemsOf({ air, hotel }: PackageRequest): FieldRefusal[] {
    const [out, back, ...more] = air.query.legs
    if (!out || !back || more.length > 0 || air.query.isByLeg)
      return [wrong(`${airPointer}/originDestinationInformations`, 'error.package.trip')]
    const { checkIn, checkOut } = hotel.query
    const city = cityOf(hotel.query)
    return [
      ...(city !== undefined && cityAt(out.to.code) !== city
        ? [wrong(`${hotelPointer}/hotelSearchCriteria`, 'error.package.place')]
        : []),
      ...(checkIn < out.date || checkOut > back.date
        ? [wrong(`${hotelPointer}/stayDateRange`, 'error.package.dates')]
        : []),
      ...(isSameParty(air.query.party, flyersOf(hotel.party))
        ? []
        : [wrong(`${hotelPointer}/roomStayCandidates`, 'error.package.party')]),
    ]
  }

  /** Flights and rooms for the same people, in the same city, on days that fit. Refuses (400) with every wrong field. */
  return ({ airSearch, hotelSearch }: Criteria, most: number | undefined): PackageRequest => {
    const air = readAt(
      () =>
        flights.read({
          ...airSearch,
          directionInd: 'Return',
          processingInfo: { ...(most !== undefined && { maxResponses: most }) },
        }),
      (pointer) => `${airPointer}${pointer}`,
    )
    const hotel = readAt(
      () => hotels.read({ availRequestSegments: { availRequestSegmentList: [hotelSearch] } }),
      (pointer) => pointer.replace(segmentPointer, hotelPointer),
    )
    const fields = problemsOf({ air, hotel })
    if (fields.length > 0) throw new Refusal(400, { fields })
    return {
      air: { ...air, query: { ...air.query, party: flyersOf(hotel.party) } },
      hotel: { ...hotel, query: { ...hotel.query, withFlight: true } },
    }
  }
}
