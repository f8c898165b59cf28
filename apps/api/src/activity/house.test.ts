import { bookActivity, checkActivity, type TourActivityInfo } from '@portolan/contract/activity'
import { cancelBooking, readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { confirmCheckout, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { addDays } from '@portolan/domain/date'
import { languages } from '@portolan/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  activityBody,
  availBody,
  type Counts,
  checkDay,
  family,
  findActivities,
  type Group,
  two,
} from '../testing/activity-world.ts'
import { signedIn } from '../testing/agency.ts'
import { ada, byCard } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { drawnPapers } from '../testing/papers.ts'
import { inDays } from '../testing/shop-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let traveller: Browser
let agent: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { renderer: drawnPapers })
  traveller = await world.loggedIn('traveller')
  agent = await signedIn(world, 'agent')
})
afterAll(() => world.close())

const cents = (amount = 0): number => Math.round(amount * 100)
const idOf = ({ basicInfo }: TourActivityInfo): string => basicInfo.tourActivityID

/** The first of the kind, on the first day with room for all. */
async function openTour(kind: string, counts: Counts = two, browser = traveller) {
  const list = await findActivities(
    browser,
    activityBody({ customerCounts: counts, categoryTypePref: { category: kind } }),
  )
  const tour = list[0] ?? expect.fail(`There is no ${kind}.`)
  const row =
    tour.schedule.details.find(({ availableQty = 0 }) => availableQty >= 5) ?? expect.fail('There is no such day.')
  return { tour, row, id: idOf(tour), day: row.start }
}

async function openGroup(kind: string, counts: Counts = two, browser = traveller) {
  const { id, day, row } = await openTour(kind, counts, browser)
  const { info } = await checkDay(browser, id, day, { participantCounts: counts })
  const groups = info.pricing.groups.toSorted((one, other) => one.price.amount - other.price.amount)
  return { id, day, row, info, group: groups[0] ?? expect.fail('There is no departure.') }
}

describe('[R7.19] activities of a city', () => {
  test('the cheapest first, each with all its days, and at the price of a departure on such a day', async () => {
    const list = await findActivities(traveller, activityBody({ customerCounts: family }))
    expect(list.length).toBeGreaterThan(5)
    const prices = list.map(({ pricing }) => pricing.summary?.amount ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    for (const tour of list.slice(0, 3)) {
      const { details } = tour.schedule
      const open = details.filter(({ availableQty = 0 }) => availableQty >= 3)
      expect(Math.min(...open.map(({ partyFare }) => partyFare?.amount ?? 0))).toBe(tour.pricing.summary?.amount)
      const row = open[0] ?? expect.fail('no day')
      const { info } = await checkDay(traveller, idOf(tour), row.start, { participantCounts: family })
      expect(Math.min(...info.pricing.groups.map(({ price }) => price.amount))).toBe(row.partyFare?.amount)
    }
  })

  test('what everybody pays comes to the price, to the cent', async () => {
    const list = await findActivities(traveller, activityBody({ customerCounts: family }))
    for (const { pricing } of list)
      for (const { price, participantCategories, pricingType } of pricing.groups) {
        if (pricingType === 'PerGroup') continue
        const parts = participantCategories.reduce((all, { total }) => all + cents(total?.amount), 0)
        expect(parts).toBe(cents(price.amount))
        expect(participantCategories.reduce((all, { quantity = 0 }) => all + quantity, 0)).toBe(3)
      }
  })

  test('by kind, price, language and words in any language; page by page', async () => {
    const all = await findActivities(traveller)
    const kinds = new Set(all.map(({ categoryAndType }) => categoryAndType?.category))
    expect(kinds.size).toBeGreaterThan(3)
    const walks = await findActivities(traveller, activityBody({ categoryTypePref: { types: ['walk', 'boat'] } }))
    expect(walks.length).toBeGreaterThan(0)
    for (const { categoryAndType } of walks) expect(['walk', 'boat']).toContain(categoryAndType?.category)
    const prices = all.map(({ pricing }) => pricing.summary?.amount ?? 0)
    const [least = 0, most = 0] = [prices[2], prices[4]]
    const some = await findActivities(traveller, activityBody({ pricePref: { minPrice: least, maxPrice: most } }))
    expect(some.length).toBe(prices.filter((price) => price >= least && price <= most).length)
    const french = await findActivities(traveller, activityBody({ languageSpoken: 'fr' }))
    for (const { languagesSpoken } of french) expect(languagesSpoken).toContain('fr')
    const alfama = await findActivities(traveller, activityBody({ keyword: 'ALFAMA' }))
    expect(alfama.map(idOf)).toContain('LISBOA-01')
    const first = await findActivities(traveller, activityBody({}, { maxResponses: 4 }))
    const next = await findActivities(traveller, activityBody({}, { maxResponses: 4, moreDataEchoToken: '4' }))
    expect([...first, ...next].map(idOf)).toEqual(all.slice(0, 8).map(idOf))
  })

  test('around a position', async () => {
    const at = { position: { latitude: 38.711, longitude: -9.13 }, radiusKm: 2 }
    const near = await findActivities(traveller, activityBody({ locationPref: at }))
    expect(near.length).toBeGreaterThan(0)
    for (const { locations } of near) {
      expect(Math.abs((locations[0]?.position?.latitude ?? 0) - 38.711)).toBeLessThan(0.02)
    }
  })
})

describe('[R7.20] one activity by its days and hours', () => {
  test('two months of days; what runs costs what its departures cost', async () => {
    const { id } = await openTour('walk')
    const schedule = { start: inDays(30), end: inDays(91) }
    const { info } = await checkDay(traveller, id, schedule.start, { schedule })
    expect(info.schedule.details.length).toBeGreaterThan(40)
    for (const { start, fare, partyFare } of info.schedule.details) {
      expect(start >= schedule.start && start <= schedule.end).toBe(true)
      expect(partyFare?.amount).toBeGreaterThanOrEqual(fare?.amount ?? 0)
    }
  })

  test('content in six languages, with what is included and what is not', async () => {
    const { id, day } = await openTour('walk')
    const told = new Set<string>()
    for (const language of languages) {
      const reply = await traveller.call(
        checkActivity,
        { body: availBody(id, day) },
        { 'accept-language': language === 'zhHK' ? 'zh-HK' : language },
      )
      const { description, basicInfo, policies } = reply.body.tourActivityInfos[0] ?? expect.fail('no activity')
      for (const list of [description.included, description.notIncluded, description.goodToKnow, policies?.rules])
        expect(list?.length).toBeGreaterThan(0)
      told.add(`${basicInfo.name} ${description.longDescription}`)
    }
    expect(told.size).toBe(languages.length)
  })

  test('a chosen departure is priced again, with what is asked of those who come', async () => {
    const { id, day, group } = await openGroup('walk')
    const again = await checkDay(traveller, id, day, { groupRph: group.rph })
    expect(again.info.pricing.groups).toMatchObject([{ price: group.price, start: group.start }])
    expect(again.travelerRequirements?.leadTraveler).toEqual(expect.arrayContaining(['lastName', 'email', 'phone']))
  })
})

const travelersOf = (types: readonly ('adult' | 'child')[]) =>
  types.map((type, index) =>
    index === 0
      ? ada
      : {
          ...{ ref: `t${index + 1}`, type, title: 'Mr', firstName: `Byron${index}`, lastName: 'Blunt' },
          ...(type === 'child' && { age: 8 }),
        },
  )

async function buyInCart(group: Group, types: readonly ('adult' | 'child')[]) {
  const put = await traveller.call(addToCart, { body: { goods: { productType: 'activity', rphs: [group.rph] } } })
  expect(put.status, put.raw.body).toBe(200)
  const item: CartItem = JSON.parse(put.body.at(-1) ?? '')
  const { body: order } = await traveller.call(startCheckout, { body: { cartItemIds: [item.id] } })
  const travelers = travelersOf(types)
  const assign = [{ cartItemId: item.id, travelerRefs: travelers.map(({ ref }) => ref) }]
  const held = await traveller.call(quoteCheckout, {
    body: { orderId: order.orderId, travelers, contact: { email: ada.email }, assign },
  })
  expect(held.status, held.raw.body).toBe(200)
  expect(held.body.items?.[0]?.errors, held.raw.body).toBeUndefined()
  const paid = await traveller.call(confirmCheckout, {
    body: {
      orderId: order.orderId,
      quoteId: held.body.quoteId,
      paymentForm: byCard(),
      acceptedTotal: { currencyCode: held.body.total.currencyCode, amount: held.body.total.amount },
    },
  })
  return { item, held, paid, uniqueID: { type: '14', id: paid.body.items?.[0]?.uniqueID?.id ?? '' } }
}

describe('[R1.1] an activity from the search to the voucher', () => {
  test('a consumer: list price = day price = departure price = paid price; then it is given back', async () => {
    const { group, row } = await openGroup('walk', family)
    expect(group.price.amount).toBe(row.partyFare?.amount)
    const { item, held, paid, uniqueID } = await buyInCart(group, ['adult', 'adult', 'child'])
    expect(item).toMatchObject({ price: { sellingTotalAmount: group.price.amount } })
    expect(item.display).toMatchObject({ party: { adults: 2, children: 1 } })
    expect(held.body.total.amount).toBe(group.price.amount)
    expect(paid.body.items?.[0], paid.raw.body).toMatchObject({ price: { amount: group.price.amount } })
    const details = await traveller.call(readBookingDetails, { body: { uniqueID } })
    expect(details.body, details.raw.body).toMatchObject({
      booking: { productType: 'activity' },
      documents: expect.arrayContaining(['voucher']),
      reservation: {
        ...{ total: { amount: group.price.amount }, voucher: { format: 'QRCODE' } },
        activity: {
          start: group.start,
          participants: [{ qualifierInfo: 'Child' }, { qualifierInfo: 'Adult', quantity: 2 }],
        },
      },
    })
    for (const query of [{}, { price: 'without' }]) {
      const pdf = await traveller.call(readBookingDocument, {
        ...{ params: { id: uniqueID.id, documentId: 'voucher' }, query },
      } as never)
      expect(pdf.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const history = await traveller.call(readBookingHistory, {
      body: { page: 0, size: 20, productType: 'activity' },
    })
    expect(history.raw.body).toContain(uniqueID.id)
    const quote = await traveller.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs: [uniqueID] } })
    const { cancelQuoteID } = quote.body.cancelInfoRS ?? expect.fail(quote.raw.body)
    const done = await traveller.call(cancelBooking, {
      body: { cancelType: 'Commit', uniqueIDs: [uniqueID], ...(cancelQuoteID && { cancelQuoteID }) },
    })
    expect([done.status, done.body.success], done.raw.body).toEqual([200, true])
    await world.app.settle()
    await checkInvariants(world.db)
    const after = await traveller.call(readBookingDetails, { body: { uniqueID } })
    expect(after.body).toMatchObject({ booking: { status: 'Cancelled' } })
    expect(after.body.reservation).not.toHaveProperty('voucher')
  })

  test('an agency holds, and commits on its account', async () => {
    const { id, group } = await openGroup('food', two, agent)
    const participant = (rph: string, givenName: string, more = {}) => ({
      ...{ rph, qualifierInfo: 'Adult' as const, personName: { namePrefix: 'Ms', givenName, surname: 'Lam' }, ...more },
    })
    const contact = { email: 'mei@example.com', telephone: { countryAccessCode: '852', phoneNumber: '21104400' } }
    const bookingInfo = {
      ...{ tourActivityID: id, groupRph: group.rph, schedule: { start: group.start ?? '' } },
      participants: [participant('a', 'Mei', { contact }), participant('b', 'Ling')],
    }
    const held = await agent.call(bookActivity, { body: { resStatus: 'Hold', bookingInfo } })
    expect(held.body.errors, held.raw.body).toBeUndefined()
    const hold = held.body.reservationDetails ?? expect.fail('no reservation')
    expect(hold).toMatchObject({ status: 'OnHold', uniqueID: { type: '23' }, total: { amount: group.price.amount } })
    expect(Date.parse(hold.holdExpires ?? '') - Date.now()).toBeGreaterThan(20 * 60_000)
    const body = {
      ...{ resStatus: 'Commit' as const, uniqueID: { type: hold.uniqueID.type, id: hold.uniqueID.id } },
      bookingInfo: { ...bookingInfo, paymentForm: { kind: 'account' as const } },
    }
    const done = await agent.call(bookActivity, { body })
    expect(done.body.errors, done.raw.body).toBeUndefined()
    expect(done.body.reservationDetails).toMatchObject({
      ...{ uniqueID: { type: '14', id: hold.uniqueID.id }, total: { amount: group.price.amount } },
      voucher: { format: 'QRCODE', value: expect.stringMatching(/^\d{8}$/) },
    })
    await world.app.settle()
    await checkInvariants(world.db)
  })

  test('a day trip with pick-up asks for the hotel, and is not held without it', async () => {
    const list = await findActivities(agent, activityBody({ categoryTypePref: { category: 'dayTrip' } }))
    const tour = list.find(({ description }) => description.hasPickUp) ?? expect.fail('nobody is fetched')
    const day = tour.schedule.details.find(({ availableQty = 0 }) => availableQty >= 5)?.start ?? ''
    const { info } = await checkDay(agent, idOf(tour), day)
    expect(info.questions).toMatchObject([{ code: 'PICK_UP_HOTEL', per: 'order', required: true }])
    const group = info.pricing.groups[0] ?? expect.fail('no departure')
    const bookingInfo = {
      ...{ tourActivityID: idOf(tour), groupRph: group.rph, schedule: { start: day } },
      participants: ['a', 'b'].map((rph) => ({
        ...{ rph, qualifierInfo: 'Adult' as const, personName: { namePrefix: 'Ms', givenName: rph, surname: 'Lam' } },
        contact: { email: 'mei@example.com', telephone: { phoneNumber: '21104400' } },
      })),
    }
    const silent = await agent.call(bookActivity, { body: { resStatus: 'Hold', bookingInfo } })
    expect([silent.status, silent.raw.body.includes('/bookingInfo/answers/PICK_UP_HOTEL')]).toEqual([400, true])
    const answers = [{ code: 'PICK_UP_HOTEL', value: 'Hotel Avenida, Rua do Ouro' }]
    const held = await agent.call(bookActivity, {
      body: { resStatus: 'Hold', bookingInfo: { ...bookingInfo, answers } },
    })
    expect(held.body.reservationDetails?.status, held.raw.body).toBe('OnHold')
  })
})

test('a day is told by the clock of the place: nothing that has left is offered', async () => {
  const today = inDays(0)
  const list = await findActivities(traveller, activityBody({ dateTimePref: { start: today, end: addDays(today, 1) } }))
  for (const { schedule } of list)
    for (const { start, operationTimes = [] } of schedule.details)
      for (const { start: time } of operationTimes) {
        const local = new Intl.DateTimeFormat('sv-SE', {
          ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Lisbon' },
        }).format(Date.now() - 60_000)
        expect(`${start} ${time}` > local).toBe(true)
      }
})
