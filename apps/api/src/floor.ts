import type { FastifyInstance } from 'fastify'
import { findProfile } from './account/store.ts'
import { maskOf, openDocuments } from './account/travel-document.ts'
import { makeCart } from './cart/cart.ts'
import { makeCms } from './cms/cms.ts'
import { makeExchange } from './exchange/exchange.ts'
import { makeCarriedClock, makeDatabaseClock } from './offer/clock-store.ts'
import { makeOffers } from './offer/offers.ts'
import { makeReprice } from './offer/reprice.ts'
import { collectSearch, makeSearch } from './offer/search.ts'
import { makePicture } from './picture/picture.ts'
import { loadCatalogue } from './place/catalogue/load.ts'
import { makePlaces } from './place/places.ts'
import { contextOf } from './platform/caller.ts'
import { systemClock } from './platform/clock.ts'
import type { Module, Platform } from './platform/module.ts'
import { makeRailCartView } from './rail/cart-view.ts'
import { makeRail } from './rail/rail.ts'
import { makeHouse } from './suppliers/house/house.ts'
import { makeSimulation } from './suppliers/simulation.ts'
import { makeSuppliers } from './suppliers/suppliers.ts'
import { makeTravelers } from './traveler/traveler.ts'

export interface Floor extends Module {
  serveSimulation(app: FastifyInstance): void
  /** What takes a moment, before the door is opened. */
  prepare(): void
  start(): void
  stop(): Promise<void>
}

/** The trading floor: who supplies, what is offered and at what price, where it is, how it looks, and the cart. */
export function makeFloor(platform: Platform): Floor {
  const { config, db, safe } = platform
  const now = makeDatabaseClock(db)
  const expiryClock = makeCarriedClock(now)
  const simulation = makeSimulation(config.suppliers, expiryClock)
  const places = makePlaces(loadCatalogue())
  const house = makeHouse({ ...platform, places, expiryClock })
  const suppliers = makeSuppliers(platform, [...house.suppliers, ...simulation.suppliers])
  const { registry } = suppliers
  const offers = makeOffers({ ...platform, exchange: makeExchange({ db }), now })
  const search = makeSearch({ registry, offers })
  const picture = makePicture({ ...platform, hosts: config.pictureHosts })
  const reprice = makeReprice({ registry, offers, now })
  const views = [makeRailCartView(places), ...simulation.views]
  const cart = makeCart({ ...platform, offers, reprice, views })
  const { carriersOf } = house
  const shop = { ...platform, registry, offers, search, reprice, places, carriersOf, clock: systemClock }
  const rail = makeRail({ ...shop, timeZone: config.timeZone })
  const travelers = makeTravelers({
    ...platform,
    maskOf,
    async documentsOf(accountId) {
      const profile = await findProfile(db, accountId)
      return openDocuments(safe, profile?.documentsSealed ?? null, accountId)
    },
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
      ...travelers.handlers,
    },
    serveSimulation: (app) => simulation.serve(app, { search, collect: collectSearch, contextOf }),
    prepare: () => places.prepare(),
    start() {
      // Asked once before the first customer comes.
      expiryClock.now()
      suppliers.start()
      house.start()
      travelers.start()
    },
    async stop() {
      travelers.stop()
      await suppliers.stop()
      await house.close()
    },
  }
}
