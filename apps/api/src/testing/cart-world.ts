import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { Call } from '@portolan/contract/call'
import { addToCart, type CartItem, readCart } from '@portolan/contract/cart'
import { table } from '@portolan/contract/table'
import Fastify from 'fastify'
import { makeAccount } from '../account/account.ts'
import { makeCart } from '../cart/cart.ts'
import { readConfig } from '../config.ts'
import { contextOf, identifyCallers, languageOf } from '../platform/caller.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { handleFailures } from '../platform/failure.ts'
import { makeLimits } from '../platform/limits.ts'
import { fileMailer } from '../platform/mail.ts'
import { makeSendOnce } from '../platform/mail-once.ts'
import { makeMetrics } from '../platform/metrics.ts'
import { makeOutbox } from '../platform/outbox.ts'
import { serve } from '../platform/serve.ts'
import { makeSessions, type Sessions } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'
import { setCompilers } from '../platform/validation.ts'
import { simulatedView } from '../suppliers/simulated-view.ts'
import { testSecurityLog } from './audit-world.ts'
import { openTestCache, openTestDatabase } from './backend.ts'
import { makeShop, type Shop } from './cart-shop.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import type { Browser, Reply } from './world.ts'

/** The cart and the accounts on a database of their own; the offers are the test's. */
export interface CartWorld {
  db: Database
  shop: Shop
  sessions: Sessions
  browser(): Browser
  close(): Promise<void>
}

export async function openCartWorld(): Promise<CartWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portolan-cart-'))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const [db, cache] = [await openTestDatabase(), await openTestCache()]
  const sessions = makeSessions(db)
  const http = Fastify()
  const safe = makeSafe(['a secret for tests, long enough to be one'])
  const shop = await makeShop({ db, cache, safe })
  const platform = {
    config,
    db,
    cache,
    sessions,
    limits: makeLimits(cache),
    safe,
    metrics: makeMetrics(),
    sendOnce: makeSendOnce({
      db,
      mailer: fileMailer(join(dataDir, 'outbox'), config.publicUrl),
      publicUrl: config.publicUrl,
    }),
    outbox: makeOutbox(db, () => {}),
    security: testSecurityLog(),
    log: http.log,
  }
  handleFailures(http, languageOf)
  await http.register(cookie)
  await http.register(formbody)
  const account = makeAccount({ ...platform, passwords: cheapPasswords })
  const cart = makeCart({
    ...platform,
    offers: shop.offers,
    reprice: shop.reprice,
    views: [simulatedView],
    // Nothing is sold in this world.
    leaveOrder: async () => {},
  })
  await http.register(async (scope) => {
    setCompilers(scope)
    identifyCallers(scope, sessions, false)
    serve(scope, table, { ...account.handlers, ...cart.handlers }, contextOf)
  })
  await http.ready()

  async function send(cookies: Map<string, string>, call: Call, body: unknown, headers: Record<string, string>) {
    const form = call.encoding === 'form'
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const raw = await http.inject({
      method: call.method,
      url: call.path,
      cookies: Object.fromEntries(cookies),
      headers: { ...(body !== undefined && { 'content-type': type }), ...headers },
      ...(body !== undefined && {
        payload: form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
      }),
    })
    for (const { name, value } of raw.cookies) if (value) cookies.set(name, value)
    for (const { name, value } of raw.cookies) if (!value) cookies.delete(name)
    return { status: raw.statusCode, body: raw.json(), raw }
  }

  return {
    db,
    shop,
    sessions,
    browser() {
      const cookies = new Map<string, string>()
      return {
        cookies,
        call: async <C extends Call>(call: C, input: unknown, headers: Record<string, string> = {}) =>
          (await send(cookies, call, (input as { body?: unknown }).body, headers)) as unknown as Reply<C>,
      }
    },
    async close() {
      await http.close()
      await cache.close()
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const itemsOf = ({ body }: { body: unknown }): CartItem[] =>
  (body as string[]).map((text) => JSON.parse(text) as CartItem)

export const titlesOf = (reply: { body: unknown }): string[] => itemsOf(reply).map(({ display }) => display.title)

export const etagOf = ({ raw }: Pick<Reply<Call>, 'raw'>): string => String(raw.headers.etag)

export const cartOf = async (browser: Browser): Promise<CartItem[]> => itemsOf(await browser.call(readCart, {}))

/** Puts articles of these titles into the cart, in one request. */
export async function fill(world: CartWorld, browser: Browser, ...titles: string[]): Promise<CartItem[]> {
  const goods = []
  for (const title of titles) goods.push({ productType: 'rail' as const, rphs: [await world.shop.offer({ title })] })
  const reply = await browser.call(addToCart, { body: { goods } })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return itemsOf(reply)
}

/** The database's clock decides, so the rows are moved, not the clock. */
export const expire = (world: CartWorld, ...ids: string[]) =>
  world.db.query(sql`
    update cart_item set expires_at = now() - interval '1 second', proposal_until = now() - interval '1 second',
      offers = (select jsonb_agg(jsonb_set(offer, '{expiresAt}', '0')) from jsonb_array_elements(offers::jsonb) as offer)
    where id::text = any(${ids})`)
