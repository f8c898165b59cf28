import type { Page } from '@playwright/test'
import { day } from '../air-journey.ts'
import { night } from '../hotel-journey.ts'
import { expect } from '../journey.ts'
import { post } from '../market.ts'
import { tuesday } from '../rail-journey.ts'
import type { Goods } from '../ticket.ts'

const airport = (locationCode: string) => ({ locationCode, codeContext: 'IATA' })

/** From Madrid to Barcelona, one way. */
export async function findFlight(page: Page): Promise<string> {
  const { pricedItineraryList } = (await post(page, '/api/v1/air/low-fare-search', {
    directionInd: 'OneWay',
    originDestinationInformations: [
      { rph: '1', departureDateTime: day(), originLocation: airport('MAD'), destinationLocation: airport('BCN') },
    ],
    travelerInfoSummary: { airTravelerAvails: { passengerTypeQuantities: [{ code: 'ADT', quantity: 1 }] } },
  })) as { pricedItineraryList: { rph: string }[] }
  return pricedItineraryList[0]?.rph ?? ''
}

export interface Room {
  hotel: string
  rph: string
}

/** Two nights for two in Lisbon; later ones to be bought, so that those that are looked at keep their price. */
export async function findRoom(page: Page, later = 0): Promise<Room> {
  const places = '/api/v1/autocomplete/hotel-destination?language=en&cityOnly=false&keyword=Pal%C3%A1cio%20da%20Nau'
  const [place] = (await (await page.request.get(places)).json()) as { code?: string }[]
  const hotel = place?.code ?? ''
  const segment = {
    responseType: 'PropertyRateList',
    stayDateRange: { start: night(later), end: night(later + 2) },
    roomStayCandidates: {
      roomStayCandidateList: [
        { rph: '1', quantity: 1, guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] } },
      ],
    },
    hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ ttiCode: hotel }] }] },
  }
  const { roomStays } = (await post(page, '/api/v1/hotel/avail', {
    availRequestSegments: { availRequestSegmentList: [segment] },
  })) as { roomStays: { roomStayList: { rph: string; ratePlans: { prepaidIndicator?: boolean }[] }[] } }
  // What is paid at the hotel is not booked on the account, and its button says so.
  const rph = roomStays.roomStayList.find(({ ratePlans }) => ratePlans[0]?.prepaidIndicator)?.rph ?? ''
  expect([hotel, rph]).not.toContain('')
  return { hotel, rph }
}

export const roomGoods = ({ rph }: Room): Goods => ({ productType: 'hotel', rphs: [rph] })

/** A pass that no other journey puts into a cart of the agency. */
export async function findPass(page: Page): Promise<Goods> {
  const place = { locationCode: 'EUROPE', codeContext: 'COUNTRY' }
  const { fareInfos } = (await post(page, '/api/v1/rail/fare-quote', {
    fareQuoteCriteriaList: [
      {
        tripType: 'Circle',
        originDestinationInformation: { departureDateTime: tuesday(), originLocation: place },
      },
    ],
    passengerCategories: [{ code: 'ADULT', age: 30, quantity: 1 }],
  })) as { fareInfos: { fareOptions: { rph: string }[] }[] }
  return { productType: 'railPass', rphs: [fareInfos[0]?.fareOptions[0]?.rph ?? ''], startDate: tuesday() }
}
