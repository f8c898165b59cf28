import type { Call } from '@portolan/contract/call'
import { expect } from 'vitest'
import { sql } from '../platform/sql.ts'
import type { Death } from './checkout-node.ts'
import type { Shelf } from './history-shelf.ts'
import type { HistoryShop } from './history-shop.ts'
import type { Browser, Reply } from './world.ts'

export interface Customer {
  shop: HistoryShop
  shelf: Shelf
  browser: Browser
  /** Who sees to what no machine can. */
  staff: Browser
  isAgent: boolean
  /** What has happened, by name: so that it is seen that everything does. */
  tally(name: string): void
}

/** How a call is made: once; again under its key; by two nodes at once; or on a node that dies over it. */
export type Manner = 'once' | 'again' | 'twice' | Death

export type Ask<C extends Call> = (browser: Browser, headers?: Record<string, string>) => Promise<Reply<C>>

let keys = 0

async function sendAgain<C extends Call>({ shop, browser }: Customer, ask: Ask<C>): Promise<void> {
  const headers = { 'idempotency-key': `history ${++keys}` }
  const first = await ask(browser, headers)
  const second = await ask(shop.other(browser), headers)
  if (first.status === 200) expect(second.raw.body).toBe(first.raw.body)
}

/** The customer hears nothing where the node dies, and looks at what has become of it: hence there is no answer. */
export async function send<C extends Call>(customer: Customer, manner: Manner, ask: Ask<C>): Promise<void> {
  const { shop, browser, tally } = customer
  tally(typeof manner === 'string' ? manner : 'mortal')
  if (manner === 'once') await ask(browser)
  else if (manner === 'again') await sendAgain(customer, ask)
  else if (manner === 'twice') await Promise.all([ask(browser), ask(shop.other(browser))])
  else {
    const { fate, browser: mortal, settle } = await shop.openMortal(browser, manner)
    await Promise.race([ask(mortal).then(settle), fate.ended])
    if (fate.isDead()) tally(`killed ${manner.when}`)
  }
}

const isInHand = sql`sent is not null and not exists (
  select from payment where payment.purchase_id = purchase.id and payment.status = 'ActionRequired')`

/** What was left is taken up by a node that lives, as time goes by; what a dead one had in hand is free then. */
export async function comeToRest({ shop: { world } }: Customer, orderId: string, isKilled: boolean): Promise<void> {
  if (isKilled) await world.db.query(sql`update outbox set next_at = now()`)
  for (let round = 0; round < 8; round++) {
    await world.db.query(sql`
      update purchase set due_at = now() where id = ${orderId} and due_at is not null and sent is not null`)
    await world.app.settle()
    const inHand = await world.db.query(sql`select id from purchase where id = ${orderId} and ${isInHand}`)
    if (inHand.length === 0) return
  }
  throw new Error('The order does not come to rest.')
}

/** The tries of the outbox come later and later: time goes by. */
export async function waitForOutbox({ shop: { world } }: Customer): Promise<void> {
  await world.db.query(sql`update outbox set next_at = now()`)
  await world.app.settle()
}

/** A question of the bank that nobody answers is given up after a quarter of an hour. */
export async function giveUpChallenge(customer: Customer, orderId: string): Promise<void> {
  await customer.shop.world.db.query(sql`
    update purchase set moved_at = now() - interval '16 minutes', due_at = now() where id = ${orderId}`)
  await customer.shop.world.app.settle()
}
