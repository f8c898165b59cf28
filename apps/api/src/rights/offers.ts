import { type bookActivity, checkActivity, searchActivities } from '@portolan/contract/activity'
import { searchFlights } from '@portolan/contract/air'
import type { InputOf } from '@portolan/contract/call'
import { searchHotels } from '@portolan/contract/hotel'
import { searchPackages, verifyPackagePrice } from '@portolan/contract/package'
import { quotePasses } from '@portolan/contract/rail'
import { searchTransfers } from '@portolan/contract/transfer'
import { vi } from 'vitest'
import { activityBody, availBody } from '../testing/activity-world.ts'
import { searchBody as flightBody } from '../testing/air-world.ts'
import { carsFor, type Listed } from '../testing/car-journey.ts'
import { findTicket, flexible } from '../testing/exchange-world.ts'
import { guestCounts, searchBody as hotelBody } from '../testing/hotel-world.ts'
import { componentsOf, packageBody, roomsOf } from '../testing/package-world.ts'
import { inDays } from '../testing/shop-world.ts'
import { transferBody } from '../testing/transfer-world.ts'
import type { Browser } from '../testing/world.ts'

const first = <One>(found: readonly One[] | undefined, what: string, index = 0): One => {
  const one = found?.[index]
  if (one === undefined) throw new Error(`There is no ${what}.`)
  return one
}

export const passBody = (startDate: string): InputOf<typeof quotePasses>['body'] => ({
  fareQuoteCriteriaList: [
    {
      tripType: 'Circle',
      originDestinationInformation: {
        departureDateTime: startDate,
        originLocation: { locationCode: 'EUROPE', codeContext: 'COUNTRY' },
      },
    },
  ],
  passengerCategories: [{ code: 'ADULT', age: 30, quantity: 1 }],
})

export const passStart = inDays(40)
export const flightSearch = flightBody('OneWay', [`MAD BCN ${inDays(40)}`], {
  travelPreferences: { maxStopsQuantity: 0 },
  processingInfo: { maxResponses: 1 },
})
const checkIn = inDays(60)
const single = { adults: 1, childAges: [] }
export const hotelSearch = hotelBody({ checkIn, rooms: [single] })

const hotelGuest = {
  resGuestRPH: 'g1',
  ageQualifyingCode: '10',
  nameTitle: 'Ms',
  firstName: 'Ada',
  lastName: 'Lovelace',
  emailAddress: 'ada@example.com',
  phoneNumber: '20 7946 0000',
  countryCode: '44',
}

/** A room for one in one of the hotels of Lisbon that keeps it on request, as it is confirmed, held and booked. */
export async function findRoom(browser: Browser, hotels: readonly string[], index: number) {
  const ttiCode = first(hotels, 'hotel', index)
  const { body } = await browser.call(searchHotels, {
    body: hotelBody({ checkIn, rooms: [single], hotelIds: [ttiCode] }),
  })
  const room = first(
    body.roomStays?.roomStayList.filter(({ ratePlans }) => ratePlans[0]?.prepaidIndicator === true),
    'room',
  )
  const { type, id } = room.reference
  const roomStay = { reference: { type, id }, guestCounts: guestCounts(single) }
  return { hotelReservationList: [{ roomStays: { roomStayList: [roomStay] }, resGuests: [hotelGuest] }] }
}

type ActivityInfo = InputOf<typeof bookActivity>['body']['bookingInfo']

/** A departure for two of one of the walks of Lisbon. */
export async function findDeparture(browser: Browser, tours: readonly Tour[], index: number): Promise<ActivityInfo> {
  const { id, day } = first(tours, 'activity', index)
  const { body } = await browser.call(checkActivity, { body: availBody(id, day) })
  const group = first(body.tourActivityInfos[0]?.pricing.groups, 'departure')
  const contact = { email: 'ada@example.com', telephone: { countryAccessCode: '44', phoneNumber: '20 7946 0000' } }
  const participants = ['Ada', 'Grace'].map((givenName) => ({
    rph: givenName,
    qualifierInfo: 'Adult' as const,
    personName: { namePrefix: 'Ms', givenName, surname: 'Lovelace' },
    contact,
  }))
  return { tourActivityID: id, groupRph: group.rph, schedule: { start: group.start ?? day }, participants }
}

interface Tour {
  id: string
  day: string
}

async function findTours(browser: Browser): Promise<Tour[]> {
  const { body } = await browser.call(searchActivities, { body: activityBody() })
  return body.tourActivityInfos.flatMap(({ basicInfo, description, schedule }) => {
    const day = schedule.details.find(({ availableQty = 0 }) => availableQty >= 5)?.start
    return day === undefined || description.hasPickUp ? [] : [{ id: basicInfo.tourActivityID, day }]
  })
}

/** A flight and a room that are sold together, verified: what it is held by, and the handles for the cart. */
export async function findPackage(browser: Browser, found: Packages, index: number) {
  const flight = first(found.flights, 'flight of a package', index)
  const rooms = first(found.rooms, 'room of a package', index)
  const { body } = await browser.call(verifyPackagePrice, {
    body: { dynamicPackage: { components: componentsOf(flight, rooms) } },
  })
  const { components } = body.dynamicPackage
  return {
    correlationID: body.correlationID,
    rphs: body.rphs,
    components: componentsOf(components.airComponent.airItineraryRPHs[0] ?? '', roomsOf(body.dynamicPackage)),
  }
}

interface Packages {
  flights: readonly string[]
  rooms: readonly (readonly string[])[]
}

/** The network of flights is made when it is first asked for; whoever asks early waits for it. */
export async function findPackages(browser: Browser): Promise<Packages> {
  const search = async () => {
    const { body } = await browser.call(searchPackages, { body: packageBody('AvailPrice') })
    const { airResults = [], hotelResults = [] } = body.searchResults ?? {}
    const flights = airResults.map(({ quoteID }) => quoteID)
    const rooms = hotelResults.flatMap(({ hotelStays }) => hotelStays?.hotelStayList[0]?.roomStayRPHs ?? [])
    first(flights, 'flight of a package')
    return { flights, rooms: rooms.map((room) => [room].flat()) }
  }
  return vi.waitFor(search, { timeout: 150_000 })
}

export interface Offers {
  ticket: string
  otherTicket: string
  pass: string
  flight: string
  car: Listed
  transfer: string
  hotels: readonly string[]
  tours: readonly Tour[]
  packages: Packages
  room: Awaited<ReturnType<typeof findRoom>>
  departure: ActivityInfo
  package: Awaited<ReturnType<typeof findPackage>>
}

/** One search for each product; whoever gets a handle may use it. */
export async function findOffers(browser: Browser): Promise<Offers> {
  const packages = findPackages(browser)
  const { body: passes } = await browser.call(quotePasses, { body: passBody(passStart) })
  const { body: hotels } = await browser.call(searchHotels, { body: hotelSearch })
  const { body: transfers } = await browser.call(searchTransfers, { body: transferBody() })
  const [ticket, otherTicket] = [
    await findTicket(browser, flexible, inDays(30)),
    await findTicket(browser, flexible, inDays(33)),
  ]
  const car = first(
    (await carsFor(browser)).filter(({ avail }) => avail.rateCode === 'FLEX'),
    'car',
  )
  const tours = await findTours(browser)
  const found = await packages
  const hotelIds = (hotels.hotelStays?.hotelStayList ?? []).map(
    ({ basicPropertyInfo }) => basicPropertyInfo.ttiCode ?? '',
  )
  const { body: flights } = await browser.call(searchFlights, { body: flightSearch })
  return {
    ticket: ticket.rph,
    otherTicket: otherTicket.rph,
    pass: first(passes.fareInfos[0]?.fareOptions, 'pass').rph,
    flight: first(flights.pricedItineraryList, 'flight').rph,
    car,
    transfer: first(transfers.groundServices, 'transfer').rph,
    hotels: hotelIds,
    tours,
    packages: found,
    room: await findRoom(browser, hotelIds, 10),
    departure: await findDeparture(browser, tours, 0),
    package: await findPackage(browser, found, 10),
  }
}
