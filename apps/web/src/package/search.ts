import type { InputOf } from '@portolan/contract/call'
import type { searchPackages, verifyPackagePrice } from '@portolan/contract/package'
import { airAges } from '@portolan/domain/air/limit'
import type { IsoDate } from '@portolan/domain/date'
import { type AirParty, type AirPlace, type AirSearch, lowFareRequest } from '../flight/search.ts'
import type { RoomAsked } from '../stay/rooms.ts'
import { listRequest, type StayAsked } from '../stay/search.ts'

/** Where from, where to, when, who: what every page of the packages is about. */
export interface PackageAsked {
  readonly from: AirPlace
  readonly to: AirPlace
  /** Where they sleep: the city of the airport, of our catalogue of places. */
  readonly city: string
  readonly cityName: string
  readonly depart: IsoDate
  readonly back: IsoDate
  /** Between the two flights, both days included. */
  readonly checkIn: IsoDate
  readonly checkOut: IsoDate
  readonly rooms: readonly RoomAsked[]
}

type Room = Pick<RoomAsked, 'adults'> & { readonly childAges: readonly (number | null)[] }

/** Who sleeps there flies: from twelve on in an adult's seat, under two on a lap. */
export function flyersOf(rooms: readonly Room[]): AirParty {
  const ages = rooms.flatMap(({ childAges }) => childAges.filter((age) => age !== null))
  const { adult, child } = airAges
  return {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0) + ages.filter((age) => age >= adult.from).length,
    children: ages.filter((age) => age >= child.from && age <= child.to),
    infants: ages.filter((age) => age < child.from).length,
  }
}

export const stayAsked = ({ city, cityName, checkIn, checkOut, rooms }: PackageAsked): StayAsked => ({
  ...{ city, cityName, checkIn, checkOut, rooms },
})

const flightAsked = ({ from, to, depart, back, rooms }: PackageAsked): AirSearch => ({
  ...{ trip: 'return', legs: [{ from, to, date: depart }], back, cabin: 'Economy', nearby: false, flexible: false },
  ...flyersOf(rooms),
})

type AvailBody = InputOf<typeof searchPackages>['body']

/** What stays as it is while the other part is looked for. */
export interface Kept {
  /** Handle of a flight. */
  readonly flight?: string | undefined
  /** ttiCode of a hotel. */
  readonly hotel?: string | undefined
}

export function packageRequest(
  requestType: 'AvailPrice' | 'RoomList',
  asked: PackageAsked,
  { flight, hotel }: Kept,
): AvailBody {
  const { originDestinationInformations, travelerInfoSummary } = lowFareRequest(flightAsked(asked))
  const [hotelSearch] = listRequest(stayAsked(asked)).availRequestSegments.availRequestSegmentList
  if (!hotelSearch) throw new Error('A search of hotels has one segment.')
  return {
    requestType,
    searchCriteria: { airSearch: { originDestinationInformations, travelerInfoSummary }, hotelSearch },
    ...(flight !== undefined && { airQuoteID: flight }),
    ...(hotel !== undefined && { hotelQuoteID: hotel }),
  }
}

/** OTA list UIT: a reservation's part. */
const roomReference = '16'

export const verifyRequest = (
  flight: string,
  handles: readonly string[],
): InputOf<typeof verifyPackagePrice>['body'] => ({
  dynamicPackage: {
    components: {
      airComponent: { airItineraryRPHs: [flight] },
      hotelComponent: { references: handles.map((id) => ({ type: roomReference, id })) },
    },
  },
})
