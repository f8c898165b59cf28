import type { CallName } from '../table.ts'

const correlationID = 'c1'
const expiredDateTime = '2026-11-18T12:30:00Z'
const airport = (locationCode: string) => ({ locationCode, codeContext: 'IATA' })
const dollars = (amount: number) => ({ currencyCode: 'USD', amount })

const fare = { baseFare: dollars(402), taxes: dollars(48), totalFare: dollars(450) }

const flights = {
  success: true,
  correlationID,
  pricedItineraryList: [
    {
      rph: 'o1',
      sequenceNumber: 1,
      bookingSourceType: 'house-air',
      airItinerary: {
        airItineraryRPH: 'o1',
        directionInd: 'OneWay',
        originDestinationOptions: [
          {
            rph: '1',
            flightSegments: [
              {
                rph: 's1',
                departureDateTime: '2027-01-05T08:10:00',
                arrivalDateTime: '2027-01-05T10:00:00',
                departureAirport: airport('HKG'),
                arrivalAirport: airport('TPE'),
                marketingAirline: { code: 'CX' },
                flightNumber: '400',
                stopQuantity: 0,
                resBookDesigCode: 'Y',
                cabin: 'Economy',
              },
            ],
          },
        ],
      },
      airItineraryPricingInfo: {
        itinTotalFare: { ...fare, taxes: { amount: 48 } },
        ptcFareBreakdowns: [{ passengerTypeQuantity: { code: 'ADT', quantity: 2 }, passengerFare: fare }],
        priceRequestInformation: { currencyCode: 'USD' },
      },
      expiredDateTime,
    },
  ],
}

const hotels = {
  success: true,
  correlationID,
  hotelStays: {
    hotelStayList: [
      {
        roomStayRPHs: ['r1'],
        basicPropertyInfo: { hotelCode: 'LIS-1', hotelName: 'Hotel Avenida' },
        price: { currencyCode: 'USD', amountAfterTax: 240 },
        status: 'Open',
      },
    ],
  },
}

const activities = {
  success: true,
  tourActivityInfos: [
    {
      basicInfo: { tourActivityID: 'a1', name: 'Alfama on foot' },
      description: {},
      locations: [{ type: 'startingPoint' }],
      schedule: { details: [{ start: '2027-01-05', end: '2027-01-05' }] },
      pricing: {
        pricingType: 'PerPerson',
        groups: [
          {
            rph: 'g1',
            groupName: 'In English',
            price: dollars(60),
            participantCategories: [{ qualifierInfo: 'Adult', price: dollars(30) }],
          },
        ],
      },
    },
  ],
}

const cars = {
  success: true,
  correlationID,
  vehAvailRSCore: {
    vehRentalCore: {
      pickUpDateTime: '2027-01-05T10:00:00',
      returnDateTime: '2027-01-09T10:00:00',
      pickUpLocation: airport('LIS'),
      returnLocation: airport('LIS'),
    },
    vehVendorAvails: [
      {
        vendor: { code: 'ATL' },
        vehAvails: [
          {
            rph: 'v1',
            status: 'Available',
            vehicle: {
              code: 'CDMR',
              vehMakeModel: { name: 'Compact' },
              vehType: { vehicleCategory: 'Car', doorCount: '4' },
              vehClass: { size: 'Compact' },
              transmissionType: 'Manual',
              airConditionInd: true,
              passengerQuantity: 5,
              baggageQuantity: 2,
            },
            rateCode: 'BASIC',
            totalCharge: { rateTotalAmount: 148, currencyCode: 'USD' },
          },
        ],
      },
    ],
  },
}

const transfers = {
  success: true,
  groundServices: [
    {
      rph: 'w1',
      serviceLevel: 'Private',
      vehicle: { type: 'Sedan', maximumPassengers: 3, maximumBaggage: 3 },
      totalCharge: { rateTotalAmount: 38, currencyCode: 'USD' },
      expiredDateTime,
      vendor: { code: 'TEJ' },
    },
  ],
}

const passes = {
  success: true,
  correlationID,
  fareInfos: [
    {
      label: 'Benelux Pass',
      region: 'BENELUX',
      countries: ['BE', 'LU', 'NL'],
      passType: 'FLEXIBLE',
      includes: ['All trains'],
      earliestDate: '2026-11-19',
      latestDate: '2027-10-19',
      fareOptions: [
        {
          rph: 'p1',
          class: '2',
          validity: 'P1M',
          currencyCode: 'EUR',
          amount: 131,
          sellingCurrencyCode: 'USD',
          sellingAmount: 142.2,
          expiredDateTime,
          conditions: [{ code: 'REFUND_FEE', stringValue: 'Refund for a fee before the first day.' }],
          passengers: [{ code: 'ADULT', quantity: 1 }],
        },
      ],
    },
  ],
}

/** What a search of each product is answered with; that of trains begins the purchase in `answer-example.ts`. */
export const searchExamples = {
  searchFlights: flights,
  searchHotels: hotels,
  searchActivities: activities,
  searchCars: cars,
  searchTransfers: transfers,
  quotePasses: passes,
} satisfies Partial<Record<CallName, object>>
