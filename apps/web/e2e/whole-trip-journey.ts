import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { post } from './market.ts'
import { tuesday } from './rail-journey.ts'

const day = (daysLater: number): string => tuesday(42 + daysLater)
const [leaves, arrives, returns] = [day(0), day(1), day(5)]

const station = (locationCode: string) => ({ locationCode, codeContext: 'IATA' })

interface Flights {
  pricedItineraryList: { rph: string; airItineraryPricingInfo: { itinTotalFare: { totalFare: { amount: number } } } }[]
}

async function findFlight(page: Page): Promise<string[]> {
  const { pricedItineraryList } = (await post(page, '/api/v1/air/low-fare-search', {
    directionInd: 'OneWay',
    originDestinationInformations: [
      { rph: '1', departureDateTime: leaves, originLocation: station('HKG'), destinationLocation: station('LIS') },
    ],
    travelerInfoSummary: { airTravelerAvails: { passengerTypeQuantities: [{ code: 'ADT', quantity: 2 }] } },
  })) as Flights
  const fareOf = ({ airItineraryPricingInfo }: Flights['pricedItineraryList'][number]) =>
    airItineraryPricingInfo.itinTotalFare.totalFare.amount
  const [cheapest] = pricedItineraryList.toSorted((one, other) => fareOf(one) - fareOf(other))
  return [cheapest?.rph ?? '']
}

async function findRoom(page: Page): Promise<string[]> {
  const { roomStays } = (await post(page, '/api/v1/hotel/avail', {
    availRequestSegments: {
      availRequestSegmentList: [
        {
          responseType: 'PropertyRateList',
          stayDateRange: { start: arrives, end: returns },
          roomStayCandidates: {
            roomStayCandidateList: [
              {
                ...{ rph: '1', quantity: 1 },
                guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] },
              },
            ],
          },
          hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ ttiCode: await aHouse(page) }] }] },
        },
      ],
    },
  })) as { roomStays: { roomStayList: { rph: string }[] } }
  return [roomStays.roomStayList[0]?.rph ?? '']
}

async function aHouse(page: Page): Promise<string> {
  const reply = await page.request.get(
    '/api/v1/autocomplete/hotel-destination?language=en&cityOnly=false&keyword=Pal%C3%A1cio%20da%20Nau',
  )
  return ((await reply.json()) as { code?: string }[])[0]?.code ?? ''
}

interface Tours {
  tourActivityInfos: {
    basicInfo: { tourActivityID: string }
    description: { hasPickUp?: boolean }
    pricing: { groups: { rph: string; availableQty?: number }[] }
  }[]
}

async function findTour(page: Page): Promise<string[]> {
  const dateTimePref = { start: day(2), end: day(2) }
  const counts = [{ qualifierInfo: 'Adult', quantity: 2 }]
  const { tourActivityInfos } = (await post(page, '/api/v1/touractivity/search', {
    searchCriteria: { locationPref: { cityCode: 'LISBOA' }, dateTimePref, customerCounts: counts },
  })) as Tours
  const plain = tourActivityInfos.find(({ description }) => !description.hasPickUp)
  const found = (await post(page, '/api/v1/touractivity/avail', {
    tourActivity: {
      basicInfo: { tourActivityID: plain?.basicInfo.tourActivityID ?? '' },
      ...{ schedule: dateTimePref, participantCounts: counts, show: 'Departures' },
    },
  })) as Tours
  const groups = found.tourActivityInfos[0]?.pricing.groups ?? []
  return [groups.find(({ availableQty = 0 }) => availableQty >= 2)?.rph ?? '']
}

async function findCar(page: Page): Promise<string[]> {
  const { vehAvailRSCore } = (await post(page, '/api/v1/car/vehicles', {
    vehAvailRQCore: {
      vehRentalCore: {
        ...{ pickUpDateTime: `${day(3)}T10:00:00`, returnDateTime: `${returns}T10:00:00` },
        ...{ pickUpLocation: station('LIS'), returnLocation: station('LIS') },
      },
      driverType: { age: 41 },
    },
  })) as { vehAvailRSCore: { vehVendorAvails: { vehAvails: { rph: string; rateCode: string }[] }[] } }
  const cars = vehAvailRSCore.vehVendorAvails.flatMap(({ vehAvails }) => vehAvails)
  return [cars.find(({ rateCode }) => rateCode === 'PREPAID')?.rph ?? '']
}

async function findTransfer(page: Page): Promise<string[]> {
  const { groundServices } = (await post(page, '/api/v1/transfer/avail', {
    service: {
      pickup: { locationType: 'Airport', location: station('LIS'), dateTime: `${arrives}T18:00:00` },
      dropoff: {
        ...{ locationType: 'Address', name: 'Rua Augusta 1' },
        ...{ location: { locationCode: 'LISBOA', codeContext: 'CITY' }, address: { addressLines: ['Rua Augusta 1'] } },
      },
    },
    passengers: { adults: 2, children: 0 },
    baggage: 2,
  })) as { groundServices: { rph: string; serviceLevel: string }[] }
  return [groundServices.find(({ serviceLevel }) => serviceLevel === 'Private')?.rph ?? '']
}

/** Everything that a week in Lisbon takes, of the house's own, in the cart of the page's session. */
export async function fillWholeTrip(page: Page): Promise<void> {
  const goods = [
    { productType: 'air', rphs: await findFlight(page) },
    { productType: 'hotel', rphs: await findRoom(page) },
    { productType: 'activity', rphs: await findTour(page) },
    { productType: 'car', rphs: await findCar(page) },
    { productType: 'transfer', rphs: await findTransfer(page) },
  ]
  for (const { productType, rphs } of goods) expect(rphs, productType).not.toContain('')
  for (const one of goods) await post(page, '/api/v1/bookings/shopping-cart', { goods: one })
}

/** Two who fly, sleep and walk; the first of them drives and is met at the airport. */
export async function fillTravellers(page: Page): Promise<void> {
  const field = (index: number, name: string) => page.locator(`[name="travelers.${index}.${name}"]`)
  await expect(field(0, 'firstName')).toBeVisible({ timeout: 30_000 })
  for (const [index, name] of ['Nadia', 'Grace'].entries()) {
    await field(index, 'title').selectOption({ index: 1 })
    await field(index, 'firstName').fill(name)
    await field(index, 'lastName').fill('Harbour')
    await field(index, 'birthDate').fill('1985-04-20')
    await field(index, 'docID').fill(`K1234567${index}`)
    await field(index, 'expireDate').fill('2035-04-20')
    await field(index, 'nationality').selectOption({ index: 1 })
  }
  await field(0, 'phoneCode').selectOption({ index: 1 })
  await field(0, 'phoneNumber').fill('21104400')
  await field(0, 'email').fill('nadia@example.com')
}
