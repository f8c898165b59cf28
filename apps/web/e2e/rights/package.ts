import type { Page } from '@playwright/test'
import { night } from '../hotel-journey.ts'
import { expect } from '../journey.ts'
import { post } from '../market.ts'
import type { Goods } from '../ticket.ts'

/** Which days one is away. */
export interface Away {
  leaves: string
  returns: string
}

const away = (from: number): Away => ({ leaves: night(from), returns: night(from + 5) })

/** What is bought makes the rest of those days dearer: what is only looked at is of days that nobody buys. */
export const daysToBuy = away(30)
export const daysToLookAt = away(50)

const station = (locationCode: string) => ({ locationCode, codeContext: 'IATA' })

const searchFor = ({ leaves, returns }: Away) => ({
  requestType: 'AvailPrice',
  searchCriteria: {
    airSearch: {
      originDestinationInformations: [
        { rph: '1', departureDateTime: leaves, originLocation: station('HKG'), destinationLocation: station('LIS') },
        { rph: '2', departureDateTime: returns, originLocation: station('LIS'), destinationLocation: station('HKG') },
      ],
      travelerInfoSummary: { airTravelerAvails: { passengerTypeQuantities: [{ code: 'ADT', quantity: 2 }] } },
    },
    hotelSearch: {
      responseType: 'PropertyList',
      stayDateRange: { start: leaves, end: returns },
      roomStayCandidates: {
        roomStayCandidateList: [
          { rph: '1', quantity: 1, guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] } },
        ],
      },
      hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ hotelCityCode: 'LISBOA' }] }] },
    },
  },
})

interface Found {
  searchResults: {
    airResults: { quoteID: string }[]
    hotelResults: { hotelStays: { hotelStayList: Stay[] } }[]
  }
}

interface Stay {
  roomStayRPHs: string[]
  basicPropertyInfo: { ttiCode: string }
}

interface Package extends Away {
  flight: string
  room: string
  hotel: string
}

/** From Hong Kong to Lisbon and back, with a room for two. */
export async function findPackage(page: Page, days: Away): Promise<Package> {
  const { searchResults } = (await post(page, '/api/v1/dynamicpkg/avail', searchFor(days))) as Found
  const [stay] = searchResults.hotelResults.flatMap(({ hotelStays }) => hotelStays.hotelStayList)
  const flight = searchResults.airResults[0]?.quoteID ?? ''
  const found = { flight, room: stay?.roomStayRPHs[0] ?? '', hotel: stay?.basicPropertyInfo.ttiCode ?? '' }
  expect(Object.values(found)).not.toContain('')
  return { ...found, ...days }
}

/** The page on which it is looked over before it is bought. */
export const reviewAddress = ({ flight, room, hotel, leaves, returns }: Package): string =>
  `/package/review?${new URLSearchParams({
    from: 'IATA-HKG',
    fromName: 'Hong Kong',
    to: 'CITY-LISBOA',
    toName: 'Lisbon',
    depart: leaves,
    back: returns,
    rooms: '2',
    flight,
    hotel,
    rph1: room,
  })}`

/** Priced together, as the cart takes it. */
export async function packageGoods(page: Page, { flight, room }: Package): Promise<Goods> {
  const components = {
    airComponent: { airItineraryRPHs: [flight] },
    hotelComponent: { references: [{ type: '16', id: room }] },
  }
  const answer = await post(page, '/api/v1/dynamicpkg/verify-price', { dynamicPackage: { components } })
  const { rphs } = answer as { rphs: string[] }
  return { productType: 'package', rphs }
}
