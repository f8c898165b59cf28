/** Searches as customers send them: criteria that change from one to the next, some of which come again by and by. */
const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const at = (locationCode, codeContext = 'IATA') => ({ locationCode, codeContext })
const oneOf = (list, index) => list[index % list.length]

const people = { airTravelerAvails: { passengerTypeQuantities: [{ code: 'ADT', quantity: 1 }] } }
const flightPairs = [
  ['HKG', 'LHR'],
  ['CDG', 'JFK'],
  ['SIN', 'SYD'],
  ['FRA', 'BKK'],
]
const leg = (rph, from, to, ahead) => ({
  rph,
  departureDateTime: day(ahead),
  originLocation: at(from),
  destinationLocation: at(to),
})
const returnFlights = (index) => {
  const [from, to] = oneOf(flightPairs, index)
  return {
    directionInd: 'Return',
    originDestinationInformations: [leg('1', from, to, 30 + (index % 40)), leg('2', to, from, 37 + (index % 40))],
    travelerInfoSummary: people,
  }
}

const stations = ['8768600', '8503000', '8011160', '8301700', '8400058', '8814001']
const trains = (index) => ({
  originDestinations: [
    {
      departureDateTime: `${day(20 + (index % 30))}T06:00:00`,
      originLocation: at(oneOf(stations, index), 'UIC'),
      destinationLocation: at(oneOf(stations, index + 1 + (Math.floor(index / 6) % 5)), 'UIC'),
    },
  ],
  passengerTypes: [{ passengerDetails: [{ age: 31 }] }],
})

const hotels = (index) => ({
  availRequestSegments: {
    availRequestSegmentList: [
      {
        responseType: 'PropertyList',
        stayDateRange: { start: day(30 + (index % 40)), end: day(33 + (index % 40)) },
        roomStayCandidates: {
          roomStayCandidateList: [
            { rph: '1', quantity: 1, guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] } },
          ],
        },
        hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ hotelCityCode: 'PAR' }] }] },
      },
    ],
  },
})

const cars = (index) => ({
  vehAvailRQCore: {
    vehRentalCore: {
      pickUpDateTime: `${day(30 + (index % 40))}T12:00:00`,
      returnDateTime: `${day(33 + (index % 40))}T10:00:00`,
      pickUpLocation: at('LIS'),
      returnLocation: at('LIS'),
    },
    driverType: { age: 35 },
  },
})

const activities = (index) => ({
  searchCriteria: {
    locationPref: { cityCode: 'LISBOA' },
    dateTimePref: { start: day(30 + (index % 40)), end: day(33 + (index % 40)) },
    customerCounts: [{ qualifierInfo: 'Adult', quantity: 2 }],
  },
})

/** Each comes from an address of its own: nobody is given the same answer twice. */
const stranger = (index) => ({
  cookie: '',
  'x-forwarded-for': [10, index >> 16, index >> 8, index].map((part) => part & 255).join('.'),
})

/** budget: milliseconds of processor a call at the pace that the budgets of the tests are measured on. */
export const calls = [
  { name: 'low-fare-search, return', budget: 180, path: '/api/v1/air/low-fare-search', body: returnFlights },
  { name: 'rail/shop, varied', budget: 34, path: '/api/v1/rail/shop', body: trains },
  {
    name: 'the same, by somebody else',
    budget: 2,
    path: '/api/v1/rail/shop',
    body: () => trains(0),
    headers: stranger,
  },
  { name: 'hotel/avail, a city', budget: 26, path: '/api/v1/hotel/avail', body: hotels },
  { name: 'car/vehicles', budget: 23, path: '/api/v1/car/vehicles', body: cars },
  { name: 'touractivity/search', budget: 8, path: '/api/v1/touractivity/search', body: activities },
  { name: 'own-info', budget: 0.6, path: '/api/v1/b2b/user-manage/own-info' },
]
