import type { FastifyInstance } from 'fastify'
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
import type { Module, Platform } from './platform/module.ts'
import { makeSimulation } from './suppliers/simulation.ts'
import { makeSuppliers } from './suppliers/suppliers.ts'

export interface Floor extends Module {
  serveSimulation(app: FastifyInstance): void
  /** What takes a moment, before the door is opened. */
  prepare(): void
  start(): void
  stop(): Promise<void>
}

/** The trading floor: who supplies, what is offered and at what price, where it is, how it looks, and the cart. */
export function makeFloor(platform: Platform): Floor {
  const { config, db } = platform
  const now = makeDatabaseClock(db)
  const expiryClock = makeCarriedClock(now)
  const simulation = makeSimulation(config.suppliers, expiryClock)
  const suppliers = makeSuppliers(platform, simulation.suppliers)
  const { registry } = suppliers
  const offers = makeOffers({ ...platform, exchange: makeExchange({ db }), now })
  const search = makeSearch({ registry, offers })
  const picture = makePicture({ ...platform, hosts: config.pictureHosts })
  const cart = makeCart({
    ...platform,
    offers,
    reprice: makeReprice({ registry, offers, now }),
    views: simulation.views,
  })
  const cms = makeCms({ ...platform, pictures: picture })
  const places = makePlaces(loadCatalogue())
  return {
    handlers: {
      ...suppliers.handlers,
      ...picture.handlers,
      ...cart.handlers,
      ...cms.handlers,
      ...places.handlers,
    },
    serveSimulation: (app) => simulation.serve(app, { search, collect: collectSearch, contextOf }),
    prepare: () => places.prepare(),
    start() {
      // Asked once before the first customer comes.
      expiryClock.now()
      suppliers.start()
    },
    stop: suppliers.stop,
  }
}
