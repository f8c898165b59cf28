import cookie from '@fastify/cookie'
import type { Call, InputOf } from '@portolan/contract/call'
import { table } from '@portolan/contract/table'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import { makeExchange } from '../exchange/exchange.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { makeOffers } from '../offer/offers.ts'
import { makeSearch } from '../offer/search.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { contextOf, identifyCallers, languageOf } from '../platform/caller.ts'
import { makeSafe } from '../platform/crypto.ts'
import { handleFailures } from '../platform/failure.ts'
import { serve } from '../platform/serve.ts'
import { makeSessions } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'
import { setCompilers } from '../platform/validation.ts'
import { makePassOrTickets } from '../rail/pass-or-tickets.ts'
import { makePassQuote } from '../rail/pass-quote.ts'
import { makeHousePass } from '../suppliers/house/rail/pass/supplier.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { openTestCache, openTestDatabase } from './backend.ts'
import { registryOf } from './scripted-supplier.ts'

export const timeZone = 'Asia/Shanghai'

/** The shop's clock stands still, so that no midnight comes between two calls. */
export const began = new Date()

/** The house's passes beside suppliers whose answers are the test's. One euro is 2 dollars, and nothing is added. */
export interface PassWorld {
  call<C extends Call>(call: C, input: InputOf<C>, language?: string): Promise<LightMyRequestResponse>
  /** What stands behind a handle. */
  kept(rph: string): Promise<KeptOffer>
  close(): Promise<void>
}

export async function openPassWorld(others: readonly AnySupplier[]): Promise<PassWorld> {
  const [db, cache] = [await openTestDatabase(), await openTestCache()]
  await db.query(sql`
    insert into exchange_rate (base, quote, rate, day) values ('EUR', 'USD', 2, (now() at time zone 'UTC')::date)
    on conflict (base, quote, day) do update set rate = excluded.rate`)
  await db.query(sql`delete from markup_rule`)
  const safe = makeSafe(['a secret for tests, long enough to be one'])
  const clock = { now: () => began }
  const http = Fastify()
  const house = makeHousePass({ db, safe, clock, timeZone, log: http.log })
  const registry = registryOf([house, ...others], { circuit: { inARow: 1000, share: { of: 1000, atLeast: 1000 } } })
  const offers = makeOffers({ db, cache, safe, exchange: makeExchange({ db }), now: async () => Date.now() })
  const parts = { registry, offers, clock, timeZone, places: makePlaces(loadCatalogue()) }
  handleFailures(http, languageOf)
  await http.register(cookie)
  await http.register(async (scope) => {
    setCompilers(scope)
    identifyCallers(scope, makeSessions(db), false)
    const search = makeSearch({ registry, offers })
    const handlers = {
      quotePasses: makePassQuote(parts),
      comparePassWithTickets: makePassOrTickets({ ...parts, search }),
    }
    serve(scope, table, handlers, contextOf)
  })
  await http.ready()
  return {
    call: (call, input, language = 'en') =>
      http.inject({
        ...{ method: call.method, url: call.path, headers: { 'accept-language': language } },
        payload: (input as unknown as { body: object }).body,
      }),
    async kept(rph) {
      const [offer] = await offers.find([rph])
      if (!offer) throw new Error('There is no such offer.')
      return offer
    },
    async close() {
      await http.close()
      await cache.close()
      await db.close()
    },
  }
}
