import { bookActivity } from '@portolan/contract/activity'
import { changeUser } from '@portolan/contract/agency'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { holdHotel } from '@portolan/contract/hotel'
import { holdPackage } from '@portolan/contract/package'
import { addTraveler, saveTravelerDraft } from '@portolan/contract/traveler'
import { sql } from '../platform/sql.ts'
import { buy, hold } from '../testing/booking-world.ts'
import { contact, couple } from '../testing/package-world.ts'
import type { Browser, TestWorld } from '../testing/world.ts'
import { findDeparture, findPackage, findRoom, type Offers, passStart } from './offers.ts'

/** What somebody owns: the objects that the calls of the matrix name. */
export interface Belongings {
  /** Written into whatever is typed, so that it is recognised in answers. */
  mark: string
  /** Absent for guests, who have no account. */
  account: { id: string; username: string; email: string } | undefined
  bought: { orderId: string; reference: string; bookingId: string }
  held: {
    orderId: string
    quoteId: string
    reference: string
    cartItemId: string
    total: { currencyCode: string; amount: number }
  }
  /** Left in the cart. */
  cartItemId: string
  draft: string
  workItemId: string
  travelerId: string | undefined
  /** References of what is on hold; absent for those who may not buy it. */
  hotel: string | undefined
  activity: string | undefined
  package: string | undefined
  /** Of the agency: a role of its own, and the figure of its limit in an answer. */
  roleId: string | undefined
  creditLimit: string | undefined
}

export const traveler = (mark: string) => ({
  ref: 't1',
  type: 'adult' as const,
  title: 'Ms',
  firstName: 'Ada',
  lastName: mark,
})

export async function putIntoCart(
  browser: Browser,
  productType: 'air' | 'hotel' | 'package' | 'activity' | 'car' | 'rail' | 'railPass' | 'transfer',
  rphs: readonly string[],
): Promise<CartItem> {
  const startDate = productType === 'railPass' ? { startDate: passStart } : {}
  const { status, body } = await browser.call(addToCart, {
    body: { goods: { productType, rphs: [...rphs], ...startDate } },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return JSON.parse((body as string[]).at(-1) ?? '') as CartItem
}

const bookingIdOf = async ({ db }: TestWorld, reference: string): Promise<string> =>
  (await db.one<{ id: string }>(sql`select id from booking where reference = ${reference}`))?.id ?? ''

/** No machine gave it up in truth: the row is what the list and the settling of it look at. */
async function putWorkItem({ db }: TestWorld, bookingId: string): Promise<string> {
  const row = await db.one<{ id: string }>(sql`
    insert into work_item (kind, booking_id, agency_id)
    select 'refund', booking.id, purchase.agency_id from booking join purchase on purchase.id = booking.purchase_id
    where booking.id = ${bookingId} returning id`)
  return row?.id ?? ''
}

function referenceIn<Body>(
  { body, raw }: { body: Body; raw: { body: string } },
  find: (body: Body) => string | undefined,
): string {
  const reference = find(body)
  if (reference === undefined) throw new Error(`It was not held: ${raw.body.slice(0, 2000)}`)
  return reference
}

/** Eight buy at once, and each that is held leaves fewer seats of its fare to those that share one of its planes. */
const buyersAtOnce = 8

/** The first that is still to be had for what it was offered for, from the buyer's place on. */
async function holdTrip(browser: Browser, packages: Offers['packages'], place: number): Promise<string> {
  const hold = async (index: number) => {
    const { correlationID, components } = await findPackage(browser, packages, index)
    const dynamicPackage = { components, resGuests: couple }
    return browser.call(holdPackage, { body: { correlationID, contact, dynamicPackage } })
  }
  // Sold out or dearer is told as such; a server that fails is no reason to try elsewhere.
  const isGone = ({ body, status }: Awaited<ReturnType<typeof hold>>) =>
    status < 500 && !(body.success && body.dynamicPackage?.dynamicPkgID)
  let trip = await hold(place)
  for (let index = place + buyersAtOnce; isGone(trip) && index < packages.flights.length; index += buyersAtOnce)
    trip = await hold(index)
  return referenceIn(trip, ({ dynamicPackage }) => dynamicPackage?.dynamicPkgID?.id)
}

/** The three products whose own call pays for what was held before. */
async function holdStays(browser: Browser, offers: Offers, place: number) {
  const room = await findRoom(browser, offers.hotels, place)
  const hotel = await browser.call(holdHotel, { body: { ...room, resStatus: 'Hold' } })
  const bookingInfo = await findDeparture(browser, offers.tours, place)
  const activity = await browser.call(bookActivity, { body: { resStatus: 'Hold', bookingInfo } })
  return {
    hotel: referenceIn(hotel, ({ hotelReservationList }) => hotelReservationList?.[0]?.uniqueIDs[0]?.id),
    activity: referenceIn(activity, ({ reservationDetails }) => reservationDetails?.uniqueID.id),
    package: await holdTrip(browser, offers.packages, place),
  }
}

export interface Owner {
  browser: Browser
  mark: string
  account: Belongings['account']
  /** Whether hotels, activities and packages are bought, too; and which of those that were found. */
  place: number | undefined
}

/** Bought and typed by the owner, through the same calls as in a browser. */
export async function acquire(world: TestWorld, offers: Offers, owner: Owner): Promise<Belongings> {
  const { browser, mark, account, place } = owner
  const bought = await buy(browser, await putIntoCart(browser, 'rail', [offers.ticket]))
  const item = await putIntoCart(browser, 'railPass', [offers.pass])
  const held = await hold(browser, item)
  const cartItem = await putIntoCart(browser, 'rail', [offers.otherTicket])
  const draft = `draft of ${mark}`
  await browser.call(saveTravelerDraft, {
    params: { correlationID: draft },
    body: { travelers: [traveler(mark)] },
  })
  const saved = account && (await browser.call(addTraveler, { body: traveler(mark) }))
  const stays = place === undefined ? undefined : await holdStays(browser, offers, place)
  const bookingId = await bookingIdOf(world, bought.reference)
  return {
    mark,
    account,
    bought: { orderId: bought.orderId, reference: bought.reference, bookingId },
    held: {
      orderId: held.orderId,
      quoteId: held.quoteId,
      reference: held.reference,
      total: held.total,
      cartItemId: item.id,
    },
    cartItemId: cartItem.id,
    draft,
    workItemId: await putWorkItem(world, bookingId),
    travelerId: saved?.body.traveler?.id,
    hotel: stays?.hotel,
    activity: stays?.activity,
    package: stays?.package,
    roleId: undefined,
    creditLimit: undefined,
  }
}

/** Personal permissions beside what the roles give, by the hand of somebody who manages the agency's people. */
export async function changePermissions(
  manager: Browser,
  username: string,
  change: { grant?: readonly string[]; revoke?: readonly string[] },
): Promise<void> {
  const { status, raw } = await manager.call(changeUser, {
    params: { username },
    body: { grant: [...(change.grant ?? [])], revoke: [...(change.revoke ?? [])] } as never,
  })
  if (status !== 200) throw new Error(raw.body)
}
