import { cancelBooking, readBookingDetails } from '@portolan/contract/booking'
import { exchangeBooking } from '@portolan/contract/booking-exchange'
import { correctInvoice } from '@portolan/contract/booking-papers'
import { confirmCheckout, type OrderItem, readOrder } from '@portolan/contract/checkout'
import { listWorkItems, settleWorkItem } from '@portolan/contract/notice'
import { expect } from 'vitest'
import { sql } from '../platform/sql.ts'
import { named } from './booking-world.ts'
import { minor } from './cancel-world.ts'
import { byCard } from './checkout-world.ts'
import { referenceOf, type Shown, type Stand } from './history-check.ts'
import { type Ask, type Customer, type Manner, send, waitForOutbox } from './history-customer.ts'
import type { LineTrouble } from './history-line.ts'
import type { SeatKind } from './history-shelf.ts'

/** answered, abandoned, left: the bank asks something, and the customer answers, gives it up or lets it wait. */
export type Pay = 'ok' | 'declined' | 'answered' | 'abandoned' | 'left' | 'timeout' | 'account'

interface Asked {
  manner: Manner
  /** What befalls the next calls for a refund. */
  refund: readonly LineTrouble[]
  /** What befalls the call that takes the money, or the next one to the supplier. */
  capture: readonly LineTrouble[]
  supply: readonly LineTrouble[]
}

export type Step = Asked &
  (
    | { do: 'pay'; by: Pay /** One held item alone. */; which: number | undefined }
    | { do: 'cancel'; which: number /** One room of several. */; room: number | undefined }
    | { do: 'exchange'; which: number; to: SeatKind; by: Pay; isRefused: boolean }
    | { do: 'release'; which: number }
    /** An invoice of it, to another buyer. */
    | { do: 'correct'; which: number }
    | { do: 'expire' }
    | { do: 'wait' }
    | { do: 'repeat' }
  )

type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>

/** What was agreed to for some bookings, and counts when one of them has gone through it. */
export interface Agreement {
  events: readonly string[]
  /** Minor units: to be paid on top, or given back where it is below zero. */
  due: number
}

/** What a step was about. */
export interface Done {
  name: string
  /** Nothing else may change. */
  references: readonly string[]
  agreed?: Agreement
  /** What the bank asks of the customer; undefined: nothing. */
  challenge?: () => Promise<string | undefined>
}

const oneOf = <One>(all: readonly One[], which: number): One | undefined => all[which % Math.max(1, all.length)]

function formOf(by: Pay, isAgent: boolean) {
  if (by === 'account' && isAgent) return { kind: 'account' as const }
  if (by === 'declined') return byCard('tok_declined')
  if (by === 'timeout') return byCard('tok_timeout')
  return byCard(by === 'ok' || by === 'account' ? 'tok_ok' : 'tok_authentication_required')
}

/** What belongs together is one item of the cart. */
const together = (items: readonly OrderItem[], one: OrderItem): OrderItem[] =>
  items.filter(({ cartItemId }) => cartItemId === one.cartItemId)

const isBought = ({ status }: { status: string }): boolean => status === 'Ticketed' || status === 'Committed'

const itemOf = ({ order }: Stand, { reference }: Shown): OrderItem =>
  order.items.find((item) => referenceOf(item) === reference) ?? expect.fail('it is of no order')

async function pay(
  customer: Customer,
  { order }: Stand,
  { by, which, manner }: StepOf<'pay'>,
): Promise<Done | undefined> {
  const ready = order.items.filter(({ status, errors }) => status === 'OnHold' || (status === 'Pending' && !errors))
  const held = ready.filter(({ status }) => status === 'OnHold')
  const one = which === undefined ? undefined : oneOf(held, which)
  const paid = one ? together(ready, one) : ready
  if (paid.length === 0) return undefined
  const what = one
    ? { uniqueID: named(referenceOf(one)), quoteId: one.quoteId }
    : { orderId: order.orderId, quoteId: order.quoteId }
  const amount = paid.reduce((sum, { price }) => sum + minor(price.amount), 0) / 100
  const acceptedTotal = { currencyCode: order.total.currencyCode, amount }
  const paymentForm = formOf(by, customer.isAgent)
  await send(customer, manner, (on, headers) =>
    on.call(confirmCheckout, { body: { ...what, paymentForm, acceptedTotal } }, headers),
  )
  const readAgain = () => customer.browser.call(readOrder, { params: { orderId: order.orderId } })
  return {
    name: `pay ${by}${one ? ' for one' : ''}`,
    references: paid.map(referenceOf),
    challenge: async () => (await readAgain()).body.payment?.nextAction?.clientSecret,
  }
}

async function cancel(customer: Customer, stand: Stand, step: StepOf<'cancel'>): Promise<Done | undefined> {
  const bought = stand.shown.filter(isBought)
  const roomy = bought.filter(({ rooms }) => rooms.length > 1)
  const one = oneOf(step.room !== undefined && roomy.length > 0 ? roomy : bought, step.which)
  if (!one) return undefined
  const references = together(stand.order.items, itemOf(stand, one)).map(referenceOf)
  const isPart = step.room !== undefined && one.rooms.length > 1 && references.length === 1
  const room = oneOf(one.rooms, step.room ?? 0)
  const asked = { uniqueIDs: [named(one.reference)], ...(isPart && room && { itemRPHs: [room] }) }
  const quoted = await customer.browser.call(cancelBooking, { body: { ...asked, cancelType: 'Quote' } })
  expect(quoted.status, quoted.raw.body).toBe(200)
  const { cancelQuoteID, cancelRules = [] } = quoted.body.cancelInfoRS ?? {}
  const refund = minor(cancelRules.find(({ type }) => type === 'Refund')?.amount ?? 0)
  await send(customer, step.manner, (on, headers) =>
    on.call(
      cancelBooking,
      { body: { ...asked, cancelType: 'Commit', ...(cancelQuoteID && { cancelQuoteID }) } },
      headers,
    ),
  )
  const whole = references.length > 1 ? 'a package' : 'the whole'
  return {
    name: `cancel ${isPart ? 'in part' : whole}`,
    references,
    agreed: { events: ['cancelOk', 'cancelPartOk'], due: -refund },
  }
}

async function exchange(customer: Customer, stand: Stand, step: StepOf<'exchange'>): Promise<Done | undefined> {
  const { browser, shop, shelf, isAgent } = customer
  const trains = stand.shown.filter((one) => isBought(one) && itemOf(stand, one).productType === 'rail')
  const one = oneOf(trains, step.which)
  if (!one) return undefined
  const asked = { uniqueID: named(one.reference), rphs: [shelf.seats[step.to]] }
  const quoted = await browser.call(exchangeBooking, { body: { ...asked, mode: 'Quote' } })
  if (quoted.status !== 200) return { name: 'exchange not quoted', references: [] }
  const { exchangeQuoteID = '', due } = quoted.body
  const sum = minor(due?.amount ?? 0)
  const isRefused = step.isRefused && sum > 0
  // The supplier would ask for more than was agreed to, and exchanges nothing.
  if (isRefused)
    await shop.world.db.query(sql`
      update exchange_quote set terms = jsonb_set(terms::jsonb, '{supplier,difference,minor}', '1')::json
      where id::text = ${exchangeQuoteID}`)
  const paymentForm = formOf(step.by, isAgent)
  const commit: Ask<typeof exchangeBooking> = (on, headers) =>
    on.call(exchangeBooking, { body: { ...asked, mode: 'Commit', exchangeQuoteID, paymentForm } }, headers)
  await send(customer, step.manner, commit)
  const how = sum > 0 ? `dearer by ${step.by}` : sum < 0 ? 'cheaper' : 'even'
  return {
    name: `exchange ${how}${isRefused ? ', refused' : ''}`,
    references: [one.reference],
    agreed: { events: ['exchangeOk'], due: sum },
    challenge: async () => (await commit(browser)).body.nextAction?.clientSecret,
  }
}

async function release(
  customer: Customer,
  { order }: Stand,
  { which, manner }: StepOf<'release'>,
): Promise<Done | undefined> {
  const one = oneOf(
    order.items.filter(({ status }) => status === 'OnHold'),
    which,
  )
  if (!one) return undefined
  await send(customer, manner, (on, headers) =>
    on.call(cancelBooking, { body: { cancelType: 'Commit', uniqueIDs: [named(referenceOf(one))] } }, headers),
  )
  return { name: 'release', references: together(order.items, one).map(referenceOf) }
}

/** Once for each invoice: asked for again it is refused, and nothing moves. */
async function correct(
  customer: Customer,
  { shown }: Stand,
  { which, manner }: StepOf<'correct'>,
): Promise<Done | undefined> {
  const one = oneOf(shown.filter(isBought), which)
  if (!one) return undefined
  const { body } = await customer.browser.call(readBookingDetails, { body: { uniqueID: named(one.reference) } })
  const invoice = body.invoices?.find(({ correctable }) => correctable)
  if (!invoice) return undefined
  const params = { id: one.reference, documentId: invoice.documentId }
  await send(customer, manner, (on, headers) =>
    on.call(correctInvoice, { params, body: { company: 'Harbour Ltd' } }, headers),
  )
  return { name: 'correct the buyer', references: [] }
}

/** The database's clock cannot be set: what it has written down is moved instead, with us and with the supplier. */
async function expire({ shop: { world } }: Customer, { order }: Stand): Promise<Done | undefined> {
  const held = order.items.filter(({ status }) => status === 'OnHold')
  if (held.length === 0) return undefined
  const over = sql`now() - interval '1 minute'`
  await world.db.query(sql`
    update house_reservation set hold_until = ${over} where state = 'held' and locator in (
      select locator from booking where purchase_id = ${order.orderId} and status = 'OnHold')`)
  await world.db.query(sql`
    update booking set hold_until = ${over} where purchase_id = ${order.orderId} and status = 'OnHold'`)
  await world.db.query(sql`update purchase set due_at = now() where id = ${order.orderId}`)
  await world.app.settle()
  return { name: 'expire', references: held.map(referenceOf) }
}

const isWaiting = ({ owed, heard }: Stand['books'][number]): boolean => owed > heard

/** Later the worker tries again what had failed; it may die over that. */
async function wait(customer: Customer, { books }: Stand, { manner }: StepOf<'wait'>): Promise<Done | undefined> {
  const waiting = books.filter(isWaiting)
  if (waiting.length === 0) return undefined
  if (typeof manner === 'object') {
    await customer.shop.world.db.query(sql`update outbox set next_at = now()`)
    const { fate, settle } = await customer.shop.openMortal(customer.browser, manner)
    await Promise.race([settle(), fate.ended])
    if (fate.isDead()) customer.tally(`killed ${manner.when}`)
  } else await waitForOutbox(customer)
  return { name: 'wait', references: waiting.map(({ reference }) => reference) }
}

/** Those who see to what has failed have it tried again. */
export async function repeat(customer: Customer, { books }: Stand, manner: Manner = 'once'): Promise<Done | undefined> {
  const { staff, shop } = customer
  const { body } = await staff.call(listWorkItems, {})
  const mine = body.items.filter(({ bookingId, kind }) => kind === 'refund' && books.some(({ id }) => id === bookingId))
  if (mine.length === 0) return undefined
  for (const { id, bookingId } of mine) {
    const failed = await shop.world.db.query<{ key: string }>(sql`
      select key from refund where booking_id = ${bookingId} and status = 'RefundFailed'`)
    for (const { key } of failed) shop.line.forget(key)
    // It is one write, and what follows from it is the worker's, who may die over that.
    await send({ ...customer, browser: staff }, typeof manner === 'object' ? 'once' : manner, (on, headers) =>
      on.call(settleWorkItem, { params: { id }, body: { action: 'retry' } }, headers),
    )
  }
  const ids = mine.map(({ bookingId }) => bookingId)
  return { name: 'repeat', references: books.filter(({ id }) => ids.includes(id)).map(({ reference }) => reference) }
}

/** Undefined: there was nothing to do. */
export function perform(customer: Customer, stand: Stand, step: Step): Promise<Done | undefined> {
  switch (step.do) {
    case 'pay':
      return pay(customer, stand, step)
    case 'cancel':
      return cancel(customer, stand, step)
    case 'exchange':
      return exchange(customer, stand, step)
    case 'release':
      return release(customer, stand, step)
    case 'correct':
      return correct(customer, stand, step)
    case 'expire':
      return expire(customer, stand)
    case 'wait':
      return wait(customer, stand, step)
    case 'repeat':
      return repeat(customer, stand, step.manner)
  }
}
