import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { Call, InputOf } from '@portolan/contract/call'
import type { searchTrains } from '@portolan/contract/rail'
import { table } from '@portolan/contract/table'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import { makeCart } from '../cart/cart.ts'
import { readConfig } from '../config.ts'
import { makeExchange } from '../exchange/exchange.ts'
import { makeOffers } from '../offer/offers.ts'
import { makeReprice } from '../offer/reprice.ts'
import { makeSearch } from '../offer/search.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { contextOf, identifyCallers, languageOf } from '../platform/caller.ts'
import { makeSafe } from '../platform/crypto.ts'
import { handleFailures } from '../platform/failure.ts'
import { makeLimits } from '../platform/limits.ts'
import { makeMetrics } from '../platform/metrics.ts'
import { makeOutbox } from '../platform/outbox.ts'
import { serve } from '../platform/serve.ts'
import { makeSessions } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'
import { setCompilers } from '../platform/validation.ts'
import { makeRailCartView } from '../rail/cart-view.ts'
import { makeRail } from '../rail/rail.ts'
import { simulatedView } from '../suppliers/simulated-view.ts'
import { openTestCache, openTestDatabase } from './backend.ts'
import type { RailSupplier } from './rail-supplier.ts'
import { registryOf } from './scripted-supplier.ts'

type ShopBody = InputOf<typeof searchTrains>['body']

/** Rail and the cart, on suppliers whose answers are the test's. One euro is 1.10 dollars; a tenth is added. */
export interface RailWorld {
  /** Moves the clock by which days are past. */
  setNow(now: Date | undefined): void
  call<C extends Call>(call: C, input: InputOf<C>, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

export async function openRailWorld(suppliers: readonly RailSupplier[]): Promise<RailWorld> {
  const config = readConfig({ NODE_ENV: 'test' })
  const [db, cache] = [await openTestDatabase(), await openTestCache()]
  const day = sql`(now() at time zone 'UTC')::date`
  await db.query(sql`
    insert into exchange_rate (base, quote, rate, day) values ('EUR', 'USD', 1.1, ${day})
    on conflict (base, quote, day) do update set rate = excluded.rate`)
  await db.query(sql`delete from markup_rule`)
  await db.query(sql`insert into markup_rule (basis_points) values (1000)`)
  const sessions = makeSessions(db)
  const safe = makeSafe(['a secret for tests, long enough to be one'])
  const http = Fastify()
  const registry = registryOf(suppliers, { circuit: { inARow: 1000, share: { of: 1000, atLeast: 1000 } } })
  const now = () => Date.now()
  const offers = makeOffers({ db, cache, safe, exchange: makeExchange({ db }), now })
  const search = makeSearch({ registry, offers })
  const reprice = makeReprice({ registry, offers, now })
  const places = makePlaces(loadCatalogue())
  let fixed: Date | undefined
  const clock = { now: () => fixed ?? new Date() }
  const platform = {
    ...{ config, db, cache, sessions, limits: makeLimits(cache), safe, metrics: makeMetrics(), log: http.log },
    ...{ mailer: { send: async () => {} } as never, outbox: makeOutbox(db, () => {}) },
  }
  const carriersOf = (id: string) => (id === 'lyria' ? ['SNCF', 'TGV Lyria'] : undefined)
  const shop = { ...platform, registry, offers, search, reprice, places, clock, carriersOf }
  const rail = makeRail({ ...shop, timeZone: config.timeZone })
  const views = [makeRailCartView(places), simulatedView]
  const cart = makeCart({ ...platform, offers, reprice, views })
  handleFailures(http, languageOf)
  await http.register(cookie)
  await http.register(formbody)
  await http.register(async (scope) => {
    setCompilers(scope)
    identifyCallers(scope, sessions, false)
    serve(scope, table, { ...rail.handlers, ...cart.handlers }, contextOf)
  })
  await http.ready()
  return {
    setNow(at) {
      fixed = at
    },
    call: (call, input, headers = {}) =>
      http.inject({
        method: call.method,
        url: call.path,
        headers,
        payload: (input as unknown as { body: object }).body,
      }),
    async close() {
      await http.close()
      await cache.close()
      await db.close()
    },
  }
}

const began = Date.now()

/** Counted from the day on which the tests began, though midnight may come. */
export const inDays = (days: number): string => new Date(began + days * 86_400_000).toISOString().slice(0, 10)

const uic = (locationCode: string) => ({ locationCode, codeContext: 'UIC' })

/** Paris to Zürich and, where a day is named for it, back. */
export const shopBody = (out: string, back?: string, more: Partial<ShopBody> = {}): ShopBody => ({
  originDestinations: [
    { departureDateTime: `${out}T00:00:00`, originLocation: uic('8768600'), destinationLocation: uic('8503000') },
    ...(back
      ? [{ departureDateTime: `${back}T00:00:00`, originLocation: uic('8503000'), destinationLocation: uic('8768600') }]
      : []),
  ],
  passengerTypes: [{ code: 'ADULT', passengerDetails: [{ age: 31 }] }],
  ...more,
})
