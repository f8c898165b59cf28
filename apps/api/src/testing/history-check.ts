import { exportBookingHistory, readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { type OrderItem, type OrderRS, readOrder } from '@portolan/contract/checkout'
import { listWorkItems } from '@portolan/contract/notice'
import { expect } from 'vitest'
import type { Db } from '../platform/db.ts'
import { named } from './booking-world.ts'
import { minor } from './cancel-world.ts'
import { type BookedMoney, type Outside, readBooks, readInvoiced, readOutside } from './history-books.ts'
import type { HistoryShop } from './history-shop.ts'
import type { Browser } from './world.ts'

/** One booking as its page shows it. */
export interface Shown {
  reference: string
  status: string
  paymentStatus: string
  settlement: string
  paid: number
  refunded: number
  /** What cancelling has cost, once everything else is back. */
  cancelFee: number
  /** To be paid on the spot, for what is left of it. */
  there: number
  /** What has happened to it, the oldest first. */
  events: readonly string[]
  /** Handles of the rooms that it still has. */
  rooms: readonly string[]
}

/** An order after everything has come to rest, in the books and on the screens. */
export interface Stand {
  order: OrderRS
  shown: readonly Shown[]
  books: readonly BookedMoney[]
  outside: Outside
}

interface Stay {
  roomStays?: { roomStayList?: { reference?: { id: string }; availabilityStatus?: string }[] }
}

async function showOne(browser: Browser, reference: string): Promise<Shown> {
  const { status, body } = await browser.call(readBookingDetails, { body: { uniqueID: named(reference) } })
  if (status !== 200 || !body.booking) throw new Error(`${reference} is not shown: ${JSON.stringify(body)}`)
  const { booking, paid, refunded, cancelFee, payThere, timeline = [], reservation } = body
  const rooms = (reservation as Stay | undefined)?.roomStays?.roomStayList ?? []
  return {
    reference,
    status: booking.status,
    paymentStatus: booking.paymentStatus ?? '',
    settlement: booking.settlement ?? '',
    paid: minor(paid?.amount ?? 0),
    refunded: minor(refunded?.amount ?? 0),
    cancelFee: minor(cancelFee?.amount ?? 0),
    there: minor(payThere?.amount ?? 0),
    events: timeline.map(({ kind }) => kind),
    rooms: rooms.flatMap(({ reference: handle, availabilityStatus }) =>
      availabilityStatus === 'AvailableForSale' && handle ? handle.id : [],
    ),
  }
}

export const referenceOf = ({ uniqueID }: OrderItem): string => uniqueID?.id ?? ''

export async function readStand({ world, line }: HistoryShop, browser: Browser, orderId: string): Promise<Stand> {
  const { body: order } = await browser.call(readOrder, { params: { orderId } })
  const shown = []
  for (const item of order.items) shown.push(await showOne(browser, referenceOf(item)))
  return {
    order,
    shown,
    books: await readBooks(world.db, line, orderId),
    outside: await readOutside(world.db, orderId),
  }
}

/** What the books say of one purchase. */
type Together = Pick<BookedMoney, 'paid' | 'paidByCard' | 'heard' | 'waiting' | 'isBought'>

/** Where the money of a booking is, by the books alone: nothing of this is asked of the code that is tested. */
function statusesOf({ paid, heard, waiting, isBought }: Together, { status, events }: Shown): string[] {
  if (waiting === 'failed') return ['RefundFailed']
  if (waiting === 'tried') return ['Refunding']
  if (waiting === 'unsure') return ['Refunding', 'RefundFailed']
  if (heard > 0) return [heard < paid ? 'PartiallyRefunded' : 'Refunded']
  if (paid > 0) return ['Captured']
  if (isBought) return ['None']
  if (status === 'PendingPurchase') return ['ActionRequired']
  // It was the customer's, or was refused when the money was there: that was let go.
  return [events.includes('confirmOk') || events.includes('confirmRefused') ? 'Voided' : 'None']
}

function settlementOf({ paid, paidByCard, isBought }: Together, { there }: Shown): string {
  const ways = [
    ...(paidByCard > 0 ? ['card'] : []),
    ...(paid > paidByCard ? ['account'] : []),
    ...(isBought && there > 0 ? ['there'] : []),
  ]
  return ways.length > 1 ? 'mixed' : (ways[0] ?? 'none')
}

/** What was bought as one with it, itself included: flight and hotel of a package. */
export function partsOf({ items }: OrderRS, reference: string): readonly string[] {
  const own = items.find((item) => referenceOf(item) === reference)
  const beside = items.filter(({ cartItemId }) => cartItemId === own?.cartItemId)
  return new Set(beside.map(({ productType }) => productType)).size > 1 ? beside.map(referenceOf) : [reference]
}

/** How it stands with the refunds of several parts: one that failed is what there is to say. */
function waitingIn(parts: readonly BookedMoney[]): BookedMoney['waiting'] {
  const all = parts.map(({ waiting }) => waiting)
  return (['failed', 'unsure', 'tried'] as const).find((one) => all.includes(one))
}

/** The books of a package are those of its parts, added up. */
function booksTogether(parts: readonly BookedMoney[]): Together {
  return {
    paid: sumOf(parts, ({ paid }) => paid),
    paidByCard: sumOf(parts, ({ paidByCard }) => paidByCard),
    heard: sumOf(parts, ({ heard }) => heard),
    waiting: waitingIn(parts),
    isBought: parts.some(({ isBought }) => isBought),
  }
}

/** Paid, refunded and fee add up; the fee of an exchange was paid beside the price, and is none of cancelling. */
function checkFee({ paid, heard, waiting }: Together, { reference, status, cancelFee, events }: Shown): void {
  if (events.includes('exchangeOk')) return
  const isSettled = status === 'Cancelled' && waiting === undefined
  expect(cancelFee, `${reference}: the fee of cancelling`).toBe(isSettled ? paid - heard : 0)
}

/** Of each booking in the exported table, by the places that the contract gives its columns. */
async function readTable(browser: Browser): Promise<ReadonlyMap<string, { paid: number; refunded: number }>> {
  const { raw } = await browser.call(exportBookingHistory, { query: {} })
  const rows = raw.body.split('\r\n').map((line) => line.slice(1, -1).split('","'))
  const inMinor = (cell = '') => minor(Number(cell))
  return new Map(rows.map((cells) => [cells[0] ?? '', { paid: inMinor(cells[12]), refunded: inMinor(cells[15]) }]))
}

/** What the books say of each booking, or package, and what the page, the list, the table and the order say of it. */
export async function checkShown(browser: Browser, { order, shown, books }: Stand): Promise<void> {
  const { body: list } = await browser.call(readBookingHistory, { body: { page: 0, size: 50 } })
  const table = await readTable(browser)
  for (const page of shown) {
    const { reference, paymentStatus, settlement, paid, refunded } = page
    const references = partsOf(order, reference)
    const booked = booksTogether(books.filter((one) => references.includes(one.reference)))
    expect(statusesOf(booked, page), reference).toContain(paymentStatus)
    expect({ settlement, paid, refunded }, reference).toEqual({
      settlement: settlementOf(booked, page),
      paid: booked.paid,
      refunded: booked.heard,
    })
    checkFee(booked, page)
    // Each part of a package has its own share of it in the order.
    const item = order.items.find((one) => referenceOf(one) === reference)
    if (references.length === 1) expect(item, reference).toMatchObject({ paymentStatus, settlement })
    const row = list.content?.find(({ uniqueIDs }) => uniqueIDs[0]?.id === reference)
    // What is only pending is in no list, and a package is there once.
    if (page.status === 'Pending' || references[0] !== reference) {
      expect([row, table.get(reference)]).toEqual([undefined, undefined])
      continue
    }
    expect(row, reference).toMatchObject({ paymentStatus, settlement })
    expect(table.get(reference), reference).toEqual({ paid, refunded })
  }
}

const sumOf = (all: readonly BookedMoney[], amount: (one: BookedMoney) => number): number =>
  all.reduce((sum, one) => sum + amount(one), 0)

/** What those outside have is what the bookings were paid with; `used`: of the agencies' credit before this order. */
export function checkOutside({ books, outside }: Stand, used: number): void {
  for (const { reference, paid, owed, given, sales } of books) {
    expect(owed, `${reference}: given back more than was paid`).toBeLessThanOrEqual(paid)
    expect(given, `${reference}: given back more than is owed`).toBeLessThanOrEqual(owed)
    expect(sales, `${reference}: sold twice`).toBeLessThanOrEqual(1)
  }
  const card = sumOf(books, ({ paidByCard }) => paidByCard)
  const account = sumOf(books, ({ paid, paidByCard }) => paid - paidByCard)
  const givenByCard = sumOf(books, (one) => one.givenByCard)
  const givenToAccount = sumOf(books, (one) => one.given - one.givenByCard)
  expect(outside).toEqual({
    card: { captured: card, refunded: givenByCard, reserved: 0 },
    account: { captured: account, refunded: givenToAccount, reserved: 0 },
    used: used + account - givenToAccount,
  })
}

/** The shop of a history has a seller: what was taken is invoiced, and what went back is credited. */
export async function checkInvoiced(db: Db, orderId: string): Promise<void> {
  for (const { id, captured, refunded, invoices, invoiced, credited } of await readInvoiced(db, orderId)) {
    expect(invoices, `invoices of the payment ${id}`).toBeGreaterThanOrEqual(1)
    expect(invoiced - credited, `invoiced less credited of the payment ${id}`).toBe(captured - refunded)
  }
}

/** A refund that failed is on the list of those who can have it tried again, and nothing else of the order is. */
export async function checkWork(staff: Browser, { order, shown, books }: Stand): Promise<void> {
  const { body } = await staff.call(listWorkItems, {})
  const listed = new Set(body.items.filter(({ kind }) => kind === 'refund').map(({ bookingId }) => bookingId))
  for (const { reference, paymentStatus } of shown) {
    const references = partsOf(order, reference)
    const isListed = books.some((one) => references.includes(one.reference) && listed.has(one.id))
    expect(isListed, `${reference} is on the list of work`).toBe(paymentStatus === 'RefundFailed')
  }
}
