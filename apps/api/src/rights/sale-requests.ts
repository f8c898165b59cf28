import { listPromotions, listRailBanners } from '@portolan/contract/cms'
import { activityBody, availBody } from '../testing/activity-world.ts'
import { named } from '../testing/booking-world.ts'
import { carSearch, rateBody } from '../testing/car-journey.ts'
import { ada, byCard } from '../testing/checkout-world.ts'
import { contact, couple } from '../testing/package-world.ts'
import { inDays } from '../testing/shop-world.ts'
import { transferBody } from '../testing/transfer-world.ts'
import { flightSearch, hotelSearch, passBody, passStart } from './offers.ts'
import { airTraveler, driver, pos } from './people.ts'
import type { Requests } from './request.ts'
import type { saleRows } from './sale-rows.ts'

const station = (locationCode: string) => ({ locationCode, codeContext: 'UIC' })
const [paris, zurich] = [station('8768600'), station('8503000')]
const journey = (day: string, originLocation = paris, destinationLocation = zurich) => ({
  departureDateTime: `${day}T00:00:00`,
  originLocation,
  destinationLocation,
})
const trains = {
  originDestinations: [journey(inDays(30))],
  passengerTypes: [{ code: 'ADULT' as const, passengerDetails: [{ age: 30 }] }],
}

/** Less than anything costs: whoever may buy is told the price, and nothing is held. */
const tooLittle = { currencyCode: 'USD', amount: 0.01 }
const declined = byCard('tok_declined')

const nobodySells = { input: {} as never, passes: 501 }

export const saleRequests: Requests<keyof typeof saleRows> = {
  searchTrains: () => ({ input: { body: trains } }),
  quotePasses: () => ({ input: { body: passBody(passStart) } }),
  compareTrainDates: () => ({ input: { body: trains } }),
  comparePassWithTickets: () => ({
    input: {
      body: {
        legs: [journey(inDays(30)), journey(inDays(32), zurich, paris)],
        passengerTypes: trains.passengerTypes,
      },
    },
  }),
  bookRail: ({ offers }) => ({
    input: { body: { pos, resStatus: 'Initiate', railBookInfo: { requestedJourneyRPHs: [offers.ticket] } } },
  }),
  confirmRailBooking: ({ object }) => ({ input: { body: { uniqueIDs: [named(object.held.reference)] } } }),

  searchFlights: () => ({ input: { body: flightSearch } }),
  verifyFlightPrice: ({ offers }) => ({
    input: { body: { bookingSourceType: 'house-air', airItineraryRPHs: [offers.flight] } },
  }),
  compareFlightDates: () => ({ input: { body: { ...flightSearch, window: 'plusMinus3' } } }),
  readSeatMap: ({ offers }) => ({ input: { body: { airItineraryRPHs: [offers.flight] } } }),
  bookFlight: ({ offers }) => ({
    input: {
      body: {
        correlationID: 'rights',
        airItineraryRPHs: [offers.flight],
        travelerInfo: { airTravelers: [airTraveler] },
        contact,
        fulfillment: { paymentForm: declined },
        acceptedTotal: tooLittle,
      },
    },
  }),

  listPopularCities: () => ({ input: {} }),
  searchHotels: () => ({ input: { body: hotelSearch } }),
  describeHotel: ({ offers }) => ({
    input: {
      body: { hotelDescriptiveInfos: { hotelDescriptiveInfoList: [{ ttiCode: offers.hotels[0] ?? '' }] } },
    },
  }),
  compareHotelDates: () => ({ input: { body: hotelSearch } }),
  confirmHotelGuests: ({ offers }) => ({ input: { body: { ...offers.room, resStatus: 'Initiate' } } }),
  holdHotel: ({ offers }) => ({
    input: { body: { ...offers.room, resStatus: 'Hold', acceptedTotal: tooLittle } },
  }),
  bookHotel: ({ offers, object }) => ({
    input: {
      body: {
        ...offers.room,
        resStatus: 'Book',
        uniqueID: named(object.hotel ?? object.held.reference),
        acceptedTotal: tooLittle,
      },
    },
  }),

  searchPackages: () => ({ input: { body: { requestType: 'AreaList' } } }),
  verifyPackagePrice: ({ offers }) => ({
    input: { body: { dynamicPackage: { components: offers.package.components } } },
  }),
  holdPackage: ({ offers }) => ({
    input: {
      body: {
        correlationID: offers.package.correlationID,
        contact,
        dynamicPackage: { components: offers.package.components, resGuests: couple },
        acceptedTotal: tooLittle,
      },
    },
  }),
  bookPackage: ({ object }) => ({
    input: { body: { uniqueID: named(object.package ?? object.held.reference), paymentForm: declined } },
  }),

  searchActivities: () => ({ input: { body: activityBody() } }),
  checkActivity: ({ offers }) => ({
    input: { body: availBody(offers.tours[0]?.id ?? '', offers.tours[0]?.day ?? '') },
  }),
  bookActivity: ({ offers, object }) => ({
    input: {
      body: {
        resStatus: 'Commit',
        uniqueID: named(object.activity ?? object.held.reference),
        bookingInfo: { ...offers.departure, paymentForm: declined },
      },
    },
  }),
  searchCars: () => ({ input: { body: carSearch() } }),
  readCarRate: ({ offers }) => ({ input: { body: rateBody(offers.car) } }),
  // Whoever was born yesterday drives no car, which is said after the rights.
  bookCar: ({ offers }) => ({
    input: {
      body: {
        resStatus: 'Hold',
        rph: offers.car.avail.rph,
        customer: { primary: { ...driver, birthDate: inDays(-1) } },
      },
    },
    passes: 400,
  }),
  searchTransfers: () => ({ input: { body: transferBody() } }),
  // Nobody can be reached, which is said after the rights.
  bookTransfer: ({ offers }) => ({
    input: {
      body: {
        resStatus: 'Hold',
        rph: offers.transfer,
        passenger: { primary: { personName: driver.personName } },
      },
    },
    passes: 400,
  }),

  searchSailings: () => nobodySells,
  listCabins: () => nobodySells,
  holdCabin: () => nobodySells,
  bookCruise: () => nobodySells,
  quoteInsurance: () => nobodySells,
  bookInsurance: () => nobodySells,
  readVisaRequirements: () => nobodySells,
  applyForVisa: () => nobodySells,
  readVisaStatus: () => nobodySells,

  readCart: ({ object }) => ({ input: {}, shows: object.cartItemId }),
  addToCart: ({ offers }) => ({
    input: { body: { goods: { productType: 'railPass', rphs: [offers.pass], startDate: passStart } } },
  }),
  // There is nothing at that place of anybody's cart.
  removeFromCart: () => ({ input: { body: { indexes: [199] } }, passes: 400 }),
  refreshCart: ({ object }) => ({ input: { body: { ids: [object.cartItemId] } }, shows: object.cartItemId }),
  startCheckout: ({ object }) => ({ input: { body: { cartItemIds: [object.held.cartItemId] } } }),
  quoteCheckout: ({ object }) => ({
    input: {
      body: {
        orderId: object.held.orderId,
        travelers: [ada],
        contact: { email: 'ada@example.com' },
        assign: [{ cartItemId: object.held.cartItemId, travelerRefs: ['t1'] }],
      },
    },
  }),
  confirmCheckout: ({ object }) => ({
    input: {
      body: {
        orderId: object.held.orderId,
        quoteId: object.held.quoteId,
        paymentForm: byCard(),
        acceptedTotal: object.held.total,
        payLater: true,
      },
    },
  }),
  readOrder: ({ object }) => ({ input: { params: { orderId: object.held.orderId } } }),
  readOrderPayment: ({ object }) => ({ input: { params: { orderId: object.held.orderId } } }),
  findAlternatives: ({ object }) => ({ input: { params: { orderId: object.held.orderId } } }),

  readPaymentConfig: ({ object, relation }) => ({
    input: {},
    shows: object.creditLimit ?? (relation === 'own' ? '"accounts":' : undefined),
  }),
  // Nobody signed it.
  receivePaymentNews: () => ({ input: { params: { provider: 'test' }, body: {} } as never, passes: 400 }),
  answerPaymentChallenge: () => ({ input: { body: { clientSecret: 'nobody.knows' } }, passes: 400 }),

  listPromotions: () => ({ input: {} }),
  async readPromotion({ browser }) {
    const { body } = await browser.call(listPromotions, {})
    return { input: { params: { id: body[0]?.id ?? '' } } }
  },
  listRailBanners: () => ({ input: {} }),
  async readRailBanner({ browser }) {
    const { body } = await browser.call(listRailBanners, {})
    return { input: { params: { id: body[0]?.id ?? '' } } }
  },
  readPicture: () => ({ input: { params: { key: 'train~highspeed~7' } } }),
  readRemotePicture: () => ({ input: { params: { token: `aaaa.${'a'.repeat(43)}` } } }),
  suggestHotelDestinations: () => ({ input: { query: { keyword: 'lis' } } }),
  suggestPlaces: () => ({ input: { params: { kind: 'airport' }, query: { keyword: 'lis' } } }),
  findNearestPlaces: () => ({ input: { query: { lat: '38.7', lon: '-9.1', kind: 'airport' } } }),
  readSuppliersHealth: () => ({ input: {} }),
}
