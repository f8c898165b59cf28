import type { InputOf } from '@portolan/contract/call'
import type { describeHotel, searchHotels } from '@portolan/contract/hotel'
import type { StayAsked } from '../../stay/address.ts'
import { candidatesOf } from '../../stay/search.ts'

/** The rooms of one house: a room of the answer names the place that it is for. */
export const roomsRequest = (stay: StayAsked, ttiCode: string): InputOf<typeof searchHotels>['body'] => ({
  availRequestSegments: {
    availRequestSegmentList: [
      {
        responseType: 'PropertyRateList',
        stayDateRange: { start: stay.checkIn, end: stay.checkOut },
        roomStayCandidates: candidatesOf(stay.rooms),
        hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ ttiCode }] }] },
      },
    ],
  },
})

export const descriptionRequest = (ttiCode: string): InputOf<typeof describeHotel>['body'] => ({
  hotelDescriptiveInfos: {
    hotelDescriptiveInfoList: [
      {
        ttiCode,
        hotelInfo: { sendData: true },
        facilityInfo: { sendGuestRooms: true },
        multimediaObjects: { sendData: true },
      },
    ],
  },
})
