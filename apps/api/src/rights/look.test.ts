import { readBookingDetails } from '@portolan/contract/booking'
import { readBookingDocument, resendBooking } from '@portolan/contract/booking-papers'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { quoteCheckout } from '@portolan/contract/checkout'
import { languages } from '@portolan/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { signedIn } from '../testing/agency.ts'
import { named } from '../testing/booking-world.ts'
import { ada } from '../testing/checkout-world.ts'
import { cheaper, findTicket } from '../testing/exchange-world.ts'
import { codesIn, lastMail, open } from '../testing/guest-code.ts'
import { drawnPapers } from '../testing/papers.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import { findOffers, type Offers, passStart } from './offers.ts'
import { begin, type Held, pay, type Sold, soldProducts } from './product-world.ts'

let world: TestWorld
let agent: Browser
let offers: Offers
/** Its conditions name a fee. */
let ticket: string
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' }, { renderer: drawnPapers })
  agent = await signedIn(world, 'agent')
  offers = await findOffers(agent)
  ticket = (await findTicket(agent, cheaper)).rph
})
afterAll(() => world.close())

/** What the real suppliers of the demo sell, with all their terms; each booked once. */
const goodsOf: Record<Sold, () => { rphs: string[]; startDate?: string }> = {
  rail: () => ({ rphs: [ticket] }),
  railPass: () => ({ rphs: [offers.pass], startDate: passStart }),
  air: () => ({ rphs: [offers.flight] }),
  hotel: () => ({
    rphs: offers.room.hotelReservationList.flatMap(({ roomStays }) =>
      roomStays.roomStayList.map(({ reference }) => reference.id),
    ),
  }),
  activity: () => ({ rphs: [offers.departure.groupRph] }),
  car: () => ({ rphs: [offers.car.avail.rph] }),
  transfer: () => ({ rphs: [offers.transfer] }),
  package: () => ({ rphs: offers.package.rphs }),
}

async function buy(productType: Sold): Promise<Held> {
  const put = await agent.call(addToCart, { body: { goods: { productType, ...goodsOf[productType]() } } })
  expect(put.status, put.raw.body).toBe(200)
  const item = JSON.parse(put.body.at(-1) ?? '') as CartItem
  const { body: order } = await begin(agent, item)
  const party = order.items?.[0]?.party ?? []
  const travelers = party.map((_, index) => ({ ...ada, ref: `t${index + 1}` }))
  const { body, raw } = await agent.call(quoteCheckout, {
    body: {
      orderId: order.orderId,
      travelers,
      contact: { email: 'ada@example.com' },
      assign: [{ cartItemId: item.id, travelerRefs: travelers.map(({ ref }) => ref) }],
    },
  })
  const reference = body.items?.[0]?.uniqueID?.id ?? expect.fail(raw.body)
  const held = { orderId: order.orderId, quoteId: body.quoteId, reference, total: body.total }
  const paid = await pay(agent, held)
  expect(paid.body.items?.[0]?.status, paid.raw.body).toBe('Ticketed')
  return held
}

/** A sum in figures, with its currency before or behind it, in any of the languages. */
const sum =
  /([€$£¥]|\b(EUR|USD|GBP|CHF|HKD|CNY|PLN|CZK|DKK|SEK|NOK|HUF)\b)[\s\u00a0\u202f]?\d|\d[\s\u00a0\u202f]?([€£¥]|(EUR|USD|GBP|CHF|HKD|CNY|PLN|CZK|DKK|SEK|NOK|HUF)\b)/
/** A mail or a paper but for the lines that say what is taken on the spot, and what a rental's desk may ask for. */
const due =
  /Pay at the (hotel|desk): |Taken by the hotel on |Blocked on the driver’s card, not charged: |\bExcess: | a kilometre\b/
const withoutDue = (mail: string): string =>
  mail
    .split(/\n|<br>|<\/p>|<\/td>/)
    .filter((line) => !due.test(line))
    .join('\n')

/** A booking's details but for the same conditions of a rental. */
const withoutPickUpTerms = (details: string): string =>
  JSON.stringify(JSON.parse(details), (name, value) => (name === 'paymentRules' ? undefined : value))

/** How to reach those who travel, and what only they and the supplier know of them. */
const personal = /ada@example|7946 0000|1990-12-10|PX1234567|residence|nationality/i

describe.each(soldProducts)('a booking that was sent on: %s', (product) => {
  test('[R6.2] [A11] its reader is told neither a sum nor more of the travellers than their names', async () => {
    const { reference, total } = await buy(product)
    await agent.call(resendBooking, { params: { id: reference }, body: { email: 'grace@example.org' } })
    const mail = await lastMail(world)
    // An agency's client has to know what the hotel or the desk takes from them: it is no price of the agency's.
    expect(withoutDue(mail)).not.toMatch(sum)
    const friend = world.browser()
    expect((await open(friend, codesIn(mail)[0])).status).toBe(200)
    for (const language of languages) {
      const details = await friend.call(
        readBookingDetails,
        { body: { uniqueID: named(reference) } },
        { 'accept-language': language === 'zhHK' ? 'zh-HK' : language },
      )
      expect(details.body.standing).toBe('look')
      const kinds = details.body.timeline?.map(({ kind }) => kind).filter((kind) => kind !== 'holdOk')
      expect(kinds).toEqual(['confirmOk', 'ticketed'])
      expect(withoutPickUpTerms(details.raw.body)).not.toMatch(sum)
      expect(details.raw.body).not.toContain(`:${total.amount},`)
      expect(details.raw.body).not.toMatch(personal)
      expect(details.raw.body).not.toMatch(/"(driverA|a)ge"/)
      expect(details.raw.body).toContain('Lovelace')
    }
    const read = (documentId: string) =>
      friend.call(readBookingDocument, { params: { id: reference, documentId }, query: {} })
    const shown = await friend.call(readBookingDetails, { body: { uniqueID: named(reference) } })
    const [paper = ''] = shown.body.documents ?? []
    const lines = readPdf((await read(paper)).raw.rawPayload).lines.join('\n')
    expect(lines).toContain('Lovelace')
    for (const text of [lines, (await read('calendar')).raw.body]) {
      expect(withoutDue(text)).not.toMatch(sum)
      expect(text).not.toMatch(personal)
    }
  })
})
