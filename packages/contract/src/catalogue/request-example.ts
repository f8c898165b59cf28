import type { CallName } from '../table.ts'
import { type Sample, samples, uniqueID } from './request-sample.ts'

const guestCounts = { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] }
const station = (locationCode: string) => ({ locationCode, codeContext: 'UIC' })
const airport = (locationCode: string) => ({ locationCode, codeContext: 'IATA' })
const flight = (rph: string, departureDateTime: string, from: string, to: string) => ({
  rph,
  departureDateTime,
  originLocation: airport(from),
  destinationLocation: airport(to),
})
const journey = (departureDateTime: string) => ({
  departureDateTime,
  originLocation: station('8727100'),
  destinationLocation: station('7015400'),
})
const passengerTypes = [{ code: 'ADULT', passengerDetails: [{ age: 31 }] }]
const contact = { email: 'ada@example.org', telephone: { countryAccessCode: '852', phoneNumber: '5555 0100' } }
const traveler = { ref: 't1', type: 'adult', firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-12-10' }
const group = { groupName: 'Sales', permissions: ['rail:view', 'rail:book'] }
const account = { kind: 'account', purchaseOrder: 'PO 7' }
const card = { kind: 'token', provider: 'test', token: 'tok_ok' }
const rooms = [
  {
    roomStays: { roomStayList: [{ reference: { type: '16', id: 'r1' }, guestCounts }] },
    resGuests: [{ resGuestRPH: '1', ageQualifyingCode: '10', age: 40, firstName: 'Ada', lastName: 'Lovelace' }],
    resGlobalInfo: { contact },
  },
]
const components = {
  airComponent: { airItineraryRPHs: ['o1'] },
  hotelComponent: { references: [{ type: '16', id: 'r1' }] },
}
const rental = {
  pickUpDateTime: '2027-01-05T10:00:00',
  returnDateTime: '2027-01-09T10:00:00',
  pickUpLocation: airport('LIS'),
  returnLocation: airport('LIS'),
}

const more = {
  changePassword: { oldPassword: 'the old words of Ada', newPassword: 'quite other words' },
  register: { email: 'ada@example.org', password: 'quite other words', firstName: 'Ada', lastName: 'Lovelace' },
  confirmRegistration: { token: 'token-of-the-mail-that-was-sent' },
  requestPasswordReset: { email: 'ada@example.org' },
  confirmPasswordReset: { token: 'token-of-the-mail-that-was-sent', newPassword: 'quite other words' },
  savePreferences: { language: 'fr', currency: 'USD', theme: 'dark' },
  checkActivity: {
    tourActivity: {
      basicInfo: { tourActivityID: 'a1' },
      schedule: { start: '2027-01-05', end: '2027-01-07' },
      participantCounts: [{ qualifierInfo: 'Adult', quantity: 2 }],
    },
  },
  addUser: { username: 'ada', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', groupIds: ['g1'] },
  addGroup: group,
  changeGroup: group,
  changeAgencySettings: { papersToTravelers: true },
  compareFlightDates: { ...samples.searchFlights.request, window: 'plusMinus3' },
  readSeatMap: { airItineraryRPHs: ['o1'] },
  readBookingDetails: { uniqueID },
  extendBooking: { uniqueID },
  exchangeBooking: { mode: 'Quote', uniqueID, rphs: ['t1'] },
  changeBookingContact: contact,
  openBookingAsGuest: { code: 'code-of-the-mail' },
  claimBooking: { code: 'code-of-the-mail' },
  correctInvoice: { name: 'Ada Lovelace', company: 'Analytical Engines', taxNumber: 'GB123456789' },
  resendBooking: { email: 'ada@example.org' },
  readCarRate: { rph: 'v1', rentalInfo: { vehRentalCore: rental, vehClassCode: 'ECMR', rateCode: 'BASIC' } },
  refreshCart: { ids: ['i1'], accept: true },
  startCheckout: { cartItemIds: ['i1'] },
  searchPackages: {
    requestType: 'AvailPrice',
    searchCriteria: {
      airSearch: {
        originDestinationInformations: [
          flight('1', '2027-01-05', 'HKG', 'LIS'),
          flight('2', '2027-01-12', 'LIS', 'HKG'),
        ],
        travelerInfoSummary: { airTravelerAvails: { passengerTypeQuantities: [{ code: 'ADT', quantity: 2 }] } },
      },
      hotelSearch: {
        responseType: 'PropertyList',
        stayDateRange: { start: '2027-01-06', end: '2027-01-12' },
        roomStayCandidates: { roomStayCandidateList: [{ rph: '1', quantity: 1, guestCounts }] },
        hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ hotelCityCode: 'LISBOA' }] }] },
      },
    },
    airQuoteID: 'o1',
  },
  listCabins: { sailingRPH: 's1', guestCounts },
  bookCruise: { uniqueID, contact, paymentForm: account },
  verifyPackagePrice: { dynamicPackage: { components } },
  bookPackage: { uniqueID, paymentForm: account },
  confirmHotelGuests: { resStatus: 'Initiate', hotelReservationList: rooms },
  holdHotel: { resStatus: 'Hold', hotelReservationList: rooms },
  compareHotelDates: samples.searchHotels.request,
  answerPaymentChallenge: { clientSecret: 'secret-of-the-next-action' },
  modifyProfile: { profile: { personName: { givenName: 'Ada', surname: 'Lovelace' }, preferredLanguage: 'fr' } },
  compareTrainDates: { originDestinations: [journey('2027-01-05T08:00:00')], passengerTypes },
  comparePassWithTickets: {
    legs: [journey('2027-01-05T08:00:00'), journey('2027-01-12T08:00:00')],
    passengerTypes,
  },
  confirmRailBooking: { uniqueIDs: [{ type: '23', id: 'PTL-1' }], paymentForm: card },
  readRailBooking: { uniqueID },
  bookTransfer: {
    resStatus: 'Book',
    rph: 'w1',
    passenger: { primary: { personName: { givenName: 'Ada', surname: 'Lovelace' }, ...contact } },
    paymentForm: account,
  },
  addTraveler: traveler,
  changeTraveler: traveler,
  readVisaRequirements: {
    nationality: 'GB',
    destination: 'CN',
    purpose: 'Tourism',
    arrivalDate: '2027-01-05',
    departureDate: '2027-01-12',
  },
  readVisaStatus: { uniqueID },
} satisfies Partial<Record<CallName, object>>

/** One request of every call that takes a body, as the documentation shows it. */
export const requestExamples: Readonly<Partial<Record<CallName, object>>> = {
  ...Object.fromEntries(Object.entries<Sample>(samples).map(([name, { request }]) => [name, request])),
  ...more,
}
