import type { Row } from './answer.ts'

/** What is looked at and bought: products, cart, checkout, payment, and what the pages show around them. */
export const saleRows = {
  searchTrains: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  quotePasses: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  compareTrainDates: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  comparePassWithTickets: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  bookRail: { ok: 'visitor guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
  confirmRailBooking: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { 403: 'Finance Viewer', 404: 'Owner Manager Agent rival' },
    stranger: { 403: 'Finance Viewer', 404: 'visitor guest consumer Owner Manager Agent rival' },
  },

  searchFlights: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  verifyFlightPrice: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  compareFlightDates: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  readSeatMap: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  bookFlight: { ok: 'consumer Owner Manager Agent rival', 401: 'visitor guest', 403: 'Finance Viewer' },

  listPopularCities: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  searchHotels: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  describeHotel: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  compareHotelDates: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  confirmHotelGuests: { ok: 'consumer Owner Manager Agent rival', 401: 'visitor guest', 403: 'Finance Viewer' },
  holdHotel: { ok: 'consumer Owner Manager Agent rival', 401: 'visitor guest', 403: 'Finance Viewer' },
  bookHotel: {
    own: { ok: 'Owner Manager Agent rival', 401: 'guest', 403: 'consumer Finance Viewer' },
    colleague: { 403: 'Finance Viewer', 404: 'Owner Manager Agent rival' },
    stranger: { 401: 'visitor guest', 403: 'consumer Finance Viewer', 404: 'Owner Manager Agent rival' },
  },

  searchPackages: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  verifyPackagePrice: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  holdPackage: { ok: 'consumer Owner Manager Agent rival', 401: 'visitor guest', 403: 'Finance Viewer' },
  bookPackage: {
    own: { ok: 'consumer Owner Manager Agent rival', 401: 'guest', 403: 'Finance Viewer' },
    colleague: { 403: 'Finance Viewer', 404: 'Owner Manager Agent rival' },
    stranger: { 401: 'visitor guest', 403: 'Finance Viewer', 404: 'consumer Owner Manager Agent rival' },
  },

  searchActivities: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  checkActivity: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  bookActivity: {
    own: { ok: 'consumer Owner Manager Agent rival', 401: 'guest', 403: 'Finance Viewer' },
    colleague: { 403: 'Finance Viewer', 404: 'Owner Manager Agent rival' },
    stranger: { 401: 'visitor guest', 403: 'Finance Viewer', 404: 'consumer Owner Manager Agent rival' },
  },
  searchCars: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  readCarRate: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  bookCar: { ok: 'consumer Owner Manager Agent rival', 401: 'visitor guest', 403: 'Finance Viewer' },
  searchTransfers: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  bookTransfer: { ok: 'consumer Owner Manager Agent rival', 401: 'visitor guest', 403: 'Finance Viewer' },

  searchSailings: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  listCabins: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  holdCabin: { ok: 'consumer Owner Manager Agent rival', 401: 'visitor guest', 403: 'Finance Viewer' },
  bookCruise: { ok: 'consumer Owner Manager Agent rival', 401: 'visitor guest', 403: 'Finance Viewer' },
  quoteInsurance: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  bookInsurance: { ok: 'consumer Owner Manager Agent rival', 401: 'visitor guest', 403: 'Finance Viewer' },
  readVisaRequirements: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  applyForVisa: { ok: 'consumer Owner Manager Agent rival', 401: 'visitor guest', 403: 'Finance Viewer' },
  readVisaStatus: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },

  readCart: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { hidden: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { hidden: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  addToCart: { ok: 'visitor guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
  removeFromCart: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  refreshCart: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { 404: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 404: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  startCheckout: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { 404: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 404: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  quoteCheckout: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { 404: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  confirmCheckout: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { 404: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  readOrder: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { 404: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  readOrderPayment: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { 404: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  findAlternatives: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { 404: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },

  // Everybody is told how cards are taken. The object is the agency's credit.
  readPaymentConfig: {
    own: { ok: 'Owner Manager Agent Finance rival', hidden: 'guest consumer Viewer' },
    stranger: { hidden: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  receivePaymentNews: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  answerPaymentChallenge: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },

  listPromotions: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  readPromotion: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  listRailBanners: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  readRailBanner: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  readPicture: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  // The token in the request is signed by nobody: there is no such picture, for anybody.
  readRemotePicture: { 404: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  suggestHotelDestinations: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  suggestPlaces: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  findNearestPlaces: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  readSuppliersHealth: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
} satisfies Record<string, Row>
