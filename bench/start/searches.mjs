const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const at = (locationCode, codeContext = 'IATA') => ({ locationCode, codeContext })
const stay = { start: day(40), end: day(43) }

/** One of each product: what is loaded by the first of its kind is in memory afterwards. */
export const searches = [
  {
    name: 'flights',
    path: '/api/v1/air/low-fare-search',
    body: {
      directionInd: 'OneWay',
      originDestinationInformations: [
        { rph: '1', departureDateTime: day(40), originLocation: at('HKG'), destinationLocation: at('LHR') },
      ],
      travelerInfoSummary: { airTravelerAvails: { passengerTypeQuantities: [{ code: 'ADT', quantity: 1 }] } },
    },
  },
  {
    name: 'trains',
    path: '/api/v1/rail/shop',
    body: {
      originDestinations: [
        {
          departureDateTime: `${day(40)}T06:00:00`,
          originLocation: at('8768600', 'UIC'),
          destinationLocation: at('8503000', 'UIC'),
        },
      ],
      passengerTypes: [{ passengerDetails: [{ age: 31 }] }],
    },
  },
  {
    name: 'hotels',
    path: '/api/v1/hotel/avail',
    body: {
      availRequestSegments: {
        availRequestSegmentList: [
          {
            responseType: 'PropertyList',
            stayDateRange: stay,
            roomStayCandidates: {
              roomStayCandidateList: [
                { rph: '1', quantity: 1, guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] } },
              ],
            },
            hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ hotelCityCode: 'PAR' }] }] },
          },
        ],
      },
    },
  },
  {
    name: 'cars',
    path: '/api/v1/car/vehicles',
    body: {
      vehAvailRQCore: {
        vehRentalCore: {
          pickUpDateTime: `${stay.start}T12:00:00`,
          returnDateTime: `${stay.end}T10:00:00`,
          pickUpLocation: at('LIS'),
          returnLocation: at('LIS'),
        },
        driverType: { age: 35 },
      },
    },
  },
  {
    name: 'activities',
    path: '/api/v1/touractivity/search',
    body: {
      searchCriteria: {
        locationPref: { cityCode: 'LISBOA' },
        dateTimePref: stay,
        customerCounts: [{ qualifierInfo: 'Adult', quantity: 2 }],
      },
    },
  },
  { name: 'a place', path: '/api/v1/autocomplete/ground?keyword=london' },
]
