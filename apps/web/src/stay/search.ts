import type { availRequestSegment, hotelAvailRQ } from '@portolan/contract/hotel'
import type { IsoDate } from '@portolan/domain/date'
import type * as z from 'zod/mini'
import { nightsOf } from '../ui/date-range.ts'
import type { RoomAsked } from './rooms.ts'

/** Where, when and who: what every page of the hotels is about. */
export interface StayAsked {
  /** Of our catalogue of places. */
  readonly city: string
  readonly cityName: string
  readonly checkIn: IsoDate
  readonly checkOut: IsoDate
  readonly rooms: readonly RoomAsked[]
}

/** The visible part of a map, in degrees; west is greater than east across the date line. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

export const nightsOfStay = ({ checkIn, checkOut }: Pick<StayAsked, 'checkIn' | 'checkOut'>): number =>
  nightsOf(checkIn, checkOut)

type Segment = z.input<typeof availRequestSegment>

/** OTA list AQC: who counts as what. Children come one by one, each with an age. */
const [child, adult] = ['8', '10']

export const guestCountsOf = ({ adults, childAges }: RoomAsked) => ({
  guestCountList: [
    { ageQualifyingCode: adult, count: adults },
    ...childAges.map((age) => ({ ageQualifyingCode: child, count: 1, age })),
  ],
})

export const candidatesOf = (rooms: readonly RoomAsked[]): Segment['roomStayCandidates'] => ({
  roomStayCandidateList: rooms.map((room, index) => ({
    rph: String(index + 1),
    quantity: 1,
    guestCounts: guestCountsOf(room),
  })),
})

/** The hotels of the city; with a box, those on that part of the map, whichever city they are of. */
export function listRequest(stay: StayAsked, box?: Box): z.input<typeof hotelAvailRQ> {
  const { city, checkIn, checkOut, rooms } = stay
  return {
    availRequestSegments: {
      availRequestSegmentList: [
        {
          responseType: 'PropertyList',
          stayDateRange: { start: checkIn, end: checkOut },
          roomStayCandidates: candidatesOf(rooms),
          hotelSearchCriteria: {
            criterionList: [box ? { hotelRefs: [], box: { ...box } } : { hotelRefs: [{ hotelCityCode: city }] }],
          },
        },
      ],
    },
  }
}
