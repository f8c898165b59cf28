import { type App, buildApp } from '../app.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { testSecrets } from './audit-world.ts'
import { openTestCache, openTestDatabase } from './backend.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { type Death, type Fate, makeFate, mortalDb } from './checkout-node.ts'
import { type Line, makeLine } from './history-line.ts'
import { blankPapers } from './papers.ts'
import { type Browser, makeBrowser, openWorld, type TestWorld } from './world.ts'

/** A node that may die over a call. */
export interface MortalNode {
  fate: Fate
  browser: Browser
  /** Finishes what was promised, as far as it lives. */
  settle(): Promise<void>
}

/** A shop with its lines to the outside, and as many nodes as a history needs. */
export interface HistoryShop {
  world: TestWorld
  line: Line
  /** Another node on the same database, which lives as long as the first. */
  other(browser: Browser): Browser
  /** The same browser, on a node that dies at this place. */
  openMortal(browser: Browser, death: Death): Promise<MortalNode>
  close(): Promise<void>
}

const noMails = { send: async () => {} }

async function openNode(world: TestWorld, db: Database, cache: Cache): Promise<App> {
  const app = await buildApp({
    config: world.config,
    db,
    cache,
    mailer: noMails,
    passwords: cheapPasswords,
    renderer: blankPapers,
    secrets: testSecrets,
    logTo: { write: () => {} },
  })
  await app.http.ready()
  return app
}

export async function openHistoryShop(): Promise<HistoryShop> {
  const [books, cache] = [await openTestDatabase(), await openTestCache()]
  const { line, reached } = makeLine(books)
  const knobs = { DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off', SHOP_AGENCY: 'Harbour Travel' }
  const world = await openWorld(knobs, { db: reached, cache })
  // Nobody's account is used up: a history of money is about what was paid.
  await books.query(sql`update credit set credit_limit = 100000000000`)
  const beside = await openNode(world, reached, cache)
  const dead: App[] = []
  return {
    world,
    line,
    other: ({ cookies }) => makeBrowser(beside, '127.0.0.1', cookies),
    async openMortal({ cookies }, death) {
      const fate = makeFate(death)
      const db = { ...mortalDb(reached, fate), kind: reached.kind, close: async () => {} }
      const app = await openNode(world, db, cache)
      dead.push(app)
      return { fate, browser: makeBrowser(app, '127.0.0.1', cookies), settle: app.settle }
    },
    async close() {
      for (const app of [...dead, beside]) await app.close()
      await world.close()
    },
  }
}
