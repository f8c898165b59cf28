import type { Language } from '@portolan/domain/language'
import type { Product } from '@portolan/domain/product'
import type { FastifyInstance } from 'fastify'
import { findProfile } from './account/store.ts'
import { maskOf, openDocuments } from './account/travel-document.ts'
import { makeActivity } from './activity/activity.ts'
import { activityCartView } from './activity/cart-view.ts'
import { activityPaperView } from './activity/paper-view.ts'
import { makeActivityReservationView } from './activity/reservation-view.ts'
import { makeAir } from './air/air.ts'
import { makeAirCartView } from './air/cart-view.ts'
import { makeAirPaperView } from './air/paper-view.ts'
import { makePriceAgain } from './air/price-again.ts'
import { makeAirReservationView } from './air/reservation-view.ts'
import { flightSide } from './air/side.ts'
import { takenTogether as flightsTogether } from './air/together.ts'
import { makeBooking } from './booking/bookings.ts'
import { makeMailsClient } from './booking/mails-client.ts'
import { wholeOf } from './booking/whole.ts'
import { makeCar } from './car/car.ts'
import { carCartView } from './car/cart-view.ts'
import { carPaperView } from './car/paper-view.ts'
import { makeCarReservationView } from './car/reservation-view.ts'
import { makeCart } from './cart/cart.ts'
import { cartGoodsDesk } from './cart/checkout-store.ts'
import { questionsView } from './checkout/answers.ts'
import { makeCheckout } from './checkout/checkout.ts'
import { displayOf, titleOf } from './checkout/display.ts'
import { orderAccess } from './checkout/order-access.ts'
import { declinedText, itemErrors, penaltiesView, penaltyView, zoneIn } from './checkout/view.ts'
import { makeCms } from './cms/cms.ts'
import { makeDocuments } from './document/documents.ts'
import { makeDrawnOnce } from './document/drawn-once.ts'
import { joinCalendars } from './document/join-calendar.ts'
import { joinPdf } from './document/join-pdf.ts'
import { makeRenderer, type Renderer } from './document/render.ts'
import { makeExchange } from './exchange/exchange.ts'
import { hotelCartView } from './hotel/cart-view.ts'
import { makeHotel } from './hotel/hotel.ts'
import { hotelPaperView } from './hotel/paper-view.ts'
import { makeHotelReservationView } from './hotel/reservation-view.ts'
import { hotelSide } from './hotel/side.ts'
import { stayTogether } from './hotel/together.ts'
import { makeInvoices } from './invoice/invoices.ts'
import { makeNotices } from './notice/notice.ts'
import { makeCarriedClock, makeDatabaseClock } from './offer/clock-store.ts'
import type { KeptOffer } from './offer/offer.ts'
import { makeOffers } from './offer/offers.ts'
import { offersAsQuoted } from './offer/quoted.ts'
import { makeReprice } from './offer/reprice.ts'
import { collectSearch, makeSearch } from './offer/search.ts'
import { makePackageCartView } from './package/cart-view.ts'
import { makePackage } from './package/package.ts'
import { makePackagePaperView } from './package/paper-view.ts'
import { books } from './payment/books.ts'
import { makePayments } from './payment/payments.ts'
import { makePicture } from './picture/picture.ts'
import { loadCatalogue } from './place/catalogue/load.ts'
import { makePlaces } from './place/places.ts'
import { contextOf } from './platform/caller.ts'
import { systemClock } from './platform/clock.ts'
import type { Module, Platform } from './platform/module.ts'
import { makeStock } from './platform/stock.ts'
import { makeRailCartView } from './rail/cart-view.ts'
import { makeRailPaperView } from './rail/paper-view.ts'
import { makeRail } from './rail/rail.ts'
import { makeRailReservationView } from './rail/reservation-view.ts'
import { makeHouse } from './suppliers/house/house.ts'
import { makeSimulation } from './suppliers/simulation.ts'
import { makeSuppliers } from './suppliers/suppliers.ts'
import { transferCartView } from './transfer/cart-view.ts'
import { makeTransferPaperView } from './transfer/paper-view.ts'
import { makeTransferReservationView } from './transfer/reservation-view.ts'
import { makeTransfer } from './transfer/transfer.ts'
import { makeTravelers } from './traveler/traveler.ts'

export interface Floor extends Module {
  /** False where somebody sells whose stock moves without our knowing. */
  isOurs(products: readonly Product[]): boolean
  serveSimulation(app: FastifyInstance): void
  start(): void
  /** Takes up every order that is due; for tests. */
  settle(): Promise<void>
  /** Nothing more is begun; what is in hand is finished. */
  stop(): Promise<void>
  /** Takes the tools away, when nobody works with them any more. */
  close(): Promise<void>
}

/** The trading floor: who supplies, what is offered and at what price, where it is, how it looks, and the cart. */
export function makeFloor(platform: Platform, renderer: Renderer = makeDrawnOnce(makeRenderer())): Floor {
  const { config, db, safe } = platform
  const now = makeDatabaseClock(db)
  const expiryClock = makeCarriedClock(now)
  const simulation = makeSimulation(config.suppliers, expiryClock)
  const places = makePlaces(loadCatalogue(), {
    hotels: () => house.hotelPlaces(),
    offices: () => house.officePlaces(),
  })
  const house = makeHouse({ ...platform, places, expiryClock })
  const stock = makeStock(platform.cache)
  const sellers = [...simulation.beside(house.suppliers), ...simulation.suppliers]
  const suppliers = makeSuppliers({ ...platform, stock }, sellers)
  const { registry } = suppliers
  const offers = makeOffers({ ...platform, exchange: makeExchange({ db }), now })
  const search = makeSearch({ registry, offers })
  const picture = makePicture({ ...platform, hosts: config.pictureHosts })
  const reprice = makeReprice({ registry, offers, now })
  const airCartView = makeAirCartView(places)
  const packageCartView = makePackageCartView(
    { places, flights: { takenTogether: flightsTogether }, hotels: { stayTogether } },
    { flights: airCartView, rooms: hotelCartView },
  )
  const views = [
    makeRailCartView(places),
    airCartView,
    hotelCartView,
    packageCartView,
    activityCartView,
    transferCartView,
    carCartView,
    ...simulation.views,
  ]
  const cart = makeCart({
    ...platform,
    offers,
    reprice,
    views,
    leaveOrder: (owner, itemIds) => checkout.leaveOrder(owner, itemIds),
  })
  const travelers = makeTravelers({
    ...platform,
    maskOf,
    async documentsOf(accountId) {
      const profile = await findProfile(db, accountId)
      return openDocuments(safe, profile?.documentsSealed ?? null, accountId)
    },
  })
  const payments = makePayments(platform)
  const checkout = makeCheckout({
    ...{ ...platform, registry, offers, reprice, now, payments, books, views },
    ...{ cartGoods: cartGoodsDesk, reveal: travelers.reveal, searchAll: (input) => collectSearch(search(input)) },
    mailsClient: makeMailsClient(platform.db),
  })
  const { carriersOf, hotelCities } = house
  const shop = { ...platform, registry, offers, search, reprice, places, carriersOf, clock: systemClock }
  const rail = makeRail({ ...shop, timeZone: config.timeZone, desk: checkout.desk })
  const penaltiesIn = (sold: readonly KeptOffer[], language: Language) => penaltiesView(sold, language, views)
  const shown = {
    places,
    uniqueIDOf: checkout.desk.uniqueIDOf,
    maskOf,
    penaltyOf: penaltyView,
    zoneOf: zoneIn(views),
  }
  const airReservationView = makeAirReservationView(shown)
  const air = makeAir({ ...shop, ...shown, offersAsQuoted, desk: checkout.desk, reservationView: airReservationView })
  const hotelReservationView = makeHotelReservationView(shown)
  const hotel = makeHotel({
    ...{ ...shop, ...shown, hotelCities, desk: checkout.desk, priceAgain: makePriceAgain({ reprice }) },
    reservationView: hotelReservationView,
  })
  const activityReservationView = makeActivityReservationView(shown)
  const activity = makeActivity({
    ...{ ...shop, ...shown, desk: checkout.desk, priceAgain: makePriceAgain({ reprice }), questionsOf: questionsView },
    reservationView: activityReservationView,
  })
  const sides = { flights: flightSide({ ...shop, ...shown }), hotels: hotelSide(shop) }
  const packages = makePackage({
    ...{ ...shop, ...shown, ...sides, now, hotelCities, desk: checkout.desk, priceAgain: makePriceAgain({ reprice }) },
  })
  const carReservationView = makeCarReservationView(shown)
  const car = makeCar({
    ...{ ...shop, ...shown, offersAsQuoted, desk: checkout.desk, priceAgain: makePriceAgain({ reprice }) },
    ...{ carTrouble: house.carTrouble, reservationView: carReservationView },
  })
  const transferReservationView = makeTransferReservationView(shown)
  const transfer = makeTransfer({
    ...{ ...shop, ...shown, roads: house.roads, desk: checkout.desk, priceAgain: makePriceAgain({ reprice }) },
    reservationView: transferReservationView,
  })
  const airPaperView = makeAirPaperView(places)
  const packagePaperView = makePackagePaperView({ flights: airPaperView, rooms: hotelPaperView })
  const papers = [
    makeRailPaperView(places),
    airPaperView,
    packagePaperView,
    hotelPaperView,
    activityPaperView,
    makeTransferPaperView(house),
    carPaperView,
  ]
  const documents = makeDocuments({ views: papers, renderer, timeZone: config.timeZone })
  const invoices = makeInvoices({ ...platform, now, keeping: orderAccess, boughtOf: wholeOf, renderer })
  const notices = makeNotices({
    ...platform,
    nameAll: (reader, ids, language) => booking.nameAll(reader, ids, language),
  })
  const booking = makeBooking({
    ...{ ...platform, registry, now, orders: checkout.orders, cartGoods: cartGoodsDesk, documents, notices, maskOf },
    invoices,
    keeping: orderAccess,
    join: { pdf: joinPdf, calendars: joinCalendars },
    desk: {
      ...{ uniqueIDOf: checkout.desk.uniqueIDOf, penaltiesOf: penaltiesIn },
      ...{ reasonsOf: itemErrors, declinedOf: declinedText },
    },
    payments,
    goods: {
      ...{ offers, reprice },
      display: (found, wanted, language) => displayOf(views, found, wanted, language),
    },
    titleOf: (found, wanted, language) => titleOf(views, found, wanted, language),
    views: [
      makeRailReservationView(shown),
      airReservationView,
      hotelReservationView,
      transferReservationView,
      activityReservationView,
      carReservationView,
    ],
  })
  const cms = makeCms({ ...platform, pictures: picture })
  return {
    handlers: {
      ...suppliers.handlers,
      ...picture.handlers,
      ...cart.handlers,
      ...cms.handlers,
      ...places.handlers,
      ...rail.handlers,
      ...air.handlers,
      ...hotel.handlers,
      ...activity.handlers,
      ...packages.handlers,
      ...transfer.handlers,
      ...car.handlers,
      ...travelers.handlers,
      ...payments.handlers,
      ...checkout.handlers,
      ...booking.handlers,
      ...notices.handlers,
    },
    isOurs: (products) =>
      sellers.every((seller) => !products.includes(seller.product) || house.suppliers.includes(seller)),
    serveSimulation: (app) => simulation.serve(app, { search, collect: collectSearch, contextOf }),
    start() {
      // Asked once before the first customer comes.
      expiryClock.now()
      void places.prepare()
      suppliers.start()
      house.start()
      travelers.start()
      checkout.recovery.start({ isOnlyNode: config.databaseUrl === undefined })
      booking.reminder.start()
      booking.purge.start()
    },
    async settle() {
      await checkout.recovery.drain()
      await booking.reminder.look()
      await booking.purge.look()
    },
    async stop() {
      travelers.stop()
      booking.reminder.stop()
      booking.purge.stop()
      await checkout.recovery.stop()
    },
    async close() {
      await renderer.close()
      await suppliers.stop()
      await house.close()
    },
  }
}
