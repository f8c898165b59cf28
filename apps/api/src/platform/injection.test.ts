import type { Call } from '@portolan/contract/call'
import { type CallName, table } from '@portolan/contract/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../testing/agency.ts'
import { type Path, textsOf } from '../testing/schema-walk.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import { sql } from './sql.ts'

interface Input {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

const somebody = '00000000-0000-4000-8000-000000000000'
const token = 'a'.repeat(43)
const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' }
const group = { groupName: 'Night desk', description: 'At night', permissions: [] }

const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const uic = (locationCode: string) => ({ locationCode, codeContext: 'UIC', name: 'Station' })
const journey = {
  departureDateTime: `${soon}T20:00:00`,
  originLocation: uic('8768600'),
  destinationLocation: uic('8503000'),
}
const travellers = { passengerTypes: [{ code: 'ADULT', passengerDetails: [{ age: 31 }] }] }
const traveller = {
  ...{ ref: 'a', type: 'adult', title: 'Ms', firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-12-10' },
  ...{ nationality: 'GB', residenceCountry: 'GB', email: person.email },
  document: { docType: '2', docID: 'K1234567', expireDate: '2031-05-01' },
}

const iata = (locationCode: string) => ({ locationCode, codeContext: 'IATA', name: 'Airport' })
const flights = {
  directionInd: 'OneWay',
  originDestinationInformations: [
    { rph: '1', departureDateTime: soon, originLocation: iata('HKG'), destinationLocation: iata('LIS') },
  ],
  travelPreferences: { vendorPrefs: [{ code: 'TP', preferLevel: 'Only' }] },
  travelerInfoSummary: { airTravelerAvails: { passengerTypeQuantities: [{ code: 'ADT', quantity: 1 }] } },
}
const airTraveler = {
  ...{ rph: 'a', passengerTypeCode: 'ADT', birthDate: '1990-12-10', email: person.email },
  personName: { namePrefix: 'Ms', givenName: 'Ada', surname: 'Lovelace' },
  documents: [{ docType: '2', docID: 'K1234567', expireDate: '2031-05-01' }],
}

const landing = { airline: 'TP', flightNumber: '1024', dateTime: `${soon}T10:30:00` }
const city = { locationCode: 'LISBOA', codeContext: 'CITY', name: 'Lisbon' }

const later = new Date(Date.parse(soon) + 2 * 86_400_000).toISOString().slice(0, 10)
const rental = {
  ...{ pickUpDateTime: `${soon}T10:00:00`, returnDateTime: `${later}T10:00:00` },
  ...{ pickUpLocation: iata('LIS'), returnLocation: iata('LIS') },
}
const guestCounts = { guestCountList: [{ ageQualifyingCode: '10', count: 1, resGuestRPH: 'a' }] }
const stay = {
  availRequestSegments: {
    availRequestSegmentList: [
      {
        responseType: 'PropertyList',
        stayDateRange: { start: soon, end: later },
        roomStayCandidates: { roomStayCandidateList: [{ rph: '1', quantity: 1, guestCounts }] },
        hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ ttiCode: '1180001', hotelName: 'House' }] }] },
      },
    ],
  },
}
const guest = {
  ...{ resGuestRPH: 'a', ageQualifyingCode: '10', nameTitle: 'Ms', firstName: 'Ada', lastName: 'Lovelace' },
  ...{ birthDate: '1990-12-10', emailAddress: person.email, phoneNumber: '2110 4400', countryCode: '852' },
}
const chosenRoom = {
  ...{ reference: { type: '16', id: 'handle' }, guestCounts, resGuestRPHs: ['a'] },
  ...{ comments: ['Late'], specialRequests: ['Quiet'] },
}
const hotelReservation = {
  correlationID: 'c',
  hotelReservationList: [
    {
      ...{ roomStays: { roomStayList: [chosenRoom] }, resGuests: [guest] },
      resGlobalInfo: { contact: { email: person.email }, agencyReference: 'F7' },
    },
  ],
}

const chosenPackage = {
  airComponent: { airItineraryRPHs: ['handle'] },
  hotelComponent: { references: [{ type: '16', id: 'handle' }] },
}

const uniqueID = { type: '14', id: 'AAAAAAAA', idContext: 'Portolan' }
const total = { currencyCode: 'USD', amount: 1 }
const card = { kind: 'token', provider: 'test', token: 'tok_ok' }
const requestor = { sources: [{ requestorID: { type: '1', id: 'web' }, bookingChannel: { type: '6' } }] }

/** A request for each call that carries text and is served: a new one must be added here. */
const inputs: Partial<Record<CallName, Input>> = {
  authenticate: { body: { username: 'ada', password: 'wrong', captchaId: 'c', captcha: 'abc' } },
  startSingleSignOn: { query: { successForwardUrl: '/rail', failureForwardUrl: '/login' } },
  finishSingleSignOn: { query: { code: 'c', state: 's', iss: 'i', error: 'e' } },
  modifyProfile: {
    body: {
      profile: {
        personName: { namePrefix: 'Ms', givenName: 'Ada', middleName: 'King', surname: 'Lovelace' },
        telephone: { countryAccessCode: '852', phoneNumber: '2110 4400' },
        documents: [{ docType: '2', docID: 'K1234567', docHolderNationalityName: 'Hong Kong' }],
      },
    },
  },
  changePassword: {
    params: { username: 'nobody' },
    body: { oldPassword: 'wrong', newPassword: 'a long and unknown one' },
  },
  register: { body: { ...person, password: 'a long and unknown one' } },
  confirmRegistration: { body: { token } },
  requestPasswordReset: { body: { email: person.email } },
  confirmPasswordReset: { body: { token, newPassword: 'a long and unknown one' } },
  savePreferences: { body: { theme: 'dark', language: 'en' } },
  listRolesOfUser: { params: { id: somebody } },
  listPermissionsOfUser: { params: { id: somebody } },
  addUser: { body: { ...person, username: 'ada', department: 'Desk', phone: '2110 4400', groupIds: [somebody] } },
  queryUser: { query: { username: 'nobody' } },
  changeUser: { params: { username: 'nobody' }, body: { groupIds: [somebody] } },
  addGroup: { body: group },
  changeGroup: { params: { id: somebody }, body: group },
  removeGroup: { params: { id: somebody } },
  addToCart: {
    body: {
      goods: {
        productType: 'rail',
        rphs: ['handle'],
        correlationID: 'c',
        startDate: '2027-01-05',
        searchInputValues: { from: 'Paris' },
      },
    },
  },
  refreshCart: { body: { ids: [somebody] } },
  readPicture: { params: { key: 'train~any~1' } },
  readRemotePicture: { params: { token } },
  suggestHotelDestinations: { query: { keyword: 'par', language: 'en', cityOnly: 'true' } },
  suggestPlaces: { params: { kind: 'city' }, query: { keyword: 'par', language: 'en' } },
  findNearestPlaces: { query: { lat: '48.8', lon: '2.3', kind: 'city' } },
  readPromotion: { params: { id: somebody } },
  readRailBanner: { params: { id: somebody } },
  searchTrains: {
    body: {
      originDestinations: [journey],
      ...travellers,
      preferences: { classCodes: [{ code: 'RIT', codeContext: 'CODE' }], operatorPrefs: [{ code: 'DB' }] },
    },
  },
  compareTrainDates: { body: { originDestinations: [journey], ...travellers } },
  comparePassWithTickets: { body: { legs: [journey, journey], ...travellers } },
  quotePasses: {
    body: {
      fareQuoteCriteriaList: [
        {
          tripType: 'Circle',
          originDestinationInformation: {
            departureDateTime: soon,
            originLocation: { locationCode: 'BENELUX', codeContext: 'COUNTRY' },
          },
        },
      ],
      passengerCategories: [{ code: 'ADULT', age: 30, quantity: 1 }],
    },
  },
  bookRail: {
    body: {
      pos: { sources: [{ requestorID: { type: '1', id: 'web' }, bookingChannel: { type: '6' } }] },
      resStatus: 'Initiate',
      correlationID: 'c',
      railBookInfo: { requestedJourneyRPHs: ['handle'] },
    },
  },
  searchFlights: { body: flights },
  compareFlightDates: { body: { ...flights, window: 'plusMinus3' } },
  verifyFlightPrice: { body: { bookingSourceType: 'house-air', airItineraryRPHs: ['handle'], echoToken: 'e' } },
  readSeatMap: { body: { airItineraryRPHs: ['handle'] } },
  bookFlight: {
    body: {
      ...{ correlationID: 'c', airItineraryRPHs: ['handle'], contact: { email: person.email } },
      travelerInfo: { airTravelers: [airTraveler] },
      fulfillment: { paymentForm: card },
    },
  },
  searchHotels: { body: stay },
  compareHotelDates: { body: stay },
  describeHotel: { body: { hotelDescriptiveInfos: { hotelDescriptiveInfoList: [{ ttiCode: '1180001' }] } } },
  confirmHotelGuests: { body: { ...hotelReservation, resStatus: 'Initiate' } },
  holdHotel: { body: { ...hotelReservation, resStatus: 'Hold' } },
  bookHotel: { body: { ...hotelReservation, resStatus: 'Book', uniqueID } },
  searchPackages: {
    body: {
      ...{ requestType: 'RoomList', airQuoteID: 'handle', hotelQuoteID: '1180001' },
      searchCriteria: {
        airSearch: {
          originDestinationInformations: flights.originDestinationInformations,
          travelerInfoSummary: flights.travelerInfoSummary,
        },
        hotelSearch: stay.availRequestSegments.availRequestSegmentList[0],
      },
    },
  },
  verifyPackagePrice: { body: { dynamicPackage: { components: chosenPackage } } },
  holdPackage: {
    body: {
      ...{ correlationID: 'c', contact: { email: person.email } },
      dynamicPackage: { components: chosenPackage, resGuests: [{ ...guest, passengerTypeCode: 'ADT' }] },
    },
  },
  bookPackage: { body: { uniqueID, paymentForm: card } },
  searchActivities: {
    body: {
      searchCriteria: {
        locationPref: { cityCode: 'LISBOA' },
        dateTimePref: { start: soon, end: later },
        customerCounts: [{ qualifierInfo: 'Adult', quantity: 1 }],
        categoryTypePref: { category: 'walk', types: ['boat'] },
        keyword: 'Alfama',
      },
      processingInformation: { moreDataEchoToken: '0' },
    },
  },
  checkActivity: {
    body: {
      tourActivity: {
        ...{ basicInfo: { tourActivityID: 'LISBOA-01' }, schedule: { start: soon, end: soon }, groupRph: 'handle' },
        participantCounts: [{ qualifierInfo: 'Adult', quantity: 1 }],
      },
    },
  },
  bookActivity: {
    body: {
      ...{ resStatus: 'Hold', correlationID: 'c', uniqueID },
      bookingInfo: {
        ...{ tourActivityID: 'LISBOA-01', groupRph: 'handle', schedule: { start: soon } },
        participants: [
          {
            ...{ rph: '1', qualifierInfo: 'Adult', personName: { givenName: 'Ada', surname: 'Lovelace' } },
            contact: { email: person.email },
          },
        ],
        extras: [{ code: 'LUNCH', quantity: 0 }],
        answers: [{ code: 'DIET', value: 'No nuts', travelerRef: '1' }],
      },
    },
  },
  searchTransfers: {
    body: {
      service: {
        pickup: { locationType: 'Airport', location: iata('LIS'), dateTime: `${soon}T11:00:00`, flight: landing },
        dropoff: {
          locationType: 'Address',
          location: city,
          name: 'Home',
          address: { addressLines: ['Rua Augusta 1'] },
        },
      },
      passengers: { adults: 2, children: 0 },
    },
  },
  bookTransfer: {
    body: {
      ...{ resStatus: 'Hold', rph: 'handle', greetingSignName: 'Ada', specialInstructions: 'Late' },
      passenger: { primary: { personName: airTraveler.personName, email: person.email } },
      answers: [{ code: 'NOTE', value: 'Late' }],
    },
  },
  searchCars: {
    body: {
      vehAvailRQCore: {
        ...{ vehRentalCore: rental, driverType: { age: 36 }, vendorPrefs: [{ code: 'ATL' }] },
        vehPrefs: [{ vehClassCode: 'CDMR' }],
      },
    },
  },
  readCarRate: {
    body: {
      rentalInfo: {
        vehRentalCore: rental,
        vehClassCode: 'CDMR',
        rateCode: 'FLEX',
        vendor: { code: 'ATL' },
        pickUpDesk: 'LIS-A',
      },
      ...{ specialEquipPrefs: [{ equipType: 'CSB', quantity: 1 }], coveragePrefs: [{ coverageType: 'SCDW' }] },
    },
  },
  bookCar: {
    body: {
      ...{ resStatus: 'Hold', rph: 'handle', answers: [{ code: 'FLIGHT', value: 'TP1351' }] },
      customer: {
        primary: { personName: airTraveler.personName, birthDate: '1990-12-10', contact: { email: person.email } },
      },
    },
  },
  addTraveler: { body: traveller },
  changeTraveler: { params: { id: somebody }, body: traveller },
  removeTraveler: { params: { id: somebody } },
  readTravelerDraft: { params: { correlationID: 'c' } },
  saveTravelerDraft: { params: { correlationID: 'c' }, body: { travelers: [traveller] } },
  startCheckout: { body: { cartItemIds: [somebody] } },
  quoteCheckout: {
    body: {
      ...{ orderId: somebody, travelers: [traveller], contact: { email: person.email } },
      assign: [{ cartItemId: somebody, travelerRefs: ['a'] }],
    },
  },
  confirmCheckout: { body: { orderId: somebody, quoteId: 'q', paymentForm: card, acceptedTotal: total } },
  readOrder: { params: { orderId: somebody } },
  readOrderPayment: { params: { orderId: somebody } },
  findAlternatives: { params: { orderId: somebody } },
  readOrderDocument: { params: { orderId: somebody, documentId: 'all' } },
  answerPaymentChallenge: { body: { clientSecret: `${somebody}.secret` } },
  receivePaymentNews: { params: { provider: 'test' } },
  confirmRailBooking: { body: { uniqueIDs: [uniqueID], correlationID: 'c', paymentForm: card, pos: requestor } },
  readRailBooking: { body: { uniqueID } },
  readBookingHistory: { body: { page: 0, size: 10, keyword: 'ada', echoToken: 'e' } },
  exportBookingHistory: { query: { keyword: 'nobody of this name' } },
  readBookingDetails: { body: { uniqueID } },
  cancelBooking: { body: { cancelType: 'Commit', uniqueIDs: [uniqueID], cancelQuoteID: somebody } },
  extendBooking: { body: { uniqueID } },
  exchangeBooking: { body: { mode: 'Commit', uniqueID, rphs: ['handle'], exchangeQuoteID: somebody } },
  changeBookingContact: { params: { id: somebody }, body: { email: person.email } },
  correctInvoice: { params: { id: somebody, documentId: 'invoice-2026-000001' }, body: { company: person.lastName } },
  resendBooking: { params: { id: somebody }, body: { email: person.email } },
  readBookingDocument: { params: { id: somebody, documentId: 'ticket' } },
  openBookingAsGuest: { body: { code: token } },
  revokeGuestAccess: { params: { id: somebody } },
  claimBooking: { body: { code: token } },
  settleWorkItem: { params: { id: somebody }, body: { action: 'done', note: 'Called.' } },
}

/** What ends a text in a statement, and what means something where no text stands. */
const [inText, bare] = [
  [
    "' or '1'='1",
    "'; drop table account; --",
    "x'||(select pg_sleep(60))||'",
    "\\'; update account set standing='disabled'; --",
    "%' or username like '%",
  ],
  ['1); delete from session; --', '$1'],
] as const

const full = process.env.FULL === '1'

/** Any of a kind breaks a statement that it gets into: in the short run each place has one of either, by turns. */
function* turns() {
  for (let turn = 0; ; turn++) yield full ? [...inText, ...bare] : [inText[turn % 5] ?? '', bare[turn % 2] ?? '']
}
const hostile = turns()

let world: TestWorld
let owner: Browser
beforeAll(async () => {
  world = await openWorld({ LIMITS: 'off' })
  owner = await signedIn(world, 'owner')
})
afterAll(() => world.close())

const parts = ['params', 'query', 'body'] as const

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], input)
}

function replaced(input: Input, path: Path, text: string): Input {
  const copy = structuredClone(input)
  const last = path.at(-1) ?? ''
  ;(valueAt(copy, path.slice(0, -1)) as Record<string, unknown>)[last] = text
  return copy
}

const placesIn = (call: Call, input: Input): Path[] =>
  parts
    .flatMap((part) => textsOf(call[part]).map((path) => [part, ...path]))
    .filter((path) => typeof valueAt(input, path) === 'string')

/** Everything that no request of this test may change. */
const bystanders = () =>
  world.db.query(sql`
    select username, email, password_hash as hash, standing, agency_id as agency, first_name as name,
      array(select name from account_role join role on role.id = role_id where account_id = account.id) as roles,
      (select count(*) from session where account_id = account.id) as sessions
    from account where username in ('traveller', 'manager', 'agent', 'finance', 'viewer') order by username`)

describe('A34 nothing that is sent becomes part of a statement', () => {
  const names = Object.keys(inputs) as CallName[]

  test('every call that carries text and is served stands in the list', () => {
    const carrying = world.app.routes.flatMap(({ call, served }) => (call && served ? [call] : []))
    const missing = carrying.filter(
      (call) => parts.some((part) => textsOf(call[part]).length > 0) && !names.some((name) => table[name] === call),
    )
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  test.each(names)('%s', async (name) => {
    const call: Call = table[name]
    const input = inputs[name] ?? {}
    const places = placesIn(call, input)
    expect(places.length).toBeGreaterThan(0)
    const before = await bystanders()
    const sent = places.flatMap((path) => (hostile.next().value ?? []).map((text) => ({ path, text })))
    // What is asked at once is waited for once.
    const answered = await Promise.all(
      sent.map(({ path, text }) => owner.call(call, replaced(input, path, text) as never)),
    )
    for (const [place, { path, text }] of sent.entries()) {
      const { status, raw } = answered[place] as (typeof answered)[number]
      const about = `${path.join('/')} = ${text}: ${raw.body.slice(0, 200)}`
      expect(status, about).toBeLessThan(500)
      expect(raw.body, about).not.toMatch(/argon2|syntax error|(traveller|manager|agent|finance|viewer)@/i)
      // Places are found in memory: 'or' is the beginning of Orlando.
      if (call.method === 'GET' && status === 200 && !call.path.includes('/autocomplete/'))
        expect(raw.body, about).toMatch(/"exists":false|^\[\]$|"travelers":\[\]|^\ufeff?[^\n]+,[^\n]+\r?\n$/)
    }
    expect(await bystanders()).toEqual(before)
  })
})
