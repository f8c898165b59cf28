import { quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { answerPaymentChallenge } from '@portolan/contract/payment'
import { expect } from 'vitest'
import { sql } from '../platform/sql.ts'
import { putIntoCart } from '../rights/belongings.ts'
import { signedIn } from './agency.ts'
import { minor } from './cancel-world.ts'
import { ada } from './checkout-world.ts'
import {
  checkInvoiced,
  checkOutside,
  checkShown,
  checkWork,
  partsOf,
  readStand,
  referenceOf,
  type Shown,
  type Stand,
} from './history-check.ts'
import { type Customer, comeToRest, giveUpChallenge, waitForOutbox } from './history-customer.ts'
import type { History } from './history-draw.ts'
import type { Kind, Shelf } from './history-shelf.ts'
import type { HistoryShop } from './history-shop.ts'
import { type Done, perform, repeat, type Step } from './history-steps.ts'
import type { Browser } from './world.ts'

const grace = {
  ...ada,
  ref: 't2',
  firstName: 'Grace',
  lastName: 'Hopper',
  document: { ...ada.document, docID: 'PX7654321' },
}

let people = 0

/** Somebody like one of the demo people, with a cart and a list of bookings that nothing is in yet. */
async function signUp({ world }: HistoryShop, like: History['buyer']): Promise<Browser> {
  const username = `${like}${++people}`
  await world.db.query(sql`
    with model as (select * from account where username = ${like}), fresh as (
      insert into account (username, email, password_hash, agency_id, first_name, last_name, standing)
      select ${username}, ${`${username}@example.com`}, password_hash, agency_id, first_name, last_name, standing
      from model returning id
    )
    insert into account_role (account_id, role_id)
    select fresh.id, account_role.role_id from fresh, model join account_role on account_role.account_id = model.id`)
  return signedIn(world, username)
}

/** In the cart, begun and held. */
async function begin({ browser, shelf, tally }: Customer, wanted: readonly Kind[]): Promise<string> {
  const items = []
  for (const kind of wanted) {
    const { productType, rphs } = await shelf.find(kind)
    items.push(await putIntoCart(browser, productType, rphs))
  }
  const { body: order } = await browser.call(startCheckout, { body: { cartItemIds: items.map(({ id }) => id) } })
  const refs = [ada, grace].map(({ ref }) => ref)
  const assign = order.items.map(({ cartItemId, party }) => ({
    cartItemId,
    travelerRefs: refs.slice(0, party.length),
  }))
  const held = await browser.call(quoteCheckout, {
    body: {
      orderId: order.orderId,
      travelers: [ada, grace],
      contact: { email: ada.email },
      assign: [...new Map(assign.map((one) => [one.cartItemId, one])).values()],
    },
  })
  expect(held.status, held.raw.body).toBe(200)
  for (const { productType, status } of held.body.items) tally(`begun ${productType} ${status}`)
  return order.orderId
}

/** What was agreed to with the customer, for each item of the cart. Minor units. */
type Agreed = Map<string, { paid: number; back: number }>

const countOf = (events: readonly string[], kindsOf: readonly string[]): number =>
  events.filter((event) => kindsOf.includes(event)).length

function enterAgreed(agreed: Agreed, before: Stand, after: Stand, done: Done): void {
  for (const item of before.order.items) {
    const reference = referenceOf(item)
    const eventsIn = ({ shown }: Stand) => shown.find((one) => one.reference === reference)?.events ?? []
    const isNew = (events: readonly string[]) => countOf(eventsIn(after), events) > countOf(eventsIn(before), events)
    const sums = agreed.get(item.cartItemId) ?? { paid: 0, back: 0 }
    const isBought = after.books.find((one) => one.reference === reference)?.isBought
    if (isNew(['confirmOk']) && isBought) sums.paid += minor(item.price.amount) - minor(item.payThere?.amount ?? 0)
    const { agreed: now } = done
    // For a package it is agreed to once, for both of its parts.
    if (now && done.references[0] === reference && isNew(now.events)) {
      sums.paid += Math.max(0, now.due)
      sums.back += Math.max(0, -now.due)
    }
    agreed.set(item.cartItemId, sums)
  }
}

function checkAgreed(agreed: Agreed, { order, books }: Stand): void {
  for (const [cartItemId, { paid, back }] of agreed) {
    const references = order.items.filter((item) => item.cartItemId === cartItemId).map(referenceOf)
    const own = books.filter(({ reference }) => references.includes(reference))
    const entered = own.reduce((sum, one) => ({ paid: sum.paid + one.paid, back: sum.back + one.owed }), {
      paid: 0,
      back: 0,
    })
    expect(entered, references.join()).toEqual({ paid, back })
  }
}

const isAsked = ({ status }: Shown): boolean => status === 'PendingPurchase' || status === 'PendingExchange'

/** What a step was not about is as it was; a refund that waits may come at any time. */
function checkUntouched(before: Stand, after: Stand, { references, challenge }: Done): void {
  // A question of the bank that was left from before may be the one that is answered, or given up.
  const asked = before.shown.filter((one) => challenge !== undefined && isAsked(one))
  const waiting = before.books.filter(({ owed, heard }) => owed > heard)
  const named = [...references, ...[...asked, ...waiting].map(({ reference }) => reference)]
  const touched = new Set(named.flatMap((reference) => partsOf(before.order, reference)))
  for (const { reference } of before.books) {
    if (touched.has(reference)) continue
    const moneyIn = ({ shown }: Stand) => {
      const { status, paymentStatus, settlement, paid, refunded } =
        shown.find((one) => one.reference === reference) ?? expect.fail('it has no page')
      return { status, paymentStatus, settlement, paid, refunded }
    }
    expect(moneyIn(after), reference).toEqual(moneyIn(before))
  }
}

async function seeToChallenge(customer: Customer, orderId: string, step: Step, done: Done): Promise<void> {
  if (!('by' in step) || !done.challenge || !['answered', 'abandoned'].includes(step.by)) return
  const clientSecret = await done.challenge()
  if (clientSecret !== undefined && step.by === 'abandoned') await giveUpChallenge(customer, orderId)
  if (clientSecret !== undefined && step.by === 'answered') {
    const { status } = await customer.browser.call(answerPaymentChallenge, { body: { clientSecret } })
    expect(status).toBe(200)
  }
  await comeToRest(customer, orderId, false)
}

/** Nothing befalls anybody any more: whatever waits comes to its end. */
async function calm(customer: Customer, orderId: string): Promise<Stand> {
  const { shop, browser } = customer
  shop.line.calm('refund', 'capture', 'supply')
  const { items, payment } = (await readStand(shop, browser, orderId)).order
  if (payment?.status === 'ActionRequired' || items.some(({ status }) => status === 'PendingExchange'))
    await giveUpChallenge(customer, orderId)
  await comeToRest(customer, orderId, true)
  await waitForOutbox(customer)
  if (await repeat(customer, await readStand(shop, browser, orderId))) await waitForOutbox(customer)
  return readStand(shop, browser, orderId)
}

export interface Walker {
  shop: HistoryShop
  shelf: Shelf
  tally(name: string): void
}

/** One history from the cart to its end; after each step the screens are held against the books. */
export async function walk({ shop, shelf, tally }: Walker, { buyer, goods: wanted, steps }: History): Promise<void> {
  const { world, line } = shop
  const [browser, staff] = [await signUp(shop, buyer), await signedIn(world, 'manager')]
  const customer: Customer = { shop, shelf, browser, staff, isAgent: buyer === 'agent', tally }
  const credit = await world.db.one<{ used: number }>(sql`select coalesce(sum(used), 0)::bigint as used from credit`)
  const orderId = await begin(customer, wanted)
  const agreed: Agreed = new Map()
  let stand = await readStand(shop, browser, orderId)
  const check = async (after: Stand) => {
    await checkShown(browser, after)
    checkOutside(after, credit?.used ?? 0)
    await checkWork(staff, after)
    checkAgreed(agreed, after)
  }
  await check(stand)
  for (const step of steps) {
    // A line to the provider that is bad stays so until something else is said of it.
    if (step.refund.length > 0) line.befall('refund', step.refund)
    line.befall('capture', step.capture)
    line.befall('supply', step.supply)
    const done = await perform(customer, stand, step)
    line.calm('capture', 'supply')
    if (!done) continue
    await comeToRest(customer, orderId, typeof step.manner === 'object')
    await seeToChallenge(customer, orderId, step, done)
    const after = await readStand(shop, browser, orderId)
    enterAgreed(agreed, stand, after, done)
    await check(after)
    checkUntouched(stand, after, done)
    stand = after
    tally(done.name)
  }
  const end = await calm(customer, orderId)
  await check(end)
  await checkInvoiced(world.db, orderId)
  expect(
    end.shown.filter(({ paymentStatus }) => paymentStatus.startsWith('Refund') && paymentStatus !== 'Refunded'),
  ).toEqual([])
}
