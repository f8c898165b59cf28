import { bookActivity } from '@portolan/contract/activity'
import { bookFlight } from '@portolan/contract/air'
import { bookCar } from '@portolan/contract/car'
import { confirmCheckout } from '@portolan/contract/checkout'
import { bookHotel, holdHotel } from '@portolan/contract/hotel'
import { bookPackage, holdPackage } from '@portolan/contract/package'
import { bookRail, confirmRailBooking } from '@portolan/contract/rail-booking'
import { bookTransfer } from '@portolan/contract/transfer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { signedIn } from '../testing/agency.ts'
import { type Bought, buy, hold, named } from '../testing/booking-world.ts'
import { byCard, putPass } from '../testing/checkout-world.ts'
import { commitExchange, dearer, findTicket, quoteExchange } from '../testing/exchange-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { contact, couple } from '../testing/package-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import { changePermissions, putIntoCart } from './belongings.ts'
import { findOffers, findRoom, type Offers } from './offers.ts'
import { airTraveler, driver, passenger, pos } from './people.ts'
import { readTraces } from './product-world.ts'

let world: TestWorld
let owner: Browser
let agent: Browser
let offers: Offers
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
  owner = await signedIn(world, 'owner')
  agent = await signedIn(world, 'agent')
  offers = await findOffers(agent)
})
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

const paymentForm = { kind: 'account' as const }
const acceptedTotal = ({ total }: Bought) => total

describe('without the right to spend the agency’s credit', () => {
  test('[R6.2] [A11] nothing is bought on account by any call, and nothing is held for it', async () => {
    const pass = await hold(agent)
    const ticket = await buy(agent, await putIntoCart(agent, 'rail', [offers.ticket]))
    const room = await findRoom(agent, offers.hotels, 3)
    const heldRoom = await agent.call(holdHotel, { body: { ...room, resStatus: 'Hold' } })
    const tour = await agent.call(bookActivity, { body: { resStatus: 'Hold', bookingInfo: offers.departure } })
    const { correlationID, components } = offers.package
    const trip = await agent.call(holdPackage, {
      body: { correlationID, contact, dynamicPackage: { components, resGuests: couple } },
    })
    const { rph: better } = await findTicket(agent, dearer)
    const quoted = await quoteExchange(agent, ticket.reference, better)
    expect(quoted.body.due?.amount, quoted.raw.body).toBeGreaterThan(0)
    const references = {
      room: heldRoom.body.hotelReservationList[0]?.uniqueIDs[0]?.id ?? '',
      tour: tour.body.reservationDetails?.uniqueID.id ?? '',
      trip: trip.body.dynamicPackage?.dynamicPkgID?.id ?? '',
    }

    const ways: Record<string, () => Promise<{ status: number }>> = {
      'an order': () =>
        agent.call(confirmCheckout, {
          body: { orderId: pass.orderId, quoteId: pass.quoteId, paymentForm, acceptedTotal: acceptedTotal(pass) },
        }),
      'one booking of an order': () =>
        agent.call(confirmCheckout, {
          body: {
            uniqueID: named(pass.reference),
            quoteId: pass.quoteId,
            paymentForm,
            acceptedTotal: acceptedTotal(pass),
          },
        }),
      'a held train': () =>
        agent.call(confirmRailBooking, { body: { uniqueIDs: [named(pass.reference)], paymentForm } }),
      'a train at once': () =>
        agent.call(bookRail, {
          body: {
            pos,
            resStatus: 'Book',
            correlationID: 'rights',
            railBookInfo: {
              requestedJourneyRPHs: [offers.otherTicket],
              passengerInfos: [passenger],
              paymentForm,
            },
          },
        }),
      'a flight': () =>
        agent.call(bookFlight, {
          body: {
            correlationID: 'rights',
            airItineraryRPHs: [offers.flight],
            travelerInfo: { airTravelers: [airTraveler] },
            contact,
            fulfillment: { paymentForm },
          },
        }),
      'a room': () => agent.call(bookHotel, { body: { ...offers.room, resStatus: 'Book' } }),
      'a held room': () =>
        agent.call(bookHotel, { body: { ...room, resStatus: 'Book', uniqueID: named(references.room) } }),
      'a tour': () =>
        agent.call(bookActivity, {
          body: { resStatus: 'Book', bookingInfo: { ...offers.departure, paymentForm } },
        }),
      'a held tour': () =>
        agent.call(bookActivity, {
          body: {
            resStatus: 'Commit',
            uniqueID: named(references.tour),
            bookingInfo: { ...offers.departure, paymentForm },
          },
        }),
      'a held package': () => agent.call(bookPackage, { body: { uniqueID: named(references.trip), paymentForm } }),
      'a car': () =>
        agent.call(bookCar, {
          body: { resStatus: 'Book', rph: offers.car.avail.rph, customer: { primary: driver }, paymentForm },
        }),
      'a transfer': () =>
        agent.call(bookTransfer, {
          body: {
            resStatus: 'Book',
            rph: offers.transfer,
            passenger: { primary: { personName: driver.personName, ...contact } },
            paymentForm,
          },
        }),
      'a dearer train in exchange': () =>
        commitExchange(agent, ticket.reference, better, quoted.body.exchangeQuoteID, paymentForm),
    }
    const tryAll = async () => {
      const statuses: Record<string, number> = {}
      for (const [name, go] of Object.entries(ways)) statuses[name] = (await go()).status
      return statuses
    }

    await changePermissions(owner, 'agent', { revoke: ['credit:spend'] })
    const before = await readTraces(world)
    expect(await tryAll()).toEqual(Object.fromEntries(Object.keys(ways).map((name) => [name, 403])))
    expect(await readTraces(world)).toEqual(before)
    const { body } = await agent.call(confirmCheckout, {
      body: { orderId: pass.orderId, quoteId: pass.quoteId, paymentForm: byCard(), acceptedTotal: pass.total },
    })
    expect(body.items[0]?.status, 'by card it is bought').toBe('Ticketed')

    await changePermissions(owner, 'agent', {})
    expect(await tryAll()).toEqual(Object.fromEntries(Object.keys(ways).map((name) => [name, 200])))
  })
})

describe('a credit that is enough for one', () => {
  test('[F1] [R6.2] of 20 orders at once on account sells one, and the others are declined', async () => {
    const items = []
    for (let index = 0; index < 20; index++) items.push(await putPass(agent, index % 2 ? 'BENELUX' : 'EUROPE'))
    const orders = []
    for (const item of items) orders.push(await hold(agent, item))
    const dearest = Math.max(...orders.map(({ total }) => Math.round(total.amount * 100)))
    const cheapest = Math.min(...orders.map(({ total }) => Math.round(total.amount * 100)))
    expect(dearest, 'enough for one is not enough for two').toBeLessThan(2 * cheapest)
    await world.db.query(sql`update credit set credit_limit = used + ${dearest} where currency = 'USD'`)
    const before = await world.db.one<{ used: number }>(sql`select used from credit where currency = 'USD'`)
    const replies = await Promise.all(
      orders.map(({ orderId, quoteId, total }) =>
        agent.call(confirmCheckout, { body: { orderId, quoteId, paymentForm, acceptedTotal: total } }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(orders.map(() => 200))
    const sold = replies.filter(({ body }) => body.items[0]?.status === 'Ticketed')
    expect(sold).toHaveLength(1)
    expect(replies.filter(({ body }) => body.items[0]?.status === 'OnHold')).toHaveLength(19)
    await world.app.settle()
    const after = await world.db.one<{ used: number }>(sql`select used from credit where currency = 'USD'`)
    expect((after?.used ?? 0) - (before?.used ?? 0)).toBe(Math.round((sold[0]?.body.total.amount ?? 0) * 100))
  })
})
