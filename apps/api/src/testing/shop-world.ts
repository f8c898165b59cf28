import { createInterface } from 'node:readline'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { Call, InputOf } from '@portolan/contract/call'
import { table } from '@portolan/contract/table'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import { vi } from 'vitest'
import { makeMailsClient } from '../booking/mails-client.ts'
import { makeCart } from '../cart/cart.ts'
import { cartGoodsDesk } from '../cart/checkout-store.ts'
import type { CartView } from '../cart/goods.ts'
import { makeCheckout } from '../checkout/checkout.ts'
import { readConfig } from '../config.ts'
import { makeExchange } from '../exchange/exchange.ts'
import { makeOffers } from '../offer/offers.ts'
import { makeReprice } from '../offer/reprice.ts'
import { collectSearch, makeSearch } from '../offer/search.ts'
import { books } from '../payment/books.ts'
import { makePayments } from '../payment/payments.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { contextOf, identifyCallers, languageOf } from '../platform/caller.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { handleFailures } from '../platform/failure.ts'
import { makeLimits } from '../platform/limits.ts'
import { makeMetrics } from '../platform/metrics.ts'
import { makeOutbox } from '../platform/outbox.ts'
import { type Handlers, serve } from '../platform/serve.ts'
import { makeSessions } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'
import { setCompilers } from '../platform/validation.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { simulatedView } from '../suppliers/simulated-view.ts'
import { testSecurityLog } from './audit-world.ts'
import { openTestCache, openTestDatabase } from './backend.ts'
import { registryOf } from './scripted-supplier.ts'

/** One product and the cart, on suppliers whose answers are the test's. One euro is 1.10 dollars; a tenth is added. */
export interface ShopWorld {
  db: Database
  /** Moves the clock by which days are past. */
  setNow(now: Date | undefined): void
  call<C extends Call>(call: C, input: InputOf<C>, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Asks over a real line, and hangs up as soon as the time has come. */
  hangUp<C extends Call>(
    call: C,
    input: InputOf<C>,
    headers: Record<string, string>,
    when: () => boolean,
  ): Promise<void>
  /** The same, line by line as the answer is written. */
  lines<C extends Call>(call: C, input: InputOf<C>, headers?: Record<string, string>): AsyncIterable<string>
  /** The header of somebody who has logged in. */
  cookieOf(username: string): Promise<Record<string, string>>
  close(): Promise<void>
}

const places = makePlaces(loadCatalogue())

/** What a product is made with. */
export type ShopParts = Awaited<ReturnType<typeof openParts>>

async function openParts(suppliers: readonly AnySupplier[], views: readonly CartView[], clock: { now(): Date }) {
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
  const platform = {
    ...{ config, db, cache, sessions, limits: makeLimits(cache), safe, metrics: makeMetrics(), log: http.log },
    ...{ sendOnce: async () => 'sent' as const, outbox: makeOutbox(db, () => {}) },
    security: testSecurityLog(),
  }
  const payments = makePayments(platform)
  const { desk } = makeCheckout({
    ...{ ...platform, registry, offers, reprice, now, views, books, payments },
    ...{
      cartGoods: cartGoodsDesk,
      searchAll: (input) => collectSearch(search(input)),
      mailsClient: makeMailsClient(platform.db),
      reveal: async (_session, _correlationID, travelers) => [...travelers],
    },
  })
  const shop = { http, registry, offers, search, reprice, places, clock, desk, payments }
  return { ...platform, ...shop, timeZone: config.timeZone }
}

export interface ShopWish {
  suppliers: readonly AnySupplier[]
  view(places: ShopParts['places']): CartView
  handlersOf(parts: ShopParts): Handlers
}

export async function openShopWorld({ suppliers, view, handlersOf }: ShopWish): Promise<ShopWorld> {
  let fixed: Date | undefined
  const views = [view(places), simulatedView]
  const parts = await openParts(suppliers, views, { now: () => fixed ?? new Date() })
  const { http, db, cache, sessions, offers, reprice } = parts
  const cart = makeCart({ ...parts, offers, reprice, views, leaveOrder: async () => {} })
  handleFailures(http, languageOf)
  await http.register(cookie)
  await http.register(formbody)
  await http.register(async (scope) => {
    setCompilers(scope)
    identifyCallers(scope, sessions, false)
    serve(scope, table, { ...handlersOf(parts), ...cart.handlers, ...parts.payments.handlers }, contextOf)
  })
  await http.ready()
  const requestOf = (call: Call, input: unknown, headers: Record<string, string> = {}) => ({
    method: call.method,
    url: call.path,
    headers,
    payload: (input as { body: object }).body,
  })
  return {
    db,
    setNow(at) {
      fixed = at
    },
    call: (call, input, headers) => http.inject(requestOf(call, input, headers)),
    async hangUp(call, input, headers, when) {
      const address = await http.listen({ port: 0, host: '127.0.0.1' })
      const { method, url, payload } = requestOf(call, input)
      const customer = new AbortController()
      const init = { method, body: JSON.stringify(payload), signal: customer.signal }
      const asked = fetch(`${address}${url}`, { ...init, headers: { ...headers, 'content-type': 'application/json' } })
      await vi.waitUntil(when, { timeout: 10_000, interval: 2 })
      customer.abort()
      await asked.catch(() => {})
    },
    async *lines(call, input, headers) {
      const reply = await http.inject({ ...requestOf(call, input, headers), payloadAsStream: true })
      yield* createInterface({ input: reply.stream() })
    },
    async cookieOf(username) {
      const account = await db.one<{ id: string }>(sql`select id from account where username = ${username}`)
      const { token } = await sessions.open(account?.id, {})
      return { cookie: `portolan=${token}` }
    },
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
