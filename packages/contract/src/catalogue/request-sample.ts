import type { CallName } from '../table.ts'

export const pos = {
  sources: [{ requestorID: { type: '1', id: 'guest' }, bookingChannel: { type: '6', primary: true } }],
}
const personName = { namePrefix: 'Ms', givenName: 'Ada', surname: 'Lovelace' }
const contact = {
  personName,
  telephone: { countryAccessCode: '852', phoneNumber: '5555 0100' },
  email: 'ada@example.org',
}
const paymentForm = { kind: 'account', purchaseOrder: 'PO 7' }
export const uniqueID = { type: '14', id: 'PTL-1' }
const passport = { docType: '2', docID: 'X1234567', expireDate: '2032-01-01', docIssueCountry: 'HK' }
const guestCounts = { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] }
const airport = (locationCode: string) => ({ locationCode, codeContext: 'IATA' })
const station = (locationCode: string) => ({ locationCode, codeContext: 'UIC' })
const traveler = { ref: 't1', type: 'adult', firstName: 'Ada', lastName: 'Lovelace', document: passport }
const rental = {
  pickUpDateTime: '2027-01-05T10:00:00',
  returnDateTime: '2027-01-09T10:00:00',
  pickUpLocation: airport('LIS'),
  returnLocation: airport('LIS'),
}
const flight = {
  rph: 's1',
  departureDateTime: '2027-01-05T08:10:00',
  arrivalDateTime: '2027-01-05T10:25:00',
  departureAirport: { ...airport('HKG'), terminal: '1' },
  arrivalAirport: airport('TPE'),
  marketingAirline: { code: 'CX' },
  flightNumber: '400',
  stopQuantity: 0,
  resBookDesigCode: 'Y',
  cabin: 'Economy',
}
const partyByAir = {
  airTravelerAvails: { passengerTypeQuantities: [{ code: 'ADT', quantity: 2 }] },
  priceRequestInformation: { currencyCode: 'USD' },
}
const hotelSegment = {
  responseType: 'PropertyList',
  stayDateRange: { start: '2027-01-05', end: '2027-01-07' },
  roomStayCandidates: { roomStayCandidateList: [{ rph: '1', quantity: 1, guestCounts }] },
  hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ hotelCityCode: 'LISBOA' }] }] },
}
const airSearch = {
  originDestinationInformations: [
    {
      rph: '1',
      departureDateTime: '2027-01-05',
      originLocation: airport('HKG'),
      destinationLocation: airport('TPE'),
    },
  ],
  travelerInfoSummary: partyByAir,
}

/** A request as a screen would send it, and where in it a text and a value of some type lie. */
export interface Sample {
  request: object
  text: string
  /** Where the request counts something. */
  quantity?: string
  typed: string
  /** Where a key nobody knows is put; the request itself unless told. */
  stranger?: string
}

export const samples = {
  authenticate: {
    request: { username: 'ada', password: 'secret', proofOfWork: '12345' },
    text: 'username',
    typed: 'password',
  },
  changeUser: {
    request: { groupIds: ['g1'], grant: ['rail:book'], enabled: true },
    text: 'groupIds.0',
    typed: 'groupIds',
  },
  searchFlights: {
    request: { pos, directionInd: 'OneWay', ...airSearch },
    text: 'originDestinationInformations.0.originLocation.locationCode',
    quantity: 'travelerInfoSummary.airTravelerAvails.passengerTypeQuantities.0.quantity',
    typed: 'originDestinationInformations',
    stranger: 'travelerInfoSummary.airTravelerAvails',
  },
  verifyFlightPrice: {
    request: {
      bookingSourceType: 'GDS',
      airItineraryRPHs: ['o1'],
      extras: [{ code: 'bag-0', quantity: 1, travelerRef: '1' }],
      airItinerary: {
        airItineraryRPH: 'o1',
        directionInd: 'OneWay',
        originDestinationOptions: [{ rph: '1', flightSegments: [flight] }],
      },
      travelerInfoSummary: partyByAir,
    },
    text: 'airItinerary.originDestinationOptions.0.flightSegments.0.flightNumber',
    quantity: 'airItinerary.originDestinationOptions.0.flightSegments.0.stopQuantity',
    typed: 'airItineraryRPHs',
    stranger: 'airItinerary.originDestinationOptions.0.flightSegments.0.marketingAirline',
  },
  bookFlight: {
    request: {
      correlationID: 'c1',
      airItineraryRPHs: ['o1'],
      travelerInfo: { airTravelers: [{ rph: '1', passengerTypeCode: 'ADT', personName, documents: [passport] }] },
      contact,
      fulfillment: { paymentForm },
      acceptedTotal: { currencyCode: 'USD', amount: 210.5 },
    },
    text: 'travelerInfo.airTravelers.0.personName.surname',
    typed: 'acceptedTotal.amount',
    stranger: 'travelerInfo.airTravelers.0.documents.0',
  },
  searchHotels: {
    request: { availRequestSegments: { availRequestSegmentList: [hotelSegment] }, requestedCurrency: 'HKD' },
    text: 'availRequestSegments.availRequestSegmentList.0.hotelSearchCriteria.criterionList.0.hotelRefs.0.hotelCityCode',
    quantity:
      'availRequestSegments.availRequestSegmentList.0.roomStayCandidates.roomStayCandidateList.0.guestCounts.guestCountList.0.count',
    typed: 'availRequestSegments.availRequestSegmentList.0.stayDateRange.start',
    stranger: 'availRequestSegments.availRequestSegmentList.0.stayDateRange',
  },
  describeHotel: {
    request: {
      hotelDescriptiveInfos: {
        hotelDescriptiveInfoList: [{ ttiCode: '1180001', facilityInfo: { sendGuestRooms: true } }],
      },
    },
    text: 'hotelDescriptiveInfos.hotelDescriptiveInfoList.0.ttiCode',
    typed: 'hotelDescriptiveInfos.hotelDescriptiveInfoList',
    stranger: 'hotelDescriptiveInfos.hotelDescriptiveInfoList.0.facilityInfo',
  },
  bookHotel: {
    request: {
      resStatus: 'Book',
      hotelReservationList: [
        {
          roomStays: { roomStayList: [{ reference: uniqueID, guestCounts, specialRequests: ['A quiet room'] }] },
          resGuests: [{ resGuestRPH: '1', ageQualifyingCode: '10', age: 40, firstName: 'Ada', lastName: 'Lovelace' }],
          resGlobalInfo: { contact, paymentForm },
        },
      ],
    },
    text: 'hotelReservationList.0.roomStays.roomStayList.0.specialRequests.0',
    quantity: 'hotelReservationList.0.resGuests.0.age',
    typed: 'hotelReservationList',
    stranger: 'hotelReservationList.0.resGlobalInfo.paymentForm',
  },
  searchActivities: {
    request: {
      searchCriteria: {
        locationPref: { cityCode: 'LISBOA', radiusKm: 10 },
        dateTimePref: { start: '2027-01-05', end: '2027-01-07' },
        customerCounts: [{ qualifierInfo: 'Adult', quantity: 2 }],
        keyword: 'tram',
      },
    },
    text: 'searchCriteria.keyword',
    quantity: 'searchCriteria.customerCounts.0.quantity',
    typed: 'searchCriteria.dateTimePref',
    stranger: 'searchCriteria.locationPref',
  },
  bookActivity: {
    request: {
      resStatus: 'Hold',
      bookingInfo: {
        tourActivityID: 'a1',
        groupRph: 'g1',
        schedule: { start: '2027-01-05T09:00:00' },
        participants: [{ rph: '1', qualifierInfo: 'Adult', personName, contact }],
        extras: [{ code: 'LUNCH', quantity: 2 }],
        answers: [{ code: 'pickup', value: 'Hotel Avenida' }],
      },
    },
    text: 'bookingInfo.answers.0.value',
    quantity: 'bookingInfo.extras.0.quantity',
    typed: 'bookingInfo.schedule.start',
    stranger: 'bookingInfo.participants.0.contact.telephone',
  },
  bookCar: {
    request: {
      resStatus: 'Book',
      rph: 'v1',
      customer: {
        primary: { personName, birthDate: '1990-05-05', contact, driverLicense: { docType: '4', docID: 'DL12345' } },
      },
      specialEquipPrefs: [{ equipType: '7', quantity: 1 }],
    },
    text: 'rph',
    quantity: 'specialEquipPrefs.0.quantity',
    typed: 'customer.primary.birthDate',
    stranger: 'customer.primary.driverLicense',
  },
  searchCars: {
    request: { vehAvailRQCore: { vehRentalCore: rental, driverType: { age: 30 }, vendorPrefs: [{ code: 'ZE' }] } },
    text: 'vehAvailRQCore.vendorPrefs.0.code',
    quantity: 'vehAvailRQCore.driverType.age',
    typed: 'vehAvailRQCore.vehRentalCore.pickUpDateTime',
    stranger: 'vehAvailRQCore.vehRentalCore.pickUpLocation',
  },
  searchPackages: {
    request: { requestType: 'AvailPrice', searchCriteria: { airSearch, hotelSearch: hotelSegment }, airQuoteID: 'q1' },
    text: 'airQuoteID',
    quantity: 'searchCriteria.hotelSearch.roomStayCandidates.roomStayCandidateList.0.quantity',
    typed: 'searchCriteria.airSearch',
    stranger: 'searchCriteria',
  },
  holdPackage: {
    request: {
      correlationID: 'c1',
      dynamicPackage: {
        components: {
          airComponent: { airItineraryRPHs: ['o1'] },
          hotelComponent: { references: [{ type: '16', id: 'r1' }] },
        },
        resGuests: [
          {
            resGuestRPH: '1',
            ageQualifyingCode: '10',
            age: 40,
            firstName: 'Ada',
            lastName: 'Lovelace',
            passengerTypeCode: 'ADT',
            documents: [passport],
          },
        ],
      },
      contact,
    },
    text: 'dynamicPackage.resGuests.0.firstName',
    quantity: 'dynamicPackage.resGuests.0.age',
    typed: 'dynamicPackage.components.airComponent.airItineraryRPHs',
    stranger: 'dynamicPackage.components.airComponent',
  },
  searchTrains: {
    request: {
      pos,
      originDestinations: [
        {
          departureDateTime: '2027-01-05T08:00:00',
          originLocation: station('8727100'),
          destinationLocation: station('7015400'),
        },
      ],
      passengerTypes: [{ passengerDetails: [{ age: 31 }] }],
      preferences: { classCodes: [{ code: 'RIT', codeContext: 'SPRING' }] },
    },
    text: 'preferences.classCodes.0.codeContext',
    quantity: 'passengerTypes.0.passengerDetails.0.age',
    typed: 'originDestinations.0.departureDateTime',
    stranger: 'passengerTypes.0.passengerDetails.0',
  },
  quotePasses: {
    request: {
      fareQuoteCriteriaList: [
        {
          tripType: 'Circle',
          originDestinationInformation: {
            departureDateTime: '2027-01-05',
            originLocation: { locationCode: 'BENELUX', codeContext: 'COUNTRY' },
          },
        },
      ],
      passengerCategories: [{ age: 30, quantity: 1 }],
    },
    text: 'fareQuoteCriteriaList.0.originDestinationInformation.originLocation.locationCode',
    quantity: 'passengerCategories.0.quantity',
    typed: 'fareQuoteCriteriaList.0.tripType',
    stranger: 'fareQuoteCriteriaList.0.originDestinationInformation',
  },
  bookRail: {
    request: {
      pos,
      resStatus: 'Quote',
      correlationID: 'c1',
      railBookInfo: {
        requestedJourneyRPHs: ['t1', 't2'],
        passengerInfos: [{ rph: '1', code: 'ADULT', age: 31, passengerDetail: { identification: personName } }],
      },
    },
    text: 'railBookInfo.passengerInfos.0.passengerDetail.identification.givenName',
    quantity: 'railBookInfo.passengerInfos.0.age',
    typed: 'railBookInfo.requestedJourneyRPHs',
    stranger: 'railBookInfo.passengerInfos.0.passengerDetail',
  },
  searchSailings: {
    request: {
      guestCounts,
      sailingDateRange: { start: '2027-01-01', end: '2027-03-01', minDuration: 'P4D' },
      regionPref: [{ regionCode: 'MED' }],
    },
    text: 'regionPref.0.regionCode',
    quantity: 'guestCounts.guestCountList.0.count',
    typed: 'sailingDateRange.minDuration',
    stranger: 'sailingDateRange',
  },
  holdCabin: {
    request: {
      categoryRPH: 'k1',
      selectedCabin: { cabinNumber: '7012' },
      guests: [{ ...personName, guestRefNumber: '1', age: 40 }],
    },
    text: 'selectedCabin.cabinNumber',
    quantity: 'guests.0.age',
    typed: 'guests',
    stranger: 'guests.0',
  },
  searchTransfers: {
    request: {
      service: {
        pickup: {
          locationType: 'Airport',
          location: airport('LIS'),
          dateTime: '2027-01-05T11:00:00',
          flight: { airline: 'TP', flightNumber: '100', dateTime: '2027-01-05T10:30:00' },
        },
        dropoff: { locationType: 'Hotel', name: 'Hotel Avenida', position: { latitude: 38.7, longitude: -9.1 } },
      },
      passengers: { adults: 2, children: 0 },
    },
    text: 'service.dropoff.name',
    quantity: 'passengers.children',
    typed: 'service.pickup.dateTime',
    stranger: 'service.pickup.flight',
  },
  quoteInsurance: {
    request: {
      coveredTravelers: [{ rph: '1', birthDate: '1990-05-05', age: 36, residenceCountry: 'HK' }],
      insCoverageDetail: {
        type: 'SingleTrip',
        coveredTrip: { start: '2027-01-05', end: '2027-01-15', origin: 'HK', destinations: ['PT'], bookingIds: ['b1'] },
      },
    },
    text: 'insCoverageDetail.coveredTrip.bookingIds.0',
    quantity: 'coveredTravelers.0.age',
    typed: 'insCoverageDetail.coveredTrip.destinations',
    stranger: 'insCoverageDetail.coveredTrip',
  },
  bookInsurance: {
    request: {
      rph: 'p1',
      coveredTravelers: [{ rph: '1', personName, birthDate: '1990-05-05', beneficiary: personName }],
      contact,
      declarationsAccepted: true,
      paymentForm,
    },
    text: 'coveredTravelers.0.beneficiary.surname',
    typed: 'paymentForm.kind',
    stranger: 'coveredTravelers.0',
  },
  applyForVisa: {
    request: {
      rph: 'v1',
      applicants: [
        {
          rph: '1',
          personName,
          birthDate: '1990-05-05',
          gender: 'Female',
          passport,
          uploads: [{ code: 'photo', fileId: 'f1' }],
        },
      ],
      contact,
      submit: false,
    },
    text: 'applicants.0.uploads.0.fileId',
    typed: 'submit',
    stranger: 'applicants.0.uploads.0',
  },
  addToCart: {
    request: {
      goods: [
        {
          productType: 'rail',
          rphs: ['t1'],
          extras: [{ code: 'SEAT', quantity: 1 }],
          travelers: [traveler],
          searchInputValues: { origin: 'Paris', adults: 2, returnTrip: false, ages: [12, 15] },
        },
      ],
    },
    text: 'goods.0.rphs.0',
    quantity: 'goods.0.extras.0.quantity',
    typed: 'goods.0.productType',
    stranger: 'goods.0.travelers.0',
  },
  removeFromCart: { request: { indexes: [0] }, text: 'indexes.0', quantity: 'indexes.0', typed: 'indexes' },
  quoteCheckout: {
    request: {
      orderId: 'o1',
      travelers: [{ ...traveler, age: 40 }],
      contact,
      assign: [{ cartItemId: 'i1', travelerRefs: ['t1'], groups: [{ rph: 'room1', travelerRefs: ['t1'] }] }],
    },
    text: 'assign.0.cartItemId',
    quantity: 'travelers.0.age',
    typed: 'assign.0.groups',
    stranger: 'assign.0.groups.0',
  },
  confirmCheckout: {
    request: { orderId: 'o1', quoteId: 'q1', paymentForm, acceptedTotal: { currencyCode: 'USD', amount: 99 } },
    text: 'orderId',
    quantity: 'acceptedTotal.amount',
    typed: 'paymentForm',
    stranger: 'acceptedTotal',
  },
  readBookingHistory: {
    request: { page: 0, size: 20, status: ['Committed'], bookingDate: { start: '2027-01-01' }, keyword: 'Ada' },
    text: 'keyword',
    quantity: 'page',
    typed: 'status',
    stranger: 'bookingDate',
  },
  cancelBooking: {
    request: { cancelType: 'Quote', uniqueIDs: [uniqueID], reason: 'illness' },
    text: 'reason',
    typed: 'uniqueIDs',
    stranger: 'uniqueIDs.0',
  },
  saveTravelerDraft: {
    request: { travelers: [{ ...traveler, age: 40, loyalty: [{ programID: 'EUROBONUS', membershipID: '123' }] }] },
    text: 'travelers.0.loyalty.0.membershipID',
    quantity: 'travelers.0.age',
    typed: 'travelers.0.document',
    stranger: 'travelers.0.document',
  },
  settleWorkItem: { request: { action: 'retry', note: 'called them' }, text: 'note', typed: 'note' },
} satisfies Partial<Record<CallName, Sample>>
