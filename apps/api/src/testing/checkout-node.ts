import { makeCommit } from '../booking/cancel-commit.ts'
import { makeQuote } from '../booking/cancel-quote.ts'
import { makeExchangeCommit } from '../booking/exchange-commit.ts'
import { makeExchangeQuote } from '../booking/exchange-quote.ts'
import { makeMailsClient } from '../booking/mails-client.ts'
import type { BookingParts } from '../booking/parts.ts'
import { wholeOf } from '../booking/whole.ts'
import { cartGoodsDesk } from '../cart/checkout-store.ts'
import { type Checkout, makeCheckout } from '../checkout/checkout.ts'
import { displayOf } from '../checkout/display.ts'
import { orderAccess } from '../checkout/order-access.ts'
import { readConfig } from '../config.ts'
import { makeExchange } from '../exchange/exchange.ts'
import { makeInvoices } from '../invoice/invoices.ts'
import { makeOffers } from '../offer/offers.ts'
import { makeReprice } from '../offer/reprice.ts'
import { collectSearch, makeSearch } from '../offer/search.ts'
import { books } from '../payment/books.ts'
import { makePayments } from '../payment/payments.ts'
import type { PaymentProvider } from '../payment/provider.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import type { Cache } from '../platform/cache.ts'
import { type Context, stranger } from '../platform/context.ts'
import { hashOf, makeSafe } from '../platform/crypto.ts'
import type { Database, Db } from '../platform/db.ts'
import { makeLimits } from '../platform/limits.ts'
import { makeOutbox } from '../platform/outbox.ts'
import { makeSessions } from '../platform/sessions.ts'
import { makeRailCartView } from '../rail/cart-view.ts'
import { makeHousePass } from '../suppliers/house/rail/pass/supplier.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { isWrite } from './is-write.ts'
import { blankPapers } from './papers.ts'
import { registryOf } from './scripted-supplier.ts'

export const safe = makeSafe(['a secret for tests, long enough to be one'])
const places = makePlaces(loadCatalogue())
const config = readConfig({ NODE_ENV: 'test' })
const log = { warn: () => {} }

/** Where a node may die: before something reaches the outside, or after it was done and before anybody heard of it. */
export interface Death {
  /** The how-many-eth touch of the outside: a transaction, a supplier's write, the provider's. */
  at: number
  when: 'before' | 'after'
}

export class Died extends Error {}

/** Counts what a node does to the outside, and lets it die at one of these places: from then on it does nothing. */
export function makeFate(death?: Death) {
  let touched = 0
  let isDead = false
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const die = (): never => {
    isDead = true
    end()
    throw new Died('the node is dead')
  }
  return {
    touches: () => touched,
    isDead: () => isDead,
    /** When it dies: whoever waits for its answer has lost the line. */
    ended,
    ask<Value>(isWrite: boolean, work: () => Promise<Value>): Promise<Value> {
      if (isDead) return Promise.reject(new Died('the node is dead'))
      return isWrite ? this.touch(work) : work()
    },
    async touch<Value>(work: () => Promise<Value>): Promise<Value> {
      if (isDead) die()
      touched++
      if (death?.at === touched && death.when === 'before') die()
      const value = await work()
      if (death?.at === touched && death.when === 'after') die()
      return value
    },
  }
}

export type Fate = ReturnType<typeof makeFate>

/** The database as a mortal node has it. */
export const mortalDb = (db: Db, fate: Fate): Db => ({
  query: (statement) => fate.ask(isWrite(statement), () => db.query(statement)),
  one: (statement) => fate.ask(isWrite(statement), () => db.one(statement)),
  later: (statement) => fate.touch(() => db.later(statement)),
  atOnce: (statements) => fate.ask(statements.some(isWrite), () => db.atOnce(statements)),
  transaction: (work) => fate.touch(() => db.transaction(work)),
  script: (text) => db.script(text),
})

const writes = new Set(['hold', 'confirm', 'cancel', 'exchange', 'authorize', 'capture', 'void', 'refund'])

/** The other side of the line lives on when the node dies. */
const mortal = <Outside extends object>(outside: Outside, fate: Fate): Outside =>
  new Proxy(outside, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      const call = (...input: unknown[]) => Reflect.apply(value, target, input) as Promise<unknown>
      return writes.has(String(name)) ? (...input: unknown[]) => fate.touch(() => call(...input)) : call
    },
  })

/** What a test sets in place of the usual. */
export interface Outer {
  now?: () => number
  /** The provider as this node sees it. */
  provider?: (provider: PaymentProvider) => PaymentProvider
}

export interface Node extends Checkout {
  /** Priced, then done, as the customer's call does it. */
  quoteCancel: ReturnType<typeof makeQuote>
  commitCancel: ReturnType<typeof makeCommit>
  quoteExchange: ReturnType<typeof makeExchangeQuote>
  commitExchange: ReturnType<typeof makeExchangeCommit>
  offers: ReturnType<typeof makeOffers>
  search: ReturnType<typeof makeSearch>
  outbox: ReturnType<typeof makeOutbox>
}

/** One node of the shop with the house's passes; suppliers and provider keep their own books and outlive it. */
export function makeNode(
  db: Database,
  cache: Cache,
  fate: Fate = makeFate(),
  others: readonly AnySupplier[] = [],
  { now = () => Date.now(), provider: seenAs = (one) => one }: Outer = {},
): Node {
  const own = mortalDb(db, fate)
  const clock = { now: () => new Date() }
  const pass = makeHousePass({ db, safe, clock, timeZone: config.timeZone, log })
  const registry = registryOf(
    [pass as unknown as AnySupplier, ...others].map((one) => mortal(one, fate)),
    {
      circuit: { inARow: 1000, share: { of: 1000, atLeast: 1000 } },
    },
  )
  const offers = makeOffers({ db, cache, safe, exchange: makeExchange({ db }), now })
  const reprice = makeReprice({ registry, offers, now })
  const outside = makePayments({ db, safe, config, log })
  const payments = {
    ...outside,
    provider(id: string) {
      const provider = outside.provider(id)
      return provider && mortal(seenAs(provider), fate)
    },
  }
  const outbox = makeOutbox(own, () => {})
  // Nobody reads mails here.
  for (const kind of ['confirmed', 'cancelled', 'refunded', 'exchanged'])
    outbox.handle(`booking.${kind}`, async () => {})
  makeInvoices({
    config,
    db: own,
    safe,
    log,
    outbox,
    now: async () => now(),
    keeping: orderAccess,
    boughtOf: wholeOf,
    renderer: blankPapers,
  })
  const views = [makeRailCartView(places)]
  const search = makeSearch({ registry, offers })
  const checkout = makeCheckout({
    ...{ config, db: own, safe, log, outbox, sessions: makeSessions(db), limits: makeLimits(cache) },
    ...{ registry, offers, reprice, now, payments, books, views },
    ...{ cartGoods: cartGoodsDesk, reveal: async (_session, _correlationID, travelers) => [...travelers] },
    searchAll: (input) => collectSearch(search(input)),
    mailsClient: makeMailsClient(own),
  })
  const { orders } = checkout
  const goods = {
    ...{ offers, reprice },
    display: (...[found, wanted, language]: Parameters<BookingParts['goods']['display']>) =>
      displayOf(views, found, wanted, language),
  }
  const after = {
    db: own,
    safe,
    registry,
    now,
    outbox,
    orders,
    payments,
    goods,
    cartGoods: cartGoodsDesk,
    keeping: orderAccess,
  }
  return {
    ...{ ...checkout, offers, outbox, search },
    ...{ quoteCancel: makeQuote(after), commitCancel: makeCommit(after) },
    ...{ quoteExchange: makeExchangeQuote(after), commitExchange: makeExchangeCommit(after) },
  }
}

/** Somebody with a session. */
export const contextOf = (name: string, headers: Record<string, string> = {}): Context => ({
  session: { hash: hashOf(name), preferences: {}, expiresAt: new Date(Date.now() + 3_600_000), account: undefined },
  language: 'en',
  address: '127.0.0.1',
  client: stranger,
  requestId: name,
  leaving: () => new AbortController().signal,
  openSession: async () => hashOf(name),
  endSession: async () => {},
  header: (header) => headers[header],
  setHeader: () => {},
  cookie: () => undefined,
  setCookie: () => {},
})
