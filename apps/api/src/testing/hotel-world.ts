import type { InputOf } from '@portolan/contract/call'
import type { searchHotels } from '@portolan/contract/hotel'
import { addDays } from '@portolan/domain/date'
import type { Queries } from '@portolan/supplier/query'
import { makePriceAgain } from '../air/price-again.ts'
import { penaltyView } from '../checkout/view.ts'
import { hotelCartView } from '../hotel/cart-view.ts'
import { makeHotel } from '../hotel/hotel.ts'
import { makeHotelReservationView } from '../hotel/reservation-view.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { openShopWorld, type ShopWorld } from './shop-world.ts'

export type HotelSearchBody = InputOf<typeof searchHotels>['body']

/** Hotels and the cart, on suppliers whose answers are the test's. */
export const openHotelWorld = (suppliers: readonly AnySupplier[]): Promise<ShopWorld> =>
  openShopWorld({
    suppliers,
    view: () => hotelCartView,
    handlersOf: (parts) => {
      const { desk, reprice } = parts
      const shown = { uniqueIDOf: desk.uniqueIDOf, penaltyOf: penaltyView }
      return makeHotel({
        ...{ ...parts, ...shown, priceAgain: makePriceAgain({ reprice }) },
        hotelCities: ['GRANADA', 'LISBOA', 'PAR', 'NOWHERE', 'MAD'].map((code, index) => ({ code, hotels: index + 3 })),
        reservationView: makeHotelReservationView(shown),
      }).handlers
    },
  })

type Segment = HotelSearchBody['availRequestSegments']['availRequestSegmentList'][number]
type Candidate = Segment['roomStayCandidates']['roomStayCandidateList'][number]
type Guests = Queries['hotel']['rooms'][number]

export const guestCounts = ({ adults, childAges }: Guests): Candidate['guestCounts'] => ({
  guestCountList: [
    { ageQualifyingCode: '10', count: adults },
    ...childAges.map((age) => ({ ageQualifyingCode: '8', count: 1, age })),
  ],
})

export const couple: Guests = { adults: 2, childAges: [] }

interface Wish {
  /** Of houses; absent: the whole city. */
  hotelIds?: readonly string[]
  rooms?: readonly Guests[]
  checkIn: string
  nights?: number
  segment?: Partial<Segment>
  criterion?: Partial<Segment['hotelSearchCriteria']['criterionList'][number]>
  body?: Partial<HotelSearchBody>
}

/** Lisbon, or the rooms of a house there; two adults for two nights. */
export function searchBody({ hotelIds, rooms = [couple], checkIn, nights = 2, ...more }: Wish): HotelSearchBody {
  const hotelRefs = hotelIds ? hotelIds.map((ttiCode) => ({ ttiCode })) : [{ hotelCityCode: 'LISBOA' }]
  return {
    availRequestSegments: {
      availRequestSegmentList: [
        {
          responseType: hotelIds ? 'PropertyRateList' : 'PropertyList',
          stayDateRange: { start: checkIn, end: addDays(checkIn, nights) },
          roomStayCandidates: {
            roomStayCandidateList: rooms.map((guests, index) => ({
              ...{ rph: `r${index + 1}`, quantity: 1, guestCounts: guestCounts(guests) },
            })),
          },
          hotelSearchCriteria: { criterionList: [{ hotelRefs, ...more.criterion }] },
          ...more.segment,
        },
      ],
    },
    ...more.body,
  }
}
